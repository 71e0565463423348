import { faint, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { inside, line, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { padded, spotOn } from '../canvas/solid-turned.ts';
import type { Stage } from '../canvas/stage.ts';
import type { BedSpec } from './beds.ts';

const wool = tone('#eadfca', 0.2);
const woven = '#5f8796';

/**
 * A wool throw that lies across the foot of a bed, as smooth as somebody who makes beds lays it.
 * @param from @param to along the bed: -100 head to 100 foot
 */
export function drawFootThrow(
  pen: Pen,
  view: Stage,
  { stand, width = 95, height = 52 }: BedSpec,
  from: number,
  to: number,
): void {
  const half = width / 2 + 4;
  const [low, high] = [height - 21, height + 5];
  const scale = view.scale(stand.at.z);
  const side = [1, -1].find((way) => spotOn(stand, way, 0, 0).z < stand.at.z - 0.3) ?? 1;
  /** A place on the throw: across its top from the far edge, then down the side that is seen. */
  const spot = (across: number, along: number) =>
    across < 1
      ? view.at(spotOn(stand, side * half * (across * 2 - 1) * 0.97, high + 1.5, along))
      : view.at(spotOn(stand, side * (half + 1), high - (high - low + 2) * (across - 1), along));
  const shape = padded(
    pen,
    view,
    stand,
    { left: [-half, half], up: [low, high], forward: [from, to] },
    wool,
    6,
  );
  inside(pen, shape, () => {
    for (const [along, wide] of [
      [from + 9, 2.6],
      [from + 14, 1],
      [to - 14, 1],
      [to - 9, 2.6],
    ] as const)
      stroke(
        pen,
        line([0, 0.5, 0.93, 1.08, 2].map((across) => spot(across, along))),
        faint(woven, 0.7),
        wide * scale,
      );
    // Where it hangs it falls in a few soft folds.
    for (const along of [from + 22, from + 40]) {
      const { x, y } = spot(1.55, along);
      softGlow(pen, { x, y }, { x: scale * 3, y: scale * 12 }, wool.shade, 0.6);
    }
  });
}
