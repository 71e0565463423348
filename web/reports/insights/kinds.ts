import type { Playthrough } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import { type KindFigures, kindFigures } from '#contract/scoring/report-figures.ts';

/** How each kind of signal was noticed; without the kinds that have no answer. */
export function kindsIn(playthrough: Playthrough, game: Game): KindFigures[] {
  return kindFigures(
    playthrough,
    new Map(game.exercises.map(({ exercise_id, signal }) => [exercise_id, signal])),
  );
}
