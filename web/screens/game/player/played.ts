import type { Game, GameExercise } from '#contract/game.ts';
import { exerciseOf } from './game-clips.ts';

/** Which version of an exercise was played, and in which language. */
export type Played = Pick<GameExercise, 'version'> & Pick<Game, 'language'>;

export const playedIn = (game: Game, exerciseId: number): Played => ({
  version: exerciseOf(game, exerciseId).version,
  language: game.language,
});
