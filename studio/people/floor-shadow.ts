import { softGlow } from '../canvas/glow.ts';
import type { Pen } from '../canvas/pen.ts';
import type { Place, Stage } from '../canvas/stage.ts';

const dark = '#43263f';

/** The soft shadow of a person on the floor, without an edge: draw it before the person. */
export function drawFloorShadow(pen: Pen, view: Stage, at: Place, radius = 24): void {
  const { x, y } = view.at(at);
  const wide = radius * view.scale(at.z);
  const middle = { x: x + wide * 0.18, y: y + wide * 0.02 };
  softGlow(pen, middle, { x: wide * 1.5, y: wide * 0.36 }, dark, 0.34);
  // The light comes from the upper left, so the body's own shadow lies to the right and a little behind.
  pen.save();
  pen.translate(x + wide * 1.15, y - wide * 0.12);
  pen.rotate(-0.09);
  softGlow(pen, { x: 0, y: 0 }, { x: wide * 2.1, y: wide * 0.3 }, dark, 0.22);
  pen.restore();
}

/** Where a sole touches: dark close to it, gone a hand's width beside it. Along the foot and across it, from its middle. */
export function drawSoleShadow(pen: Pen, view: Stage, middle: Place, along: Place, across: Place): void {
  const [centre, tip, side] = [view.at(middle), view.at(along), view.at(across)];
  pen.save();
  pen.transform(tip.x - centre.x, tip.y - centre.y, side.x - centre.x, side.y - centre.y, centre.x, centre.y);
  softGlow(pen, { x: 0, y: 0 }, { x: 1, y: 1 }, dark, 0.5);
  // Close to the sole hardly any light is left.
  softGlow(pen, { x: 0, y: 0 }, { x: 0.72, y: 0.62 }, dark, 0.6);
  pen.restore();
}
