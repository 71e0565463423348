import type { PlayEffect, PlayState } from './play-types.ts';

export type Transition = { state: PlayState; effects: readonly PlayEffect[] };

/** The state stays as it is. */
export function noChange(state: PlayState): Transition {
  return { state, effects: [] };
}

/** A new state and its effects, in order. */
export function change(state: PlayState, ...effects: PlayEffect[]): Transition {
  return { state, effects };
}

/** Puts effects before those of a transition. */
export function prependEffects(effects: readonly PlayEffect[], next: Transition): Transition {
  return { state: next.state, effects: [...effects, ...next.effects] };
}
