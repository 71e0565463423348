import { mix, tone } from '../canvas/color.ts';
import { chain, solid } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { tube } from '../canvas/solids.ts';
import { add, between, minus, times, unit } from '../canvas/space.ts';
import type { Place, Stage } from '../canvas/stage.ts';

const steel = tone('#aeb7bd', 0.4);
const grip = tone('#e0a32e', 0.26);

/** A screwdriver in a hand. @param palm where the hand is @param tip in the screw @param turned -1 to 1, how its light lies */
export function drawScrewdriver(pen: Pen, view: Stage, palm: Place, tip: Place, turned: number): void {
  const up = unit(minus(palm, tip));
  tube(pen, view, [tip, between(tip, palm, 0.62)], 0.5, steel);
  const ends = [add(palm, times(up, 5)), add(palm, times(up, -5))];
  const scale = view.scale(palm.z);
  const handle = chain(ends.map((end) => ({ ...view.at(end), r: 1.7 * scale })));
  solid(
    pen,
    handle,
    { main: mix(grip.main, grip.shade, 0.25 + 0.25 * turned), shade: grip.shade },
    scale * 0.9,
  );
}
