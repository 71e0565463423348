import { delays, nextClip, playlistOf } from './play-rules.ts';
import { change, noChange, prependEffects, type Transition } from './play-transition.ts';
import type { PlayState } from './play-types.ts';

/** Nothing plays under an overlay: the clip waits until the overlay is closed. The question steps back for the film. */
export function playClip(state: PlayState, optionId: number, reload = false): Transition {
  if (optionId !== state.clip && !playlistOf(state).includes(optionId)) return noChange(state);
  if (state.overlay) {
    const overlay = { ...state.overlay, onResume: 'play' } as const;
    return change({ ...state, clip: optionId, asked: false, playback: 'paused', overlay });
  }
  return change(
    { ...endReminder(state), clip: optionId, asked: false, playback: 'loading' },
    { type: 'playClip', exerciseId: state.current, optionId, ...(reload && { reload }) },
  );
}

/** Scrolls the film into view that starts or continues. */
export function inView(next: Transition): Transition {
  return next.effects.length === 0 ? next : prependEffects([{ type: 'show', what: 'film' }], next);
}

/** A button of a speaker: the claim of that person is shown at once (docs/product-decisions.md#reminders-of-claims). */
export function selectClip(state: PlayState, optionId: number): Transition {
  const next = playClip(state, optionId);
  return next.state === state ? next : change(addHeard(next.state, optionId), ...next.effects);
}

/** "Hear again": one claim, while the question stays as it is. */
export function hearAgain(state: PlayState, optionId: number): Transition {
  const next = playClip(state, optionId);
  return change({ ...next.state, asked: state.asked }, ...next.effects);
}

function addHeard(state: PlayState, optionId: number): PlayState {
  return state.heard.includes(optionId) ? state : { ...state, heard: [...state.heard, optionId] };
}

/** Play: restarts a clip that cannot continue, and loads a clip that has not arrived again. */
export function playAgain(state: PlayState): Transition {
  switch (state.playback) {
    case 'slow':
    case 'stuck':
      return playClip(state, state.clip, true);
    case 'ended':
    case 'blocked':
    case 'failed':
      return playClip(state, state.clip);
    default:
      return change({ ...state, playback: 'playing' }, { type: 'resume' });
  }
}

/** The first frame of a clip that was blocked or stopped in the meantime changes nothing. */
export function clipStarted(state: PlayState): Transition {
  return isAwaited(state) ? change({ ...state, playback: 'playing' }) : noChange(state);
}

/** A playing clip that has run out of data is awaited like one that has not started. */
export function clipStalled(state: PlayState): Transition {
  return state.playback === 'playing' ? change({ ...state, playback: 'loading' }) : noChange(state);
}

/** A headset or the system pauses and continues a clip, too; under an overlay the clip stays what the overlay made it. */
export function clipSwitched(state: PlayState, from: 'playing' | 'paused'): Transition {
  // One that has not arrived can be paused, too: nobody sees the page.
  const isFrom = state.playback === from || (from === 'playing' && isAwaited(state));
  if (!isFrom || state.overlay) return noChange(state);
  return change({ ...state, playback: from === 'playing' ? 'paused' : 'playing' });
}

/** A clip that has not arrived is first called late and can later be requested again; nothing is aborted (#timeouts). */
export function clipLate(state: PlayState, how: 'slow' | 'stuck'): Transition {
  return isAwaited(state) ? change({ ...state, playback: how }) : noChange(state);
}

function isAwaited({ playback }: PlayState): boolean {
  return playback === 'loading' || playback === 'slow' || playback === 'stuck';
}

/** A reminder that cannot play is skipped, and so is a claim that stands in its bubble anyway. */
export function clipBroken(state: PlayState, playback: 'failed' | 'blocked'): Transition {
  if (state.reminder === 'playing') return reminderEnded(state);
  return change({ ...state, playback: state.asked ? 'ended' : playback });
}

/** Clips play one after the other; after the last one the answer card gets the focus (#playlist). */
export function clipEnded(state: PlayState): Transition {
  if (state.reminder === 'playing') return reminderEnded(state);
  if (state.asked) return change({ ...state, playback: 'ended' });
  const heard = addHeard(state, state.clip);
  const next = nextClip(state);
  if (next !== undefined) return playClip(heard, next);
  const ended = change({ ...heard, asked: true, playback: 'ended' }, { type: 'focus', on: 'answers' });
  if (state.choice !== null || state.solved) return ended;
  const asked = [...ended.effects, { type: 'show', what: 'answers' } as const];
  if (state.reminder === 'done') return change(ended.state, ...asked);
  return change(ended.state, ...asked, { type: 'remindLater', afterMs: delays.reminder });
}

/**
 * Plays once per visit, 20 s after the last clip, and only if nobody is chosen yet (#second-miss). It plays in place of
 * the film, so that people and buttons do not move.
 */
export function remind(state: PlayState): Transition {
  const undecided = state.choice === null && state.dialog === null && state.playback === 'ended';
  if (!undecided || state.reminder !== 'none') return noChange(state);
  if (state.overlay) return change(state, { type: 'remindLater', afterMs: delays.reminder });
  return change({ ...state, reminder: 'playing', playback: 'loading' }, { type: 'playReminder' });
}

function reminderEnded(state: PlayState): Transition {
  return change({ ...endReminder(state), playback: 'ended' });
}

/** Another clip or an answer ends the reminder. */
export function endReminder(state: PlayState): PlayState {
  return state.reminder === 'playing' ? { ...state, reminder: 'done' } : state;
}
