import { mix, type Tone, tone } from '../canvas/color.ts';
import { chain, ellipse, fill, type Round, solid, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn, wheelShape } from '../canvas/solid-turned.ts';
import { groundShadow, tube } from '../canvas/solids.ts';
import { facing } from '../canvas/space.ts';
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

/** A walker where somebody uses it. @param ahead centimeters before her; 36 is right, more is too far away */
export function walkerBefore(user: Stand, ahead = 36): Stand {
  return { at: spotOn(user, 0, 0, ahead), turn: user.turn };
}

/** Where a walker's grips are, own left and right. */
export function walkerGrips(stand: Stand): { left: Place; right: Place } {
  return { left: spotOn(stand, 25, 87, -16), right: spotOn(stand, -25, 87, -16) };
}

/**
 * A walker with two front wheels and rubber glides behind. It stands before its user: its own forward is the user's, its place the middle.
 * @param layer the half farther from the viewer, the nearer one, or both
 */
export function drawWalker(
  pen: Pen,
  view: Stage,
  stand: Stand,
  layer: 'far' | 'near' | 'both' = 'both',
): void {
  const nearSide = facing(stand.turn).left.z < 0 ? 1 : -1;
  const draws = (side: 1 | -1) => layer === 'both' || (layer === 'near') === (side === nearSide);
  const spot = (left: number, up: number, forward: number) => spotOn(stand, left, up, forward);
  if (layer !== 'near') {
    const floor = spot(0, 0, 0);
    groundShadow(pen, view, floor.x, floor.z, 36, 26, 0.16);
  }
  const sides = ([1, -1] as const).toSorted((a) => (a === nearSide ? 1 : -1));
  for (const side of sides) {
    if (side === nearSide && layer !== 'near') {
      for (const up of [52, 76]) tube(pen, view, [spot(-25, up, 20), spot(25, up, 20)], 1.4, metal);
    }
    if (!draws(side)) continue;
    const left = side * 26;
    tube(pen, view, [spot(left, 87, -2), spot(left, 84, 14), spot(left, 8, 22)], 1.5, metal);
    tube(pen, view, [spot(left, 87, -4), spot(left, 82, -20), spot(left, 3, -26)], 1.5, metal);
    tube(pen, view, [spot(left, 40, 19), spot(left, 40, -24)], 1.2, metal);
    tube(pen, view, [spot(left, 87.5, 2), spot(left, 87.5, -4)], 1.6, metal);
    tube(pen, view, [spot(left, 87.5, -4), spot(left, 87, -22)], 2.3, rubber);
    drawCaster(pen, view, stand, left, 22, 6);
    tube(pen, view, [spot(left, 4, -26), spot(left, 0.6, -26.3)], 2.2, rubber);
  }
}

function drawCaster(pen: Pen, view: Stage, stand: Stand, left: number, forward: number, radius: number) {
  const rim = wheelShape(view, stand, left, radius, forward, radius);
  stroke(pen, rim, rubber.shade, view.scale(stand.at.z) * 2.6);
  fill(pen, rim, rubber.main);
  fill(pen, wheelShape(view, stand, left, radius, forward, radius * 0.42), metal.main);
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
