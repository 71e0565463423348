import { form } from '../canvas/form.ts';
import { polygon, type Shape, wrap } from '../canvas/paint.ts';
import type { Point } from '../canvas/pen.ts';
import { inFrame } from '../canvas/space.ts';
import type { Place, Stage } from '../canvas/stage.ts';
import type { Skeleton } from './skeleton.ts';

const levels = [-0.2, 0, 0.36, 0.66, 0.8, 0.9, 0.955, 0.99, 1.03];

/**
 * The upper body as cloth sees it. Levels: 0 hip, 0.36 waist, 0.66 chest, 0.8 armpit, 0.92 shoulder, 1.03 neck. Angles
 * run in degrees from the breast bone to the own left.
 */
export type Torso = {
  on(level: number, angle: number, lift?: number): Point;
  outline(lift?: number, from?: number, to?: number): Shape;
  /** Cloth between two edges, each an angle or an angle for each level. */
  panel(from: number, to: number, right: Edge, left: Edge, lift?: number): Shape;
  /** A belt or a knitted edge all around, as far as it is seen. */
  band(from: number, to: number, lift?: number): Shape;
  /** The slope from the neck to both shoulders. */
  yoke: Shape;
  /** Pixels a centimeter. */
  scale: number;
};

type Edge = number | ((level: number) => number);
const angleAt = (edge: Edge, level: number) => (typeof edge === 'number' ? edge : edge(level));

function yokeOf(view: Stage, { neck, arms, chest, measures }: Skeleton): Shape {
  const disc = (spot: Place, r: number) => ({ ...view.at(spot), r: r * view.scale(spot.z) });
  const root = inFrame(chest, neck, 0, -measures.spine * 0.1, 0);
  return wrap([disc(arms.left.shoulder, 4.7), disc(arms.right.shoulder, 4.7), disc(root, 5.4)]);
}

export function torsoOf(view: Stage, skeleton: Skeleton): Torso {
  const body = form(view, skeleton.rings);
  const ring = (level: number) => {
    const above = levels.findIndex((at) => at >= level);
    if (above <= 0) return above === 0 ? 0 : levels.length - 1;
    const low = levels[above - 1] ?? 0;
    const high = levels[above] ?? 1;
    return above - 1 + (level - low) / (high - low);
  };
  const on = (level: number, angle: number, lift = 0) => body.on(ring(level), angle, lift);
  return {
    on,
    scale: view.scale(skeleton.neck.z),
    yoke: yokeOf(view, skeleton),
    outline: (lift = 0, from = -0.2, to = 1.03) => body.outline(lift, ring(from), ring(to)),
    band: (from, to, lift = 0) => {
      const row = (level: number) =>
        Array.from({ length: 9 }, (_, step) => body.across(ring(level), step / 4 - 1, lift));
      return polygon([...row(from), ...row(to).toReversed()]);
    },
    panel: (from, to, right, left, lift = 0) => {
      const steps = Array.from({ length: 13 }, (_, step) => from + ((to - from) * step) / 12);
      return polygon([
        ...steps.map((level) => on(level, angleAt(right, level), lift)),
        ...steps.toReversed().map((level) => on(level, angleAt(left, level), lift)),
      ]);
    },
  };
}
