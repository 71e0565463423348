import type { FormTime } from '#contract/rules/parallel-forms.ts';

/** What decides which form a member of a facility is asked. Pure: no clock and no database. */
export type PicturesProgress = {
  /** Exercises of the course that the member has answered, and how many it has. */
  course: { answered: number; of: number };
  /** Of each form: how many are answered or skipped, and how many of them were skipped. */
  forms: Record<FormTime, { ended: number; skipped: number }>;
  /** How many pictures a form has. */
  of: number;
  /** Whether the member skipped the rest of a form. */
  hasDeclined: boolean;
};

/** Whoever skips more pictures of a form is not counted: what they skipped counts as not right. */
export const mostSkipped = 4;

/**
 * The form before the course until its first answer; the one after it once every exercise is answered, for people who have a form
 * to compare it with. Null while none is asked, and for good after the rest of one was skipped.
 */
export function duePictures({ course, forms, of, hasDeclined }: PicturesProgress): FormTime | null {
  if (hasDeclined) return null;
  if (course.answered === 0) return forms.before.ended < of ? 'before' : null;
  const isComparable = forms.before.ended === of && forms.before.skipped <= mostSkipped;
  return course.answered >= course.of && isComparable && forms.after.ended < of ? 'after' : null;
}
