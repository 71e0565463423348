import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { tube } from '../canvas/solids.ts';
import type { Stage } from '../canvas/stage.ts';
import type { BedSpec } from './beds.ts';

const metal = tone('#9aa6ad', 0.34);

/**
 * A half rail of a care bed, let down: it hangs at the side of the frame, its upper bar below the top of the mattress.
 * @param side own left (1) or right (-1) of the bed @param from, to centimeters along it, -100 head to 100 foot
 */
export function drawLoweredRail(
  pen: Pen,
  view: Stage,
  { stand, height = 52, width = 95 }: BedSpec,
  side: 1 | -1,
  from: number,
  to: number,
): void {
  const spot = (up: number, along: number) => spotOn(stand, side * (width / 2 + 5), up, along);
  const [top, low] = [height - 9, height - 37];
  for (const up of [low, (top + low) / 2, top])
    tube(pen, view, [spot(up, from + 4), spot(up, to - 4)], 1.5, metal);
  for (const [along, inner] of [
    [from, from + 4],
    [to, to - 4],
  ] as const)
    tube(
      pen,
      view,
      [spot(top, inner), spot(top - 5, along), spot(low + 5, along), spot(low, inner)],
      1.5,
      metal,
    );
  for (const along of [from + (to - from) * 0.35, from + (to - from) * 0.65])
    tube(pen, view, [spot(top, along), spot(low, along)], 1.1, metal);
}
