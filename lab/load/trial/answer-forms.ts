import type { Texts } from '#content/joined.ts';
import { offeredOptions } from '#content/offered.ts';
import { itemsOfForm, type TestForm, testForms } from '#contract/rules/parallel-forms.ts';

/** Who never looks: always says to stop, or always to go on. */
export const habits = ['stop', 'go'] as const;

export type Habit = (typeof habits)[number];

/** How many answers of each form are right by this habit alone. Pure. */
export function rightByHabit(
  { forms, exercises }: Pick<Texts, 'forms' | 'exercises'>,
  habit: Habit,
): Record<TestForm, number> {
  const rightIn = (form: TestForm) =>
    itemsOfForm(forms, form).filter(({ exerciseId, state }) => {
      const exercise = exercises.find(({ exercise_id }) => exercise_id === exerciseId);
      if (!exercise || !('states' in exercise)) throw new Error(`Exercise ${exerciseId} has one state`);
      const held = offeredOptions(exercise).find(({ id }) => id === exercise.states[state].holds);
      return held?.stance === habit;
    }).length;
  const [a, b] = testForms.map(rightIn) as [number, number];
  return { a, b };
}

/** A habit that would look like learning, or like the opposite, from one form to the other. */
export function habitFaults(texts: Pick<Texts, 'forms' | 'exercises'>): string[] {
  return habits.flatMap((habit) => {
    const { a, b } = rightByHabit(texts, habit);
    return a === b ? [] : [`Who always says ${habit} has ${a} right in form A and ${b} in form B.`];
  });
}
