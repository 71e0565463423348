import { Trans } from '@lingui/react/macro';
import { changeSettings, useSettings } from '#web/shell/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './Picture.module.css';
import type { PlaySession } from './play-session.ts';
import type { PlayState } from './play-types.ts';

const slowerThan = { 1: 0.9, 0.9: 0.75, 0.75: 1 } as const;

/** What can be done with the clip, in words and outside the picture. */
export function ClipButtons({ session, state }: { session: PlaySession; state: PlayState }) {
  const { captions, speechRate } = useSettings();
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
      <Button aria-pressed={captions} onClick={() => changeSettings({ captions: !captions })}>
        {captions ? <Trans>Captions: on</Trans> : <Trans>Captions: off</Trans>}
      </Button>
      <Button
        aria-pressed={speechRate < 1}
        onClick={() => changeSettings({ speechRate: slowerThan[speechRate] })}
      >
        {speechRate === 1 && <Trans>Slower speech: off</Trans>}
        {speechRate === 0.9 && <Trans>Slower speech: a little</Trans>}
        {speechRate === 0.75 && <Trans>Slower speech: much</Trans>}
      </Button>
    </div>
  );
}
