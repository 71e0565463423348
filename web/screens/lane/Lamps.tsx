import styles from './Lamps.module.css';
import lamps from './lamps.svg';

/** Two strings of colored lamps for a feast, as wide and as high as the box around them. */
export function Lamps() {
  return <img className={styles.lamps} src={lamps} alt="" />;
}
