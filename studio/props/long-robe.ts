import { faint, mix, type Tone } from '../canvas/color.ts';
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
const HEM = { aside: 29, front: 8, pool: 22, behind: 12 };

/** Where the bands that run down the cloth lie: 0 at the own right, 90 in front, 180 at the own left. */
const DOWN = [8, 32, 56, 78, 102, 124, 148, 172];

/** The middle between both ankles, on the floor. */
const hemMiddle = ({ legs: { left, right } }: Skeleton): Place => ({
  ...between(left.ankle, right.ankle, 0.5),
  y: 0,
});

/** A place on the lap. @param along 0 hips to 1 knees @param angle as in `DOWN` */
function onLap({ legs, frame }: Skeleton, along: number, angle: number): Place {
  const leg = angle < 90 ? legs.right : legs.left;
  const middle = between(leg.hip, leg.knee, along);
  const round = 9.6 - 1.6 * along;
  // Each half goes over its own thigh and sinks a little between the two.
  const turn = ((angle < 90 ? angle : 180 - angle) / 90) * 2.3;
  const outward = angle < 90 ? -1 : 1;
  return add(
    add(middle, times(frame.left, outward * round * Math.cos(turn))),
    times({ x: 0, y: 1, z: 0 }, round * Math.sin(turn)),
  );
}

/** A place on the cloth that falls from the knees. @param down 0 knees to 1 the floor */
function onFall(skeleton: Skeleton, down: number, angle: number): Place {
  const { legs, frame } = skeleton;
  const knees = between(legs.left.knee, legs.right.knee, 0.5);
  const half = Math.hypot(legs.left.knee.x - legs.right.knee.x, legs.left.knee.z - legs.right.knee.z) / 2 + 8;
  const foot = hemMiddle(skeleton);
  const turn = (angle * Math.PI) / 180;
  const flare = down ** 2.2;
  const aside = -Math.cos(turn) * (half + (HEM.aside - half) * flare);
  const middle = { ...between(knees, foot, down), y: knees.y * (1 - down) };
  // Over each shoe the hem lies on the instep.
  const rests = [legs.left, legs.right].map(({ ankle }) => {
    const way = minus(ankle, foot);
    return 7 * Math.exp(-(((aside - (way.x * frame.left.x + way.z * frame.left.z)) / 6.5) ** 2));
  });
  const up = 0.4 + (rests[0] ?? 0) * flare + (rests[1] ?? 0) * flare;
  const fold = 1 + 0.05 * flare * Math.sin(angle * 0.22);
  const ahead = Math.sin(turn) * (7 + (HEM.front - 7) * flare) * fold;
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
      const wave = share * (1 + 0.04 * Math.sin(turn * 7) + 0.03 * Math.sin(turn * 3 + 1));
      const ahead = Math.sin(turn) * (Math.sin(turn) > 0 ? HEM.pool : HEM.behind);
      const spot = add(
        add(middle, times(left, Math.cos(turn) * (HEM.aside + 7) * wave)),
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
  const stripe = (spots: readonly Place[], width: number) =>
    stroke(pen, curve(spots.map(view.at)), faint(bands, 0.85), width * scale);

  solid(pen, fall, tone, 3 * scale, 0.6 * scale);
  inside(pen, fall, () => {
    for (const down of [0.3, 0.55, 0.78, 0.96])
      stripe(
        ANGLES.map((angle) => onFall(skeleton, down, angle)),
        1.3,
      );
    for (const angle of DOWN)
      stripe(
        [0, 0.25, 0.5, 0.75, 0.9, 1.02].map((down) => onFall(skeleton, down, angle)),
        1.2,
      );
    // Folds hang from the knees and open towards the floor.
    for (const [angle, from, width] of [
      [20, 0.3, 2.4],
      [45, 0.12, 2],
      [90, 0.05, 3.4],
      [135, 0.12, 2],
      [158, 0.3, 2.4],
    ] as const) {
      const fold = [from, 0.5, 0.8, 1.02].map((down) => view.at(onFall(skeleton, down, angle)));
      fill(pen, tapered(fold, scale * width), faint(dark, 0.42));
    }
    // The lap's shadow fades down the cloth.
    for (const far of [0.8, 1.2, 1.8, 2.6]) {
      pen.translate(scale * far * 0.2, scale * far);
      fill(pen, lap, faint(dark, 0.24));
    }
  });
  stroke(pen, curve(hem), dark, 0.5 * scale);

  solid(pen, lap, tone, 1.8 * scale, 1.4 * scale);
  inside(pen, lap, () => {
    for (const along of [0.1, 0.36, 0.62, 0.88])
      stripe(
        ANGLES.map((angle) => onLap(skeleton, along, angle)),
        1.3,
      );
    for (const angle of DOWN)
      stripe(
        [
          ...[-0.2, 0.2, 0.5, 0.8, 1].map((along) => onLap(skeleton, along, angle)),
          onFall(skeleton, 0, angle),
          onFall(skeleton, 0.2, angle),
        ],
        1.2,
      );
    stripe(
      ANGLES.map((angle) => onFall(skeleton, 0.04, angle)),
      1.3,
    );
    // Cloth sinks between the thighs.
    const sunk = [0.15, 0.55, 1.05].map((along) => view.at(onLap(skeleton, along, 90)));
    fill(pen, tapered(sunk, scale * 2.6), faint(dark, 0.5));
  });
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
