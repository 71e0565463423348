import styles from './Spinner.module.css';

/** A turning ring; the text beside it says what is going on. It does not move under reduced motion. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
