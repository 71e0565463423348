import { faint } from '../canvas/color.ts';
import { fill, polygon, rectangle, type Shape } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { facade } from '../canvas/solids.ts';
import { between } from '../canvas/space.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

/** A smooth way through places, as many short steps. */
export function smoothWay(spots: readonly Place[], steps = 14): Place[] {
  const at = (index: number) => spots[Math.min(spots.length - 1, Math.max(0, index))] ?? place(0, 0, 0);
  const way: Place[] = [];
  for (let index = 0; index + 1 < spots.length; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const blend = (p: number, q: number, r: number, s: number) =>
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3);
      way.push(
        place(blend(a.x, b.x, c.x, d.x), Math.max(0, blend(a.y, b.y, c.y, d.y)), blend(a.z, b.z, c.z, d.z)),
      );
    }
  }
  way.push(at(spots.length - 1));
  return way;
}

/** One shape along a way, so that a see-through shadow does not add up where steps meet. */
function ribbon(view: Stage, way: readonly Place[], radius: number, dx = 0, dy = 0): Shape {
  const spots = way.map((spot) => ({ ...view.at(spot), r: radius * view.scale(spot.z) }));
  const side = (sign: 1 | -1) =>
    spots.map((spot, index) => {
      const before = spots[Math.max(0, index - 1)] ?? spot;
      const after = spots[Math.min(spots.length - 1, index + 1)] ?? spot;
      const long = Math.hypot(after.x - before.x, after.y - before.y) || 1;
      return {
        x: spot.x + ((before.y - after.y) / long) * spot.r * sign + (dx * spot.r) / radius,
        y: spot.y + ((after.x - before.x) / long) * spot.r * sign + (dy * spot.r) / radius,
      };
    });
  return polygon([...side(1), ...side(-1).toReversed()]);
}

/** A cord, a hose or tubing that lies where it is laid. @param radius in centimeters */
export function drawCord(
  pen: Pen,
  view: Stage,
  spots: readonly Place[],
  radius: number,
  color: string,
  light: string,
): void {
  const way = smoothWay(spots);
  const onFloor = way.filter((spot) => spot.y < 6);
  if (onFloor.length > 1)
    fill(pen, ribbon(view, onFloor, radius * 1.1, radius * 0.7, radius * 0.9), faint('#43263f', 0.28));
  fill(pen, ribbon(view, way, radius), color);
  fill(pen, ribbon(view, way, radius * 0.24, -radius * 0.25, -radius * 0.4), light);
}

/** The middle place of a cord, for eyes and hands. */
export function alongCord(spots: readonly Place[], share: number): Place {
  const way = smoothWay(spots);
  const at = share * (way.length - 1);
  const low = Math.min(way.length - 2, Math.floor(at));
  const [a, b] = [way[low], way[low + 1]];
  return a && b ? between(a, b, at - low) : place(0, 0, 0);
}

/** Pale clips that hold a cord to a wall, each at its place */
export function drawCordClips(pen: Pen, view: Stage, spots: readonly Place[]): void {
  for (const spot of spots)
    facade(pen, view, spot, () => {
      fill(pen, rectangle(-2.3, -2.5, 5.4, 5.8, 1.5), faint('#43263f', 0.35));
      fill(pen, rectangle(-2.6, -2.9, 5.2, 5.6, 1.5), '#c9a24e');
      fill(pen, rectangle(-2.6, -2.9, 5.2, 1.8, 0.9), '#ecd08a');
    });
}
