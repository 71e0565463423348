import { FILMED } from './filmed.ts';
import { descriptionClip, optionClip, revealClip } from './names.ts';
import type { Exercise, Manifest, Texts } from './schema.ts';

/** A line that becomes a film: `name` is the file name without .mp4. */
export type Line = { name: string; character: string; script: string };

/** The Presenter's description of an exercise's picture, for people who turn it on. */
export function descriptionLine({ exercise_id, visible }: Pick<Exercise, 'exercise_id' | 'visible'>): Line {
  return { name: descriptionClip(exercise_id), character: 'Presenter', script: visible };
}

/** Every line that must be filmed before the game can be played: exercises 1 to `FILMED` and all coaching lines. */
export function linesToFilm(texts: Pick<Texts, 'exercises' | 'coaching'>): Line[] {
  const scenes = texts.exercises
    .filter((exercise) => exercise.exercise_id <= FILMED)
    .flatMap((exercise) => [
      descriptionLine(exercise),
      ...exercise.main.options.map(({ id, character, script }) => ({
        name: optionClip(exercise.exercise_id, id),
        character,
        script,
      })),
    ]);
  return [
    ...scenes,
    ...texts.coaching.map(({ clip, character, script }) => ({ name: clip, character, script })),
  ];
}

/** The reasons that are already filmed: without them the game can be played, so each is added when it is there. */
export function filmedReasons({ exercises }: Pick<Texts, 'exercises'>, media: Manifest): Line[] {
  return exercises
    .map(({ exercise_id, why }) => ({ name: revealClip(exercise_id), character: 'Presenter', script: why }))
    .filter(({ name }) => media[name] !== undefined);
}
