import { faint } from '../canvas/color.ts';
import { fill, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { disc } from '../canvas/solids.ts';
import type { Place, Stage } from '../canvas/stage.ts';

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
