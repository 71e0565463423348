import type { CSSProperties } from 'react';
import type * as z from 'zod/mini';
import type { box } from '#contract/game.ts';
import styles from './Ring.module.css';

/** Where a thing is in a still, in parts of its width and height. */
export type PlaceBox = z.output<typeof box>;

/** The same as the style sheets read it. */
export const position = ({ x, y, width, height }: PlaceBox) =>
  ({ '--x': x, '--y': y, '--w': width, '--h': height }) as CSSProperties;

/** Around a thing of a still that has the size `--width` and `--height`; the box of the thing is in `--x` to `--h`. */
export function Ring({ style }: { style?: CSSProperties }) {
  return <span className={styles.ring} style={style} />;
}
