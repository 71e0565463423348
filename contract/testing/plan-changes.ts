import type { PlanChange } from '../plans.ts';

/** A time of the tests: a day, counted from 1, at noon in Greenwich, and minutes after it. */
export const timeOf = (day: number, minutes = 0) =>
  new Date(Date.UTC(2026, 5, day, 12, minutes)).toISOString();

let made = 0;

/** A change: "I have this" for exercise 1 on day 1, if nothing else is given; a choice or an outcome is complete. */
export function planChange(over: Partial<PlanChange> = {}): PlanChange {
  made += 1;
  const isChoice = over.kind === 'chosen';
  const isOutcome = over.kind === 'done' || over.kind === 'notYet' || over.kind === 'hand';
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    exerciseId: 1,
    contentVersion: '000000000000',
    kind: 'have',
    what: isChoice ? 'Put the rug away' : null,
    when: isChoice ? 'thisWeek' : null,
    helper: isChoice ? '' : null,
    afterDays: isOutcome ? 0 : null,
    madeAt: timeOf(1),
    ...over,
  };
}
