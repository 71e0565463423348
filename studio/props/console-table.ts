import { faint, mix, type Tone, tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { ellipse, fill, polygon, rectangle } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { block, facade, facesOf, groundShadow, upright } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { drawGrain } from './tables.ts';

const wood = tone('#a06a42', 0.26);
const shadow = '#43263f';

type Console = { width?: number; depth?: number; height?: number; paint?: Tone };

/** Where the shelf below the drawers is, and how high the drawers are, in centimeters. */
const SHELF = 16;
const DRAWERS = 15;

/** A square leg that gets narrower to its foot, seen from before. */
function drawLeg(pen: Pen, view: Stage, at: Place, high: number, { main, shade }: Tone) {
  const foot = (x: number, y: number) => view.at(place(at.x + x, y, at.z));
  const shape = polygon([foot(-2.6, high), foot(2.6, high), foot(1.7, 0), foot(-1.7, 0)]);
  groundShadow(pen, view, at.x, at.z, 5, 3.4, 0.24);
  graded(pen, shape, foot(-2.6, high), foot(2.6, high), [
    [0, mix(main, '#fff6e4', 0.16)],
    [0.45, main],
    [1, mix(main, shade, 0.9)],
  ]);
}

/** The front of a drawer with its two knobs, in centimeters. */
function drawDrawer(pen: Pen, wide: number, { main, shade }: Tone) {
  fill(pen, rectangle(-0.6, -0.5, wide + 1.2, 10, 0.8), mix(shade, shadow, 0.2));
  graded(pen, rectangle(0, 0, wide, 9, 0.6), { x: 0, y: 0 }, { x: 0, y: 9 }, [
    [0, mix(main, '#fff6e4', 0.34)],
    [0.25, mix(main, '#fff6e4', 0.16)],
    [1, main],
  ]);
  for (const x of [wide * 0.26, wide * 0.74]) {
    fill(pen, ellipse(x + 0.5, 5.3, 1.6, 1.4), faint(shadow, 0.34));
    fill(pen, ellipse(x, 4.6, 1.45, 1.45), '#b08d4f');
    fill(pen, ellipse(x - 0.4, 4.1, 0.6, 0.5), '#f1dfae');
  }
}

/** A console for a hall: two drawers below its top, and a shelf between its legs. @param at the floor at its left front corner */
export function drawConsole(
  pen: Pen,
  view: Stage,
  at: Place,
  { width = 90, depth = 34, height = 80, paint = wood }: Console = {},
): void {
  const dark = { main: mix(paint.main, paint.shade, 0.7), shade: mix(paint.shade, shadow, 0.2) };
  const low = height - 3.4 - DRAWERS;
  groundShadow(pen, view, at.x + width / 2, at.z + depth / 2, width * 0.54, depth * 0.6, 0.18);
  for (const x of [5, width - 5]) drawLeg(pen, view, place(at.x + x, 0, at.z + depth - 4), low, dark);
  block(
    pen,
    view,
    { x: at.x + 3, y: SHELF, z: at.z + 3, width: width - 6, height: 2.4, depth: depth - 6 },
    facesOf(paint),
  );
  block(
    pen,
    view,
    { x: at.x + 2, y: low, z: at.z + 2, width: width - 4, height: DRAWERS, depth: depth - 4 },
    facesOf(paint),
  );
  const each = (width - 4 - 9) / 2;
  for (const x of [at.x + 5, at.x + 8 + each])
    facade(pen, view, place(x, low + DRAWERS - 3, at.z + 2), () => drawDrawer(pen, each, paint));
  // The top stands out, and keeps the light from the upper edge of the drawers.
  const under = upright(view, at.x + 2, low + DRAWERS - 4, width - 4, 4, at.z + 2);
  const [from, to] = [low + DRAWERS, low + DRAWERS - 4].map((y) => view.at(place(at.x, y, at.z + 2)));
  if (from && to)
    graded(pen, under, from, to, [
      [0, faint(shadow, 0.34)],
      [1, faint(shadow, 0)],
    ]);
  for (const x of [5, width - 5]) drawLeg(pen, view, place(at.x + x, 0, at.z + 4), low, paint);
  block(pen, view, { x: at.x, y: height - 3.4, z: at.z, width, height: 3.4, depth }, facesOf(paint));
  drawGrain(pen, view, { x: at.x, y: height, z: at.z, width, depth }, paint.shade);
}
