import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planChangeKinds, planDays } from '../plans.ts';
import { planChange, timeOf } from '../testing/plan-changes.ts';
import { newestKept, supersededChanges } from './fold-plan.ts';
import { planOf } from './plan.ts';

const life = fc.array(
  fc.record({
    kind: fc.constantFrom(...planChangeKinds),
    exerciseId: fc.integer({ min: 1, max: 4 }),
    afterDays: fc.constantFrom(...planDays),
  }),
  { minLength: 1, maxLength: 60 },
);

/** Changes of some days, with so many marks after them that all of them are old. */
const lived = (made: typeof life extends fc.Arbitrary<infer T> ? T : never) => {
  const old = made.map((over, index) => planChange({ ...over, madeAt: timeOf(1, index) }));
  const later = Array.from({ length: newestKept }, (_, index) =>
    planChange({ exerciseId: 9, madeAt: timeOf(2, index) }),
  );
  return [...old, ...later];
};

test('without what later changes have superseded the plan is the same, on every day', () => {
  fc.assert(
    fc.property(life, fc.integer({ min: 1, max: 60 }), (made, day) => {
      const changes = lived(made);
      const gone = new Set(supersededChanges(changes));
      const kept = changes.filter(({ id }) => !gone.has(id));
      expect(planOf(kept, new Date(timeOf(day + 2)))).toEqual(planOf(changes, new Date(timeOf(day + 2))));
      expect(kept.length).toBeLessThanOrEqual(newestKept + 10);
      expect(supersededChanges(kept)).toEqual([]);
    }),
  );
});

test('the newest changes stay, whatever became of them', () => {
  const changes = Array.from({ length: newestKept }, (_, index) => planChange({ madeAt: timeOf(1, index) }));
  expect(supersededChanges(changes)).toEqual([]);
});
