import type { ExerciseEntry, Playthrough } from '../answers.ts';
import { type GameExercise, signalKinds } from '../game.ts';
import type { Review } from '../reviews.ts';
import type { Plan } from './plan.ts';
import { isFirstTry, realAttempts } from './scoring.ts';

/**
 * What changed since the first time, for the Reports tab. It compares the first
 * answer of the current game with the latest review, and changes no figure of the reports. Pure.
 */

type SignalKind = GameExercise['signal'];

/** Fewer reviewed exercises than one day offers are told one by one, not counted. */
const fewestSeenAgain = 3;
/** More than half of the largest kind of signal (9 exercises). */
const fewestOfKind = 5;

/** How many of the exercises that were seen again were right at once: then, and in the latest review of each. */
export type Comparison = { seenAgain: number; first: number; now: number };

export type KindComparison = Comparison & { kind: SignalKind };

export type WhatChanged = {
  /** Null while fewer than three exercises can be compared. */
  all: Comparison | null;
  /** What got better first; without the kinds of which too little was seen again. */
  kinds: KindComparison[];
  /** Exercises whose latest review was wrong although the player felt sure, in the order of the game. */
  sureAndWrong: number[];
  /** Exercises of the plan that are done, in the order of the game. */
  done: number[];
};

/** `kept`: everything was right at once both times. */
export type Trend = 'more' | 'kept' | 'same' | 'fewer';

type Compared = { kind: SignalKind; first: boolean; now: Review };

/**
 * Returns null while there is nothing to say.
 * @param reviews those of the server before those that wait on the device: of two copies of a review the first counts
 * @param kindOf the exercises of the game as it is now; what it does not have is left out
 */
export function whatChanged(
  playthrough: Playthrough | null,
  reviews: readonly Review[],
  plan: Plan,
  kindOf: ReadonlyMap<number, SignalKind>,
): WhatChanged | null {
  const latest = latestReviews(reviews);
  const pairs = (playthrough?.exercises ?? [])
    .toSorted((a, b) => a.exercise_id - b.exercise_id)
    .flatMap((entry) => {
      const now = latest.get(entry.exercise_id);
      const kind = kindOf.get(entry.exercise_id);
      return now && kind && isAfterFirst(now, entry) ? [{ entry, now, kind }] : [];
    });
  const compared = pairs
    .filter(({ entry }) => realAttempts(entry).length > 0)
    .map(({ entry, now, kind }) => ({ kind, now, first: isFirstTry(entry) }));
  const changed = {
    all: compared.length >= fewestSeenAgain ? compare(compared) : null,
    kinds: compareKinds(compared),
    sureAndWrong: pairs.filter(({ now }) => isSureAndWrong(now)).map(({ now }) => now.exerciseId),
    done: plan.things.filter(({ exerciseId, isDone }) => isDone && kindOf.has(exerciseId)).map(idOf),
  };
  const isNothing = !changed.all && changed.sureAndWrong.length === 0 && changed.done.length === 0;
  return isNothing ? null : changed;
}

export function trendOf({ seenAgain, first, now }: Comparison): Trend {
  if (now > first) return 'more';
  if (now < first) return 'fewer';
  return now === seenAgain ? 'kept' : 'same';
}

const idOf = ({ exerciseId }: { exerciseId: number }) => exerciseId;

/** The latest review of each exercise, by time and then by id, as the schedule has them. */
function latestReviews(reviews: readonly Review[]): Map<number, Review> {
  const known = new Map<string, Review>();
  for (const review of reviews) if (!known.has(review.id)) known.set(review.id, review);
  const inOrder = [...known.values()]
    .filter(({ retired }) => !retired)
    .sort((a, b) => Date.parse(a.reviewedAt) - Date.parse(b.reviewedAt) || (a.id < b.id ? -1 : 1));
  return new Map(inOrder.map((review) => [review.exerciseId, review]));
}

/** A review from before a game that was started anew is not "now". Without an attempt there is no first time. */
function isAfterFirst(now: Review, entry: ExerciseEntry): boolean {
  const first = realAttempts(entry)[0] ?? entry.main[0];
  if (!first || entry.retired_title !== undefined) return false;
  return Date.parse(now.reviewedAt) >= Date.parse(first.attempted_at);
}

/** Help counts as in the game: what somebody was shown they did not spot. */
const isSpotted = ({ outcome, assisted }: Review) => outcome === 'correct' && !assisted;

const isSureAndWrong = ({ outcome, sure }: Review) => outcome === 'incorrect' && sure === true;

function compare(compared: readonly Compared[]): Comparison {
  return {
    seenAgain: compared.length,
    first: compared.filter(({ first }) => first).length,
    now: compared.filter(({ now }) => isSpotted(now)).length,
  };
}

function compareKinds(compared: readonly Compared[]): KindComparison[] {
  const gainOf = ({ first, now }: Comparison) => now - first;
  return signalKinds
    .map((kind) => ({ kind, ...compare(compared.filter((one) => one.kind === kind)) }))
    .filter(({ seenAgain }) => seenAgain >= fewestOfKind)
    .sort((a, b) => gainOf(b) - gainOf(a));
}
