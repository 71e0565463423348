import type { Game, GameExercise } from '#contract/game.ts';
import type { ScheduledExercise } from '#contract/rules/schedule.ts';
import { todaysThree } from '#contract/rules/todays-three.ts';
import { randomFrom } from '#studio/canvas/random.ts';
import { gameOfReview } from '#web/screens/reviews/review-game.ts';

/** Three ways to play: who always stops, who turns around what was learnt in the course, and who looks. */
export const ways = ['stops', 'turns around', 'looks'] as const;

export type Way = (typeof ways)[number];

/** The share of right answers over all seeds, with the interval in which 95 of 100 seeds lie. */
export type Share = { mean: number; low: number; high: number };

const reviewsEach = 3;
/** A detail that is not seen leaves a guess. */
const seen = 0.9;

/** How often each way to play is right in the course, and in reviews of the exercises that have two states. */
export function playThreeWays(game: Game, seeds: number): Record<Way, { course: Share; reviews: Share }> {
  const result = (way: Way) => {
    const played = Array.from({ length: seeds }, (_, seed) => play(game, way, `${way} ${seed}`));
    return {
      course: shareOf(played.map(({ course }) => course)),
      reviews: shareOf(played.map(({ reviews }) => reviews)),
    };
  };
  return { stops: result('stops'), 'turns around': result('turns around'), looks: result('looks') };
}

function play(game: Game, way: Way, seed: string): { course: number; reviews: number } {
  const random = randomFrom(seed);
  const isRight = (exercise: GameExercise, learnt: number | null) =>
    choose(way, exercise, learnt, random) === exercise.main.answer;
  const course = game.exercises.filter((exercise) => isRight(exercise, null)).length;
  const reviewed = game.exercises.filter(({ other }) => other !== null);
  let reviews = 0;
  for (const exercise of reviewed) {
    let lastStates: ScheduledExercise['lastStates'] = [];
    for (let number = 0; number < reviewsEach; number += 1) {
      const shown = review(game, exercise, lastStates, random);
      reviews += Number(isRight(shown, exercise.main.answer));
      lastStates = [shown.state, ...lastStates].slice(0, 2);
    }
  }
  return { course: course / game.exercises.length, reviews: reviews / (reviewsEach * reviewed.length) };
}

/** The exercise as Today's three would show it. */
function review(
  game: Game,
  { exercise_id: exerciseId }: GameExercise,
  lastStates: ScheduledExercise['lastStates'],
  random: () => number,
): GameExercise {
  const at = '2026-01-05T12:00:00.000Z';
  const day = { start: '2026-01-05T00:00:00.000Z', end: '2026-01-06T00:00:00.000Z' };
  const scheduled = { exerciseId, dueAt: at, restedAt: at, reviewedAt: null, isMissed: true, lastStates };
  const [offered] = todaysThree([scheduled], day, random).offered;
  const [shown] = offered ? gameOfReview(game, offered).exercises : [];
  if (!shown) throw new Error(`Exercise ${exerciseId} is not offered`);
  return shown;
}

/** @param learnt the right answer of the course; null in the course */
function choose(way: Way, { main }: GameExercise, learnt: number | null, random: () => number): number {
  const claims = main.options.filter(({ is_selectable }) => is_selectable);
  const guess = () => claims[Math.floor(random() * claims.length)]?.id ?? 0;
  if (way === 'looks') return random() < seen ? main.answer : guess();
  if (way === 'turns around' && learnt !== null) return claims.find(({ id }) => id !== learnt)?.id ?? 0;
  return claims.find(({ stance }) => way === 'stops' && stance === 'stop')?.id ?? guess();
}

function shareOf(shares: readonly number[]): Share {
  const sorted = shares.toSorted((a, b) => a - b);
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
  return {
    mean: shares.reduce((sum, share) => sum + share, 0) / shares.length,
    low: at(0.025),
    high: at(0.975),
  };
}
