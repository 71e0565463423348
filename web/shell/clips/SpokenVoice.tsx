import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSettings } from '#web/data/settings.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import styles from './SpokenVoice.module.css';
import { type SpokenClipFiles, useClips } from './use-clips.ts';

type SpokenVoiceProps = {
  /** Spoken one after the other; only the sound is used. */
  clips: readonly SpokenClipFiles[];
  /** The picture over which they are heard; it fills the given height. */
  children: ReactNode;
  /** A line under the picture; while the voice speaks, its words take this place. */
  line?: ReactNode;
  /** Buttons for the picture, beside the one that stops the voice. */
  controls?: ReactNode;
};

/**
 * A picture and the Presenter's voice over it, with the spoken words under the picture and a button that stops it. Nothing
 * moves when the voice begins or ends.
 */
export function SpokenVoice({ clips, children, line, controls }: SpokenVoiceProps) {
  const { t } = useLingui();
  const { captions } = useSettings();
  const { clip, media, caption, speaker, state, toggle } = useClips(clips);
  const words = captions && (
    <p className={styles.caption} aria-hidden="true">
      <span className={styles.speaker}>{speaker}</span> <span lang={caption?.language}>{caption?.text}</span>
    </p>
  );
  // Not only while a caption is shown, so that the line does not flash between two sentences.
  const isSpoken = captions && state === 'playing' && speaker !== null && !clip?.isOnScreen;
  return (
    <div className={styles.voice}>
      <div className={styles.picture}>{children}</div>
      {line && (
        <div className={styles.strip} data-captions={captions}>
          <div className={styles.line} data-hidden={isSpoken || undefined}>
            {line}
          </div>
          {isSpoken && words}
        </div>
      )}
      {clip && (
        <div className={styles.spoken} data-controls={controls ? '' : undefined}>
          {controls}
          {/* In the page, because a browser may not play a film that is not: one pixel, unseen. */}
          <video className={styles.sound} {...media} aria-label={t`The Presenter speaks`}>
            <track kind="captions" />
          </video>
          {!line && words}
          <Button icon={state === 'playing' ? 'pause' : 'play'} onClick={toggle}>
            {state === 'playing' ? t`Stop the voice` : t`Play the voice`}
          </Button>
        </div>
      )}
    </div>
  );
}
