import { FILMED } from './filmed.ts';
import {
  descriptionClip,
  optionClip,
  otherDescriptionClip,
  otherReasonClip,
  otherSceneClip,
  revealClip,
} from './names.ts';
import type { Exercise, StateName, Texts, TwoStateExercise } from './schema.ts';

/** A line that becomes a film: `name` is the file name without .mp4. */
export type Line = { name: string; character: string; script: string };

/** The state that the course does not show. */
export function otherState({ course }: TwoStateExercise): StateName {
  return course === 'scene' ? 'safe' : 'scene';
}

/** What the picture of the course shows. */
export function descriptionOf(exercise: Exercise): string {
  return hasStates(exercise) ? exercise.states[exercise.course].visible : exercise.visible;
}

export function hasStates<E extends Exercise>(exercise: E): exercise is E & TwoStateExercise {
  return 'states' in exercise;
}

/** The Presenter's description of an exercise's picture, for people who turn it on. */
export function descriptionLine(exercise: Exercise): Line {
  return presenter(descriptionClip(exercise.exercise_id), descriptionOf(exercise));
}

/** The reason; everybody hears what speaks against the belief behind the wrong claim, too. */
function reasonLine({ exercise_id, why, why_not }: Exercise): Line {
  return presenter(revealClip(exercise_id), `${why} ${why_not}`);
}

/** Every line that must be filmed before an exercise can be played. */
export function linesOf(exercise: Exercise): Line[] {
  const { exercise_id, main } = exercise;
  return [
    descriptionLine(exercise),
    ...main.options.map(({ id, character, script }) => ({
      name: optionClip(exercise_id, id),
      character,
      script,
    })),
    reasonLine(exercise),
    ...(hasStates(exercise) ? otherLines(exercise) : []),
  ];
}

function otherLines(exercise: TwoStateExercise): Line[] {
  const { exercise_id: id, states, why_other, why_not, main, moves } = exercise;
  const [moment] = main.options;
  return [
    presenter(otherDescriptionClip(id), states[otherState(exercise)].visible),
    ...(moves && moment
      ? [{ name: otherSceneClip(id), character: moment.character, script: moment.script }]
      : []),
    presenter(otherReasonClip(id), `${why_other} ${why_not}`),
  ];
}

/** Every line that must be filmed before the game can be played: exercises 1 to `FILMED` and all coaching lines. */
export function linesToFilm(texts: Pick<Texts, 'exercises' | 'coaching'>): Line[] {
  return [
    ...texts.exercises.filter((exercise) => exercise.exercise_id <= FILMED).flatMap(linesOf),
    ...texts.coaching.map(({ clip, character, script }) => ({ name: clip, character, script })),
  ];
}

function presenter(name: string, script: string): Line {
  return { name, character: 'Presenter', script };
}
