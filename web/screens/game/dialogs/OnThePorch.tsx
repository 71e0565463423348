import { type LanePart, laneColors } from '#contract/rules/porch-lane.ts';
import { Lamps } from '#web/screens/lane/Lamps.tsx';
import { PorchLane } from '#web/screens/lane/PorchLane.tsx';
import fourPeople from './four-people.webp';
import styles from './OnThePorch.module.css';

type OnThePorchProps = { parts: readonly LanePart[]; lit: ReadonlySet<number> };

/** Rosa, Walter, Mina and the Presenter stand on a porch in the evening; behind them is the lane as the player left it. */
export function OnThePorch({ parts, lit }: OnThePorchProps) {
  return (
    <div className={styles.scene} aria-hidden="true">
      <div className={styles.lane}>
        <PorchLane parts={parts} lit={lit} />
      </div>
      <svg
        className={styles.porch}
        viewBox="0 0 754 110"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <path d="M0 0H754V41H0Z" fill={laneColors.ground} />
        <path d="M0 40H754V110H0Z" fill="#7a5038" />
        <path d="M0 40H754V52H0Z" fill="#94654a" />
        <path d="M0 70H754M0 88H754" stroke="#633f2b" strokeWidth="2" />
        <path
          d="M90 52 60 110M210 52 190 110M330 52 322 110M424 52 432 110M544 52 564 110M664 52 694 110"
          stroke="#633f2b"
          strokeWidth="2"
        />
      </svg>
      <Lantern side="left" />
      <Lantern side="right" />
      <div className={styles.lamps}>
        <Lamps />
      </div>
      <img className={styles.people} src={fourPeople} alt="" />
    </div>
  );
}

/** A post of the porch with its light. */
function Lantern({ side }: { side: 'left' | 'right' }) {
  return (
    <svg
      className={styles.post}
      data-side={side}
      viewBox="0 0 60 340"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <path d="M22 0h16v310H22Z" fill="#5d3b29" />
      <path d="M16 300h28v14H16Z" fill="#4a2e20" />
      <circle cx="30" cy="64" r="30" fill="#ffcf6e" opacity="0.25" />
      <circle cx="30" cy="64" r="19" fill="#ffcf6e" opacity="0.4" />
      <path d="M20 50h20l-3 30H23Z" fill="#ffe2a0" />
      <path d="M18 44h24l-4 8H22Zm5 36h14v5H23Z" fill="#2b1d16" />
    </svg>
  );
}
