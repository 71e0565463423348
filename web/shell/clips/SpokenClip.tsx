import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSettings } from '#web/data/settings.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { ClipSettings } from './ClipSettings.tsx';
import styles from './SpokenClip.module.css';
import { type SpokenClipFiles, useClips } from './use-clips.ts';

type SpokenClipProps = {
  clip: SpokenClipFiles;
  /** Also called on failure, so that nobody waits for a clip that does not load. */
  onEnded?: () => void;
  /** Text beside the clip, or under it in a narrow view. */
  beside?: ReactNode;
};

/** A single clip of the Presenter, for a dialog about it (another clip needs another `key`), its captions under it. */
export function SpokenClip({ clip, onEnded, beside }: SpokenClipProps) {
  const { t } = useLingui();
  const { captions } = useSettings();
  const { media, caption, speaker, state, toggle } = useClips([clip], onEnded);
  return (
    <Stack gap={2} align="center" className={styles.clip}>
      <video {...media} aria-label={t`The Presenter speaks`}>
        <track kind="captions" />
      </video>
      {captions && (
        <div className={styles.captions} aria-hidden="true">
          <p className={styles.speaker}>{speaker}</p>
          <p className={styles.caption} lang={caption?.language}>
            {caption?.text}
          </p>
        </div>
      )}
      <Row className={styles.buttons}>
        <Button icon={state === 'playing' ? 'pause' : state === 'ended' ? 'retry' : 'play'} onClick={toggle}>
          {{ playing: t`Pause the film`, stopped: t`Play the film`, ended: t`Watch it again` }[state]}
        </Button>
        <ClipSettings />
      </Row>
      {beside && <div className={styles.beside}>{beside}</div>}
    </Stack>
  );
}
