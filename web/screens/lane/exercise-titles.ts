import type { Playthrough } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';

type Titles = ReadonlyMap<number, string>;

/** Former titles of exercises whose answers were all given before another exercise took the number. */
export function retiredTitles({ exercises }: Playthrough): Titles {
  return new Map(
    exercises.flatMap(({ exercise_id, retired_title }) =>
      retired_title === undefined ? [] : [[exercise_id, retired_title] as const],
    ),
  );
}

/** What there was to notice in each exercise, as the person has played it. */
export function titlesAfter(playthrough: Playthrough, game: Game): Titles {
  return new Map([
    ...game.exercises.map(({ exercise_id, title_after }) => [exercise_id, title_after] as const),
    ...retiredTitles(playthrough),
  ]);
}
