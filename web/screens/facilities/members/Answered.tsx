import { Trans } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import styles from './Members.module.css';

/** How far a member is, as a short bar with its figures. */
export function Answered({ answered, total }: { answered: number; total: number }) {
  return (
    <span className={styles.answered}>
      <span className={styles.bar} style={{ '--share': answered / Math.max(1, total) } as CSSProperties} />
      <span>
        <Trans>
          {answered} of {total}
        </Trans>
      </span>
    </span>
  );
}
