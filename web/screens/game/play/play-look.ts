import { inView, playClip } from './play-clip.ts';
import { currentExercise } from './play-rules.ts';
import { change, noChange, prependEffects, type Transition } from './play-transition.ts';
import type { Dialog, LookedFirst, PlayState } from './play-types.ts';

/** Before the player was asked. */
export const notLooked: LookedFirst = { result: 'notAsked', wasShown: false };

/**
 * Begins the exercise on the screen: with its place, if the player looks first and the picture has one, else with a clip.
 * Whoever has looking first turned off from before is once asked about it.
 */
export function begin(state: PlayState, optionId: number): Transition {
  const { looksFirst, unasked } = state;
  const opened = { ...state, clip: optionId };
  if (!currentExercise(state).hasPlaces) return showFilm(opened);
  if (looksFirst) return before(opened, { kind: 'lookFirst' });
  return unasked.look ? before(opened, { kind: 'lookOffer' }) : showFilm(opened);
}

/** What takes the place of the film on the stage, before it. */
function before(state: PlayState, dialog: Dialog): Transition {
  return change(
    { ...state, playback: 'paused', dialog },
    { type: 'pause' },
    { type: 'focus', on: 'exercise' },
  );
}

/**
 * Nothing else is on the screen: the exercise has the focus, and its film is in view. Before the first voice of all the
 * player is asked how speech is liked.
 */
function showFilm(state: PlayState): Transition {
  if (state.unasked.sound) return before(state, { kind: 'soundChoice' });
  return prependEffects([{ type: 'focus', on: 'exercise' }], inView(playClip(state, state.clip)));
}

/** The film follows. */
export function lookedFirst(state: PlayState, { result, wasShown }: LookedFirst): Transition {
  if (state.dialog?.kind !== 'lookFirst') return noChange(state);
  return showFilm({ ...state, dialog: null, looked: { result, wasShown } });
}

/** The exercise begins with its place for whoever tries it, else with the film. */
export function answerOffer(state: PlayState, isTried: boolean): Transition {
  if (state.dialog?.kind !== 'lookOffer') return noChange(state);
  const unasked = { ...state.unasked, look: false };
  return begin({ ...state, dialog: null, looksFirst: isTried, unasked }, state.clip);
}

/** The film follows as it is liked. */
export function chooseSound(state: PlayState): Transition {
  if (state.dialog?.kind !== 'soundChoice') return noChange(state);
  return showFilm({ ...state, dialog: null, unasked: { ...state.unasked, sound: false } });
}
