import type { Game } from '#contract/game.ts';
import {
  type FormItem,
  type FormPair,
  type FormTime,
  formTimes,
  itemsOfForm,
} from '#contract/rules/parallel-forms.ts';
import { formOfCode } from '#server/game/form-of-code.ts';

/** What participants play: the course, and the test in two forms. */
export type Material = { game: Game; forms: readonly FormPair[] };

type FormRow = Record<string, string | number | null>;

const rightShare: Record<FormTime, number> = { before: 0.6, after: 0.75 };
/** From when on each is taken, and within how many days. */
const days: Record<FormTime, [number, number]> = { before: [0, 5], after: [60, 60] };
const shareTaking = 0.9;

/** The answers of one person to both forms, as far as they are taken before the last day. Pure. */
export function takeForms(
  { game, forms }: Material,
  { code, endDay, random }: { code: string; endDay: number; random: () => number },
): FormRow[] {
  return formTimes.flatMap((time) => {
    const [first, within] = days[time];
    const day = first + Math.floor(within * random());
    if (random() >= shareTaking || day > endDay) return [];
    const form = formOfCode(code, time);
    const own = { study_code: code, time, form, day };
    return itemsOfForm(forms, form).map((item) => ({
      ...own,
      ...answerItem(game, item, rightShare[time], random),
    }));
  });
}

function answerItem(
  game: Game,
  { exerciseId, state }: FormItem,
  share: number,
  random: () => number,
): FormRow {
  const exercise = game.exercises.find(({ exercise_id }) => exercise_id === exerciseId);
  if (!exercise?.other) throw new Error(`Exercise ${exerciseId} has one state`);
  const answer = exercise.state === state ? exercise.main.answer : exercise.other.answer;
  const wrong = exercise.main.options.find(({ id, is_selectable }) => is_selectable && id !== answer);
  const shown = {
    exercise: exerciseId,
    content_version: exercise.version,
    scene_state: state,
    language: 'en',
  };
  if (random() < 0.02) return { ...shown, claim: null, outcome: 'skipped', seconds: null };
  const isRight = random() < share;
  const seconds = Math.round(50 + 150 * random()) / 10;
  const claim = isRight ? answer : (wrong?.id ?? answer);
  return { ...shown, claim, outcome: isRight ? 'correct' : 'incorrect', seconds };
}
