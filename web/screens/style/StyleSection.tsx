import type { ReactNode } from 'react';
import styles from './StyleScreen.module.css';

export function StyleSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
