import { tone } from '../canvas/color.ts';
import { chain, curve, fill, type Round, solid, stroke, wrap } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { add, minus, times, unit } from '../canvas/space.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

const long = 112;
const handle = tone('#f2f4f2', 0.24);
const plastic = tone('#2f6f9e', 0.26);

/**
 * A brush with a long handle, with which a tub is rinsed without bending.
 * @param head the middle of its bristles @param grip where a hand holds it
 */
export function drawTubBrush(pen: Pen, view: Stage, head: Place, grip: Place): void {
  const way = unit(minus(grip, head));
  const on = (share: number, low = 0): Place => {
    const spot = add(head, times(way, share));
    return place(spot.x, spot.y - low, spot.z);
  };
  const round = (spot: Place, r: number): Round => ({ ...view.at(spot), r: r * view.scale(spot.z) });
  const scale = view.scale(head.z);
  fill(
    pen,
    wrap([round(on(-4, 2.6), 1), round(on(6, 2.6), 1), round(on(-4), 1), round(on(6), 1)]),
    '#f7f3e6',
  );
  for (let row = -4; row <= 6; row += 1.6)
    stroke(pen, curve([view.at(on(row)), view.at(on(row, 3.6))]), '#b9c4c4', scale * 0.3);
  solid(pen, chain([round(on(3), 1), round(on(long), 1.1)]), handle, scale * 0.6);
  solid(pen, chain([round(on(long - 16), 1.35), round(on(long), 1.45)]), plastic, scale * 0.7);
  solid(pen, chain([round(on(-5), 1.7), round(on(7), 1.7)]), plastic, scale * 0.9);
}
