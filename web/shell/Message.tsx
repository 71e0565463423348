import type { ReactNode } from 'react';
import styles from './Message.module.css';
import { StepScene } from './StepScene.tsx';

/** A page that only says one thing, and where to go from here. */
export function Message({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.message}>
      <StepScene />
      <h1>{title}</h1>
      {children}
    </div>
  );
}
