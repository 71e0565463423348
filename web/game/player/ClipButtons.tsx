import { Trans } from '@lingui/react/macro';
import { ClipSettings } from '#web/shell/clips/ClipSettings.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import type { PlaySession } from '../play/play-session.ts';
import type { PlayState } from '../play/play-types.ts';
import styles from './Picture.module.css';

/** Controls of the clip, labeled with words and placed outside the picture. */
export function ClipButtons({ session, state }: { session: PlaySession; state: PlayState }) {
  const isPlaying = state.playback === 'playing' || state.playback === 'loading';
  return (
    <div className={styles.buttons}>
      {isPlaying ? (
        <Button icon="pause" onClick={() => session.dispatch({ type: 'pausePressed' })}>
          <Trans>Pause</Trans>
        </Button>
      ) : (
        <Button icon="play" onClick={() => session.dispatch({ type: 'playPressed' })}>
          <Trans>Play</Trans>
        </Button>
      )}
      <Button icon="retry" onClick={() => session.dispatch({ type: 'repeatPressed', from: 'beginning' })}>
        <Trans>Watch from the beginning</Trans>
      </Button>
      <ClipSettings />
    </div>
  );
}
