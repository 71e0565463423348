import { type ReactNode, useId } from 'react';
import { Card } from '../layout/Card.tsx';
import { Stack } from '../layout/Stack.tsx';
import styles from './Fold.module.css';

type FoldProps = { title: ReactNode; children: ReactNode };

/** A card of which the title alone is shown until somebody opens it. */
export function Fold({ title, children }: FoldProps) {
  const id = useId();
  return (
    <Card as="section" className={styles.fold} aria-labelledby={id}>
      <details>
        <summary>
          <h2 id={id}>{title}</h2>
        </summary>
        <Stack>{children}</Stack>
      </details>
    </Card>
  );
}
