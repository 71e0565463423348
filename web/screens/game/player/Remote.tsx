import { Trans } from '@lingui/react/macro';
import { SoundButton } from '#web/shell/listening/SoundButton.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import type { PlayState } from '../play/play-types.ts';
import type { PlayController } from './play-controller.ts';
import styles from './Remote.module.css';

/** The remote control of the film, outside the picture. Until the first Play, which is on the picture, it only keeps its place. */
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
      <SoundButton />
    </div>
  );
}
