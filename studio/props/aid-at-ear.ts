import { curve, ellipse, fill, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';

/**
 * A hearing aid at the ear that faces us: its body behind the ear, and a clear tube that bends into it.
 * @param head of its owner, to draw after him
 */
export function drawAidAtEar(
  pen: Pen,
  head: { on(height: number, angle: number, lift?: number): Point; scale: number; turn: number },
): void {
  // From the front it is behind the ear.
  if (Math.abs(head.turn) < 14) return;
  const side = head.turn < 0 ? 1 : -1;
  const on = (height: number, angle: number) => head.on(height, angle * side, 0.9);
  const body = curve([on(2.2, 93), on(0.9, 102), on(-1, 106), on(-2.6, 104)]);
  stroke(pen, body, '#4f3d32', head.scale * 1.5);
  stroke(pen, body, '#8b6f5c', head.scale * 0.7);
  const tube = curve([on(2.2, 93), on(1.3, 85), on(-0.6, 84), on(-1.3, 89)]);
  stroke(pen, tube, '#6f8793', head.scale * 0.62);
  stroke(pen, tube, '#f2fafc', head.scale * 0.36);
  const dome = on(-1.4, 90);
  fill(pen, ellipse(dome.x, dome.y, head.scale * 0.6, head.scale * 0.55), '#4d565c');
}

/** The same between two fingers. */
export function drawAidHeld(pen: Pen, at: Point, scale: number): void {
  const on = (x: number, y: number) => ({ x: at.x + x * scale, y: at.y + y * scale });
  stroke(pen, curve([on(-1, -4), on(-2.2, -2.6), on(-2, -0.6)]), '#6b5546', 1.5 * scale);
  stroke(pen, curve([on(-1, -4), on(-3, -5.2), on(-4.4, -3.6)]), '#6f8793', 0.6 * scale);
}
