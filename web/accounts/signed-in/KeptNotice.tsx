import { Trans } from '@lingui/react/macro';
import { useIsOld } from '#web/session/read.ts';
import styles from './KeptNotice.module.css';

/** A quiet line at the foot of the view, where it moves nothing: some of the page is what this device kept. */
export function KeptNotice() {
  const isOld = useIsOld();
  return (
    <p role="status" className={styles.kept}>
      {isOld && <Trans>We cannot reach the server right now. This page may be out of date.</Trans>}
    </p>
  );
}
