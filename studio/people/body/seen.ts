import type { Round } from '../../canvas/paint.ts';
import type { Point } from '../../canvas/pen.ts';
import type { Place, Stage } from '../../canvas/stage.ts';

/** A joint as it is seen: its place in the picture and its thickness in centimeters. */
export function seen(view: Stage, spot: Place, radius: number): Round {
  return { ...view.at(spot), r: radius * view.scale(spot.z) };
}

/** The two corners of a straight hem across the end of a leg or a sleeve. @param before where the limb comes from */
export function hemCorners(end: Round, before: Point): [Round, Round] {
  const long = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const side = { x: (before.y - end.y) / long, y: (end.x - before.x) / long };
  const r = end.r * 0.16;
  const corner = (way: number): Round => ({
    x: end.x + side.x * (end.r - r) * way,
    y: end.y + side.y * (end.r - r) * way,
    r,
  });
  return [corner(1), corner(-1)];
}

/** In the order in which they are painted: the farthest first. */
export const farFirst = <T extends { at: Place }>(things: readonly T[]): T[] =>
  [...things].sort((a, b) => b.at.z - a.at.z);
