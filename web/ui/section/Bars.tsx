import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './Bars.module.css';

export type Bar = {
  id: string;
  name: string;
  value: number;
  /** What the bar is a part of, if it is one: its frame. */
  of?: number;
  /** What stands beside it: the figures themselves. */
  figures: string;
};

type BarsProps = {
  title: ReactNode;
  /** What the bars are, over the first column of the table. */
  of: ReactNode;
  /** What the figures are. */
  counts: ReactNode;
  bars: readonly Bar[];
  /** Standing, for a row of days or weeks; otherwise one below the other. */
  isStanding?: boolean;
  /** Too many to stand beside each other on a phone or in large letters: there they lie. */
  isLong?: boolean;
  /** The figures stand in a table beside it anyway. */
  isTold?: boolean;
};

/** Figures as bars, each with its number beside it, and the same in a table behind them. The length says it, not the color. */
export function Bars({ title, of, counts, bars, isStanding = false, isLong, isTold }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ value, of = value }) => Math.max(value, of)));
  return (
    <figure className={styles.figure} data-long={isLong}>
      <figcaption>{title}</figcaption>
      {isStanding && <Standing bars={bars} most={most} />}
      {(!isStanding || isLong) && <Lying bars={bars} most={most} />}
      {!isTold && <TableBehind of={of} counts={counts} bars={bars} />}
    </figure>
  );
}

function TableBehind({ of, counts, bars }: Pick<BarsProps, 'of' | 'counts' | 'bars'>) {
  return (
    <details className={styles.behind}>
      <summary>
        <Trans>The figures as a table</Trans>
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">{counts}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ id, name, figures }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{figures}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

type DrawnProps = { bars: readonly Bar[]; most: number };

const percent = (share: number) => `${100 * share}%`;

/** Heights in em of the small text. */
const standingEm = 6;

function Standing({ bars, most }: DrawnProps) {
  const width = 1 / bars.length;
  return (
    <svg className={styles.chart} height={`${standingEm + 3.4}em`} aria-hidden="true">
      {bars.map(({ id, name, value, figures }, place) => {
        const high = (standingEm * value) / most;
        const middle = percent((place + 0.5) * width);
        return (
          <g key={id}>
            <rect
              className={styles.bar}
              x={percent((place + 0.2) * width)}
              width={percent(0.6 * width)}
              y={`${1.5 + standingEm - high}em`}
              height={`${high}em`}
            />
            <text className={styles.number} x={middle} y={`${1.2 + standingEm - high}em`} textAnchor="middle">
              {figures}
            </text>
            <text className={styles.name} x={middle} y={`${standingEm + 3.2}em`} textAnchor="middle">
              {name}
            </text>
          </g>
        );
      })}
      <line className={styles.base} x2="100%" y1={`${1.5 + standingEm}em`} y2={`${1.5 + standingEm}em`} />
    </svg>
  );
}

function Lying({ bars, most }: DrawnProps) {
  return (
    <ul className={styles.lying}>
      {bars.map(({ id, name, value, of, figures }) => (
        <li key={id}>
          <span>{name}</span>
          <svg aria-hidden="true">
            {of !== undefined && <rect className={styles.frame} width={percent(of / most)} height="100%" />}
            <rect className={styles.bar} width={percent(value / most)} height="100%" />
          </svg>
          <strong>{figures}</strong>
        </li>
      ))}
    </ul>
  );
}
