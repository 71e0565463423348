import { expect, test } from 'vitest';
import { addSaves, emptyPlaythrough } from '#contract/rules/playthrough.ts';
import { scheduleOf } from '#contract/rules/schedule.ts';
import { buildGame } from '#server/game/build-game.ts';
import { testContent } from '#server/testing/test-content.ts';
import { brokenPromises, simulateReviews } from './review-figures.ts';
import { simulatePlayer } from './simulated-players.ts';

// Each clip has 12.5 s.
const game = buildGame(testContent);

test('of twenty players over 180 days nobody is offered more than three a day, or waits long for a miss', () => {
  const figures = simulateReviews(game, 20, 180);
  expect(brokenPromises(figures)).toEqual([]);
  expect(figures).toMatchObject({ mostOffered: 3, medianSeconds: 3 * (5 * 12.5 + 20) });
  expect(figures.misses).toBeGreaterThan(500);
  expect(figures.reviews).toBeGreaterThan(20 * 200);
});

test('the same player has the same history, on 4 days of 7, and the schedule that all their answers give', () => {
  const history = simulatePlayer(game, 7, 70);
  expect(simulatePlayer(game, 7, 70)).toEqual(history);
  expect(history.days).toHaveLength(40);
  const playthrough = addSaves(emptyPlaythrough('game', 50), history.saves);
  const schedule = [...history.schedule.values()].sort((a, b) => a.exerciseId - b.exerciseId);
  expect(schedule).toEqual(scheduleOf(playthrough, history.reviews));
});

const fine = {
  players: 1,
  reviews: 3,
  mostOffered: 3,
  misses: 1,
  longestWait: 30,
  medianWait: 2,
  medianSeconds: 299,
  longestSeconds: 400,
};

test.each([
  [{}, []],
  [{ mostOffered: 4 }, ['On one day 4 exercises were offered.']],
  [{ longestWait: 31 }, ['A miss waited for 31 days played.']],
  [{ medianSeconds: 300 }, ['The reviews of a day take 300 s (median).']],
  [{ medianSeconds: Number.NaN }, ['The reviews of a day take NaN s (median).']],
])('figures with %o break these promises: %o', (over, broken) => {
  expect(brokenPromises({ ...fine, ...over })).toEqual(broken);
});
