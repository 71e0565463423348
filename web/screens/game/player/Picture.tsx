import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useSettings } from '#web/data/settings.ts';
import type { Caption } from '#web/shell/clips/caption.ts';
import { type ClipPlayer, createClipPlayer } from '#web/shell/clips/clip-player.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Spinner } from '#web/ui/controls/Spinner.tsx';
import type { PlayState } from '../play/play-types.ts';
import { ClipFailed } from './ClipFailed.tsx';
import styles from './Picture.module.css';
import type { PlayController } from './play-controller.ts';

type PictureProps = {
  controller: PlayController;
  state: PlayState;
  poster: string;
  /** Null while the picture is described. */
  speaker: string | null;
  film?: RefObject<HTMLDivElement | null>;
  /** Over the video. */
  children?: ReactNode;
};

/** The video, and the words that are spoken. Only the Play button, the notice about a slow clip and the question cover it. */
export function Picture({ controller, state, poster, speaker, film, children }: PictureProps) {
  const { t } = useLingui();
  const { captions, speechRate } = useSettings();
  const [caption, setCaption] = useState<Caption | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const player = useRef<ClipPlayer>(null);

  useEffect(() => {
    const videos = frame.current?.querySelectorAll('video');
    if (!videos) return;
    player.current = createClipPlayer([videos[0], videos[1]] as [HTMLVideoElement, HTMLVideoElement], {
      ...controller.playerEvents,
      onCaption: setCaption,
    });
    controller.attach(player.current);
    return () => {
      controller.attach(null);
      player.current?.dispose();
    };
  }, [controller]);

  useEffect(() => player.current?.setRate(speechRate), [speechRate]);

  const label = speaker === null ? t`What the picture shows` : t`${speaker} speaks`;
  const guide = useGuide(state);
  const isLate = state.playback === 'slow' || state.playback === 'stuck';
  const play = () => controller.dispatch({ type: 'playPressed' });
  return (
    <>
      <div ref={film} className={styles.scene} data-asked={state.asked || undefined}>
        <div ref={frame} className={styles.frame} style={{ backgroundImage: `url("${poster}")` }}>
          {/* biome-ignore lint/a11y/useMediaCaption: the captions are shown below the picture, where they can be large */}
          <video crossOrigin="anonymous" playsInline preload="auto" aria-label={label} />
          {/* biome-ignore lint/a11y/useMediaCaption: as above */}
          <video crossOrigin="anonymous" playsInline preload="auto" aria-label={label} />
          {state.playback === 'blocked' && (
            <Button variant="primary" icon="play" className={styles.start} onClick={play}>
              <Trans>Play</Trans>
            </Button>
          )}
          {children}
          <div className={styles.slow}>
            <p role="status">
              {isLate && (
                <>
                  <Spinner />
                  <Trans>Still working...</Trans>
                </>
              )}
            </p>
            {state.playback === 'stuck' && (
              <Button icon="retry" onClick={play}>
                <Trans>Retry</Trans>
              </Button>
            )}
          </div>
        </div>
      </div>
      <div
        className={styles.words}
        data-asked={state.asked || undefined}
        data-silent={(state.asked && state.reminder !== 'playing') || undefined}
      >
        {state.playback === 'failed' && (
          <ClipFailed onRetry={play} onNext={() => controller.dispatch({ type: 'clipEnded' })} />
        )}
        <div className={styles.said}>
          <p className={styles.speaker} aria-live="polite" translate={speaker === null ? undefined : 'no'}>
            {speaker ?? label}
          </p>
          {captions && state.playback !== 'failed' && (
            <p
              className={styles.caption}
              lang={caption?.language}
              data-guide={(caption === null && guide !== null) || undefined}
              aria-hidden="true"
            >
              {caption?.text ?? guide}
            </p>
          )}
        </div>
      </div>
    </>
  );
}

/** What comes next, in the place of the captions while nothing is said; the status and the labels say it to screen readers. */
function useGuide({ playback }: PlayState): string | null {
  const { t } = useLingui();
  return playback === 'blocked' ? t`Choose Play, then watch and listen.` : null;
}
