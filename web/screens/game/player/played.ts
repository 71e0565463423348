import type { Game, GameExercise } from '#contract/game.ts';
import { exerciseOf } from './game-clips.ts';

/** Which version of an exercise was played, and in which language. */
export type PlayedEdition = Pick<GameExercise, 'version'> & Pick<Game, 'language'>;

export const playedIn = (game: Game, exerciseId: number): PlayedEdition => ({
  version: exerciseOf(game, exerciseId).version,
  language: game.language,
});
