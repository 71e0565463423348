import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './Progress.module.css';

type ProgressProps = { label: ReactNode; value: number; max: number };

/** A label above a progress bar. */
export function Progress({ label, value, max }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <progress aria-labelledby={id} value={value} max={Math.max(1, max)} className={styles.bar} />
    </div>
  );
}
