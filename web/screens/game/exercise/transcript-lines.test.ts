import { expect, test } from 'vitest';
import { transcriptLines } from './transcript-lines.ts';

test('sounds come before the words; a picture that does not change is described once, a new one again', () => {
  const rug = 'A red rug.';
  expect(
    transcriptLines([
      { id: 1, character: 'Rosa', sounds: ['[phone rings]'], words: 'It has curled up.', picture: rug },
      { id: 2, character: 'Walter', sounds: [], words: 'Keep it.', picture: rug },
      { id: 3, character: 'Mina', sounds: [], words: 'Take it up.', picture: 'A bare floor.' },
      { id: 4, character: 'Presenter', sounds: [], words: 'Who is correct?', picture: rug },
    ]),
  ).toEqual([
    { id: 1, said: '[phone rings] Rosa: It has curled up.', picture: rug },
    { id: 2, said: 'Walter: Keep it.', picture: null },
    { id: 3, said: 'Mina: Take it up.', picture: 'A bare floor.' },
    { id: 4, said: 'Presenter: Who is correct?', picture: null },
  ]);
});
