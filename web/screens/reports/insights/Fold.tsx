import type { ReactNode } from 'react';
import { Card } from '#web/ui/layout/Card.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import styles from './Fold.module.css';

type FoldProps = { title: ReactNode; children: ReactNode };

/** A card of which the title alone is shown until somebody opens it. */
export function Fold({ title, children }: FoldProps) {
  return (
    <Card as="section" className={styles.fold}>
      <details>
        <summary>
          <h2>{title}</h2>
        </summary>
        <Stack>{children}</Stack>
      </details>
    </Card>
  );
}
