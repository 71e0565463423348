import { mix, type Tone, tone } from '../canvas/color.ts';
import { chain, ellipse, fill, type Round, solid } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

const metal = tone('#b9c2c8', 0.34);
const rubber = tone('#4a474c', 0.3);
const wood = tone('#8a5636', 0.28);

/** A walking stick between its tip and its handle. The hand goes to `handle`. @param ahead way the handle points */
export function drawCane(
  pen: Pen,
  view: Stage,
  tip: Place,
  handle: Place,
  ahead: Place,
  paint: Tone = wood,
): void {
  const round = (spot: Place, r: number): Round => ({ ...view.at(spot), r: r * view.scale(spot.z) });
  const grip = (share: number): Place =>
    place(handle.x + ahead.x * share, handle.y + ahead.y * share, handle.z + ahead.z * share);
  const scale = view.scale(tip.z);
  const low = place(tip.x, tip.y + 3.4, tip.z);
  solid(pen, chain([round(low, 1.15), round(handle, 1.25)]), paint, scale * 0.9);
  solid(pen, chain([round(grip(-4), 1.5), round(grip(9), 1.6)]), paint, scale * 0.9, scale * 0.6);
  solid(pen, chain([round(tip, 2), round(place(tip.x, tip.y + 4, tip.z), 1.5)]), rubber, scale * 0.8);
}

/** A small wheel under furniture, seen from the front. */
export function drawFurnitureWheel(pen: Pen, view: Stage, at: Place, radius = 4.2): void {
  const spot = view.at(place(at.x, at.y + radius, at.z));
  const scale = view.scale(at.z);
  fill(pen, ellipse(spot.x, spot.y, radius * scale, radius * scale), rubber.main);
  fill(
    pen,
    ellipse(spot.x, spot.y, radius * 0.5 * scale, radius * 0.5 * scale),
    mix(metal.main, '#ffffff', 0.2),
  );
}
