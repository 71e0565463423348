import type { PlayEffect, PlayState } from './play-types.ts';

export type Step = { state: PlayState; effects: readonly PlayEffect[] };

/** The state stays as it is. */
export function stay(state: PlayState): Step {
  return { state, effects: [] };
}

/** A new state and its effects, in order. */
export function step(state: PlayState, ...effects: PlayEffect[]): Step {
  return { state, effects };
}

/** Puts effects before those of a transition. */
export function after(effects: readonly PlayEffect[], next: Step): Step {
  return { state: next.state, effects: [...effects, ...next.effects] };
}
