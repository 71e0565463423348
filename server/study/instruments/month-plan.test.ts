import { expect, test } from 'vitest';
import { dayMs } from '#server/lib/clock.ts';
import { dueNow, isEmailDue, monthsAfter, mostEmails, openDays } from './month-plan.ts';

const joined = new Date('2026-01-31T10:00:00Z');
const plan = [
  { id: 'fab' as const, months: [0, 3] },
  { id: 'falls' as const, months: [1, 2, 3] },
];
const due = (at: string, answered: { instrument: string; month: number }[] = []) =>
  dueNow(plan, joined, answered, new Date(at)).map(
    ({ instrument, month, until }) => `${instrument} ${month} ${until}`,
  );

test.each([
  ['2026-01-31T10:00:00Z', ['fab 0 2026-02-28']],
  ['2026-01-31T09:59:59Z', []],
  ['2026-02-28T09:00:00Z', ['fab 0 2026-02-28']],
  ['2026-02-28T10:00:00Z', ['falls 1 2026-03-28']],
  ['2026-03-31T10:00:00Z', ['falls 2 2026-04-28']],
  ['2026-04-30T10:00:00Z', ['fab 3 2026-05-28', 'falls 3 2026-05-28']],
  ['2026-06-30T10:00:00Z', []],
])('at %s these are asked: %j', (at, expected) => {
  expect(due(at)).toEqual(expected);
});

test('what is answered is not asked again', () => {
  expect(due('2026-04-30T10:00:00Z', [{ instrument: 'fab', month: 3 }])).toEqual(['falls 3 2026-05-28']);
  expect(due('2026-04-30T10:00:00Z', [{ instrument: 'fab', month: 0 }])).toHaveLength(2);
});

test('a month that is too short ends on its last day', () => {
  expect(monthsAfter(joined, 1).toISOString()).toBe('2026-02-28T10:00:00.000Z');
});

test('there is one email when questions become due, and two reminders a week apart', () => {
  const now = new Date('2026-03-10T10:00:00Z');
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  expect(isEmailDue(0, null, now)).toBe(true);
  expect(isEmailDue(1, ago(6.9), now)).toBe(false);
  expect(isEmailDue(1, ago(7), now)).toBe(true);
  expect(isEmailDue(mostEmails, ago(20), now)).toBe(false);
  expect(mostEmails).toBe(3);
  expect(openDays).toBe(28);
});
