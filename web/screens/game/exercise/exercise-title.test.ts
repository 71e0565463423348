import { expect, test } from 'vitest';
import { exerciseTitle } from './exercise-title.ts';

const exercise = { title: 'A Gift in the Kitchen', title_after: 'The Curled Rug' };

test.each([
  [undefined, 'A Gift in the Kitchen'],
  ['Skipped', 'A Gift in the Kitchen'],
  ['Incomplete', 'The Curled Rug'],
  ['Completed', 'The Curled Rug'],
] as const)('an exercise that is %s is called %s', (status, title) => {
  expect(exerciseTitle(exercise, status)).toBe(title);
});
