import type { ReactNode } from 'react';
import { Stack } from '#web/ui/layout/Stack.tsx';
import styles from './Message.module.css';
import { StepScene } from './StepScene.tsx';

/** A page with one message and the links that lead on from it. */
export function Message({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Stack align="start" className={styles.message}>
      <StepScene />
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </Stack>
  );
}
