import { faint, mix, sunlit } from '../../canvas/color.ts';
import { graded } from '../../canvas/gradient.ts';
import {
  curve,
  fill,
  inside,
  joined,
  polygon,
  type Round,
  type Shape,
  solid,
  stroke,
  tapered,
  wrap,
} from '../../canvas/paint.ts';
import type { Pen, Point } from '../../canvas/pen.ts';
import { add, between, times } from '../../canvas/space.ts';
import type { Place, Stage } from '../../canvas/stage.ts';
import type { Garment } from '../outfit.ts';
import type { Person } from '../person.ts';
import type { Leg, Skeleton } from '../skeleton.ts';
import { drawPlaid } from './plaid.ts';
import { hemCorners, seen } from './seen.ts';

/** Seated or kneeling: the hips are close to the feet, and cloth lies on the lap instead of hanging. */
const isLow = ({ legs: { left, right }, measures }: Skeleton): boolean =>
  Math.max(left.hip.y - left.ankle.y, right.hip.y - right.ankle.y) < measures.thigh * 1.5;

/** Around the lower edge of the cloth on the body: what hangs from it grows out of all of it. */
function hemDiscs(view: Stage, { rings: [ring] }: Skeleton): Round[] {
  if (!ring) return [];
  const { centre, left, forward, width, depth } = ring;
  return Array.from({ length: 8 }, (_, step) => {
    const angle = (step * Math.PI) / 4;
    const aside = times(left, (width + 4.6) * Math.cos(angle));
    return seen(view, add(add(centre, aside), times(forward, (depth + 2.5) * Math.sin(angle))), 0.8);
  });
}

/**
 * Cloth that hangs from the hips over both legs.
 * @param to 1 at the knee, 2 at the foot
 */
function skirtShape(view: Stage, skeleton: Skeleton, to: number, thick: number): Shape {
  const discs: Round[] = hemDiscs(view, skeleton);
  for (const leg of [skeleton.legs.left, skeleton.legs.right]) {
    discs.push(seen(view, leg.hip, 9.6 * thick));
    discs.push(seen(view, between(leg.hip, leg.knee, Math.min(1, to)), 9 * thick));
    if (to > 1) discs.push(seen(view, between(leg.knee, leg.ankle, to - 1), 10.6 * thick));
  }
  return wrap(discs);
}

/** Above every picture. */
const HIGH = -4000;

/** How far a hem hangs below the leg that carries it, and how deep its waves are, in centimeters. */
const HEM = { low: 1.5, wave: 0.6 };

/** All that is above a hem: cloth that falls ends in an edge with soft waves, and not in the round of a leg. */
function aboveHem(shape: Shape, [left, right]: readonly [Point, Point], scale: number): Shape {
  const [start, , end] = shape.getBounds();
  const wide = end - start;
  // Of somebody who is seen from the side, one leg is before the other: the hem hangs level.
  const apart = Math.max(right.x - left.x, scale * 24);
  const slope = ((right.y - left.y) / apart) * 0.4;
  const middle = { x: (start + end) / 2, y: (left.y + right.y) / 2 + HEM.low * scale };
  const edge = Array.from({ length: 57 }, (_, step): Point => {
    const x = start - wide * 0.1 + (wide * 1.2 * step) / 56;
    return { x, y: middle.y + (x - middle.x) * slope + HEM.wave * scale * Math.sin(step * 0.62) };
  });
  const [first, last] = [edge[0] ?? left, edge.at(-1) ?? right];
  return polygon([...edge, { x: last.x, y: HIGH }, { x: first.x, y: HIGH }]);
}

/** The front of an apron below the waist: over the thighs to the knee, hanging when somebody stands. */
function apronShape(view: Stage, skeleton: Skeleton, to: number): Shape {
  const { left, right } = skeleton.legs;
  const end = (leg: Leg, side: number) => {
    const spot = between(leg.hip, leg.knee, to);
    const out = add(spot, times(skeleton.frame.left, side * 6));
    return view.at(add(out, times(skeleton.frame.forward, 6)));
  };
  const waist = skeleton.rings[2];
  if (!waist) return polygon([]);
  const top = (side: number) =>
    view.at(
      add(
        add(waist.centre, times(waist.left, side * waist.width * 0.74)),
        times(waist.forward, waist.depth * 0.72),
      ),
    );
  if (!isLow(skeleton)) return polygon([top(1), end(left, 1), end(right, -1), top(-1)]);
  const soft = [end(left, 1), end(right, -1)].map((at) => ({ ...at, r: 5.5 * view.scale(waist.centre.z) }));
  return wrap([...soft, { ...top(1), r: 0.1 }, { ...top(-1), r: 0.1 }]);
}

function drawApron(pen: Pen, view: Stage, skeleton: Skeleton, { tone, to }: NonNullable<Garment['apron']>) {
  const scale = view.scale(skeleton.neck.z);
  const shape = apronShape(view, skeleton, to);
  solid(pen, shape, tone, scale * 3, scale * 0.6);
  const waist = skeleton.rings[2];
  if (!waist) return;
  const top = view.at(add(waist.centre, times(waist.forward, waist.depth)));
  inside(pen, shape, () => {
    for (const leg of [skeleton.legs.left, skeleton.legs.right]) {
      const end = view.at(between(leg.hip, leg.knee, to));
      const part = (share: number): Point => ({
        x: top.x + (end.x - top.x) * share,
        y: top.y + (end.y - top.y) * share,
      });
      fill(pen, tapered([part(0.35), part(0.7), part(1.1)], scale * 0.9), tone.shade);
    }
  });
}

const leftFirst = (one: Point, two: Point): readonly [Point, Point] =>
  one.x < two.x ? [one, two] : [two, one];

type Cloth = NonNullable<Garment['skirt']>;

/** The two sides of the cloth over both legs, some centimeters outside them. */
function sidesOf(
  view: Stage,
  { frame }: Skeleton,
  left: Place,
  right: Place,
  out = 8,
): readonly [Point, Point] {
  return leftFirst(view.at(add(left, times(frame.left, out))), view.at(add(right, times(frame.left, -out))));
}

/** Standing, it falls from the hips in one piece. */
function drawStandingSkirt(
  pen: Pen,
  view: Stage,
  skeleton: Skeleton,
  { tone, to, plaid }: Cloth,
  thick: number,
) {
  const scale = view.scale(skeleton.neck.z);
  const shape = skirtShape(view, skeleton, to, thick);
  const { left, right } = skeleton.legs;
  const edge = (spot: (leg: Leg) => Place) => sidesOf(view, skeleton, spot(left), spot(right));
  const upper = edge(({ hip }) => hip);
  const lower = edge(({ hip, knee, ankle }) =>
    to < 1 ? between(hip, knee, to) : between(knee, ankle, to - 1),
  );
  const [start, , end, foot] = shape.getBounds();
  pen.save();
  pen.clip(aboveHem(shape, lower, scale));
  // Shaded across only: its upper edge is not to be told from the cloth above it.
  graded(pen, shape, { x: start, y: 0 }, { x: end, y: 0 }, [
    [0, sunlit(tone.main, 0.45)],
    [0.5, tone.main],
    [0.8, mix(tone.main, tone.shade, 0.4)],
    [1, tone.shade],
  ]);
  inside(pen, shape, () => {
    // Folds that widen towards the hem; in the middle one front lies over the other.
    for (const [across, from, width, dark] of [
      [0.1, 0.3, 1.6, 0.5],
      [0.26, 0.12, 1.9, 0.6],
      [0.4, 0.45, 1.5, 0.5],
      [0.68, 0.3, 1.9, 0.7],
      [0.86, 0.1, 2.2, 0.9],
    ] as const) {
      const top = upper[0].x + (upper[1].x - upper[0].x) * across;
      const low = lower[0].x + (lower[1].x - lower[0].x) * across;
      const drop = foot - upper[0].y;
      const fold = [from, 0.55, 0.85, 1.2].map((share) => ({
        x: top + (low - top) * share,
        y: upper[0].y + drop * share,
      }));
      fill(pen, tapered(fold, scale * width), mix(tone.main, tone.shade, dark));
    }
    const front = (share: number, across: number): Point => ({
      x: upper[0].x + (upper[1].x - upper[0].x) * across,
      y: upper[0].y + (foot - upper[0].y) * share,
    });
    const edge = curve([front(-0.1, 0.55), front(0.4, 0.55), front(1.05, 0.6)]);
    stroke(pen, edge, mix(tone.shade, '#2a1a2e', 0.12), scale * 0.5);
  });
  if (plaid) drawPlaid(pen, shape, { upper, lower }, plaid, scale);
  pen.restore();
}

/** A gown over both thighs. */
const lapOf = (view: Stage, both: readonly Leg[], thick: number): Shape =>
  wrap(both.flatMap((leg) => [seen(view, leg.hip, 9 * thick), seen(view, leg.knee, 7.6 * thick)]));

/** A coat that lies on each thigh for itself, with a straight hem across it. */
const lapTails = (view: Stage, both: readonly Leg[], to: number, thick: number): Shape =>
  joined([
    wrap(both.map((leg) => seen(view, leg.hip, 9 * thick))),
    ...both.map((leg) => {
      const hip = seen(view, leg.hip, 9 * thick);
      return wrap([hip, ...hemCorners(seen(view, between(leg.hip, leg.knee, to), 8.6 * thick), hip)]);
    }),
  ]);

/** Seated, it covers the lap to the knees, and from them falls in folds that lie in the lap's shade. */
function drawSeatedSkirt(
  pen: Pen,
  view: Stage,
  skeleton: Skeleton,
  { tone, to, plaid }: Cloth,
  thick: number,
) {
  const scale = view.scale(skeleton.neck.z);
  const both = [skeleton.legs.left, skeleton.legs.right];
  const lap = to > 0.9 ? lapOf(view, both, thick) : lapTails(view, both, to, thick);
  const knees = sidesOf(view, skeleton, skeleton.legs.left.knee, skeleton.legs.right.knee);
  // Cloth as long as the thighs still falls over the knees.
  const drop = Math.max(to - 1, 0.24);
  if (to > 0.9) {
    const ends = both.flatMap((leg) =>
      hemCorners(seen(view, between(leg.knee, leg.ankle, drop), 9 * thick), view.at(leg.knee)),
    );
    const fall = wrap([...both.map((leg) => seen(view, leg.knee, 7.4 * thick)), ...ends]);
    solid(pen, fall, tone, scale * 2.6, scale * 0.4);
    if (plaid) {
      const [left, right] = both.map((leg) => between(leg.knee, leg.ankle, drop));
      if (left && right)
        drawPlaid(pen, fall, { upper: knees, lower: sidesOf(view, skeleton, left, right, 10) }, plaid, scale);
    }
    const dark = mix(tone.shade, '#2a1a24', 0.2);
    inside(pen, fall, () => {
      for (const [leg, aside] of both.flatMap((leg) => [[leg, -3.6] as const, [leg, 2.4] as const])) {
        const [knee, end] = [leg.knee, between(leg.knee, leg.ankle, drop + 0.2)];
        const fold = [0.1, 0.55, 1].map((share) => {
          const at = view.at(between(knee, end, share));
          return { x: at.x + scale * aside * (0.6 + 0.6 * share), y: at.y };
        });
        fill(pen, tapered(fold, scale * 1.1), tone.shade);
      }
      // The lap's shadow fades down the cloth.
      for (const far of [0.8, 1, 1.2, 1.6]) {
        pen.translate(scale * far * 0.2, scale * far);
        fill(pen, lap, faint(dark, 0.28));
      }
    });
  }
  solid(pen, lap, tone, scale * 1.8, scale * 1.2);
  inside(pen, lap, () => {
    // Cloth sinks between the thighs, and is drawn from the hips to the knees.
    for (const [index, leg] of both.entries()) {
      const other = both[1 - index] ?? leg;
      for (const [near, from, until] of [
        [0.42, 0.2, 1],
        [0.16, 0.45, 0.95],
      ] as const) {
        const fold = [from, (from + until) / 2, until].map((share) =>
          view.at(between(between(leg.hip, leg.knee, share), between(other.hip, other.knee, share), near)),
        );
        fill(pen, tapered(fold, scale * 1.1), mix(tone.main, tone.shade, 0.75));
      }
    }
  });
  if (!plaid) return;
  const hips = sidesOf(view, skeleton, skeleton.legs.left.hip, skeleton.legs.right.hip);
  drawPlaid(pen, lap, { upper: hips, lower: knees }, plaid, scale);
}

/** Skirts and aprons lie over the body, so that no seam shows at the hips. */
export function drawHanging(pen: Pen, view: Stage, skeleton: Skeleton, person: Person) {
  const skirt = person.outfit.garments.findLast((garment) => garment.skirt)?.skirt;
  const drawSkirt = isLow(skeleton) ? drawSeatedSkirt : drawStandingSkirt;
  if (skirt) drawSkirt(pen, view, skeleton, skirt, person.build.limbs);
  const apron = person.outfit.garments.find((garment) => garment.apron)?.apron;
  if (apron) drawApron(pen, view, skeleton, apron);
}
