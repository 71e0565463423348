import type { ReactNode } from 'react';
import styles from './Hidden.module.css';

type HiddenProps = { as?: 'span' | 'p'; role?: 'status'; children: ReactNode };

/** Text for screen readers only. */
export function Hidden({ as: Element = 'span', ...rest }: HiddenProps) {
  return <Element {...rest} className={styles.hidden} />;
}
