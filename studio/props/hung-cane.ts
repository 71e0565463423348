import { faint, tone } from '../canvas/color.ts';
import { curve, ellipse, fill, solid, stroke, withOpacity } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { drawCane } from './aids.ts';

const strap = '#3f2a26';

/** A round peg on a door. */
export function drawPeg(pen: Pen, view: Stage, at: Place): void {
  const { x, y } = view.at(at);
  const scale = view.scale(at.z);
  fill(pen, ellipse(x + scale * 0.6, y + scale * 0.9, scale * 2.6, scale * 2.6), faint('#2a1a24', 0.28));
  solid(pen, ellipse(x, y, scale * 2.4, scale * 2.4), tone('#c9a24e', 0.3), scale * 0.6, scale * 0.4);
}

/** A cane that hangs by its strap on a peg: the strap goes round the shaft below the handle. */
export function drawHungCane(pen: Pen, view: Stage, peg: Place): void {
  const at = (aside: number, down: number) => place(peg.x + aside, peg.y - down, peg.z - 4);
  const scale = view.scale(peg.z);
  // Its shadow on the door: it hangs before it.
  withOpacity(pen, 0.16, () => {
    pen.translate(scale * 2.4, scale * 1.6);
    drawCane(pen, view, at(0, 98), at(0, 11), place(-1, 0, 0), tone('#2a1a24'));
  });
  drawCane(pen, view, at(0, 98), at(0, 11), place(-1, 0, 0), tone('#7d4426', 0.3));
  const loop = (way: number) =>
    curve([at(0, -1.2), at(way * 2, 4), at(way * 2.2, 9), at(0, 15)].map(view.at));
  for (const way of [-1, 1]) stroke(pen, loop(way), strap, scale * 0.8);
  drawPeg(pen, view, peg);
}
