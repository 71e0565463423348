import { Trans } from '@lingui/react/macro';
import { ClipSettings } from '#web/shell/clips/ClipSettings.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import type { PlayController } from '../play/play-controller.ts';
import type { PlayState } from '../play/play-types.ts';
import styles from './Picture.module.css';

/** Controls of the clip, labeled with words and placed outside the picture. */
export function ClipButtons({ controller, state }: { controller: PlayController; state: PlayState }) {
  const isPlaying = state.playback === 'playing' || state.playback === 'loading';
  return (
    <div className={styles.buttons}>
      {isPlaying ? (
        <Button icon="pause" onClick={() => controller.dispatch({ type: 'pausePressed' })}>
          <Trans>Pause</Trans>
        </Button>
      ) : (
        <Button icon="play" onClick={() => controller.dispatch({ type: 'playPressed' })}>
          <Trans>Play</Trans>
        </Button>
      )}
      <Button icon="retry" onClick={() => controller.dispatch({ type: 'repeatPressed', from: 'beginning' })}>
        <Trans>Watch from the beginning</Trans>
      </Button>
      <ClipSettings />
    </div>
  );
}
