import { faint } from '../canvas/color.ts';
import { ellipse, fill } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

/** To the side, how late each leaves, how large. */
const crumbs = [
  [-9, 0, 1],
  [-4, 0.16, 1.5],
  [3, 0.06, 0.9],
  [7, 0.24, 1.2],
  [-1, 0.34, 0.8],
  [-12, 0.4, 0.7],
  [5, 0.46, 1],
] as const;

/**
 * Crumbs of plaster that trickle out of a wall on to what is below.
 * @param fallen 0 before the first has left the wall to 1 when the last lies
 */
export function drawCrumbs(pen: Pen, view: Stage, from: Place, to: Place, fallen: number): void {
  for (const [aside, late, size] of crumbs) {
    const share = Math.min(1, Math.max(0, (fallen - late) / 0.5));
    if (share <= 0) continue;
    const down = share ** 2;
    const spot = place(
      from.x + aside * (0.5 + 0.7 * share),
      from.y - 10 + (to.y + 1 - from.y + 10) * down,
      from.z + (to.z - from.z) * down,
    );
    const { x, y } = view.at(spot);
    const r = 1.3 * size * view.scale(spot.z);
    fill(pen, ellipse(x, y + r * 0.3, r * 1.05, r * 0.85), faint('#8a7a66', 0.8));
    fill(pen, ellipse(x, y, r, r * 0.75), '#fffaf0');
  }
}
