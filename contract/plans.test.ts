import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type PlanChange, savePlanChanges } from './plans.ts';
import { planChange } from './testing/plan-changes.ts';

const errorsOf = (...changes: Partial<PlanChange>[]) => {
  const parsed = z.safeParse(savePlanChanges.body, { changes: changes.map(planChange) });
  return parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

test.each(['have', 'elsewhere', 'safe', 'unmarked', 'unchosen', 'chosen', 'done', 'notYet', 'hand'] as const)(
  '%s can be saved',
  (kind) => {
    expect(errorsOf({ kind })).toEqual([]);
  },
);

test.each([
  ['a mark with a time', { when: 'today' }, 'what: onlyChoice'],
  ['a choice without a time', { kind: 'chosen', when: null }, 'what: onlyChoice'],
  ['an outcome without its follow-up', { kind: 'done', afterDays: null }, 'afterDays: onlyOutcome'],
  ['a mark with a follow-up', { afterDays: 7 }, 'afterDays: onlyOutcome'],
  ['a long text', { kind: 'chosen', what: 'x'.repeat(201) }, 'what: atMost:200'],
  ['a long name', { kind: 'chosen', helper: 'x'.repeat(101) }, 'helper: atMost:100'],
  ['a date of another age', { madeAt: '0001-01-01T00:00:00Z' }, 'madeAt: notOurAge'],
  ['an exercise that cannot be', { exerciseId: 51 }, 'exerciseId: '],
] as const)('%s is rejected at its field', (_what, over, message) => {
  expect(errorsOf(over)[0]).toContain(`changes.0.${message}`);
});

test('a hundred changes can be saved at once, and no more', () => {
  const many = (length: number) => errorsOf(...Array.from({ length }, () => ({})));
  expect(many(100)).toEqual([]);
  expect(many(101)).toEqual(['changes: changesAtMost']);
});
