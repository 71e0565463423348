import type { Fault } from '../faults.ts';
import { FILMED } from '../filmed.ts';
import type { FormPair, Texts, TwoStateExercise } from '../joined.ts';
import { hasStates } from '../lines.ts';
import { offeredOptions } from '../offered.ts';
import type { StateName } from '../schema.ts';

const file = 'forms.yaml';
const PAIRS = 16;
const LEAST_PARTS = 6;

/** Checks that two forms of a test are equally hard for whoever does not look. */
export function checkForms({ forms, exercises }: Pick<Texts, 'forms' | 'exercises'>): Fault[] {
  const faults: Fault[] = [];
  const at = (field: string, reason: string) => faults.push({ file, field, reason });
  if (forms.length !== PAIRS) at('', `has ${forms.length} pairs; it must have ${PAIRS}`);
  const pairs = forms.flatMap((pair, index) => {
    const exercise = exercises.find((one) => one.exercise_id === pair.exercise_id);
    const reason = refusal(exercise);
    const isTwice = forms.findIndex((one) => one.exercise_id === pair.exercise_id) < index;
    if (isTwice) at(`${index}.exercise_id`, `${pair.exercise_id} occurs twice`);
    if (reason) at(`${index}.exercise_id`, `${pair.exercise_id} ${reason}`);
    return !isTwice && exercise && hasStates(exercise) && !reason ? [{ pair, exercise }] : [];
  });
  if (faults.length > 0) return faults;
  const parts = new Set(pairs.map(({ exercise }) => exercise.part)).size;
  if (parts < LEAST_PARTS) at('exercise_id', `comes from ${parts} parts; at least ${LEAST_PARTS}`);
  // What holds for half of form A holds for the other half in form B.
  for (const [what, isSo] of Object.entries(halves)) {
    const count = pairs.filter(({ pair, exercise }) => isSo(exercise, pair.form_a)).length;
    if (count !== PAIRS / 2) at('form_a', `form A has ${count} of ${PAIRS} ${what}; it must be ${PAIRS / 2}`);
  }
  return faults;
}

/** Why an exercise cannot be in a test, if it cannot. */
function refusal(exercise: Texts['exercises'][number] | undefined): string | null {
  if (!exercise) return 'is no exercise';
  if (!hasStates(exercise)) return 'has one state';
  if (exercise.exercise_id > FILMED) return 'is not filmed in both states';
  if (exercise.decides !== 'see') return 'is decided by hearing; pictures must decide';
  if (exercise.emergency === 'after a miss') return 'needs its safety line after a miss; a test shows none';
  const stopsIn = (state: StateName) => stanceIn(exercise, state) === 'stop';
  return stopsIn('scene') === stopsIn('safe') ? 'has claims that act alike' : null;
}

function stanceIn(exercise: TwoStateExercise, state: StateName) {
  return offeredOptions(exercise).find(({ id }) => id === exercise.states[state].holds)?.stance;
}

/** What may help nobody who does not look: it is so in half of the answers of each form. */
const halves: Record<string, (exercise: TwoStateExercise, state: FormPair['form_a']) => boolean> = {
  'shown as the scene': (_exercise, state) => state === 'scene',
  'in which stopping is right': (exercise, state) => stanceIn(exercise, state) === 'stop',
  'in which the first claim is right': (exercise, state) => exercise.states[state].holds === 2,
  'with the film of the course': (exercise, state) => exercise.course === state,
};
