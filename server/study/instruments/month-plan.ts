import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import type { StudyInstrument } from '#contract/operator-study.ts';
import type { DueQuestions } from '#contract/study-instruments.ts';
import { dayMs } from '#server/lib/clock.ts';

dayjs.extend(utc);

/** When participants are asked. Pure: no clock and no database. */

/** For so long after its day an instrument is asked; afterwards only staff enter it. */
export const openDays = 28;

/** An email when questions become due, and two reminders. */
export const mostEmails = 3;
const reminderDays = 7;

/** The instant so many calendar months after joining. In a month that is too short it is the last day. */
export const monthsAfter = (joinedAt: Date, months: number): Date =>
  dayjs.utc(joinedAt).add(months, 'month').toDate();

type Answered = { instrument: string; month: number };

/** What is asked now and not answered, the oldest first. */
export function dueNow(
  instruments: readonly StudyInstrument[],
  joinedAt: Date,
  answered: readonly Answered[],
  now: Date,
): DueQuestions[] {
  return planned(instruments, joinedAt)
    .filter(({ from, until }) => from <= now && now < until)
    .filter(
      ({ instrument, month }) =>
        !answered.some((one) => one.instrument === instrument && one.month === month),
    )
    .map(({ instrument, month, until }) => ({
      instrument,
      month,
      until: new Date(until.getTime() - 1).toISOString().slice(0, 10),
    }));
}

/** All that is asked, in the order of its days. */
export function planned(instruments: readonly StudyInstrument[], joinedAt: Date) {
  return instruments
    .flatMap(({ id, months }) => months.map((month) => ({ instrument: id, month })))
    .map((one) => {
      const from = monthsAfter(joinedAt, one.month);
      return { ...one, from, until: new Date(from.getTime() + openDays * dayMs) };
    })
    .sort((a, b) => a.month - b.month);
}

/** Whether to send the next email about a month, of which `sent` have gone out. */
export function isEmailDue(sent: number, lastSentAt: Date | null, now: Date): boolean {
  if (sent >= mostEmails) return false;
  return lastSentAt === null || now.getTime() - lastSentAt.getTime() >= reminderDays * dayMs;
}
