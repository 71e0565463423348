import { Trans } from '@lingui/react/macro';
import styles from './ResumeLabel.module.css';

/** "Resume Play" with its badge; without results there is no badge. */
export function ResumeLabel({ count }: { count: { answered: number; total: number } | null }) {
  return (
    <>
      <Trans>Resume Play</Trans>
      {count && (
        <>
          {' '}
          <span className={styles.badge}>
            {count.answered}/{count.total}
          </span>
        </>
      )}
    </>
  );
}
