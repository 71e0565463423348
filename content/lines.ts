import { FILMED } from './filmed.ts';
import type { Exercise, Texts, TwoStateExercise } from './joined.ts';
import {
  descriptionClip,
  optionClip,
  otherDescriptionClip,
  otherReasonClip,
  otherSceneClip,
  revealClip,
} from './names.ts';
import type { StateName } from './schema.ts';

/** A line that becomes a film: `name` is the file name without .mp4, `character` the speaker's name. */
export type Line = { name: string; speaker: string; character: string; script: string };

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

type People = Texts['people'];
type Words = { name: string; script: string };

/** Every line that must be filmed before an exercise can be played; the Presenter describes its picture, and says why. */
export function linesOf(exercise: Exercise, people: People): Line[] {
  const { exercise_id: id, main, why, why_not } = exercise;
  return [
    presenter(people, { name: descriptionClip(id), script: descriptionOf(exercise) }),
    ...main.options.map(({ id: option, speaker, character, script }) => ({
      name: optionClip(id, option),
      speaker,
      character,
      script,
    })),
    // Everybody hears what speaks against the belief behind the wrong claim, too.
    presenter(people, { name: revealClip(id), script: `${why} ${why_not}` }),
    ...(hasStates(exercise) ? otherLines(exercise, people) : []),
  ];
}

function otherLines(exercise: TwoStateExercise, people: People): Line[] {
  const { exercise_id: id, states, why_other, why_not, main, moves } = exercise;
  const [moment] = main.options;
  return [
    presenter(people, { name: otherDescriptionClip(id), script: states[otherState(exercise)].visible }),
    ...(moves && moment
      ? [
          {
            name: otherSceneClip(id),
            speaker: moment.speaker,
            character: moment.character,
            script: moment.script,
          },
        ]
      : []),
    presenter(people, { name: otherReasonClip(id), script: `${why_other} ${why_not}` }),
  ];
}

/** Every line that must be filmed before the game can be played: exercises 1 to `FILMED` and all coaching lines. */
export function linesToFilm({
  exercises,
  coaching,
  people,
}: Pick<Texts, 'exercises' | 'coaching' | 'people'>): Line[] {
  return [
    ...exercises
      .filter(({ exercise_id }) => exercise_id <= FILMED)
      .flatMap((exercise) => linesOf(exercise, people)),
    ...coaching.map(({ clip, speaker, character, script }) => ({ name: clip, speaker, character, script })),
  ];
}

const PRESENTER = 'presenter';

function presenter(people: People, words: Words): Line {
  return { ...words, speaker: PRESENTER, character: nameOf(people, PRESENTER) };
}

/** The name that is shown for one of the people who speak; an unknown id, which the checks report, stands for itself. */
export function nameOf(people: People, id: string): string {
  return people.find((person) => person.id === id)?.name ?? id;
}
