import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scheduleOf } from '#contract/rules/schedule.ts';
import { dayMs, hourMs } from '#server/lib/clock.ts';
import { testApp } from '#server/testing/test-app.ts';
import { reviewersOf } from './testing/reviewers.ts';

const tested = await testApp();
const { clock } = tested;
const { sentReview, reviewer } = reviewersOf(tested);

const madeReview = fc.record({
  id: fc.uuid(),
  exerciseId: fc.integer({ min: 1, max: 6 }),
  outcome: fc.constantFrom('correct' as const, 'incorrect' as const),
  sure: fc.constantFrom(true, false, null),
  assisted: fc.boolean(),
  /** Often two in the same instant. */
  hoursAgo: fc.integer({ min: 0, max: 24 * 20 }),
});

/** Which reviews each call has, by their place; the calls of both devices are sent at once. */
const sentCalls = fc.array(fc.array(fc.nat(), { minLength: 1, maxLength: 12 }), { maxLength: 12 });

test('in any order of calls, repeated and at once, the stored reviews give the schedule of those made', async () => {
  const made = fc.uniqueArray(madeReview, { selector: ({ id }) => id, minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(made, sentCalls, async (all, calls) => {
      const { save, list } = await reviewer({ userType: 'facilityAdmin' });
      const reviews = all.map(({ hoursAgo, ...over }) => {
        const reviewedAt = new Date(clock.now().getTime() - hoursAgo * hourMs).toISOString();
        return sentReview({ ...over, reviewedAt });
      });
      const batches = calls.map((places) => places.flatMap((place) => reviews[place % reviews.length] ?? []));
      const responses = await Promise.all(batches.map((batch) => save(...batch)));
      expect(responses.map(({ statusCode }) => statusCode)).toEqual(batches.map(() => 200));
      // What no call had so far arrives weeks later.
      clock.advance(20 * dayMs);
      expect((await save(...reviews.toReversed())).statusCode).toBe(200);
      clock.advance(-20 * dayMs);
      const stored = await list();
      expect(stored).toHaveLength(reviews.length);
      expect(new Set(stored.map(({ id }) => id))).toEqual(new Set(reviews.map(({ id }) => id)));
      expect(scheduleOf(null, stored)).toEqual(scheduleOf(null, reviews));
    }),
    { numRuns: 30 },
  );
});
