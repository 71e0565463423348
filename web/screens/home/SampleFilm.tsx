import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useConfig } from '#web/data/config.tsx';
import { isDataSaverOn } from '#web/data/offline/data-saver.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import styles from './SampleFilm.module.css';

/** The first scene of the game as a silent loop. */
export function SampleFilm() {
  const { t } = useLingui();
  const { sample } = useConfig();
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);

  /** Loads the film only now, so that the page itself loads first. */
  const play = () => {
    if (!video.current) return;
    if (!video.current.src) video.current.src = sample.video;
    // A browser that requires a tap first shows the still picture and Play.
    video.current.play().catch(() => {});
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the page has loaded
  useEffect(() => {
    let goesOn = mayMove();
    const stopWaiting = goesOn ? onIdle(() => document.hidden || play()) : () => {};
    // While nobody sees the page it stands, and goes on afterwards.
    const look = () => {
      if (!document.hidden) return void (goesOn && play());
      if (video.current?.src) goesOn = !video.current.paused;
      video.current?.pause();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      stopWaiting();
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  return (
    <figure>
      <video
        ref={video}
        crossOrigin="anonymous"
        className={styles.picture}
        width={1280}
        height={720}
        poster={sample.poster}
        preload="none"
        muted
        loop
        playsInline
        aria-label={t`A woman stands in her kitchen. A rug lies in front of the sink.`}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <figcaption className={styles.actions}>
        {isPlaying ? (
          <Button variant="link" icon="pause" onClick={() => video.current?.pause()}>
            <Trans>Pause the film</Trans>
          </Button>
        ) : (
          <Button variant="link" onClick={play}>
            <Trans>Play the film</Trans>
          </Button>
        )}
      </figcaption>
    </figure>
  );
}

function mayMove(): boolean {
  return !isDataSaverOn() && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Calls `action` once the page has loaded and the browser is idle. */
function onIdle(action: () => void): () => void {
  const stop = new AbortController();
  const later = () => {
    if (stop.signal.aborted) return;
    if ('requestIdleCallback' in window) requestIdleCallback(() => stop.signal.aborted || action());
    else setTimeout(() => stop.signal.aborted || action(), 1000);
  };
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true, signal: stop.signal });
  return () => stop.abort();
}
