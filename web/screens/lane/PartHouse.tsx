import { useId } from 'react';
import { houseOf } from '#contract/rules/porch-lane.ts';
import { Glow, House } from './House.tsx';
import styles from './PartHouse.module.css';

type PartHouseProps = {
  part: number;
  /** The exercises of the part, in order: one window each. */
  windows: readonly number[];
  /** Exercises with a real answer in the present game, right or wrong. */
  lit: ReadonlySet<number>;
  /** The window that comes on while somebody looks. */
  newest?: number | undefined;
};

/** The house of one part, decoration beside a text. It is as high as `--house-height` of an element around it. */
export function PartHouse({ part, windows, lit, newest }: PartHouseProps) {
  const glow = useId();
  const house = houseOf(part, windows);
  const { x, y, width, height } = house.bounds;
  return (
    <svg
      className={styles.house}
      viewBox={`${x} ${y} ${width} ${height + 4}`}
      aria-hidden="true"
      data-part={part}
    >
      <Glow id={glow} />
      <House house={house} lit={lit} newest={newest} glow={glow} />
    </svg>
  );
}
