import type { LanePart } from '#contract/rules/porch-lane.ts';
import { Lamps } from '#web/screens/lane/Lamps.tsx';
import { PorchLane } from '#web/screens/lane/PorchLane.tsx';
import fourPeople from './four-people.webp';
import lantern from './lantern.svg';
import styles from './OnThePorch.module.css';
import porch from './porch.svg';

type OnThePorchProps = { parts: readonly LanePart[]; lit: ReadonlySet<number> };

/** Rosa, Walter, Mina and the Presenter stand on a porch in the evening; behind them is the lane as the player left it. */
export function OnThePorch({ parts, lit }: OnThePorchProps) {
  return (
    <div className={styles.scene} aria-hidden="true">
      <div className={styles.lane}>
        <PorchLane parts={parts} lit={lit} />
      </div>
      <img className={styles.porch} src={porch} alt="" />
      <img className={styles.post} data-side="left" src={lantern} alt="" />
      <img className={styles.post} data-side="right" src={lantern} alt="" />
      <div className={styles.lamps}>
        <Lamps />
      </div>
      <img className={styles.people} src={fourPeople} alt="" />
    </div>
  );
}
