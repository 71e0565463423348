import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GameExercise, signalKinds } from '../game.ts';
import { gameOf, noonOf, review } from '../testing/reviews.ts';
import { changeCases, reviewsOf } from '../testing/what-changed.ts';
import type { Plan } from './plan.ts';
import { trendOf, whatChanged } from './what-changed.ts';

const kinds: Record<GameExercise['signal'], number[]> = {
  hazard: [1, 2, 3, 32, 34, 42],
  seen: [4, 5, 6, 7, 8, 9, 10, 43],
  heard: [11, 12, 13, 14, 15, 44, 49],
  felt: [16, 17, 18, 19, 20, 21, 22, 33, 45],
  unseen: [23, 24, 25, 26, 35, 46, 48, 50],
  reminder: [27, 28, 29, 30, 31, 47],
  'personal item': [36, 37, 38, 39, 40, 41],
};
const kindOf = new Map(signalKinds.flatMap((kind) => kinds[kind].map((id) => [id, kind] as const)));

const planWith = (done: readonly number[] = []): Plan => ({
  things: done.map((exerciseId) => ({ exerciseId, mark: 'have', isDone: true })),
  chosen: null,
});
const nothingDone = planWith();

test.each(changeCases)('what changed after: $name', (given) => {
  const { game, reviews, done = [], all, sureAndWrong = [] } = given;
  const changed = whatChanged(gameOf(game), reviewsOf(reviews), planWith(done), kindOf);
  expect(changed === null).toBe(!all && sureAndWrong.length === 0 && done.length === 0);
  const counts = /at (\d+) .* spotted (\w+) right.* spotted (\w+)\./.exec(all?.[1] ?? '')?.slice(1);
  expect(changed?.all ?? null).toEqual(
    counts
      ? { seenAgain: Number(counts[0]), now: Number(counts[1]) || 0, first: Number(counts[2]) || 0 }
      : null,
  );
  expect(changed?.kinds.map(({ now, seenAgain, first }) => [now, seenAgain, first]) ?? []).toEqual(
    given.kinds?.map(([, ...figures]) => figures) ?? [],
  );
  expect(changed?.sureAndWrong ?? []).toEqual(sureAndWrong);
  expect(changed?.done ?? []).toEqual(done);
});

test.each([
  [{ seenAgain: 9, first: 3, now: 7 }, 'more'],
  [{ seenAgain: 3, first: 3, now: 3 }, 'kept'],
  [{ seenAgain: 4, first: 3, now: 3 }, 'same'],
  [{ seenAgain: 3, first: 0, now: 0 }, 'same'],
  [{ seenAgain: 3, first: 3, now: 2 }, 'fewer'],
] as const)('of %o the trend is %s', (comparison, trend) => {
  expect(trendOf(comparison)).toBe(trend);
});

test('after Start New, reviews from before the new first answer are not "now"', () => {
  const reviews = reviewsOf('1:x! 2:✓ 3:✓', 10);
  const old = gameOf('1:✓ 2:x 3:x', 1);
  expect(whatChanged(old, reviews, nothingDone, kindOf)).not.toBeNull();
  expect(whatChanged(gameOf('1:✓ 2:x 3:x', 11), reviews, nothingDone, kindOf)).toBeNull();
  expect(whatChanged(null, reviews, nothingDone, kindOf)).toBeNull();
  // Only what was answered again is compared again.
  const partly = whatChanged(
    gameOf('2:✓ 3:✓', 11),
    [...reviews, ...reviewsOf('2:✓ 3:x!', 12)],
    nothingDone,
    kindOf,
  );
  expect(partly).toMatchObject({ all: null, sureAndWrong: [3] });
});

test('a replaced exercise is not compared, whether it was answered or reviewed before', () => {
  const game = gameOf('1:x 2:x 3:x');
  const reviews = reviewsOf('1:✓ 2:✓ 3:✓');
  const exercises = game.exercises.map((entry) =>
    entry.exercise_id === 1 ? { ...entry, retired_title: 'The Old Lamp' } : entry,
  );
  expect(whatChanged({ ...game, exercises }, reviews, nothingDone, kindOf)).toBeNull();
  const [first, ...others] = reviews;
  const retired = { ...(first ?? review()), retired: true };
  expect(whatChanged(game, [retired, ...others], nothingDone, kindOf)).toBeNull();
  expect(whatChanged(game, reviews, planWith([99]), new Map([[1, 'hazard']]))).toBeNull();
});

test('of two copies of a review the first counts, and of two reviews at one time the one with the later id', () => {
  const sureAndWrong = (...reviews: Parameters<typeof whatChanged>[1]) =>
    whatChanged(gameOf('1:✓'), reviews, nothingDone, kindOf)?.sureAndWrong ?? [];
  const wrong = review({ outcome: 'incorrect', sure: true });
  const right = review({ sure: true });
  expect(sureAndWrong(wrong, { ...right, id: wrong.id })).toEqual([1]);
  expect(sureAndWrong({ ...right, id: wrong.id }, wrong)).toEqual([]);
  expect([sureAndWrong(wrong, right), sureAndWrong(right, wrong)]).toEqual([[], []]);
  const later = { ...wrong, id: right.id };
  const earlier = { ...right, id: wrong.id };
  expect([sureAndWrong(later, earlier), sureAndWrong(earlier, later)]).toEqual([[1], [1]]);
});

test('a review at the time of the first answer counts, one before it does not', () => {
  const wrong = { outcome: 'incorrect', sure: true } as const;
  const changedBy = (reviewedAt: string) =>
    whatChanged(gameOf('1:✓', 10), [review({ ...wrong, reviewedAt })], nothingDone, kindOf);
  expect(changedBy(noonOf(10))).toMatchObject({ sureAndWrong: [1] });
  expect(changedBy(noonOf(9))).toBeNull();
});

test('exercises are listed in game order, and what is planned counts once it is done', () => {
  const game = gameOf('1:✓ 2:✓ 3:✓');
  const mixed = { ...game, exercises: game.exercises.toReversed() };
  const reviews = reviewsOf('2:x! 3:x! 1:x!');
  expect(whatChanged(mixed, reviews, nothingDone, kindOf)?.sureAndWrong).toEqual([1, 2, 3]);
  const [planned] = planWith([1]).things;
  const things = planned
    ? [
        { ...planned, isDone: false },
        { ...planned, exerciseId: 2 },
      ]
    : [];
  expect(whatChanged(game, [], { things, chosen: null }, kindOf)?.done).toEqual([2]);
});

test('two devices see the same, in whatever order and however often the reviews arrived, and no figure is impossible', () => {
  const game = gameOf('1:✓ 2:x 3:a 4:✓ 5:s 6:x✓ 7:x 8:✓ 9:✓');
  const made = fc
    .record({
      id: fc.uuid(),
      exerciseId: fc.integer({ min: 1, max: 9 }),
      outcome: fc.constantFrom('correct' as const, 'incorrect' as const),
      sure: fc.constantFrom(true, false, null),
      assisted: fc.boolean(),
      reviewedAt: fc.integer({ min: 1, max: 9 }).map((day) => noonOf(day)),
    })
    .map((over) => review(over));
  const reviews = fc.uniqueArray(made, { selector: ({ id }) => id, maxLength: 30 });
  fc.assert(
    fc.property(reviews, fc.infiniteStream(fc.nat()), (all, places) => {
      const changed = whatChanged(game, all, nothingDone, kindOf);
      const mixed = [...all, ...all]
        .map((one) => ({ one, place: places.next().value as number }))
        .sort((a, b) => a.place - b.place)
        .map(({ one }) => one);
      expect(whatChanged(game, mixed, nothingDone, kindOf)).toEqual(changed);
      for (const { seenAgain, first, now } of [changed?.all, ...(changed?.kinds ?? [])].filter(
        (one) => !!one,
      )) {
        expect(Math.max(first, now)).toBeLessThanOrEqual(seenAgain);
        expect(seenAgain).toBeLessThanOrEqual(8);
      }
    }),
  );
});
