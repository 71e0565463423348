import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import type { box } from '#contract/game.ts';
import styles from './CloseUp.module.css';

type CloseUpProps = {
  still: string;
  box: z.output<typeof box>;
  alt: string;
  /** Marks the thing; without it the picture is also less close, so that it points at nothing. */
  isMarked: boolean;
  /** The same picture with the thing put right, if it is drawn. */
  safeStill?: string | undefined;
};

/** The ring is drawn in 700 ms and stays 1200 ms before the scene is made safe. */
const madeSafeAfterMs = 700 + 1200;

/** The part of a still around a thing, as large as its box allows; it fills the given height. */
export function CloseUp({ still, box, alt, isMarked, safeStill }: CloseUpProps) {
  const { t } = useLingui();
  const [isLoaded, setLoaded] = useState(false);
  const [isSafe, setSafe] = useState(false);
  const [isChosen, setChosen] = useState(false);

  useEffect(() => {
    if (!isLoaded || isChosen) return;
    const timer = setTimeout(() => setSafe(true), madeSafeAfterMs);
    return () => clearTimeout(timer);
  }, [isLoaded, isChosen]);

  const choose = (safe: boolean) => () => {
    setChosen(true);
    setSafe(safe);
  };
  const switchAt = box.y + box.height / 2 > 0.5 ? 'top' : 'bottom';
  const position = { '--x': box.x, '--y': box.y, '--w': box.width, '--h': box.height } as CSSProperties;
  return (
    <div
      className={`${styles.frame} ${isMarked ? styles.marked : ''}`}
      style={position}
      data-switch={safeStill && switchAt}
    >
      <div className={styles.sheet} data-safe={isSafe}>
        <img src={still} alt={isSafe ? '' : alt} />
        {isMarked && <span className={styles.ring} />}
        {safeStill && (
          <img
            className={styles.safe}
            src={safeStill}
            alt={isSafe ? t`The same place, made safe.` : ''}
            onLoad={() => setLoaded(true)}
          />
        )}
      </div>
      {isLoaded && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, and the two buttons have no room for one
        <div role="group" className={styles.switch} data-at={switchAt} aria-label={t`Choose the picture`}>
          <button type="button" aria-pressed={!isSafe} onClick={choose(false)}>
            <Trans>Before</Trans>
          </button>
          <button type="button" aria-pressed={isSafe} onClick={choose(true)}>
            <Trans>Made safe</Trans>
          </button>
        </div>
      )}
    </div>
  );
}
