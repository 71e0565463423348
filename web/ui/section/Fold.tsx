import { type ReactNode, useId } from 'react';
import { Card } from '../layout/Card.tsx';
import { Stack } from '../layout/Stack.tsx';
import styles from './Fold.module.css';

type FoldProps = {
  title: ReactNode;
  /** How it stands, in a few words below the title. */
  value?: ReactNode;
  children: ReactNode;
};

/** A card of which the title, and how it stands, are all that is shown until somebody opens it. */
export function Fold({ title, value, children }: FoldProps) {
  const id = useId();
  return (
    <Card as="section" className={styles.fold} aria-labelledby={id}>
      <details>
        <summary>
          <h2 id={id}>{title}</h2>
          {value && <span className={styles.value}>{value}</span>}
        </summary>
        <Stack>{children}</Stack>
      </details>
    </Card>
  );
}
