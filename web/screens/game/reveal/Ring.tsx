import type { CSSProperties } from 'react';
import styles from './Ring.module.css';

/** Around a thing of a still that has the size `--width` and `--height`; the box of the thing is in `--x` to `--h`. */
export function Ring({ style }: { style?: CSSProperties }) {
  return <span className={styles.ring} style={style} />;
}
