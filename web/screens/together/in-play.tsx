import type { ComponentType } from 'react';
import type { Game, GameExercise } from '#contract/game.ts';
import { createStore, useStore } from '#web/lib/store.ts';

export type AfterReasonProps = { game: Game; exercise: GameExercise };

/** What playing together adds to the game. The game alone knows none of it: its code comes when somebody joins. */
export type InPlay = { AfterReason: ComponentType<AfterReasonProps> };

const inPlay = createStore<InPlay | null>(null);

/** Null when the player is alone again. */
export const setInPlay = inPlay.set;

/** Below the reason of an answer: what the others chose, and what to talk about. */
export function AfterReason(props: AfterReasonProps) {
  const Shown = useStore(inPlay, null)?.AfterReason;
  return Shown && <Shown {...props} />;
}
