import { add, clamp, dot, length, minus, times, unit } from '../canvas/space.ts';
import type { Place } from '../canvas/stage.ts';

/**
 * Bends a limb of two bones so that its end lies on a target.
 * @param pole direction in which the joint between the bones points
 * @returns the joint, the end, and how far the target is out of reach in centimeters (0 when reached)
 */
export function reach(root: Place, target: Place, first: number, second: number, pole: Place) {
  const way = minus(target, root);
  const distance = length(way);
  const held = clamp(distance, Math.abs(first - second) + 0.1, first + second - 0.05);
  const ahead = unit(way);
  const aside = unit(minus(pole, times(ahead, dot(pole, ahead))));
  const along = (first * first - second * second + held * held) / (2 * held);
  const off = Math.sqrt(Math.max(0, first * first - along * along));
  return {
    joint: add(root, add(times(ahead, along), times(aside, off))),
    end: add(root, times(ahead, held)),
    short: Math.abs(distance - held),
  };
}
