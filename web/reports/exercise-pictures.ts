import type { Playthrough } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import { retiredTitles } from './exercise-titles.ts';

/**
 * A small picture for each exercise: what there was to notice, from near, or else the scene. Exercises that another one
 * has replaced since have none, because the pictures are gone.
 */
export function picturesOf(playthrough: Playthrough, game: Game): ReadonlyMap<number, string> {
  const retired = retiredTitles(playthrough);
  return new Map(
    game.exercises.flatMap(({ exercise_id, look, main }) => {
      const address = look?.still ?? main.options[0]?.poster_url;
      return address === undefined || retired.has(exercise_id) ? [] : [[exercise_id, address] as const];
    }),
  );
}
