import { Trans } from '@lingui/react/macro';
import styles from './SaveLabel.module.css';

/** What keeps the place and leaves; the specification gives it a shorter label on phones. */
export function SaveLabel() {
  return (
    <>
      <span className={styles.wide}>
        <Trans>Save & Resume Playing Later</Trans>
      </span>
      <span className={styles.narrow}>
        <Trans>Save & Exit</Trans>
      </span>
    </>
  );
}
