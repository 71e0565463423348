import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type * as z from 'zod/mini';
import type { box } from '#contract/game.ts';
import styles from './CloseUp.module.css';
import { Ring } from './Ring.tsx';
import type { MadeSafe } from './use-made-safe.ts';

type CloseUpProps = {
  still: string;
  box: z.output<typeof box>;
  alt: string;
  /** Marks the thing; without it the picture is also less close, so that it points at nothing. */
  isMarked: boolean;
  /** The scene with the thing put right, if it is drawn. */
  safeStill?: string | undefined;
  madeSafe: MadeSafe;
};

/**
 * The part of a still around a thing, as large as its frame allows; it fills the given height. Made safe, the whole scene
 * is shown, so that the person in it is seen too.
 */
export function CloseUp({ still, box, alt, isMarked, safeStill, madeSafe }: CloseUpProps) {
  const { t } = useLingui();
  const { isSafe } = madeSafe;
  const position = { '--x': box.x, '--y': box.y, '--w': box.width, '--h': box.height } as CSSProperties;
  return (
    <div className={`${styles.frame} ${isMarked ? styles.marked : ''}`} style={position} data-safe={isSafe}>
      <div className={styles.sheet}>
        <img src={still} alt={isSafe ? '' : alt} />
        {isMarked && <Ring />}
      </div>
      {safeStill && (
        <div className={styles.safe}>
          <img src={safeStill} alt={isSafe ? t`The same place, made safe.` : ''} onLoad={madeSafe.onLoad} />
        </div>
      )}
    </div>
  );
}
