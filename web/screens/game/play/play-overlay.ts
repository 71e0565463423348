import { inView, playClip } from './play-clip.ts';
import { isRunning } from './play-rules.ts';
import { change, noChange, type Transition } from './play-transition.ts';
import type { Overlay, PlayState } from './play-types.ts';

/** An overlay opens: the picture pauses until the last overlay is closed. */
export function openOverlay(state: PlayState, by: Overlay): Transition {
  if (state.overlay) {
    const all = [...state.overlay.by, by];
    return change({ ...state, overlay: { ...state.overlay, by: all } });
  }
  const wasPlaying = isRunning(state);
  const overlay = { by: [by], onResume: wasPlaying ? 'resume' : 'nothing' } as const;
  const playback = wasPlaying ? 'paused' : state.playback;
  return change({ ...state, overlay, playback }, { type: 'pause' });
}

/** Resumes only a picture that was playing before. */
export function closeOverlay(state: PlayState, by: Overlay): Transition {
  if (!state.overlay) return noChange(state);
  const open = state.overlay.by.filter((one) => one !== by);
  if (open.length > 0) return change({ ...state, overlay: { ...state.overlay, by: open } });
  const back: PlayState = { ...state, overlay: null };
  const { onResume } = state.overlay;
  if (onResume === 'nothing' || state.playback !== 'paused' || state.dialog) return change(back);
  return inView(
    onResume === 'play'
      ? playClip(back, back.clip)
      : change({ ...back, playback: 'playing' }, { type: 'resume' }),
  );
}
