import { blob, ellipse, joined, type Round, type Shape, wrap } from '../../canvas/paint.ts';
import type { Point } from '../../canvas/pen.ts';
import { hemCorners } from './seen.ts';

/** An arm or a leg as it is seen: its root, its joint and its end, and how thick it is between them; cloth bulges `above` a joint. */
export type Limb = { root: Round; upper: Round; above?: Round; joint: Round; lower: Round; end: Round };

/** Cloth around a bent limb in one outline, with the hollow of its joint and the direction from there to the bone. */
export type BentCloth = { shape: Shape; hollow: Point; way: Point };

/** A part of a limb counts as long enough for one outline from this many of its joint's radii on. */
const LONG = 2.3;

/** How far the bone stands out of a bent joint, in radii: a full corner would be a spike. */
const BONE = 1.04;

const aim = (from: Point, to: Point) => {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / long, y: (to.y - from.y) / long, long };
};

const from = ({ x, y }: Point, ...steps: readonly (readonly [Point, number])[]): Point =>
  steps.reduce((spot, [way, far]) => ({ x: spot.x + way.x * far, y: spot.y + way.y * far }), { x, y });

/** Outlines of one direction join without holes. */
function oneDirection(points: readonly Point[]): readonly Point[] {
  const area = points.reduce((sum, one, index) => {
    const next = points[(index + 1) % points.length] ?? one;
    return sum + one.x * next.y - next.x * one.y;
  }, 0);
  return area < 0 ? points.toReversed() : points;
}

/** Whether a thickness between root and end is far enough from the joint to have its own point of the outline. */
const isAway = (spot: Round, joint: Round) => Math.hypot(spot.x - joint.x, spot.y - joint.y) > joint.r * 1.9;

/**
 * The cloth of a sleeve or a trouser leg in one outline: over the bone it comes to a soft corner, in the hollow it folds.
 * @returns null when a part points at the viewer or the limb is folded up: it is then seen as two volumes
 */
export function bentCloth({ root, upper, above, joint, lower, end }: Limb): BentCloth | null {
  const [up, down] = [aim(joint, root), aim(joint, end)];
  const { r } = joint;
  if (Math.min(up.long, down.long) < r * LONG) return null;
  const first = { x: up.y, y: -up.x };
  const second = { x: -down.y, y: down.x };
  const middle = aim({ x: 0, y: 0 }, { x: first.x + second.x, y: first.y + second.y });
  const cosine = middle.x * first.x + middle.y * first.y;
  if (r / cosine > Math.min(up.long, down.long) * 0.7) return null;
  // The hollow lies on the side to which both parts lean.
  const inner = (up.x + down.x) * middle.x + (up.y + down.y) * middle.y > 0 ? 1 : -1;
  const hollow = from(joint, [middle, (inner * r) / cosine]);
  // The outline stops above the hem, which is straight.
  const hem = {
    x: end.x + down.x * -end.r,
    y: end.y + down.y * -end.r,
    r: end.r + ((r - end.r) * end.r) / down.long,
  };
  const side = (way: 1 | -1): Point[] => {
    const corner =
      way === inner
        ? [
            from(hollow, [up, r * 0.7]),
            from(hollow, [middle, -inner * r * 0.06]),
            from(hollow, [down, r * 0.7]),
          ]
        : [
            from(joint, [up, r * 1.05], [first, way * r]),
            from(joint, [middle, way * r * Math.min(BONE, 1 / cosine)]),
            from(joint, [down, r * 1.05], [second, way * r]),
          ];
    return [
      // Without a second point near each end, the curve around it would bulge beside the limb.
      from(root, [first, way * root.r * 0.75], [up, root.r * 0.2]),
      from(root, [first, way * root.r]),
      ...(isAway(upper, joint) ? [from(upper, [first, way * upper.r])] : []),
      ...(above && isAway(above, joint) ? [from(above, [first, way * above.r])] : []),
      ...corner,
      ...(isAway(lower, joint) ? [from(lower, [second, way * lower.r])] : []),
      from(hem, [second, way * hem.r]),
      from(hem, [second, way * hem.r * 0.75], [down, hem.r * 0.2]),
    ];
  };
  const outline = blob(oneDirection([...side(1), ...side(-1).toReversed()]));
  return {
    shape: joined([outline, ellipse(root.x, root.y, root.r, root.r), wrap([hem, ...hemCorners(end, joint)])]),
    hollow,
    way: { x: -middle.x * inner, y: -middle.y * inner },
  };
}
