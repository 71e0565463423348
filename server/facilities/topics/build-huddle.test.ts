import { expect, test } from 'vitest';
import { buildGame } from '#server/game/build-game.ts';
import { testContent } from '#server/testing/test-content.ts';
import { buildHuddle } from './build-huddle.ts';

const game = buildGame(testContent);

test.each([
  ['something is the matter', 'scene', 2],
  ['all is in order', 'safe', 1],
])('of a scene in which %s, as in the course, a huddle shows %s: pictures %i', (_what, state, pictures) => {
  const shown = game.exercises.find((exercise) => exercise.state === state);
  const huddle = buildHuddle({
    ...{ product: '', topic: '', facility: '', paper: 'A4', safety: '' },
    ...{ game, exercises: [shown?.exercise_id ?? 0], figures: null },
  });
  expect(huddle.pictures).toHaveLength(pictures);
});
