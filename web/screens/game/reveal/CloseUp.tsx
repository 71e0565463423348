import { useLingui } from '@lingui/react/macro';
import styles from './CloseUp.module.css';
import { type PlaceBox, position, Ring } from './Ring.tsx';
import type { MadeSafe } from './use-made-safe.ts';

type CloseUpProps = {
  still: string;
  box: PlaceBox;
  alt: string;
  /** Marks the thing; without it the picture is also less close, so that it points at nothing. */
  isMarked: boolean;
  /** The scene with the thing put right, if it is drawn. */
  safeStill?: string | undefined;
  /** Where the thing is in that scene, which is not as close. */
  safeBox?: PlaceBox | undefined;
  madeSafe: MadeSafe;
};

/**
 * The part of a still around a thing, as large as its frame allows; it fills the given height. Made safe, the whole scene
 * is shown, so that the person in it is seen too; what changed is outlined for 1.2 s.
 */
export function CloseUp({ still, box, alt, isMarked, safeStill, safeBox, madeSafe }: CloseUpProps) {
  const { t } = useLingui();
  const { isSafe } = madeSafe;
  return (
    <div
      className={`${styles.frame} ${isMarked ? styles.marked : ''}`}
      style={position(box)}
      data-safe={isSafe}
    >
      <div className={styles.sheet}>
        <img src={still} alt={isSafe ? '' : alt} />
        {isMarked && <Ring />}
      </div>
      {safeStill && (
        <div className={styles.safe}>
          <div className={styles.scene}>
            <img src={safeStill} alt={isSafe ? t`The same place, made safe.` : ''} onLoad={madeSafe.onLoad} />
            {isSafe && safeBox && <Ring style={position(safeBox)} />}
          </div>
        </div>
      )}
    </div>
  );
}
