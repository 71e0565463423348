import { faint, tone } from '../canvas/color.ts';
import { ellipse, fill, rectangle, solid, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { block, cylinder, disc, facade, facesOf } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

/** A plate with a meal on it, a fork and a knife. @param at the middle of the plate, on a table */
export function drawLunch(pen: Pen, view: Stage, at: Place): void {
  const { x, y, z } = at;
  fill(pen, disc(view, x + 1, z - 1, 15, 13, y), faint('#43263f', 0.2));
  fill(pen, disc(view, x, z, 15, 13, y + 0.6), '#d9d6cf');
  fill(pen, disc(view, x, z, 15, 13, y + 1.2), '#fdfcf8');
  for (const [dx, dz, r, color] of [
    [-5, 2, 5.6, '#d9a84e'],
    [5, 3, 5, '#7fa05c'],
    [1, -4, 6, '#b8694f'],
  ] as const)
    fill(pen, disc(view, x + dx, z + dz, r, r * 0.8, y + 2.4), color);
  for (const side of [-20, 20])
    stroke(pen, disc(view, x + side, z, 0.2, 9, y + 0.4), '#aeb7bd', view.scale(z) * 0.9);
}

/** A coffee maker that drips into its pot. @param at its left front corner on a counter */
export function drawCoffeeMaker(pen: Pen, view: Stage, at: Place, seconds: number): void {
  const body = facesOf(tone('#3f4650', 0.3));
  const { x, y, z } = at;
  block(pen, view, { x, y, z, width: 26, height: 4, depth: 22 }, body);
  block(pen, view, { x, y: y + 4, z: z + 15, width: 26, height: 32, depth: 7 }, body);
  const pot = { x: x + 13, z: z + 7, y: y + 4.4, height: 16, radius: 9, topRadius: 7 };
  cylinder(pen, view, pot, { top: '#8a6a52', front: '#c9dbe0', side: '#a3bac2' });
  cylinder(
    pen,
    view,
    { ...pot, height: 8, topRadius: 8.6 },
    { top: '#5a3826', front: '#6b4630', side: '#4d3122' },
  );
  const handle = view.at(place(x + 24, y + 12, z + 7));
  const scale = view.scale(z);
  stroke(pen, ellipse(handle.x, handle.y, 3 * scale, 5 * scale), '#2f343b', 2 * scale);
  block(pen, view, { x, y: y + 28, z, width: 26, height: 12, depth: 22 }, body);
  facade(pen, view, place(x, y + 40, z), () => {
    fill(pen, ellipse(13, 6, 3, 3), '#2a2f36');
    fill(pen, ellipse(13, 6, 1.6, 1.6), '#ffb02e');
  });
  // A drop on its way from the filter to the pot.
  const fall = (seconds * 1.6) % 1;
  const drop = view.at(place(pot.x, y + 27 - fall * 6, z + 7));
  solid(
    pen,
    rectangle(drop.x - 0.7 * scale, drop.y, 1.4 * scale, 3 * scale, 0.7 * scale),
    tone('#6b4630'),
    0.3,
  );
}
