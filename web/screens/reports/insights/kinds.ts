import type { Playthrough } from '#contract/answers.ts';
import type { Game, GameExercise } from '#contract/game.ts';
import { type KindFigures, kindFigures } from '#contract/rules/report-figures.ts';

/** The kind of signal of each exercise. */
export const kindsOf = (game: Game): ReadonlyMap<number, GameExercise['signal']> =>
  new Map(game.exercises.map(({ exercise_id, signal }) => [exercise_id, signal]));

/** How each kind of signal was noticed; without the kinds that have no answer. */
export const kindsIn = (playthrough: Playthrough, game: Game): KindFigures[] =>
  kindFigures(playthrough, kindsOf(game));
