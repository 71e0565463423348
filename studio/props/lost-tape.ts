import { faint, mix } from '../canvas/color.ts';
import { ellipse, fill, polygon, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { randomFrom } from '../canvas/random.ts';
import { level, upright } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
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

/** A roll of yellow tape, seen from its side. @param at its middle */
export function drawTapeRoll(pen: Pen, view: Stage, at: Place, color = '#f2c21d'): void {
  const { x, y } = view.at(at);
  const scale = view.scale(at.z);
  for (const [shift, tint] of [
    [1.6, mix(color, '#8a6a10', 0.45)],
    [0, color],
  ] as const) {
    fill(pen, ellipse(x + shift * scale, y - shift * 0.3 * scale, 5.2 * scale, 5.2 * scale), tint);
  }
  for (const radius of [4.4, 3.7])
    stroke(pen, ellipse(x, y, radius * scale, radius * scale), faint('#8a6a10', 0.4), 0.3 * scale);
  fill(pen, ellipse(x, y, 2.9 * scale, 2.9 * scale), '#d9c7a4');
  fill(pen, ellipse(x + 0.3 * scale, y, 2.3 * scale, 2.3 * scale), '#7a6248');
}
