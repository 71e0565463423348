import { specifiedParts } from '#contract/rules/porch-lane.ts';
import { RosaFace } from '#web/shell/RosaFace.tsx';
import styles from './Evening.module.css';
import { PartHouse } from './PartHouse.tsx';

const [first] = specifiedParts;
const windows = Array.from({ length: first?.last ?? 0 }, (_, index) => index + 1);

type EveningProps = {
  lit?: ReadonlySet<number>;
  /** The window that comes on while somebody looks. */
  newest?: number | undefined;
};

const none: ReadonlySet<number> = new Set();

/** Rosa before the house of the first part, at dusk. */
export function Evening({ lit = none, newest }: EveningProps) {
  return (
    <div className={styles.evening}>
      <PartHouse part={1} windows={windows} lit={lit} newest={newest} />
      <RosaFace />
    </div>
  );
}
