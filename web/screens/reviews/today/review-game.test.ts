import { expect, test } from 'vitest';
import { buildGame } from '#server/game/build-game.ts';
import { testContent } from '#server/testing/test-content.ts';
import { gameOfReview } from './review-game.ts';

const game = buildGame(testContent);
const optionsOf = (order: 'filmed' | 'swapped') =>
  gameOfReview(game, { exerciseId: 4, order }).exercises[0]?.main.options.map(({ id }) => id);

test('in the other order the claims change places between the scene and the question', () => {
  expect(optionsOf('filmed')).toEqual([1, 2, 3, 4]);
  expect(optionsOf('swapped')).toEqual([1, 3, 2, 4]);
});

test('the answer stays that of the content, and the game has only this exercise and its part', () => {
  const { exercises, parts } = gameOfReview(game, { exerciseId: 4, order: 'swapped' });
  expect(exercises.map(({ exercise_id, main }) => [exercise_id, main.answer])).toEqual([
    [4, game.exercises[3]?.main.answer],
  ]);
  expect(parts.map(({ part }) => part)).toEqual([2]);
});
