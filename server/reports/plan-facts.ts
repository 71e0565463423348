import type { PlanTime } from '#contract/plans.ts';
import type { HomeThing } from '#contract/rules/doctor-page.ts';
import type { Plan, PlanChoice } from '#contract/rules/plan.ts';

const whenTexts: Readonly<Record<PlanTime, (day: string) => string>> = {
  today: (day) => `When: On ${day}`,
  thisWeek: (day) => `When: In the week from ${day}`,
  thisMonth: (day) => `When: In the month from ${day}`,
};

const outcomeTexts: Readonly<Record<NonNullable<PlanChoice['outcome']>, string>> = {
  notYet: 'How it went: Not yet',
  hand: 'How it went: I need a hand',
};

/**
 * What is known of the thing for home: when, with whom and how it went, if the player chose it, else how it is done.
 * @param dayOf writes the day of an instant in the reader's time zone
 */
export function planFacts(
  { chosen }: Plan,
  { exercise, how }: HomeThing,
  dayOf: (instant: string) => string,
): string[] {
  if (chosen?.exerciseId !== exercise.exercise_id) return [how];
  const { when, chosenAt, helper, outcome } = chosen;
  return [
    whenTexts[when](dayOf(chosenAt)),
    ...(helper ? [`Who helps me: ${helper}`] : []),
    ...(outcome ? [outcomeTexts[outcome]] : []),
  ];
}
