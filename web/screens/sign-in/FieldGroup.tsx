import { type ReactNode, useId } from 'react';
import styles from './FieldGroup.module.css';

type FieldGroupProps = { title: ReactNode; children: ReactNode };

/** Fields that belong together: one column, and two where they fit. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
