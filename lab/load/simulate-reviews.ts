import { join } from 'node:path';
import { buildGame } from '#server/game/build-game.ts';
import { openContent } from '#server/game/open-content.ts';
import { testContent } from '#server/testing/test-content.ts';
import { brokenPromises, simulateReviews } from './review-figures.ts';
import { playThreeWays, type Share, ways } from './three-players.ts';

// 1,000 players over 180 days who play on 4 days of 7, with the real lengths of the clips: what Today's three offer them,
// how soon they see a miss again, and how long it takes. Exits with 1 if a promise is broken.
// A step of `npm run test:full`; by hand: npm run simulate:reviews [-- PLAYERS]

const days = 180;
/** Of each of three ways to play. */
const seeds = 200;
const players = Number(process.argv[2] ?? 1000);

const startedAt = performance.now();
const game = buildGame(openContent(join(import.meta.dirname, '../../content/')));
const figures = simulateReviews(game, players, days);
const { reviews, mostOffered, misses, longestWait, medianWait, medianSeconds, longestSeconds } = figures;
const minutes = (seconds: number) => (seconds / 60).toFixed(1);

console.log(`${players} players over ${days} days, on 4 days of 7: ${reviews} reviews`);
console.log(`offered on one day: at most ${mostOffered}`);
console.log(
  `${misses} misses, seen again after ${medianWait} days played (median), ${longestWait} (longest)`,
);
console.log(
  `the reviews of a day: ${minutes(medianSeconds)} minutes (median), ${minutes(longestSeconds)} (longest)`,
);
console.log(`computed in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
const percent = ({ mean, low, high }: Share) =>
  `${Math.round(100 * mean)} % (${Math.round(100 * low)} to ${Math.round(100 * high)})`;
const shares = playThreeWays(buildGame(testContent), seeds);
for (const way of ways) {
  const { course, reviews: again } = shares[way];
  console.log(`who ${way}: right in the course ${percent(course)}, in reviews ${percent(again)}`);
}
for (const promise of brokenPromises(figures)) console.error(promise);
process.exitCode = brokenPromises(figures).length > 0 ? 1 : 0;
