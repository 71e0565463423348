import { expect, test } from 'vitest';
import { buildGame } from '#server/game/build-game.ts';
import { testContent } from '#server/testing/test-content.ts';
import { playThreeWays } from './three-players.ts';

test('only who looks is right: who always stops or turns around what was learnt is right by half', () => {
  const figures = playThreeWays(buildGame(testContent), 200);
  const { stops, 'turns around': turns, looks } = figures;
  for (const { mean } of [stops.course, stops.reviews, turns.reviews]) {
    expect(mean).toBeGreaterThan(0.35);
    expect(mean).toBeLessThan(0.6);
  }
  expect(looks.course.low).toBeGreaterThan(0.85);
  expect(looks.reviews.low).toBeGreaterThan(Math.max(stops.reviews.high, turns.reviews.high));
});
