import { faint, mix, type Tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { ellipse, fill, inside, line, polygon, type Shape, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { radians } from '../canvas/space.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

export type MatSpec = {
  /** Its middle. */
  at: Place;
  width: number;
  depth: number;
  /** Degrees that it lies askew. */
  turn: number;
  color: Tone;
  /** What is on its underside. */
  back: 'smooth' | 'dots';
};

/** A near corner that is lifted: the fold runs from so far along the near edge to so far up the side. */
export type Lift = { corner: 'left' | 'right'; along: number; across: number; degrees: number };

/** A spot of the mat as it lies flat: along it from its middle, and away from us. */
type Spot = { u: number; v: number };

const cloth = '#f3e4d3';
const rubber = '#2c3d46';
/** How tightly it bends, in centimeters. */
const bendRadius = 5;

/** How far beyond the fold a spot is, and the way that leads to the corner. */
function foldOf({ width, depth }: MatSpec, { corner, along, across }: Lift) {
  const side = corner === 'left' ? -1 : 1;
  const long = Math.hypot(along, across);
  const [nu, nv] = [(side * across) / long, -along / long];
  const start = { u: side * (width / 2 - along), v: -depth / 2 };
  return { nu, nv, beyond: ({ u, v }: Spot) => (u - start.u) * nu + (v - start.v) * nv };
}

/** Where a spot of the mat is in the room. */
function placing(mat: MatSpec, lift: Lift | null) {
  const [cos, sin] = [Math.cos(radians(mat.turn)), Math.sin(radians(mat.turn))];
  const fold = lift && foldOf(mat, lift);
  const bent = radians(lift?.degrees ?? 0);
  return ({ u, v }: Spot, up = 0.9): Place => {
    const gone = fold ? Math.max(0, fold.beyond({ u, v })) : 0;
    const turned = Math.min(bent, gone / bendRadius);
    const rest = gone - turned * bendRadius;
    const ahead = bendRadius * Math.sin(turned) + rest * Math.cos(turned) - gone;
    const high = bendRadius * (1 - Math.cos(turned)) + rest * Math.sin(turned);
    const [x, z] = [u + (fold?.nu ?? 0) * ahead, v + (fold?.nv ?? 0) * ahead];
    return place(mat.at.x + x * cos - z * sin, up + high, mat.at.z + x * sin + z * cos);
  };
}

/** The tip of the lifted corner. */
export function tipOf(mat: MatSpec, lift: Lift): Place {
  const side = lift.corner === 'left' ? -1 : 1;
  return placing(mat, lift)({ u: side * (mat.width / 2 - 2), v: 2 - mat.depth / 2 });
}

/** A rectangle with round corners, smaller by `inset` on every side; its edges have many spots, so that they can bend. */
function outline({ width, depth }: MatSpec, inset = 0): Spot[] {
  const [w, d, round] = [width / 2 - inset, depth / 2 - inset, Math.max(1, 6 - inset)];
  const rounded = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ].flatMap(([su = 1, sv = 1], quarter) =>
    [0, 18, 36, 54, 72, 90].map((step) => {
      const angle = radians(quarter * 90 + step);
      return { u: su * (w - round) + Math.cos(angle) * round, v: sv * (d - round) + Math.sin(angle) * round };
    }),
  );
  return rounded.flatMap((from, index) => {
    const to = rounded[(index + 1) % rounded.length] ?? from;
    const pieces = Math.ceil(Math.hypot(to.u - from.u, to.v - from.v) / 3);
    return Array.from({ length: pieces }, (_, piece) => ({
      u: from.u + ((to.u - from.u) * piece) / pieces,
      v: from.v + ((to.v - from.v) * piece) / pieces,
    }));
  });
}

/** The part of a shape where a height above some line is not negative. */
function cut(spots: readonly Spot[], height: (spot: Spot) => number): Spot[] {
  return spots.flatMap((from, index) => {
    const to = spots[(index + 1) % spots.length] ?? from;
    const [a, b] = [height(from), height(to)];
    const share = a / (a - b);
    const crossing = { u: from.u + (to.u - from.u) * share, v: from.v + (to.v - from.v) * share };
    return [...(a >= 0 ? [from] : []), ...(a >= 0 !== b >= 0 ? [crossing] : [])];
  });
}

/**
 * A thin bath mat, flat or with a lifted corner that shows what is on its underside.
 * @param pressed where along it a foot presses it down
 */
export function drawLiftedMat(
  pen: Pen,
  view: Stage,
  mat: MatSpec,
  lift: Lift | null = null,
  pressed: number | null = null,
): void {
  const raised = lift && lift.degrees > 1 ? lift : null;
  const on = placing(mat, raised);
  const shapeOf = (spots: readonly Spot[], up = 0.9): Shape =>
    polygon(spots.map((spot) => view.at(on(spot, up))));
  const fold = raised && foldOf(mat, raised);
  const lying = fold ? cut(outline(mat), (spot) => -fold.beyond(spot)) : outline(mat);
  const scale = view.scale(mat.at.z);
  const flat = placing(mat, null);
  const onFloor = (spots: readonly Spot[]) => polygon(spots.map((spot) => view.at(flat(spot, 0))));
  if (fold)
    for (const inset of [1, 4, 7])
      fill(pen, onFloor(cut(outline(mat, inset), (spot) => fold.beyond(spot) + 4)), faint('#43263f', 0.1));
  const rim = fold ? cut(outline(mat, -1.2), (spot) => -fold.beyond(spot)) : outline(mat, -1.2);
  fill(pen, onFloor(rim), faint('#43263f', 0.3));
  fill(pen, shapeOf(lying, 0), mix(mat.color.shade, '#43203a', 0.3));
  drawTop(pen, view, mat, { shape: shapeOf(lying), on, pressed });
  if (!raised || !fold) return;
  const facesUs = (spot: Spot) => isBackSeen(view, on, spot);
  const long = Math.max(...outline(mat).map(fold.beyond));
  const step = long / 26;
  for (let from = 0; from < long; from += step) {
    const strip = cut(
      cut(outline(mat), (spot) => fold.beyond(spot) - from + 0.15),
      (spot) => from + step - fold.beyond(spot),
    );
    const [first] = strip;
    if (!first) continue;
    const light = Math.min(1, from / (bendRadius * 2.4));
    const back = mix(mix(cloth, '#6b4a4a', 0.42), cloth, light);
    fill(pen, shapeOf(strip), facesUs(first) ? back : mix(mat.color.main, mat.color.shade, light));
  }
  const corner = cut(outline(mat), (spot) => fold.beyond(spot) - bendRadius);
  inside(pen, shapeOf(corner), () => {
    // A hem is turned over and sewn.
    stroke(pen, shapeOf(outline(mat, 2.6)), faint('#a98a72', 0.9), scale * 0.45);
  });
  stroke(pen, shapeOf(corner), mix(mat.color.main, mat.color.shade, 0.5), scale * 0.9);
  if (mat.back === 'dots') drawDots(pen, view, mat, { on, facesUs, shown: fold.beyond });
}

type On = ReturnType<typeof placing>;

/** Whether the underside faces us at a spot: there the way round it is the other one. */
function isBackSeen(view: Stage, on: On, { u, v }: Spot): boolean {
  const [at, along, across] = [on({ u, v }), on({ u: u + 0.4, v }), on({ u, v: v + 0.4 })].map(view.at);
  if (!at || !along || !across) return false;
  return (along.x - at.x) * (across.y - at.y) - (along.y - at.y) * (across.x - at.x) > 0;
}

function drawTop(
  pen: Pen,
  view: Stage,
  mat: MatSpec,
  { shape, on, pressed }: { shape: Shape; on: On; pressed: number | null },
) {
  const { width, depth, color } = mat;
  const scale = view.scale(mat.at.z);
  fill(pen, shape, mix(color.main, '#fff6e4', 0.1));
  inside(pen, shape, () => {
    const tufts = line([]);
    for (let v = -depth / 2 + 3; v < depth / 2 - 2; v += 2.7)
      for (let u = -width / 2 + 4 + (Math.round(v * 10) % 2) * 1.6; u < width / 2 - 4; u += 3.6)
        tufts.addPath(line([view.at(on({ u, v })), view.at(on({ u: u + 1.5, v }))]));
    stroke(pen, tufts, faint(color.shade, 0.5), scale * 0.6);
    stroke(
      pen,
      polygon(outline(mat, 4).map((spot) => view.at(on(spot)))),
      mix(color.main, '#fff6e4', 0.6),
      scale * 1.1,
    );
    if (pressed === null) return;
    softGlow(
      pen,
      view.at(on({ u: pressed, v: 0 })),
      { x: 21 * scale, y: 7 * scale },
      mix(color.shade, '#2a1020', 0.5),
      0.5,
    );
  });
}

/** Rows of rubber dots, each seen as the cloth under it is. */
function drawDots(
  pen: Pen,
  view: Stage,
  mat: MatSpec,
  { on, facesUs, shown }: { on: On; facesUs: (spot: Spot) => boolean; shown: (spot: Spot) => number },
) {
  const apart = 6.4;
  const scale = view.scale(mat.at.z);
  for (let u = -mat.width / 2 + 5; u < mat.width / 2 - 3; u += apart)
    for (let v = -mat.depth / 2 + 5; v < mat.depth / 2 - 3; v += apart) {
      if (shown({ u, v }) < bendRadius || !facesUs({ u, v })) continue;
      const ring = Array.from({ length: 12 }, (_, step) => {
        const angle = (step * Math.PI) / 6;
        return view.at(on({ u: u + 2 * Math.cos(angle), v: v + 2 * Math.sin(angle) }));
      });
      fill(pen, polygon(ring), rubber);
      const { x, y } = view.at(on({ u, v }));
      fill(pen, ellipse(x - 0.5 * scale, y - 0.5 * scale, 0.6 * scale, 0.5 * scale), '#8fa9b3');
    }
}
