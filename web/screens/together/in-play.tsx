import type { ComponentType, RefObject } from 'react';
import type { Game, GameExercise } from '#contract/game.ts';
import { createStore, useStore } from '#web/lib/store.ts';
import type { LedState } from './led-state.ts';

export type TogetherProps = {
  /** Beside the film, above the reason, or below it. */
  at: 'stage' | 'choices' | 'talk';
  game: Game;
  exercise: GameExercise;
  state: LedState;
  /** Around the film, on the stage. */
  film?: RefObject<HTMLDivElement | null>;
};

/** What playing together adds to the game. The game alone knows none of it: its code comes when somebody joins. */
const inPlay = createStore<ComponentType<TogetherProps> | null>(null);

/** Null when the player is alone again. */
export const setInPlay = inPlay.set;

export function Together(props: TogetherProps) {
  const Shown = useStore(inPlay, null);
  return Shown && <Shown {...props} />;
}
