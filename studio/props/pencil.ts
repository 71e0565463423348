import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { tube } from '../canvas/solids.ts';
import { between } from '../canvas/space.ts';
import type { Place, Stage } from '../canvas/stage.ts';

/** A yellow pencil from its tip to its end. */
export function drawPencil(pen: Pen, view: Stage, tip: Place, end: Place): void {
  tube(pen, view, [tip, between(tip, end, 0.16)], 0.45, tone('#3a3f47', 0.2));
  tube(pen, view, [between(tip, end, 0.14), end], 0.75, tone('#e0a92e', 0.28));
}
