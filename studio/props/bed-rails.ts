import { tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { tube } from '../canvas/solids.ts';
import type { Place, Stage } from '../canvas/stage.ts';
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
  const [top, low] = [height - 11, height - 35];
  const round = 7;
  /** A quarter of a circle at a corner of the loop. @param start in degrees */
  const corner = (along: number, up: number, start: number) =>
    [0, 15, 30, 45, 60, 75, 90].map((more) => {
      const angle = ((start + more) * Math.PI) / 180;
      return spot(up + round * Math.sin(angle), along + round * Math.cos(angle));
    });
  const loop = [
    ...corner(to - round, top - round, 0),
    ...corner(from + round, top - round, 90),
    ...corner(from + round, low + round, 180),
    ...corner(to - round, low + round, 270),
  ];
  // What the rail keeps from the light behind it.
  const middle = view.at(spot((top + low) / 2 - 3, (from + to) / 2));
  const scale = view.scale(stand.at.z);
  softGlow(pen, middle, { x: scale * 26, y: scale * 15 }, '#43263f', 0.22);
  for (const share of [0.27, 0.5, 0.73]) {
    const along = from + (to - from) * share;
    tube(pen, view, [spot(top, along), spot(low, along)], 0.8, metal);
  }
  tube(pen, view, [...loop, loop[0] as Place], 1.4, metal);
}
