import { delays, nextClip, playlistOf } from './play-rules.ts';
import { type Step, stay, step } from './play-step.ts';
import type { PlayState } from './play-types.ts';

/** Nothing plays under what is open over the exercise: the clip waits for its end. */
export function playClip(state: PlayState, optionId: number, anew = false): Step {
  if (optionId !== state.clip && !playlistOf(state).includes(optionId)) return stay(state);
  if (state.interruption) {
    const interruption = { ...state.interruption, afterwards: 'play' } as const;
    return stay({ ...state, clip: optionId, playback: 'paused', interruption });
  }
  return step(
    { ...endReminder(state), clip: optionId, playback: 'loading' },
    { type: 'playClip', exerciseId: state.current, optionId, ...(anew && { anew }) },
  );
}

/** Play: from the start where nothing is left to go on with; loaded anew where it does not come. */
export function playAgain(state: PlayState): Step {
  switch (state.playback) {
    case 'slow':
    case 'stuck':
      return playClip(state, state.clip, true);
    case 'ended':
    case 'refused':
    case 'failed':
      return playClip(state, state.clip);
    default:
      return step({ ...state, playback: 'playing' }, { type: 'resume' });
  }
}

/** The first frame of a clip that was refused or stopped meanwhile starts nothing. */
export function clipStarted(state: PlayState): Step {
  return stay(isAwaited(state) ? { ...state, playback: 'playing' } : state);
}

/** What plays has run out of data: it is awaited like one that has not begun. */
export function clipStalled(state: PlayState): Step {
  return stay(state.playback === 'playing' ? { ...state, playback: 'loading' } : state);
}

/** A clip that has not come is spoken of, and later may be asked for anew; nothing breaks off (decision G121). */
export function clipLate(state: PlayState, how: 'slow' | 'stuck'): Step {
  return stay(isAwaited(state) ? { ...state, playback: how } : state);
}

function isAwaited({ playback }: PlayState): boolean {
  return playback === 'loading' || playback === 'slow' || playback === 'stuck';
}

/** A reminder that does not come is none. */
export function clipBroken(state: PlayState, playback: 'failed' | 'refused'): Step {
  return state.reminder === 'playing' ? reminderEnded(state) : stay({ ...state, playback });
}

/** Clips play one after the other; after the last one the answer card has its turn (decision G1). */
export function clipEnded(state: PlayState): Step {
  if (state.reminder === 'playing') return reminderEnded(state);
  const next = nextClip(state);
  if (next !== undefined) return playClip(state, next);
  const ended = step({ ...state, playback: 'ended' }, { type: 'focus', on: 'answers' });
  if (state.choice !== null || state.solved) return ended;
  const asked = [...ended.effects, { type: 'show', what: 'answers' } as const];
  if (state.reminder === 'done') return step(ended.state, ...asked);
  return step(ended.state, ...asked, { type: 'remindLater', afterMs: delays.reminder });
}

/**
 * Once a visit, 20 s after the last clip, and only to a person who is still undecided (decision G13). It plays in the
 * picture's own place, so that people and buttons stay where they are.
 */
export function remind(state: PlayState): Step {
  const undecided = state.choice === null && state.dialog === null && state.playback === 'ended';
  if (!undecided || state.reminder !== 'none') return stay(state);
  if (state.interruption) return step(state, { type: 'remindLater', afterMs: delays.reminder });
  return step({ ...state, reminder: 'playing', playback: 'loading' }, { type: 'playReminder' });
}

function reminderEnded(state: PlayState): Step {
  return stay({ ...endReminder(state), playback: 'ended' });
}

/** Whatever plays next, or an answer, takes the reminder's place. */
export function endReminder(state: PlayState): PlayState {
  return state.reminder === 'playing' ? { ...state, reminder: 'done' } : state;
}
