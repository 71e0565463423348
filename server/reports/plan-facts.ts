import type { HomeThing } from '#contract/rules/doctor-page.ts';
import type { Plan } from '#contract/rules/plan.ts';
import type { en } from './texts/report.en.ts';

/**
 * What is known of the thing for home: when, with whom and how it went, if the player chose it, else how it is done.
 * @param dayOf writes the day of an instant in the reader's time zone
 */
export function planFacts(
  words: typeof en,
  { chosen }: Plan,
  { exercise, how }: HomeThing,
  dayOf: (instant: string) => string,
): string[] {
  if (chosen?.exerciseId !== exercise.exercise_id) return [how];
  const { when, chosenAt, helper, outcome } = chosen;
  return [
    words.when[when]({ day: dayOf(chosenAt) }),
    ...(helper ? [words.whoHelps({ helper })] : []),
    ...(outcome ? [words.outcome[outcome]] : []),
  ];
}
