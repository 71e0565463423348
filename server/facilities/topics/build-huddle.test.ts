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
    ...{ language: 'en', product: '', topic: '', facility: '', paper: 'A4', safety: '' },
    ...{ game, exercises: [shown?.exercise_id ?? 0], figures: null, hands: null },
  });
  expect(huddle.pictures).toHaveLength(pictures);
});

test.each([
  [{ firstTries: 84, overlooked: 35 }, null, 'In your facility, 35 of 84 first tries missed it.'],
  [null, { raised: 6, right: 4 }, 'When you played together, 4 of 6 hands were right.'],
  [
    { firstTries: 84, overlooked: 35 },
    { raised: 6, right: 4 },
    'In your facility, 35 of 84 first tries missed it; 4 of 6 hands were right.',
  ],
  [null, null, null],
])('a huddle says what was missed, and how many hands were right: %j, %j', (figures, hands, words) => {
  const huddle = buildHuddle({
    ...{ language: 'en', product: '', topic: '', facility: '', paper: 'A4', safety: '' },
    ...{ game, exercises: [1], figures, hands },
  });
  expect(huddle.figures).toBe(words);
});
