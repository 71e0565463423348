import { Trans } from '@lingui/react/macro';
import { useIsOld } from '#web/data/queries/read.ts';
import styles from './StoredDataNotice.module.css';

/** A line at the bottom of the view, where it shifts nothing: part of the page comes from this device and may be old. */
export function StoredDataNotice() {
  const isOld = useIsOld();
  return (
    <p role="status" className={styles.notice}>
      {isOld && <Trans>We cannot reach the server right now. This page may be out of date.</Trans>}
    </p>
  );
}
