import { faint, mix, type Tone, tone } from '../canvas/color.ts';
import {
  blob,
  curve,
  ellipse,
  fill,
  inside,
  joined,
  type Shape,
  shaped,
  solid,
  stroke,
  tapered,
} from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { randomFrom } from '../canvas/random.ts';
import { groundShadow } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

const bark = tone('#8a6748', 0.28);

/** Puffs of a crown, from its far side to its near one: place and size, and how much sun it has. */
const crown = [
  [-58, -186, 54, 0],
  [60, -190, 52, 0],
  [-20, -232, 66, 0.35],
  [34, -226, 58, 0.3],
  [0, -176, 60, 0.2],
  [-52, -208, 44, 0.6],
  [6, -252, 46, 0.8],
] as const;

/** A patch of leaves whose rim is made of many small bows. */
function leafPatch(seed: string, x: number, y: number, radius: number): Shape {
  const random = randomFrom(seed);
  const bows = 19;
  const points = Array.from({ length: bows * 2 }, (_, step) => {
    const angle = (step * Math.PI) / bows;
    const r = radius * (step % 2 ? 0.95 : 1 + random() * 0.07);
    return { x: x + Math.cos(angle) * r, y: y + Math.sin(angle) * r * 0.84 };
  });
  return blob(points);
}

function drawLeafDabs(pen: Pen, seed: string, at: Point, radius: number, color: string) {
  const random = randomFrom(`${seed} dabs`);
  const dabs: Shape[] = [];
  for (let dab = 0; dab < 16; dab++) {
    const angle = random() * Math.PI * 2;
    const far = Math.sqrt(random()) * radius * 0.82;
    dabs.push(
      ellipse(
        at.x + Math.cos(angle) * far - radius * 0.12,
        at.y + Math.sin(angle) * far * 0.8 - radius * 0.12,
        radius * 0.1,
        radius * 0.055,
        random() * 1.6 - 0.8,
      ),
    );
  }
  fill(pen, joined(dabs), color);
}

/** A trunk that flares into its roots and forks under the crown. */
function drawTrunk(pen: Pen, foot: Point, scale: number) {
  const at = (x: number, y: number) => ({ x: foot.x + x * scale, y: foot.y + y * scale });
  const trunk = shaped((shape) => {
    const through = (points: readonly (readonly [number, number])[]) => {
      for (let index = 0; index + 2 < points.length + 1; index += 2) {
        const [control, end] = [points[index], points[index + 1]];
        if (!control || !end) continue;
        const [c, e] = [at(control[0], control[1]), at(end[0], end[1])];
        shape.quadraticCurveTo(c.x, c.y, e.x, e.y);
      }
    };
    const start = at(-26, 5);
    shape.moveTo(start.x, start.y);
    through([
      [-10, -4],
      [-9, -50],
      [-9, -120],
      [-34, -190],
      [-20, -170],
      [-1, -146],
      [16, -178],
      [34, -196],
      [9, -130],
      [10, -56],
      [11, -6],
      [30, 4],
      [12, 2],
      [4, 7],
      [-8, 2],
      [-26, 5],
    ]);
  });
  solid(pen, trunk, bark, 6 * scale);
  for (const [x, from, to] of [
    [-3, -104, -22],
    [3, -80, -14],
    [-1, -60, -30],
  ] as const)
    fill(
      pen,
      tapered([at(x, from), at(x + 1.4, (from + to) / 2), at(x, to)], 1.6 * scale),
      faint(bark.shade, 0.85),
    );
}

/** A leafy tree. @param at at its foot */
export function drawTree(
  pen: Pen,
  view: Stage,
  at: Place,
  { size = 1, leaves = tone('#6f9f63', 0.22), bare = false } = {},
): void {
  const scale = view.scale(at.z) * size;
  const foot = view.at(at);
  groundShadow(pen, view, at.x, at.z, 70 * size, 40 * size, 0.16);
  drawTrunk(pen, foot, scale);
  if (bare) return;
  crown.forEach(([dx, dy, r, sun], index) => {
    const middle = { x: foot.x + dx * scale, y: foot.y + dy * scale };
    const seed = `crown ${index}`;
    const main = mix(mix(leaves.main, leaves.shade, 0.45), mix(leaves.main, '#fff3c0', 0.16), sun);
    const patch = leafPatch(seed, middle.x, middle.y, r * scale);
    solid(pen, patch, { main, shade: leaves.shade }, 9 * scale, 10 * scale);
    drawLeafDabs(pen, seed, middle, r * scale, faint(mix(main, '#fff3c0', 0.3), 0.7));
  });
}

/** A bush. */
export function drawBush(
  pen: Pen,
  view: Stage,
  at: Place,
  size = 1,
  leaves: Tone = tone('#7a9f6c', 0.22),
): void {
  const foot = view.at(at);
  const scale = view.scale(at.z) * size;
  groundShadow(pen, view, at.x, at.z, 40 * size, 16 * size, 0.14);
  for (const [index, [dx, dy, r, sun]] of (
    [
      [-24, -16, 22, 0.1],
      [22, -15, 21, 0],
      [0, -26, 27, 0.5],
    ] as const
  ).entries()) {
    const middle = { x: foot.x + dx * scale, y: foot.y + dy * scale };
    const main = mix(leaves.main, '#fff3c0', sun * 0.2);
    solid(
      pen,
      leafPatch(`bush ${index}`, middle.x, middle.y, r * scale),
      { main, shade: leaves.shade },
      5 * scale,
      4 * scale,
    );
    drawLeafDabs(pen, `bush ${index}`, middle, r * scale, faint(mix(main, '#fff3c0', 0.3), 0.6));
  }
}

/** A root that creeps from a tree to a place: thick at the tree, half in the ground, with ridges along it. */
export function drawRoot(pen: Pen, view: Stage, spots: readonly Place[], radius = 6): void {
  const last = Math.max(1, spots.length - 1);
  const side = (way: 1 | -1, share = 1) =>
    spots.map((spot, index) => {
      const thick = radius * (1 - 0.62 * (index / last)) * (1 + 0.14 * Math.sin(index * 1.9)) * share;
      const [before, after] = [
        spots[Math.max(0, index - 1)] ?? spot,
        spots[Math.min(last, index + 1)] ?? spot,
      ];
      const long = Math.hypot(after.x - before.x, after.z - before.z) || 1;
      // The upper side lies higher than the lower one, which the ground hides.
      return view.at(
        place(
          spot.x - (way * thick * (after.z - before.z)) / long,
          way > 0 ? spot.y + thick * 0.7 : 0,
          spot.z + (way * thick * (after.x - before.x)) / long,
        ),
      );
    });
  const scale = view.scale(spots[0]?.z ?? 0);
  const [upper, lower] = [side(1), side(-1)];
  fill(
    pen,
    blob([...upper, ...lower.map(({ x, y }) => ({ x: x + scale, y: y + scale * 2 })).toReversed()]),
    faint('#43263f', 0.22),
  );
  const shape = blob([...upper, ...lower.toReversed()]);
  solid(pen, shape, bark, scale * 1.2, scale * 2);
  inside(pen, shape, () => {
    for (const share of [0.35, -0.25])
      stroke(
        pen,
        curve(
          upper.map(({ x, y }, index) => {
            const low = lower[index] ?? { x, y };
            const mixed = 0.5 - share;
            return { x: x + (low.x - x) * mixed, y: y + (low.y - y) * mixed };
          }),
        ),
        faint(bark.shade, 0.8),
        scale * 0.6,
      );
  });
}
