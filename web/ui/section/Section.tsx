import type { ReactNode } from 'react';
import { ChangeButton, type RowChange, RowForm } from './RowChange.tsx';
import styles from './Section.module.css';

type SectionProps = {
  id: string;
  title: ReactNode;
  /** How it stands now. */
  value?: ReactNode;
  /** The button beside the title, and what it opens. */
  change?: RowChange | undefined;
  /** Shown under the value, whether or not something is open. */
  children?: ReactNode;
};

/** One row of the account page: its subject, how it stands now, and what can be done about it. */
export function Section({ id, title, value, change, children }: SectionProps) {
  return (
    <section className={styles.frame} aria-labelledby={id}>
      <div className={styles.section}>
        <h2 id={id} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {change && <ChangeButton titleId={id} change={change} />}
        {value && <div className={styles.value}>{value}</div>}
        {change?.isOpen && <RowForm titleId={id}>{change.form}</RowForm>}
        {children && <div className={styles.content}>{children}</div>}
      </div>
    </section>
  );
}
