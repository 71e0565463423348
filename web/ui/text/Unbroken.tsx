import type { ReactNode } from 'react';
import styles from './Unbroken.module.css';

/** A word such as "two-step" that no line divides at its hyphen. */
export function Unbroken({ children }: { children: ReactNode }) {
  return <span className={styles.unbroken}>{children}</span>;
}
