import { Trans } from '@lingui/react/macro';
import { ClipSettings } from '#web/shell/clips/ClipSettings.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import type { PlayState } from '../play/play-types.ts';
import type { PlayController } from './play-controller.ts';
import styles from './Remote.module.css';

/**
 * The remote control of the film: four buttons of the same size, labeled with words and outside the picture. Until the first
 * Play, which is on the picture, it only keeps its place.
 */
export function Remote({ controller, state }: { controller: PlayController; state: PlayState }) {
  const isPlaying = state.playback === 'playing' || state.playback === 'loading';
  const isWaiting = state.playback === 'blocked' && state.heard.length === 0;
  return (
    <div className={styles.remote} data-waiting={isWaiting || undefined}>
      {isPlaying ? (
        <Button icon="pause" onClick={() => controller.dispatch({ type: 'pausePressed' })}>
          <Trans>Pause</Trans>
        </Button>
      ) : (
        <Button icon="play" onClick={() => controller.dispatch({ type: 'playPressed' })}>
          <Trans>Play</Trans>
        </Button>
      )}
      <Button icon="retry" onClick={() => controller.dispatch({ type: 'repeatPressed' })}>
        <Trans>Repeat</Trans>
      </Button>
      <ClipSettings />
    </div>
  );
}
