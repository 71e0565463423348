import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { useIsObscured } from '../overlays.ts';
import { useSettings } from '../settings/settings.ts';
import { afterSound } from '../sounds/play-sound.ts';
import { ClipSettings } from './ClipSettings.tsx';
import { type Caption, captionOf } from './caption.ts';
import styles from './SpokenClip.module.css';

type SpokenClipProps = {
  clip: { video_url: string; captions_url: string };
  /** Also called on failure, so that nobody waits for a clip that does not load. */
  onEnded?: () => void;
  /** Takes the whole width, for a dialog about the clip. */
  large?: boolean;
  /** Text beside a large clip, or under it in a narrow view. */
  beside?: ReactNode;
};

/**
 * A single clip of the Presenter (another clip needs another `key`). It plays when it appears and no sound plays, can be stopped, pauses
 * while an overlay is open over it, and has its captions under it.
 */
export function SpokenClip({ clip, onEnded, large = false, beside }: SpokenClipProps) {
  const { t } = useLingui();
  const { captions, speechRate } = useSettings();
  const [caption, setCaption] = useState<Caption | null>(null);
  const [speaker, setSpeaker] = useState<string | null>(null);
  const [state, setState] = useState<'playing' | 'stopped' | 'ended'>('playing');
  const video = useRef<HTMLVideoElement>(null);
  const isObscured = useIsObscured();
  /** Whether it plays when no overlay is open: true at the start, or if it was playing when the overlay opened. */
  const shouldPlay = useRef(true);

  useEffect(() => {
    const element = video.current;
    if (!element || isObscured) return;
    let isWaiting = shouldPlay.current;
    const play = () => {
      isWaiting = false;
      element.play().catch(() => setState('stopped'));
    };
    const stopWaiting = isWaiting ? afterSound(play) : () => {};
    return () => {
      stopWaiting();
      shouldPlay.current = isWaiting || !element.paused;
      element.pause();
    };
  }, [isObscured]);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.preservesPitch = true;
    element.playbackRate = speechRate;
  }, [speechRate]);

  useEffect(() => {
    const track = video.current?.querySelector('track')?.track;
    if (!track) return;
    track.mode = 'hidden';
    const show = () => {
      const spoken = captionOf(track.activeCues);
      setCaption(spoken);
      // The name stays visible between two sentences.
      if (spoken) setSpeaker(spoken.speaker);
    };
    track.addEventListener('cuechange', show);
    return () => track.removeEventListener('cuechange', show);
  }, []);

  const toggle = () => (state === 'playing' ? video.current?.pause() : void video.current?.play());
  return (
    <div className={large ? styles.large : styles.clip}>
      <video
        ref={video}
        crossOrigin="anonymous"
        src={clip.video_url}
        playsInline
        preload="auto"
        aria-label={t`The Presenter speaks`}
        onPlay={() => setState('playing')}
        onPause={({ currentTarget }) => setState(currentTarget.ended ? 'ended' : 'stopped')}
        onEnded={onEnded}
        onError={onEnded}
      >
        <track kind="captions" src={clip.captions_url} srcLang="en" />
      </video>
      {captions && (
        <div className={styles.captions} aria-hidden="true">
          <p className={styles.speaker}>{speaker}</p>
          <p className={styles.caption}>{caption?.text}</p>
        </div>
      )}
      <div className={styles.buttons}>
        <Button icon={state === 'playing' ? 'pause' : state === 'ended' ? 'retry' : 'play'} onClick={toggle}>
          {{ playing: t`Pause the film`, stopped: t`Play the film`, ended: t`Watch it again` }[state]}
        </Button>
        {large && <ClipSettings />}
      </div>
      {beside && <div className={styles.beside}>{beside}</div>}
    </div>
  );
}
