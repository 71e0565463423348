import type { PlayEffect, PlayState } from './play-types.ts';

export type Step = { state: PlayState; effects: readonly PlayEffect[] };

/** Nothing to do outside. */
export function stay(state: PlayState): Step {
  return { state, effects: [] };
}

/** A new state and what it asks for, in order. */
export function step(state: PlayState, ...effects: PlayEffect[]): Step {
  return { state, effects };
}

/** Puts effects before those of a step. */
export function after(effects: readonly PlayEffect[], next: Step): Step {
  return { state: next.state, effects: [...effects, ...next.effects] };
}
