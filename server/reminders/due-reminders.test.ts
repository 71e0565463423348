import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlanChoice } from '#contract/rules/plan.ts';
import { dayMs, hourMs } from '#server/lib/clock.ts';
import { followUpToSend, longestWeekMs, nextTime, weeklyStep } from './due-reminders.ts';

const weekMs = 7 * dayMs;
const start = Date.parse('2026-06-01T09:00:00Z');

type Look = { hours: number; jumpDays: number };

/** Looks at the clock once in a while, as the job does; `jumpDays` is how wrong the clock is at that moment. */
const looks = fc.array(
  fc.record({
    hours: fc.integer({ min: 1, max: 48 }),
    jumpDays: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, fc.integer({ min: -60, max: 60 })),
  }),
  { maxLength: 120 },
);

/** The real times at which an email was sent. */
function sentBy(made: readonly Look[]): number[] {
  const sent: number[] = [];
  let real = start;
  let next = new Date(start + weekMs);
  for (const { hours, jumpDays } of made) {
    real += hours * hourMs;
    const now = new Date(real + jumpDays * dayMs);
    const step = weeklyStep(next, now);
    if (step === 'early') continue;
    if (step === 'due') sent.push(real);
    next = nextTime(next, now, 7, null);
  }
  return sent;
}

test('while the clock is right, no weekly email comes before its week, and less than a day is made up for a late one', () => {
  fc.assert(
    fc.property(looks, (made) => {
      const sent = sentBy(made.map(({ hours }) => ({ hours, jumpDays: 0 })));
      for (const [index, at] of sent.entries()) {
        expect(at - start).toBeGreaterThanOrEqual((index + 1) * weekMs);
        expect(at - (sent[index - 1] ?? start)).toBeGreaterThan(weekMs - dayMs);
      }
    }),
  );
});

test('a job that is always hours late leaves no week out', () => {
  const hours = 23;
  const often = Array.from({ length: 1000 }, (): Look => ({ hours, jumpDays: 0 }));
  expect(sentBy(often)).toHaveLength(Math.floor((1000 * hours * hourMs) / weekMs));
});

test.each([
  [0, 0],
  [dayMs - 1, 0],
  [dayMs, dayMs],
  [9 * dayMs, 9 * dayMs],
  [-9 * dayMs, -9 * dayMs],
  [-1, -1],
])('a job that is %i ms late sets the next time to a week after %i ms', (lateMs, fromMs) => {
  const next = nextTime(new Date(start), new Date(start + lateMs), 7, null);
  expect(next.getTime() - start).toBe(fromMs + weekMs);
});

test.each([
  ['in the week in which clocks are put back', '2026-10-27T13:00:00Z', '2026-11-03T14:00:00.000Z'],
  ['in the week in which they are put forward', '2026-03-03T14:00:00Z', '2026-03-10T13:00:00.000Z'],
])('the weekly email stays at nine in New York %s', (_week, dueAt, next) => {
  const due = new Date(dueAt);
  const at = nextTime(due, due, 7, 'America/New_York');
  expect(at.toISOString()).toBe(next);
  expect(weeklyStep(at, due)).toBe('early');
});

test('a clock that jumps causes one email for each jump ahead at most, however far it jumps', () => {
  fc.assert(
    fc.property(looks, (made) => {
      const days = made.reduce((sum, { hours }) => sum + hours, 0) / 24;
      let before = 0;
      let jumpsAhead = 0;
      for (const { jumpDays } of made) {
        if (jumpDays > before) jumpsAhead += 1;
        before = jumpDays;
      }
      expect(sentBy(made).length).toBeLessThanOrEqual(Math.floor(days / 7) + jumpsAhead);
    }),
  );
});

test('after a month in which the clock was wrong the next email comes within a week of the right clock', () => {
  const wrong: Look = { hours: 200, jumpDays: 40 };
  const right = Array.from({ length: 10 }, (): Look => ({ hours: 24, jumpDays: 0 }));
  expect(sentBy([wrong, ...right])).toHaveLength(2);
});

test.each([
  [-dayMs, 'due'],
  [0, 'due'],
  [1, 'early'],
  [weekMs, 'early'],
  [longestWeekMs, 'early'],
  [longestWeekMs + 1, 'wrongClock'],
] as const)('%i ms before its time a weekly email is %s', (waitMs, step) => {
  expect(weeklyStep(new Date(start + waitMs), new Date(start))).toBe(step);
});

const chosen = (followUp: 7 | 28 | null): PlanChoice => ({
  exerciseId: 1,
  what: 'Put the rug away',
  when: 'thisWeek',
  helper: '',
  chosenAt: new Date(start).toISOString(),
  outcome: null,
  followUp,
});
const onDay = (day: number) => new Date(start + day * dayMs);
const choiceAt = new Date(start);
const none = { choiceAt: null, afterDays: null };

test.each([
  ['nothing is due', null, none, 3, null],
  ['a week is over', 7, none, 7, 7],
  ['a week is over and it was sent', 7, { choiceAt, afterDays: 7 }, 8, null],
  ['a week is over and this choice was never asked about', 7, { choiceAt, afterDays: null }, 8, 7],
  ['a week is over and another choice was asked about', 7, { choiceAt: onDay(-9), afterDays: 28 }, 8, 7],
  ['two weeks are over', 7, none, 14, null],
  ['four weeks are over', 28, { choiceAt, afterDays: 7 }, 28, 28],
  ['four weeks are over and it was sent', 28, { choiceAt, afterDays: 28 }, 29, null],
  ['the clock went back after the later one was sent', 7, { choiceAt, afterDays: 28 }, 8, null],
  ['more than five weeks are over', 28, none, 35, null],
] as const)('when %s, the follow-up to send is right', (_when, followUp, asked, day, expected) => {
  expect(followUpToSend(chosen(followUp), asked, onDay(day))).toBe(expected);
});

test('without a choice there is no follow-up', () => {
  expect(followUpToSend(null, none, onDay(7))).toBe(null);
});
