import { faint, mix } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { curve, fill, inside, polygon, stroke, tapered } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import type { Stage } from '../canvas/stage.ts';
import type { BedSpec } from './beds.ts';

/** Where its hem hangs low: along the bed from 0 to 1. Between these places it is drawn up into a fold. */
const waves = 5;

/**
 * The side of a bed's cover that hangs over the frame in soft folds.
 * @param side own left (1) or right (-1) of the bed @param from, to centimeters along it, -100 head to 100 foot
 */
export function drawHangingCover(
  pen: Pen,
  view: Stage,
  { stand, blanket, height = 52, width = 95, sat }: BedSpec,
  side: 1 | -1,
  from: number,
  to: number,
): void {
  const scale = view.scale(stand.at.z);
  /** Along from 0 to 1, and down from the edge of the mattress. */
  const spot = (along: number, down: number, out = 3) =>
    view.at(spotOn(stand, side * (width / 2 + out), height + 2 - down, from + (to - from) * along));
  const steps = Array.from({ length: waves * 4 + 1 }, (_, step) => step / (waves * 4));
  const hemAt = (along: number) =>
    25 + 1.8 * Math.cos(along * waves * 2 * Math.PI) + 1.5 * Math.sin(along * 5);
  const hem = steps.map((along) => spot(along, hemAt(along), 4));
  const shape = polygon([spot(0, 0), spot(1, 0), ...hem.toReversed()]);
  graded(pen, shape, spot(0.5, 0), spot(0.5, 27), [
    [0, mix(blanket.main, '#fff6e4', 0.14)],
    [0.4, blanket.main],
    [1, mix(blanket.main, blanket.shade, 0.7)],
  ]);
  inside(pen, shape, () => {
    for (let wave = 0; wave < waves; wave++) {
      const along = (wave + 0.5) / waves;
      const way = [spot(along - 0.012, 2), spot(along, 13), spot(along + 0.008, 27)];
      fill(pen, tapered(way, scale * 4.4), faint(blanket.shade, 0.75));
      fill(
        pen,
        tapered(
          way.map(({ x, y }) => ({ x: x + scale * 4, y })),
          scale * 2.4,
        ),
        faint('#fffaf0', 0.22),
      );
    }
    if (!sat) return;
    // Knees and calves of somebody who sits here keep the light from it.
    const { x, y } = spot((sat.along - from) / (to - from), 12);
    softGlow(pen, { x, y }, { x: scale * 36, y: scale * 22 }, '#43263f', 0.45);
  });
  // A throw or a rail lies over its ends.
  stroke(pen, curve(hem.slice(1, -3)), mix(blanket.shade, '#43263f', 0.25), scale * 0.5);
}
