import type { ExerciseEntry } from '#contract/answers.ts';
import type { Game, GameExercise } from '#contract/game.ts';
import type { CoachingName, PlayState } from '../play/play-types.ts';
import type { PlayController } from './play-controller.ts';

/** What every dialog of the game is given. */
export type PlayDialogsProps = {
  game: Game;
  exercise: GameExercise;
  state: PlayState;
  coaching: CoachingName | null;
  controller: PlayController;
  /** The current game as far as it is saved, also on this device alone. */
  entries: readonly ExerciseEntry[];
  /** Exercises of the whole game that have no answer yet. */
  open: readonly number[];
  /** Exercises of the whole game that have an answer, right or wrong. */
  answered: ReadonlySet<number>;
  /** How many of them were right the first time. */
  firstTry: number;
  /** Exercises whose first answer was not right without help. */
  missed: ReadonlySet<number>;
};
