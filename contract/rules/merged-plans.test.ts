import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlanChange } from '../plans.ts';
import { planChange, timeOf } from '../testing/plan-changes.ts';
import { planOf } from './plan.ts';
import { receiveChanges } from './receive-changes.ts';

/** A change within 40 days, often at the same instant as another one. */
const change = fc
  .record({
    id: fc.uuid(),
    exerciseId: fc.integer({ min: 1, max: 4 }),
    kind: fc.constantFrom(
      ...(['have', 'elsewhere', 'safe', 'unmarked', 'chosen', 'unchosen', 'done', 'notYet', 'hand'] as const),
    ),
    afterDays: fc.constantFrom(...([0, 7, 28] as const)),
    day: fc.integer({ min: 1, max: 40 }),
  })
  .map(({ afterDays, day, ...over }): PlanChange => {
    const isOutcome = ['done', 'notYet', 'hand'].includes(over.kind);
    return planChange({ ...over, afterDays: isOutcome ? afterDays : null, madeAt: timeOf(day) });
  });

/** How a change travels from either device: how often it is sent, how late, and its place among the others. */
const journey = fc.record({
  times: fc.integer({ min: 1, max: 3 }),
  delayDays: fc.integer({ min: 0, max: 30 }),
  place: fc.nat(),
});

const travels = fc.uniqueArray(fc.tuple(change, journey), { selector: ([{ id }]) => id, maxLength: 30 });

/** Keeps the first copy of each change, as the server does. */
function storedBy(arrivals: readonly { sent: PlanChange; delayDays: number }[]): PlanChange[] {
  const stored = new Map<string, PlanChange>();
  for (const { sent, delayDays } of arrivals) {
    const receivedAt = new Date(Date.parse(sent.madeAt) + delayDays * 86_400_000).toISOString();
    for (const received of receiveChanges([sent], receivedAt)) {
      if (!stored.has(received.id)) stored.set(received.id, received);
    }
  }
  return [...stored.values()];
}

test('whatever the order, the repeats and the delays of two devices, the plan is the same', () => {
  fc.assert(
    fc.property(travels, fc.integer({ min: 1, max: 90 }), (all, day) => {
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
      const now = new Date(timeOf(day));
      expect(merged).toHaveLength(made.length);
      expect(planOf(merged, now)).toEqual(planOf(made, now));
    }),
  );
});

test('while changes wait on one device, it sees the plan that both will see', () => {
  fc.assert(
    fc.property(travels, fc.nat(), (all, cut) => {
      const made = all.map(([sent]) => sent);
      const arrived = made.slice(0, cut % (made.length + 1));
      // A change may have arrived although its device has not heard of it.
      const waiting = made.slice(Math.max(0, arrived.length - 2));
      const now = new Date(timeOf(50));
      expect(planOf([...arrived, ...waiting], now)).toEqual(planOf(made, now));
    }),
  );
});

test('each exercise is in the plan at most once, and what is chosen is open', () => {
  fc.assert(
    fc.property(travels, (all) => {
      const { things, chosen } = planOf(
        all.map(([sent]) => sent),
        new Date(timeOf(50)),
      );
      expect(new Set(things.map(({ exerciseId }) => exerciseId)).size).toBe(things.length);
      const open = things.filter(({ mark, isDone }) => mark === 'have' && !isDone);
      if (chosen) expect(open.map(({ exerciseId }) => exerciseId)).toContain(chosen.exerciseId);
    }),
  );
});
