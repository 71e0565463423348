import type { Round } from '../../canvas/paint.ts';
import type { Place, Stage } from '../../canvas/stage.ts';

/** A joint as it is seen: its place in the picture and its thickness in centimeters. */
export function seen(view: Stage, spot: Place, radius: number): Round {
  return { ...view.at(spot), r: radius * view.scale(spot.z) };
}

/** In the order in which they are painted: the farthest first. */
export const farFirst = <T extends { at: Place }>(things: readonly T[]): T[] =>
  [...things].sort((a, b) => b.at.z - a.at.z);
