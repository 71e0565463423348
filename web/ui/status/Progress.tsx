import type { ReactNode } from 'react';
import { useId } from 'react';
import { Stack } from '#web/ui/layout/Stack.tsx';
import styles from './Progress.module.css';

type ProgressProps = { label: ReactNode; value: number; max: number };

/** A label above a progress bar. */
export function Progress({ label, value, max }: ProgressProps) {
  const id = useId();
  return (
    <Stack gap={1}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <progress aria-labelledby={id} value={value} max={Math.max(1, max)} className={styles.bar} />
    </Stack>
  );
}
