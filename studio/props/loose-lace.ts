import { faint } from '../canvas/color.ts';
import { curve, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import type { Place, Stage } from '../canvas/stage.ts';

/** Both ends of the lace from the knot of a right shoe over its side to the floor: to the left, up, forward, in centimeters. */
const ends = [
  [
    [0, 0, 0],
    [-3.6, -2, -2],
    [-6, -8, -4],
    [-11, -8.4, -10],
    [-18, -8.4, -16],
    [-21, -8.4, -24],
    [-18, -8.4, -33],
    [-16, -8.4, -40],
    [-21, -8.4, -47],
  ],
  [
    [0, 0, 0.6],
    [-3.6, -2, 3],
    [-6.4, -8, 5],
    [-13, -8.4, 9],
    [-22, -8.4, 8],
    [-29, -8.4, 0],
    [-27, -8.4, -10],
    [-31, -8.4, -17],
  ],
] as const;

/** Where the ends of a loose lace lie. @param knot of the right shoe, 9 cm over the floor, and the way the shoe points */
export const looseLaceEnds = (knot: Stand): Place[][] =>
  ends.map((way) => way.map(([left, up, forward]) => spotOn(knot, left, up, forward)));

/** A flat white lace that has come undone: it falls over the side of the right shoe and lies on the floor in two bends. */
export function drawLooseLace(pen: Pen, view: Stage, knot: Stand): void {
  const scale = view.scale(knot.at.z);
  for (const way of looseLaceEnds(knot)) {
    const seen = way.map(view.at);
    const below = seen.map(({ x, y }) => ({ x: x + scale * 0.5, y: y + scale * 0.7 }));
    stroke(pen, curve(below), faint('#2a1a24', 0.34), scale * 1.7);
    stroke(pen, curve(seen), '#cfc3b4', scale * 1.7);
    stroke(pen, curve(seen.map(({ x, y }) => ({ x, y: y - scale * 0.18 }))), '#fffdf8', scale * 1.25);
    // The stiff tip that goes through the eyelets.
    stroke(
      pen,
      curve(seen.slice(-2).map((point, index) => (index ? point : mid(seen)))),
      '#8d98a0',
      scale * 1.4,
    );
  }
}

/** A point near the end of a lace, from where its tip is stiff. */
function mid(seen: readonly { x: number; y: number }[]) {
  const [from, to] = [seen.at(-2), seen.at(-1)];
  if (!from || !to) return { x: 0, y: 0 };
  return { x: from.x + (to.x - from.x) * 0.66, y: from.y + (to.y - from.y) * 0.66 };
}
