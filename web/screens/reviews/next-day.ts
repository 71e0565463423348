import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schedule } from '#contract/rules/schedule.ts';
import { type Day, todaysThree } from '#contract/rules/todays-three.ts';
import { formatDate } from '#web/shell/dates.ts';

/** The day of the player in which an instant lies, in their time zone: also where the clocks change. */
export function dayOf(now: Date, daysLater = 0): Day {
  const midnight = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysLater + days).toISOString();
  return { start: midnight(0), end: midnight(1) };
}

/** An exercise rests for 90 days at most, so that something is due by then. */
const longestRestDays = 91;

/** How many days from now something is offered again, at least 1; null before the first answer. */
export function daysUntilNext(schedule: Schedule, now: Date): number | null {
  if (schedule.length === 0) return null;
  for (let days = 1; days <= longestRestDays; days += 1) {
    if (todaysThree(schedule, dayOf(now, days)).offered.length > 0) return days;
  }
  return longestRestDays;
}

/** A day from tomorrow on, as people say it: "tomorrow", "on Wednesday", "on Wednesday, June 17th". */
export function dayInWords(days: number, now: Date): string {
  if (days === 1) return i18n._(msg`tomorrow`);
  const day = formatDate(dayOf(now, days).start, days < 7 ? 'dddd' : 'dddd, MMMM Do');
  return i18n._(msg`on ${day}`);
}
