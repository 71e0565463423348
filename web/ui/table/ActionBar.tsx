import type { ReactNode } from 'react';
import { Row } from '../layout/Row.tsx';
import styles from './Table.module.css';

/** At the foot of the view while rows are chosen: how many, and what can be done with them. */
export function ActionBar({
  label,
  count,
  children,
}: {
  label: string;
  count: ReactNode;
  children: ReactNode;
}) {
  return (
    <Row as="section" align="center" className={styles.actions} aria-label={label}>
      <p className={styles.count} role="status">
        {count}
      </p>
      {children}
    </Row>
  );
}
