import { expect, test } from 'vitest';
import { transcriptLines } from './transcript-lines.ts';

test('a picture that does not change is described once, a new one again', () => {
  expect(
    transcriptLines([
      'Rosa: It has curled up. [Picture: A red rug.]',
      'Walter: Keep it. [Picture: A red rug.]',
      'Mina: Take it up. [Picture: A bare floor.]',
      'Presenter: Who is correct? [Picture: A red rug.]',
    ]),
  ).toEqual([
    'Rosa: It has curled up. [Picture: A red rug.]',
    'Walter: Keep it.',
    'Mina: Take it up. [Picture: A bare floor.]',
    'Presenter: Who is correct?',
  ]);
});
