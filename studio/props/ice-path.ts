import { faint, mix } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { blob, curve, ellipse, fill, inside, joined, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { randomFrom } from '../canvas/random.ts';
import { disc, sheet } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

/** The left and the right edge of a path, by turns of depth, from near to far. */
export type Edges = readonly { z: number; left: number; right: number }[];

/** A path from edge to edge. */
export const pathShape = (view: Stage, edges: Edges) =>
  sheet(view, [
    ...edges.map(({ z, left }) => place(left, 0, z)),
    ...edges.toReversed().map(({ z, right }) => place(right, 0, z)),
  ]);

/** Flat stones side by side, each a little lighter or darker. @param joint between them @param each edges a stone is long */
export function drawStones(
  pen: Pen,
  view: Stage,
  edges: Edges,
  grays: readonly [string, string, string],
  joint: string,
  each = 2,
): void {
  fill(pen, pathShape(view, edges), joint);
  const random = randomFrom('stones');
  for (let row = 0; row + each < edges.length; row += each) {
    const [near, far] = [edges[row], edges[row + each]];
    if (!near || !far) continue;
    const half = (row / each) % 2 ? 0 : 1 / 6;
    const across = (end: typeof near, share: number, z: number) =>
      place(end.left + (end.right - end.left) * Math.min(1, Math.max(0, share)), 0, z);
    for (let stone = 0; stone < 4; stone++) {
      const [from, to] = [stone / 3 - half + 0.008, (stone + 1) / 3 - half - 0.008];
      if (from >= 1) continue;
      const [front, back] = [near.z + 1, far.z - 1];
      const shape = sheet(view, [
        across(near, from, front),
        across(near, to, front),
        across(far, to, back),
        across(far, from, back),
      ]);
      const gray = grays[(row / each + stone * 2) % 3] ?? joint;
      fill(pen, shape, mix(gray, random() < 0.5 ? '#ffffff' : '#20242e', random() * 0.12));
    }
  }
}

/**
 * Clear ice over stones that are drawn already. It lies flat: near us the dark stones are seen through it, far away it mirrors the
 * sky; it has sheets with bright rims, cracks that branch, and a frosted edge.
 * @param sky what it mirrors far away
 * @param mirrored draws what stands upside down in it, @param lamp where the light of a lamp lies on it
 */
export function drawIce(
  pen: Pen,
  view: Stage,
  edges: Edges,
  { sky, lamp, mirrored }: { sky: string; lamp: Place; mirrored: () => void },
): void {
  const [first, last] = [edges[0], edges.at(-1)];
  if (!first || !last) return;
  const [near, far] = [view.at(place(0, 0, first.z)), view.at(place(0, 0, last.z))];
  inside(pen, pathShape(view, edges), () => {
    graded(pen, pathShape(view, edges), far, near, [
      [0, faint(sky, 0.74)],
      [0.12, faint(mix(sky, '#a9c3dc', 0.5), 0.6)],
      [0.36, faint('#7f9dbd', 0.46)],
      [0.66, faint('#4a6485', 0.38)],
      [1, faint('#2a3d5c', 0.4)],
    ]);
    mirrored();
    drawSheets(pen, view, edges);
    drawLampLight(pen, view, lamp);
    drawCracks(pen, view, edges);
  });
  drawFrostedRim(pen, view, edges);
}

/** Where the ice froze in sheets: flat, pale, each with a bright rim towards the sky. */
function drawSheets(pen: Pen, view: Stage, edges: Edges) {
  const random = randomFrom('sheets of ice');
  for (let step = 4; step < edges.length; step += 5) {
    const edge = edges[step];
    if (!edge) continue;
    const wide = edge.right - edge.left;
    const middle = edge.left + wide * (0.16 + random() * 0.68);
    const [radiusX, radiusZ] = [wide * (0.2 + random() * 0.16), 13 + random() * 12];
    const rim = Array.from({ length: 14 }, (_, corner) => {
      const angle = (corner * Math.PI) / 7;
      const far = 0.8 + random() * 0.36;
      return view.at(
        place(middle + Math.cos(angle) * radiusX * far, 0, edge.z + Math.sin(angle) * radiusZ * far),
      );
    });
    const shape = blob(rim);
    const [, top, , bottom] = shape.getBounds();
    graded(pen, shape, { x: 0, y: top }, { x: 0, y: bottom }, [
      [0, faint('#eaf4fb', 0.34)],
      [0.5, faint('#cfe2f1', 0.14)],
      [1, faint('#cfe2f1', 0.03)],
    ]);
    stroke(pen, curve(rim.slice(1, 7)), faint('#ffffff', 0.5), view.scale(edge.z) * 0.55);
  }
}

/** A lamp in the ice: a warm glow that lies flat, and a column of short bright ripples. */
function drawLampLight(pen: Pen, view: Stage, lamp: Place) {
  const spot = view.at(lamp);
  const scale = view.scale(lamp.z);
  softGlow(pen, spot, { x: 62 * scale, y: 42 * scale }, '#ffbf62', 0.5);
  softGlow(pen, spot, { x: 26 * scale, y: 34 * scale }, '#ffd98c', 0.75);
  softGlow(pen, spot, { x: 9 * scale, y: 25 * scale }, '#fff3cf', 0.95);
  const random = randomFrom('ripples of light');
  for (let ripple = 0; ripple < 15; ripple++) {
    const down = (ripple - 7) * 4.2;
    const half = (11 - Math.abs(down) * 0.22) * (0.7 + random() * 0.5);
    const aside = (random() - 0.5) * 5;
    fill(
      pen,
      ellipse(spot.x + aside * scale, spot.y + down * scale, half * scale, 0.9 * scale),
      faint('#ffe9b4', 0.75 - Math.abs(down) * 0.014),
    );
  }
}

/** Cracks that run over the ice and branch; each has a dark side, so that the ice has thickness. */
function drawCracks(pen: Pen, view: Stage, edges: Edges) {
  const random = randomFrom('branching cracks');
  const crack = (from: Place, angle: number, long: number, wide: number) => {
    const way: Place[] = [from];
    for (let step = 1; step <= 5; step++) {
      const turn = angle + (random() - 0.5) * 0.9;
      const before = way.at(-1) ?? from;
      way.push(place(before.x + (Math.cos(turn) * long) / 5, 0, before.z + (Math.sin(turn) * long) / 5));
    }
    const scale = view.scale(from.z);
    const points = way.map(view.at);
    stroke(
      pen,
      curve(points.map(({ x, y }) => ({ x: x + 0.5 * scale, y: y + 0.7 * scale }))),
      faint('#141d2e', 0.4),
      wide * scale,
    );
    stroke(pen, curve(points), faint('#f4faff', 0.75), wide * scale * 0.7);
    return way;
  };
  for (let step = 3; step < edges.length - 8; step += 7) {
    const edge = edges[step];
    if (!edge) continue;
    const start = place(edge.left + (edge.right - edge.left) * (0.1 + random() * 0.5), 0, edge.z);
    const way = crack(start, (random() - 0.4) * 0.9, 60 + random() * 40, 0.7);
    for (const [joint, turn] of [
      [2, 1.1],
      [3, -0.9],
    ] as const) {
      const from = way[joint];
      if (from) crack(from, turn + random() * 0.4, 18 + random() * 22, 0.45);
    }
  }
}

/** Frost creeps from both edges over the ice. */
function drawFrostedRim(pen: Pen, view: Stage, edges: Edges) {
  const random = randomFrom('frosted rim');
  const crumbs = edges.flatMap(({ z, left, right }) =>
    [left, right].flatMap((x, side) =>
      Array.from({ length: 11 }, () => {
        const inward = (side ? -1 : 1) * random() ** 2 * 11;
        const size = 0.5 + random() * 1.3;
        return disc(view, x + inward, z + random() * 11, size * 1.5, size);
      }),
    ),
  );
  fill(pen, joined(crumbs), faint('#f6fbff', 0.62));
}
