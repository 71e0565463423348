import type { PlayState } from '../play/play-types.ts';

/** The same limits as for every wait (docs/product-decisions.md#timeouts). */
const slowAfterMs = 8_000;
const stuckAfterMs = 30_000;

/** The two timers of a clip that is awaited; they report once each that it is late. */
export function createAwaitedClip(onLate: (how: 'slow' | 'stuck') => void) {
  const timeouts: ReturnType<typeof setTimeout>[] = [];

  function stop(): void {
    for (const timeout of timeouts.splice(0)) clearTimeout(timeout);
  }

  return {
    stop,
    /** Starts the timers when a clip is awaited, and stops them when it arrives or is no longer needed. */
    follow({ playback }: PlayState): void {
      if (playback === 'slow' || playback === 'stuck') return;
      if (playback !== 'loading') stop();
      else if (timeouts.length === 0) {
        timeouts.push(
          setTimeout(() => onLate('slow'), slowAfterMs),
          setTimeout(() => onLate('stuck'), stuckAfterMs),
        );
      }
    },
  };
}
