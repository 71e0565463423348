import type { ReactNode } from 'react';
import { Stack } from '#web/ui/layout/Stack.tsx';
import styles from './OperatorPart.module.css';

/** What one section of the operator's page shows. */
export function OperatorPart({ children }: { children: ReactNode }) {
  return <Stack className={styles.part}>{children}</Stack>;
}

/** Names and values, as `<dt>` and `<dd>` in `<div>`s. */
export function OperatorFacts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}
