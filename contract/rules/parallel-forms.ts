import type { SceneState } from '../game.ts';

/** Two forms of one test: what one shows as the scene, the other shows made safe. */
export const testForms = ['a', 'b'] as const;
export type TestForm = (typeof testForms)[number];

/** When a participant answers a form: before the course and after it, each time the other one. */
export const formTimes = ['before', 'after'] as const;
export type FormTime = (typeof formTimes)[number];

/** An exercise of the test, and the state in which form A shows it. */
export type FormPair = { exercise_id: number; form_a: SceneState };

/** What a form shows, in the order in which it is asked. */
export type FormItem = { exerciseId: number; state: SceneState };

/** The exercises of a form, each in the state in which this form shows it. */
export function itemsOfForm(pairs: readonly FormPair[], form: TestForm): FormItem[] {
  return pairs.map(({ exercise_id, form_a }) => ({
    exerciseId: exercise_id,
    state: form === 'a' ? form_a : form_a === 'scene' ? 'safe' : 'scene',
  }));
}
