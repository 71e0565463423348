import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Game } from '#contract/game.ts';
import { useSettings } from '#web/shell/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './CoachingClip.module.css';
import { type Caption, captionOf } from './clip-player.ts';
import type { CoachingName } from './play-types.ts';

type CoachingClipProps = {
  game: Game;
  name: CoachingName;
  onEnded: () => void;
  /** Also on failure: nobody waits for a clip that does not come. */
  large?: boolean;
};

/** The Presenter's few words after an answer; the text is there with or without the picture. */
export function CoachingClip({ game, name, onEnded, large = false }: CoachingClipProps) {
  const { t } = useLingui();
  const { captions, speechRate } = useSettings();
  const [caption, setCaption] = useState<Caption | null>(null);
  const [isRefused, setRefused] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const clip = game.coaching[name];

  useEffect(() => {
    const element = video.current;
    if (!element || !clip) return;
    element.preservesPitch = true;
    element.playbackRate = speechRate;
    element.play().catch((error: DOMException) => setRefused(error.name === 'NotAllowedError'));
    const track = element.querySelector('track')?.track;
    if (!track) return;
    track.mode = 'hidden';
    const show = () => setCaption(captionOf(track.activeCues));
    track.addEventListener('cuechange', show);
    return () => {
      track.removeEventListener('cuechange', show);
      element.pause();
    };
  }, [clip, speechRate]);

  if (!clip) return null;
  return (
    <div className={large ? styles.large : styles.clip}>
      <video
        key={name}
        ref={video}
        src={clip.video_url}
        playsInline
        preload="auto"
        aria-label={t`The Presenter speaks`}
        onEnded={onEnded}
        onError={onEnded}
      >
        <track kind="captions" src={clip.captions_url} srcLang="en" />
      </video>
      {isRefused && (
        <Button
          icon="play"
          onClick={() => {
            setRefused(false);
            void video.current?.play();
          }}
        >
          <Trans>Play</Trans>
        </Button>
      )}
      {captions && (
        <p className={styles.caption} aria-hidden="true">
          {caption?.text}
        </p>
      )}
    </div>
  );
}
