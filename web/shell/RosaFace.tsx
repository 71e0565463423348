import { useConfig } from '#web/data/config.tsx';
import styles from './RosaFace.module.css';

/** Rosa's portrait; what she says, if anything, stands beside it. */
export function RosaFace() {
  return <img className={styles.face} src={useConfig().sample.face} alt="" width={160} height={160} />;
}
