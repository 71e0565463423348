import type { Game } from '#contract/game.ts';
import { type PlayerHistory, simulatePlayer } from './simulated-players.ts';

/** What the reviews of made-up players come to. */
export type ReviewFigures = {
  players: number;
  reviews: number;
  /** The most different exercises that were offered to anybody on one day. */
  mostOffered: number;
  misses: number;
  /** Days played until a miss was seen again, or since it if it was not yet. */
  longestWait: number;
  medianWait: number;
  /** Of the reviews of a day, over all days with any. */
  medianSeconds: number;
  longestSeconds: number;
};

/** What a person is promised. */
const limits = { offeredADay: 3, daysPlayed: 30, seconds: 5 * 60 };

/** @param days from the first day of each player */
export function simulateReviews(game: Game, players: number, days: number): ReviewFigures {
  const seconds: number[] = [];
  const waits: PlayerHistory['waits'] = [];
  let [reviews, mostOffered] = [0, 0];
  for (let player = 1; player <= players; player += 1) {
    const history = simulatePlayer(game, player, days);
    reviews += history.reviews.length;
    mostOffered = Math.max(mostOffered, ...history.days.map(({ offered }) => offered));
    for (const day of history.days) if (day.seconds > 0) seconds.push(day.seconds);
    for (const wait of history.waits) waits.push(wait);
  }
  const over = waits.filter(({ isOver }) => isOver).map((wait) => wait.days);
  return {
    players,
    reviews,
    mostOffered,
    misses: waits.length,
    longestWait: waits.reduce((longest, wait) => Math.max(longest, wait.days), 0),
    medianWait: medianOf(over),
    medianSeconds: medianOf(seconds),
    longestSeconds: seconds.reduce((longest, one) => Math.max(longest, one), 0),
  };
}

/** The promises that these figures break, in words; none if all is well. */
export function brokenPromises({ mostOffered, longestWait, medianSeconds }: ReviewFigures): string[] {
  return [
    ...(mostOffered > limits.offeredADay ? [`On one day ${mostOffered} exercises were offered.`] : []),
    ...(longestWait > limits.daysPlayed ? [`A miss waited for ${longestWait} days played.`] : []),
    ...(medianSeconds < limits.seconds ? [] : [`The reviews of a day take ${medianSeconds} s (median).`]),
  ];
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
