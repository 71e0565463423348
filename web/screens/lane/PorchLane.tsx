import { type CSSProperties, type ReactNode, useId } from 'react';
import {
  hasWindow,
  housesOf,
  type LanePart,
  laneColors,
  laneScenery,
  laneSize,
  specifiedParts,
} from '#contract/rules/porch-lane.ts';
import { Glow, House } from './House.tsx';
import styles from './PorchLane.module.css';

type PorchLaneProps = {
  /** Exercises with a real answer in the present game, right or wrong. */
  lit: ReadonlySet<number>;
  parts?: readonly LanePart[];
  /** The window that comes on while somebody looks. */
  newest?: number | undefined;
  /** The exercise that the player plays next: its porch is lit, and on phones its house is in the middle. */
  next?: number | undefined;
  /** A few words over the house where the player goes next. */
  label?: ReactNode;
  /** All eight houses in every width, for a page that looks back. */
  isWhole?: boolean;
};

/** The part of the picture that phones show: three houses. */
const near = { width: 340, top: 84, height: 236 };

/**
 * Porch Lane at dusk: a window for each exercise, lit once it has an answer. A picture only; the sentence beside it says
 * the same in words. Where it is less than 600 px wide it shows three houses unless it is to be whole.
 */
export function PorchLane({
  lit,
  parts = specifiedParts,
  newest,
  next,
  label,
  isWhole = false,
}: PorchLaneProps) {
  const id = useId();
  const glow = `${id}glow`;
  const houses = housesOf(parts);
  const present = houses.find((house) => hasWindow(house, next ?? null));
  const middle = present && present.at.x + present.wall.width / 2;
  const peak = present && present.at.y + present.bounds.y;
  const start = Math.min(Math.max((middle ?? 0) - near.width / 2, 0), laneSize.width - near.width);
  const places = {
    '--wide': `${laneSize.width} / ${laneSize.height}`,
    '--near': `${near.width} / ${near.height}`,
    '--near-width': percent(laneSize.width / near.width),
    '--near-left': percent(-start / near.width),
    '--near-top': percent(-near.top / near.height),
    ...(middle !== undefined &&
      peak !== undefined && {
        '--x': percent(middle / laneSize.width),
        '--y': percent(1 - (peak - 8) / laneSize.height),
        '--near-x': percent((middle - start) / near.width),
        '--near-y': percent(1 - (peak - 8 - near.top) / near.height),
      }),
  };
  return (
    <div
      className={styles.lane}
      aria-hidden="true"
      data-whole={isWhole || undefined}
      style={places as CSSProperties}
    >
      <div className={styles.picture}>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${laneSize.width} ${laneSize.height}`}
          aria-hidden="true"
        >
          <Glow id={glow} />
          <Scenery sky={`${id}sky`} />
          {houses.map((house) => (
            <g key={house.part} transform={`translate(${house.at.x} ${house.at.y})`} data-part={house.part}>
              <House house={house} lit={lit} newest={newest} next={next} glow={glow} />
            </g>
          ))}
        </svg>
        {label && present && (
          <>
            <span className={styles.point} />
            <span className={styles.label}>{label}</span>
          </>
        )}
      </div>
    </div>
  );
}

/** Where each color of the sky begins, from the top. */
const skyOffsets = [0, 0.45, 0.68, 0.82];

const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

function Scenery({ sky }: { sky: string }) {
  const { moon } = laneScenery;
  const { width, height } = laneSize;
  return (
    <>
      <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
        {laneColors.sky.map((color, index) => (
          <stop key={color} offset={skyOffsets[index]} stopColor={color} />
        ))}
      </linearGradient>
      {/* Ends behind the ground: at the same edge it would shine through as a line. */}
      <rect width={width} height={height - 2} fill={`url(#${sky})`} />
      {laneScenery.stars.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={1.4} fill={laneColors.moon} opacity={0.8} />
      ))}
      <circle cx={moon.x} cy={moon.y} r={moon.radius} fill={laneColors.moon} />
      <path d={laneScenery.farHills} fill={laneColors.farHills} opacity={0.75} />
      <path d={laneScenery.nearHills} fill={laneColors.nearHills} opacity={0.9} />
      {laneScenery.trees.map(([cx, cy, rx, ry]) => (
        <ellipse key={cx} cx={cx} cy={cy} rx={rx} ry={ry} fill={laneColors.trees} />
      ))}
      <path d={laneScenery.ground} fill={laneColors.ground} />
      <path d={laneScenery.road} fill={laneColors.road} />
    </>
  );
}
