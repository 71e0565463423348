import { faint } from '../canvas/color.ts';
import { fill, polygon } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { randomFrom } from '../canvas/random.ts';
import { level, upright } from '../canvas/solids.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { edgeOf, type Flight, tread } from '../rooms/stairs.ts';

/** What tape leaves on the edge of a step that has lost it: wood a little paler than the rest, with flecks of old glue. */
export function drawTapeTrace(pen: Pen, view: Stage, flight: Flight, step: number): void {
  const [left] = edgeOf(flight, step);
  const [from, wide] = [left.x + 1, flight.width - 2];
  const pale = '#f6e6c9';
  fill(pen, level(view, from, left.z, wide, 6, left.y + 0.1), faint(pale, 0.3));
  fill(pen, upright(view, from, left.y - tread.thick, wide, tread.thick, left.z - 0.1), faint(pale, 0.2));
  const random = randomFrom('old glue');
  for (let fleck = 0; fleck < 34; fleck++) {
    const [x, low] = [from + random() * (wide - 6), left.y - 0.5 - random() * (tread.thick - 1)];
    const [long, tall] = [1 + random() ** 2 * 5, 0.3 + random() * 0.5];
    const spot = (along: number, up: number) =>
      view.at(place(x + long * along, low + tall * up, left.z - 0.2));
    const shape = polygon([spot(0, 0.2), spot(0.4, 1), spot(1, 0.6), spot(0.7, -0.4), spot(0.2, -0.6)]);
    fill(pen, shape, faint('#fffaf0', 0.3 + random() * 0.3));
  }
}
