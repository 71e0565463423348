import type { Playthrough } from '#contract/answers.ts';
import type { Game, GameExercise } from '#contract/game.ts';
import { retiredTitles } from './exercise-titles.ts';

/** What there was to notice, from near, or else the scene; undefined for an exercise without pictures. */
export function pictureOf({ look, main }: GameExercise): string | undefined {
  return look?.still ?? main.options[0]?.poster_url;
}

/** A picture for each exercise, except for those that another one has replaced since: their pictures are gone. */
export function picturesOf(playthrough: Playthrough, game: Game): ReadonlyMap<number, string> {
  const retired = retiredTitles(playthrough);
  return new Map(
    game.exercises.flatMap((exercise) => {
      const address = pictureOf(exercise);
      const { exercise_id } = exercise;
      return address === undefined || retired.has(exercise_id) ? [] : [[exercise_id, address] as const];
    }),
  );
}
