import type { StudyInstrument } from '#contract/operator-study.ts';
import type { FormTime } from '#contract/rules/parallel-forms.ts';
import { monthsAfter } from '../instruments/month-plan.ts';

/** What decides which form a participant is asked. Pure: no clock and no database. */
export type FormProgress = {
  joinedAt: Date;
  now: Date;
  instruments: readonly StudyInstrument[];
  /** Exercises of the course that the participant has answered, and how many it has. */
  course: { answered: number; of: number };
  /** Answered or skipped of each form, and how many a form has. */
  answered: Record<FormTime, number>;
  of: number;
};

/**
 * The form before the course until its first answer; the one after it once every exercise is answered, or from the day of the
 * last month in which the study asks something. Null while none is asked.
 */
export function dueForm({ joinedAt, now, instruments, course, answered, of }: FormProgress): FormTime | null {
  const lastMonth = Math.max(0, ...instruments.flatMap(({ months }) => months));
  const isOver = course.answered >= course.of || (lastMonth > 0 && now >= monthsAfter(joinedAt, lastMonth));
  const time = isOver ? 'after' : course.answered === 0 ? 'before' : null;
  return time !== null && answered[time] < of ? time : null;
}
