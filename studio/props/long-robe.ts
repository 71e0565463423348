import { faint, mix, type Tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { blob, curve, fill, inside, line, polygon, solid, stroke, tapered, wrap } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { add, between, cross, minus, times, unit } from '../canvas/space.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { seen } from '../people/body/seen.ts';
import type { Skeleton } from '../people/skeleton.ts';

/** The cloth of a robe and the color of its bands. */
type Plaid = { tone: Tone; bands: string };

/** Centimeters from the middle of the hem to its sides, and before and behind the ankles. */
const HEM = { aside: 29, front: 8, pool: 27, behind: 12 };

/** Where the bands that run down the cloth lie: 0 at the own right, 90 in front, 180 at the own left. */
const DOWN = [14, 44, 74, 106, 136, 166];

/** The middle between both ankles, on the floor. */
const hemMiddle = ({ legs: { left, right } }: Skeleton): Place => ({
  ...between(left.ankle, right.ankle, 0.5),
  y: 0,
});

/** Half of the width over both knees: each lies inside the cloth. */
const halfOver = (left: Place, right: Place) => Math.hypot(left.x - right.x, left.z - right.z) / 2 + 8;

/** A place on the lap, over both thighs as over one: cloth is drawn tight by the knees. @param along 0 hips to 1 knees @param angle as in `DOWN` */
function onLap({ legs: { left, right }, frame }: Skeleton, along: number, angle: number): Place {
  const [one, two] = [between(left.hip, left.knee, along), between(right.hip, right.knee, along)];
  const middle = between(one, two, 0.5);
  const turn = (angle * Math.PI) / 180;
  return add(
    add(middle, times(frame.left, -Math.cos(turn) * halfOver(one, two))),
    times({ x: 0, y: 1, z: 0 }, 9 * Math.sin(turn) ** 0.7),
  );
}

/**
 * A place on the cloth that falls from the knees.
 * @param down 0 knees to 1 the floor @param rested 0 for a band that hangs straight, 1 for the hem that lies on each instep
 */
function onFall(skeleton: Skeleton, down: number, angle: number, rested = 1): Place {
  const { legs, frame } = skeleton;
  const knees = between(legs.left.knee, legs.right.knee, 0.5);
  const half = halfOver(legs.left.knee, legs.right.knee);
  const foot = hemMiddle(skeleton);
  const turn = (angle * Math.PI) / 180;
  const flare = down ** 2.2;
  const aside = -Math.cos(turn) * (half + (HEM.aside - half) * flare);
  const middle = { ...between(knees, foot, down), y: knees.y * (1 - down) };
  // Over each shoe the hem lies on the instep.
  const rests = [legs.left, legs.right].map(({ ankle }) => {
    const way = minus(ankle, foot);
    return rested * 7 * Math.exp(-(((aside - (way.x * frame.left.x + way.z * frame.left.z)) / 6.5) ** 2));
  });
  // Cloth is round over each shin and sinks between them, so that bands bend twice.
  const round = Math.sin(2 * turn) ** 2;
  const bulge = (1 - rested) * (round - 0.5) * 5 * (1 - 0.55 * down);
  const up = 0.4 + (rests[0] ?? 0) * flare + (rests[1] ?? 0) * flare - bulge;
  const fold = 1 + 0.07 * rested * flare * Math.sin(angle * 0.22);
  const ahead = Math.sin(turn) * (5 + (HEM.front - 5) * flare) * fold + round * 4;
  return add(
    add({ ...middle, y: middle.y + up }, times(frame.left, aside * fold)),
    times(frame.forward, ahead),
  );
}

const ANGLES = Array.from({ length: 37 }, (_, step) => step * 5);

/** The cloth that lies on the floor around the feet: draw it before the person, so that the shoes stand on it. */
export function drawPooledHem(pen: Pen, view: Stage, skeleton: Skeleton, { tone, bands }: Plaid): void {
  const middle = hemMiddle(skeleton);
  const { left, forward } = skeleton.frame;
  const scale = view.scale(middle.z);
  const rim = (share: number) =>
    Array.from({ length: 40 }, (_, step) => {
      const turn = (step * Math.PI) / 20;
      const wave = share * (1 + 0.06 * Math.sin(turn * 7) + 0.04 * Math.sin(turn * 3 + 1));
      const ahead = Math.sin(turn) * (Math.sin(turn) > 0 ? HEM.pool : HEM.behind);
      const spot = add(
        add(middle, times(left, Math.cos(turn) * (HEM.aside + 9) * wave)),
        times(forward, ahead * wave),
      );
      return view.at({ ...spot, y: 0.5 });
    });
  drawClothShadow(pen, rim(1.06), scale);
  const cloth = blob(rim(1));
  solid(pen, cloth, tone, 2 * scale, 1.4 * scale);
  inside(pen, cloth, () => {
    stroke(pen, blob(rim(0.82)), faint(bands, 0.75), 1.2 * scale);
    for (let step = 0; step < 40; step += 3) {
      const [out, inner] = [rim(1.05)[step], rim(0.5)[step]];
      if (out && inner) stroke(pen, line([inner, out]), faint(bands, 0.7), 1.1 * scale);
    }
    for (let step = 2; step < 40; step += 5) {
      const [out, half, inner] = [rim(0.98)[step], rim(0.8)[step + 1], rim(0.5)[step]];
      if (out && half && inner) fill(pen, tapered([inner, half, out], 2.2 * scale), faint('#2a1a24', 0.3));
    }
    fill(pen, blob(rim(0.62)), faint('#2a1a24', 0.28));
  });
}

/** Cloth that lies on something throws a narrow shadow to the lower right. */
function drawClothShadow(pen: Pen, points: readonly Point[], scale: number) {
  fill(
    pen,
    blob(points.map(({ x, y }) => ({ x: x + 0.8 * scale, y: y + 0.7 * scale }))),
    faint('#43263f', 0.24),
  );
}

/** A robe that is too long, over the lap of somebody seated and down to the floor: draw it over the person, before the arms. */
export function drawLongRobe(
  pen: Pen,
  view: Stage,
  skeleton: Skeleton,
  { tone, bands }: Plaid,
  thick: number,
): void {
  const { legs } = skeleton;
  const both = [legs.right, legs.left];
  const scale = view.scale(legs.left.knee.z);
  const dark = mix(tone.shade, '#2a1a24', 0.2);
  const side = (angle: number) =>
    [0, 0.2, 0.4, 0.6, 0.8, 0.9, 1].map((down) => view.at(onFall(skeleton, down, angle)));
  const hem = ANGLES.map((angle) => view.at(onFall(skeleton, 1, angle)));
  const fall = polygon([...smooth(side(0)), ...hem, ...smooth(side(180)).toReversed()]);
  const lap = wrap(
    both.flatMap((leg) => [seen(view, leg.hip, 9 * thick), seen(view, leg.knee, 7.8 * thick)]),
  );
  const plaid = (spots: readonly Place[]) =>
    stroke(pen, curve(spots.map(view.at)), faint(bands, 0.7), 1.6 * scale);

  solid(pen, fall, tone, 3 * scale, 0.6 * scale);
  inside(pen, fall, () => {
    for (const down of [0.14, 0.38, 0.62, 0.84])
      plaid(ANGLES.map((angle) => onFall(skeleton, down, angle, 0)));
    for (const angle of DOWN)
      plaid([0, 0.25, 0.5, 0.75, 0.9, 1.02].map((down) => onFall(skeleton, down, angle, 0)));
    drawFallFolds(pen, view, skeleton, scale, dark);
    // The lap's shadow fades down the cloth.
    for (const far of [0.8, 1.2, 1.8, 2.6]) {
      pen.translate(scale * far * 0.2, scale * far);
      fill(pen, lap, faint(dark, 0.24));
    }
  });
  stroke(pen, curve(hem), dark, 0.5 * scale);

  solid(pen, lap, tone, 1.8 * scale, 1.4 * scale);
  inside(pen, lap, () => {
    for (const along of [0.12, 0.42, 0.72]) plaid(ANGLES.map((angle) => onLap(skeleton, along, angle)));
    for (const angle of DOWN)
      plaid([
        ...[-0.2, 0.2, 0.6, 0.9].map((along) => onLap(skeleton, along, angle)),
        onFall(skeleton, 0.06, angle, 0),
        onFall(skeleton, 0.2, angle, 0),
      ]);
    // Cloth sinks between the thighs.
    const sunk = [0.15, 0.55, 1.05].map((along) => view.at(onLap(skeleton, along, 90)));
    fill(pen, tapered(sunk, scale * 2.6), faint(dark, 0.5));
    for (const { knee } of both) {
      const at = view.at({ ...knee, y: knee.y + 5 });
      softGlow(pen, { x: at.x - scale, y: at.y }, { x: 8 * scale, y: 5 * scale }, '#ffd0b4', 0.13);
    }
  });
}

/** Folds hang from the knees and open towards the floor: light on each shin, shade between them, creases where cloth bends. */
function drawFallFolds(pen: Pen, view: Stage, skeleton: Skeleton, scale: number, dark: string) {
  const brush = (spots: readonly (readonly [number, number])[], width: number, color: string) =>
    fill(
      pen,
      tapered(
        spots.map(([down, angle]) => view.at(onFall(skeleton, down, angle))),
        scale * width,
      ),
      color,
    );
  const hanging = (angle: number, from: number, spread = 0) =>
    [from, 0.35, 0.6, 0.85, 1.02].map((down) => [down, angle + spread * down] as const);
  for (const width of [13, 9, 5]) brush(hanging(90, -0.05), width, faint(dark, 0.2));
  for (const [angle, spread] of [
    [50, -8],
    [126, 8],
  ] as const)
    for (const width of [11, 8.5, 6, 3.5]) brush(hanging(angle, 0.1, spread), width, faint('#ffb59a', 0.045));
  for (const [angle, from, width, spread] of [
    [12, 0.2, 2.6, 4],
    [30, 0.3, 2, -8],
    [72, 0.1, 2.6, -4],
    [108, 0.1, 2.6, 4],
    [150, 0.3, 2, 8],
    [168, 0.2, 2.6, -4],
  ] as const)
    brush(hanging(angle, from, spread), width, faint(dark, 0.42));
  // From the inner side of each knee cloth is drawn down into the hollow.
  for (const way of [-1, 1])
    for (const [down, reach] of [
      [0.1, 26],
      [0.2, 20],
    ] as const)
      brush(
        [
          [down - 0.06, 90 + way * (reach + 26)],
          [down + 0.05, 90 + way * reach],
          [down + 0.1, 90 + way * 6],
        ],
        1.5,
        faint(dark, 0.5),
      );
}

/** More points on a smooth line, so that it can be part of a polygon. */
function smooth(points: readonly Point[]): Point[] {
  const last = points.length - 1;
  const at = (index: number): Point => points[Math.min(last, Math.max(0, index))] ?? { x: 0, y: 0 };
  const inner = points.slice(0, -1).flatMap((_, index) =>
    [0, 0.25, 0.5, 0.75].map((share) => {
      const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
      const mixed = (way: 'x' | 'y') => {
        const [a, b, c, d] = [before[way], from[way], to[way], after[way]];
        const bend = 2 * a - 5 * b + 4 * c - d + (3 * b - a - 3 * c + d) * share;
        return b + 0.5 * share * (c - a + bend * share);
      };
      return { x: mixed('x'), y: mixed('y') };
    }),
  );
  return [...inner, at(last)];
}

/**
 * A flat cloth belt that hangs down and lies on the floor.
 * @param spots along it, its loose end last
 */
export function drawTrailingBelt(
  pen: Pen,
  view: Stage,
  spots: readonly Place[],
  color: Tone,
  width = 5.6,
): void {
  const long = spots.length - 1;
  const edge = (way: number) =>
    spots.map((spot, index) => {
      const along = unit(
        minus(spots[Math.min(long, index + 1)] ?? spot, spots[Math.max(0, index - 1)] ?? spot),
      );
      // It lies flat on the floor; where it hangs, its breadth is turned to the viewer.
      const aside = unit(cross(along, spot.y < 3 ? place(0, 1, 0) : place(0, 0, 1)));
      return view.at(add(spot, times(aside, (way * width) / 2)));
    });
  const scale = view.scale(spots[long]?.z ?? 0);
  const [left, right] = [smooth(edge(1)), smooth(edge(-1))];
  const belt = polygon([...left, ...right.toReversed()]);
  drawClothShadow(pen, [...left, ...right.toReversed()], scale);
  solid(pen, belt, color, 0.9 * scale, 0.5 * scale);
  const [top, end] = [view.at(spots[0] ?? place(0, 0, 0)), view.at(spots[long] ?? place(0, 0, 0))];
  graded(pen, belt, top, end, [
    [0, faint(color.shade, 0.5)],
    [0.4, faint(color.shade, 0)],
    [1, faint(color.shade, 0.2)],
  ]);
  // A seam along both edges: it is sewn of two layers.
  for (const way of [0.76, -0.76])
    stroke(pen, curve(edge(way)), mix(color.main, '#e8b59a', 0.28), 0.36 * scale);
  const [before, last] = spots.slice(-2);
  if (!before || !last) return;
  const along = times(unit(minus(last, before)), 6);
  for (const aside of [-0.42, -0.14, 0.14, 0.42]) {
    const root = add(last, place(0, 0, aside * width));
    stroke(
      pen,
      line([root, add(root, add(along, place(0, 0, aside * 2)))].map(view.at)),
      color.main,
      0.7 * scale,
    );
  }
}
