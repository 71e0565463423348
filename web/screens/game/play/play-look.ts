import { inView, playClip } from './play-clip.ts';
import { currentExercise } from './play-rules.ts';
import { change, noChange, prependEffects, type Transition } from './play-transition.ts';
import type { LookedFirst, PlayState } from './play-types.ts';

/** Before the player was asked. */
export const notLooked: LookedFirst = { result: 'notAsked', wasShown: false };

/** Begins the exercise on the screen: with its place, if the player looks first and the picture has one, else with a clip. */
export function begin(state: PlayState, optionId: number): Transition {
  if (!state.looksFirst || !currentExercise(state).hasPlaces) return showFilm(state, optionId);
  return change(
    { ...state, clip: optionId, playback: 'paused', dialog: { kind: 'lookFirst' } },
    { type: 'pause' },
    { type: 'focus', on: 'exercise' },
  );
}

/** Nothing else is on the screen: the exercise has the focus, and its film is in view. */
function showFilm(state: PlayState, optionId: number): Transition {
  return prependEffects([{ type: 'focus', on: 'exercise' }], inView(playClip(state, optionId)));
}

/** The film follows. */
export function lookedFirst(state: PlayState, { result, wasShown }: LookedFirst): Transition {
  if (state.dialog?.kind !== 'lookFirst') return noChange(state);
  return showFilm({ ...state, dialog: null, looked: { result, wasShown } }, state.clip);
}
