import { expect, test } from 'vitest';
import { testContent } from '#server/testing/test-content.ts';
import { itemsOfForm, testForms } from './parallel-forms.ts';

const { forms, exercises } = testContent.content;

test('what form A shows as the scene, form B shows made safe, in the same order', () => {
  const [a, b] = testForms.map((form) => itemsOfForm(forms, form));
  expect(a?.map(({ exerciseId }) => exerciseId)).toEqual(b?.map(({ exerciseId }) => exerciseId));
  expect(a?.map(({ state }) => (state === 'scene' ? 'safe' : 'scene'))).toEqual(b?.map(({ state }) => state));
  expect(a?.[0]).toEqual({ exerciseId: 1, state: 'scene' });
});

test.each(testForms)('in form %s who always stops and who always goes on has half right', (form) => {
  const stances = itemsOfForm(forms, form).map(({ exerciseId, state }) => {
    const exercise = exercises.find(({ exercise_id }) => exercise_id === exerciseId);
    if (!exercise || !('states' in exercise)) throw new Error(`${exerciseId} has one state`);
    return exercise.main.options.find(({ id }) => id === exercise.states[state].holds)?.stance;
  });
  const count = (stance: string) => stances.filter((one) => one === stance).length;
  expect([count('stop'), count('go')]).toEqual([8, 8]);
});
