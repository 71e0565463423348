import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './Progress.module.css';

type ProgressProps = { label: ReactNode; value: number; max: number };

/** Words first, then the bar. */
export function Progress({ label, value, max }: ProgressProps) {
  const id = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={styles.progress}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        className={styles.bar}
      >
        <div className={styles.done} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
