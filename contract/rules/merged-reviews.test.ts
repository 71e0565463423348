import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Review, SentReview } from '../reviews.ts';
import { dayOf, gameOf, noonOf, review } from '../testing/reviews.ts';
import { receiveReview } from './received-review.ts';
import { reviewEvents } from './review-events.ts';
import { scheduleOf } from './schedule.ts';
import { todaysThree } from './todays-three.ts';

const game = gameOf('1:✓ 2:x 3:s 4:a');

/** A review on one of 60 days, at any minute; often two at the same instant. */
const sentReview = fc
  .record({
    id: fc.uuid(),
    exerciseId: fc.integer({ min: 1, max: 6 }),
    outcome: fc.constantFrom('correct' as const, 'incorrect' as const),
    sure: fc.constantFrom(true, false, null),
    assisted: fc.boolean(),
    order: fc.constantFrom('filmed' as const, 'swapped' as const),
    minute: fc.integer({ min: 0, max: 60 * 24 }).map((minute) => minute * 60),
  })
  .map(({ minute, ...over }): SentReview => {
    const reviewedAt = new Date(Date.parse(noonOf(2)) + minute * 60_000).toISOString();
    return review({ ...over, reviewedAt });
  });

/** How one review travels, from either device: how often it is sent, how late, and its place among the others. */
const journey = fc.record({
  times: fc.integer({ min: 1, max: 3 }),
  delayDays: fc.integer({ min: 0, max: 30 }),
  place: fc.nat(),
});

/** Keeps the first copy of each review, as the server does. */
function storedBy(arrivals: readonly { sent: SentReview; delayDays: number }[]): Review[] {
  const stored = new Map<string, Review>();
  for (const { sent, delayDays } of arrivals) {
    const receivedAt = new Date(Date.parse(sent.reviewedAt) + delayDays * 86_400_000).toISOString();
    if (!stored.has(sent.id)) stored.set(sent.id, receiveReview(sent, receivedAt, null));
  }
  return [...stored.values()];
}

const travels = fc.uniqueArray(fc.tuple(sentReview, journey), { selector: ([{ id }]) => id, maxLength: 30 });

test('whatever the order, the repeats and the delays of two devices, the schedule is the same', () => {
  fc.assert(
    fc.property(travels, (all) => {
      const arrivals = all
        .flatMap(([sent, { times, delayDays, place }]) =>
          Array.from({ length: times }, (_, index) => ({
            sent,
            delayDays,
            place: (place * (index + 1)) % 97,
          })),
        )
        .sort((a, b) => a.place - b.place);
      const made = all.map(([sent]) => sent);
      const merged = storedBy(arrivals);
      expect(scheduleOf(game, merged)).toEqual(scheduleOf(game, made));
      expect(reviewEvents(null, merged).map(({ id }) => id)).toEqual(
        reviewEvents(null, made).map(({ id }) => id),
      );
      expect(merged).toHaveLength(made.length);
    }),
  );
});

test('while reviews wait on one device, it sees the schedule that both will see, and no review twice', () => {
  fc.assert(
    fc.property(travels, fc.nat(), (all, cut) => {
      const made = all.map(([sent]) => sent);
      const arrived = made.slice(0, cut % (made.length + 1));
      // A review may have arrived although its device has not heard of it.
      const waiting = made.slice(Math.max(0, arrived.length - 2));
      expect(scheduleOf(game, [...arrived, ...waiting])).toEqual(scheduleOf(game, made));
    }),
  );
});

test('on no day are more than three offered, together with those reviewed, and never one that has not rested', () => {
  fc.assert(
    fc.property(travels, fc.integer({ min: 1, max: 150 }), (all, day) => {
      const schedule = scheduleOf(
        game,
        all.map(([sent]) => sent),
      );
      const { offered, reviewed, oneMore } = todaysThree(schedule, dayOf(day));
      expect(offered.length).toBeLessThanOrEqual(Math.max(0, 3 - reviewed));
      const ids = [...offered, ...(oneMore ? [oneMore] : [])].map(({ exerciseId }) => exerciseId);
      expect(new Set(ids).size).toBe(ids.length);
      for (const exercise of schedule.filter(({ exerciseId }) => ids.includes(exerciseId))) {
        expect(Date.parse(exercise.restedAt)).toBeLessThan(Date.parse(dayOf(day).end));
      }
    }),
  );
});
