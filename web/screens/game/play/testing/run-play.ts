import { newPlay, play } from '../play-state.ts';
import type { Overlay, PlayEffect, PlayEvent, PlayExercise, PlayState } from '../play-types.ts';

export const at = '2026-06-01T09:00:00.000Z';
const characters = { 1: 'rosa', 2: 'walter', 3: 'mina', 4: 'presenter' };

/** Five exercises in two parts; option 3 is correct everywhere. */
export const exercises: PlayExercise[] = [1, 2, 3, 4, 5].map((exerciseId) => ({
  exerciseId,
  part: exerciseId <= 3 ? 1 : 2,
  playlist: [1, 2, 3, 4],
  offered: [2, 3],
  answer: 3,
  hasPlaces: false,
  characters,
}));

/** The state after these events, and the effects of all of them. */
export function run(state: PlayState, ...events: PlayEvent[]): { state: PlayState; effects: PlayEffect[] } {
  return events.reduce<{ state: PlayState; effects: PlayEffect[] }>(
    (before, event) => {
      const next = play(before.state, event);
      return { state: next.state, effects: [...before.effects, ...next.effects] };
    },
    { state, effects: [] },
  );
}

export const open = (exerciseId: number): PlayEvent => ({ type: 'exerciseOpened', exerciseId });
export const choose = (optionId: number): PlayEvent => ({ type: 'chosen', optionId });
export const okay = (attemptId = 'a'): PlayEvent => ({ type: 'okayPressed', attemptId, at });
export const skip: PlayEvent = { type: 'skipPressed', attemptId: 's', at };
export const ended: PlayEvent = { type: 'clipEnded' };
/** What every first film of an exercise begins with: the exercise has the focus, and the film is in view. */
export const filmShown = (exerciseId: number): PlayEffect[] => [
  { type: 'focus', on: 'exercise' },
  { type: 'show', what: 'film' },
  { type: 'playClip', exerciseId, optionId: 1 },
];
export const started = newPlay(exercises);

export const overlayOpened = (by: Overlay): PlayEvent => ({ type: 'overlayOpened', by });
export const overlayClosed = (by: Overlay): PlayEvent => ({ type: 'overlayClosed', by });
