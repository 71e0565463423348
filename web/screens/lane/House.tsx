import { isPorchLit, type LaneHouse, laneColors } from '#contract/rules/porch-lane.ts';
import styles from './House.module.css';

export type HouseProps = {
  house: LaneHouse;
  /** Exercises with a real answer in the present game, right or wrong. */
  lit: ReadonlySet<number>;
  /** The window that comes on while somebody looks. */
  newest?: number | undefined;
  /** The exercise that the player plays next: its house has the porch light on. */
  next?: number | undefined;
  /** The id of the glow (Glow), which is drawn once for all houses. */
  glow: string;
};

/** One house, with its left corner on the ground at 0, 0. */
export function House({ house, lit, newest, next, glow }: HouseProps) {
  const { wall, chimney, door, step, lamp, windows, colors } = house;
  const porch = isPorchLit(house, lit, next) ? 'lit' : 'dark';
  const lights = windows.filter(({ exerciseId }) => lit.has(exerciseId));
  const isNew = (exerciseId: number) => (exerciseId === newest ? styles.new : undefined);
  return (
    <>
      <rect {...chimney} fill={colors.shade} />
      <rect {...wall} fill={colors.wall} />
      <rect x={0} y={-9} width={wall.width} height={9} fill={colors.shade} />
      <path d={house.roof} fill={colors.roof} />
      {windows.map(({ exerciseId, ...box }) => {
        const isLit = lit.has(exerciseId);
        return (
          <rect
            key={exerciseId}
            {...box}
            rx={2.5}
            fill={laneColors.window[isLit ? 'lit' : 'dark']}
            stroke={laneColors.window.frame}
            strokeWidth={1.2}
            data-window={exerciseId}
            data-lit={isLit || undefined}
            className={isLit ? isNew(exerciseId) : undefined}
          />
        );
      })}
      <path d={windows.map(barsOf).join('')} stroke={laneColors.window.frame} strokeOpacity={0.55} />
      {lights.map(({ exerciseId, x, y, width, height }) => (
        <circle
          key={exerciseId}
          cx={x + width / 2}
          cy={y + height / 2}
          r={24}
          fill={`url(#${glow})`}
          className={isNew(exerciseId) && styles.newGlow}
        />
      ))}
      {porch === 'lit' && (
        <ellipse cx={lamp.x - 8} cy={2} rx={46} ry={15} fill={`url(#${glow})`} data-porch="lit" />
      )}
      <rect {...door} rx={1.5} fill={laneColors.door[porch]} />
      <rect {...step} fill={laneColors.step} />
      <path d={house.awning} fill={colors.roof} />
      <circle cx={lamp.x} cy={lamp.y} r={3.2} fill={laneColors.lamp[porch]} />
      {porch === 'lit' && <circle cx={lamp.x} cy={lamp.y} r={15} fill={`url(#${glow})`} />}
    </>
  );
}

/** The bars of a window, as a path. */
function barsOf({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string {
  return `M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.45}h${width}`;
}

/** The warm light around a lit window. */
export function Glow({ id }: { id: string }) {
  return (
    <radialGradient id={id}>
      <stop offset="0.2" stopColor="#ffcf6e" stopOpacity="0.5" />
      <stop offset="1" stopColor="#ffcf6e" stopOpacity="0" />
    </radialGradient>
  );
}
