import type { Game } from '#contract/game.ts';
import type { Language } from '#contract/pages/languages.ts';
import { type FormItem, type FormTime, itemsOfForm, type TestForm } from '#contract/rules/parallel-forms.ts';
import type { DueForm, FormAnswers, OpenForm } from '#contract/test-forms.ts';
import { fieldProblem, Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { gameMessages } from './messages.ts';

/** The test in two forms, the same for whoever asks it: what is shown, and how answers are graded. */

/** The form that somebody is asked now, with the exercises of it that are answered. */
export type OwnForm = { time: FormTime; form: TestForm; items: FormItem[]; answered: ReadonlySet<number> };

type Content = Services['content'];

export function ownForm(
  { forms }: Content,
  time: FormTime,
  form: TestForm,
  answered: ReadonlySet<number>,
): OwnForm {
  return { time, form, items: itemsOfForm(forms, form), answered };
}

export const formNotOpen = () => new Problem('conflict', gameMessages.formNotOpen);

/** How far somebody is in it. */
export function shownForm(due: OwnForm | null): DueForm | null {
  return due && { time: due.time, answered: due.answered.size, of: due.items.length };
}

/** What is left of it, with the exercises that it shows. @throws Problem `conflict` while none is asked */
export function openForm({ byLanguage }: Content, due: OwnForm | null, language: Language): OpenForm {
  if (!due) throw formNotOpen();
  const { game } = byLanguage[language];
  const items = due.items.filter(({ exerciseId }) => !due.answered.has(exerciseId));
  const shown = new Set(items.map(({ exerciseId }) => exerciseId));
  const exercises = game.exercises.filter(({ exercise_id }) => shown.has(exercise_id));
  return { time: due.time, items, of: due.items.length, game: { ...game, exercises } };
}

/**
 * What is stored of these answers, each graded in the state that was shown.
 * @throws Problem `validation` naming the answer that the form does not show or the exercise does not offer
 */
export function gradedAnswers(
  { game }: Content,
  due: OwnForm,
  { answers, skipsRest }: Omit<FormAnswers, 'time'>,
) {
  for (const [index, { exerciseId }] of answers.entries())
    if (!due.items.some((item) => item.exerciseId === exerciseId))
      throw fieldProblem(`answers.${index}.exerciseId`, gameMessages.notOnForm);
  return due.items.flatMap((item) => {
    const index = answers.findIndex(({ exerciseId }) => exerciseId === item.exerciseId);
    const given = answers[index] ?? (skipsRest ? { selectedOptionId: null, seconds: null } : null);
    return given ? [{ time: due.time, form: due.form, ...gradedAnswer(game, item, given, index) }] : [];
  });
}

/** Whether all of these arrived before, with a form that has ended since. */
export function areStored(
  stored: readonly { time: FormTime; exerciseId: number }[],
  { time, answers }: FormAnswers,
): boolean {
  const isStored = (exerciseId: number) =>
    stored.some((row) => row.time === time && row.exerciseId === exerciseId);
  return answers.length > 0 && answers.every(({ exerciseId }) => isStored(exerciseId));
}

export const formThanks = ({ skipsRest }: FormAnswers) =>
  skipsRest ? gameMessages.formSkipped : gameMessages.formSaved;

function gradedAnswer(
  game: Game,
  { exerciseId, state }: FormItem,
  { selectedOptionId, seconds }: Omit<FormAnswers['answers'][number], 'exerciseId'>,
  index: number,
) {
  const exercise = game.exercises.find(({ exercise_id }) => exercise_id === exerciseId);
  if (!exercise?.other) throw new Error(`The exercise ${exerciseId} has one state.`);
  const isOffered = exercise.main.options.some(
    ({ id, is_selectable }) => is_selectable && id === selectedOptionId,
  );
  if (selectedOptionId !== null && !isOffered)
    throw fieldProblem(`answers.${index}.selectedOptionId`, gameMessages.claimNotOffered);
  const { answer } = exercise.state === state ? exercise.main : exercise.other;
  const graded = selectedOptionId === answer ? ('correct' as const) : ('incorrect' as const);
  return {
    exerciseId,
    sceneState: state,
    contentVersion: exercise.version,
    selectedOptionId,
    outcome: selectedOptionId === null ? ('skipped' as const) : graded,
    seconds: selectedOptionId === null ? null : seconds,
  };
}
