import { playClip } from './play-clip.ts';
import { isRunning } from './play-rules.ts';
import { type Step, stay, step } from './play-transition.ts';
import type { Interruption, PlayState } from './play-types.ts';

/** An overlay opens: the picture pauses until the last overlay is closed. */
export function interrupt(state: PlayState, by: Interruption): Step {
  if (state.interruption) {
    const all = [...state.interruption.by, by];
    return step({ ...state, interruption: { ...state.interruption, by: all } });
  }
  const wasPlaying = isRunning(state);
  const interruption = { by: [by], afterwards: wasPlaying ? 'resume' : 'nothing' } as const;
  const playback = wasPlaying ? 'paused' : state.playback;
  return step({ ...state, interruption, playback }, { type: 'pause' });
}

/** Resumes only a picture that was playing before. */
export function endInterruption(state: PlayState, by: Interruption): Step {
  if (!state.interruption) return stay(state);
  const open = state.interruption.by.filter((one) => one !== by);
  if (open.length > 0) return step({ ...state, interruption: { ...state.interruption, by: open } });
  const back: PlayState = { ...state, interruption: null };
  const { afterwards } = state.interruption;
  if (afterwards === 'nothing' || state.playback !== 'paused' || state.dialog) return step(back);
  return afterwards === 'play'
    ? playClip(back, back.clip)
    : step({ ...back, playback: 'playing' }, { type: 'resume' });
}
