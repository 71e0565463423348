import { FILMED } from './filmed.ts';
import { optionClip } from './names.ts';
import type { Texts } from './schema.ts';

/** A line that becomes a film: `name` is the file name without .mp4. */
export type Line = { name: string; character: string; script: string };

/** Every line that must be filmed for the game to be played: exercises 1 to `FILMED` and all coaching lines. */
export function linesToFilm(texts: Pick<Texts, 'exercises' | 'coaching'>): Line[] {
  const scenes = texts.exercises
    .filter((exercise) => exercise.exercise_id <= FILMED)
    .flatMap((exercise) =>
      exercise.main.options.map(({ id, character, script }) => ({
        name: optionClip(exercise.exercise_id, id),
        character,
        script,
      })),
    );
  return [
    ...scenes,
    ...texts.coaching.map(({ clip, character, script }) => ({ name: clip, character, script })),
  ];
}
