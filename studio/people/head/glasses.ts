import { Path2D } from '@napi-rs/canvas';
import { curve, fill, stroke } from '../../canvas/paint.ts';
import type { Pen } from '../../canvas/pen.ts';
import { eyeAngleOf } from './eyes.ts';
import { onFace } from './feature.ts';
import type { Head } from './head.ts';

function lens(side: 1 | -1): Path2D {
  const shape = new Path2D();
  const x = (value: number) => value * side;
  shape.moveTo(x(-2.2), -1.2);
  shape.bezierCurveTo(x(-1.2), -1.75, x(1.6), -1.85, x(2.45), -1.45);
  shape.bezierCurveTo(x(2.85), -0.4, x(2.5), 1.55, x(1.3), 1.95);
  shape.bezierCurveTo(x(0.1), 2.25, x(-1.6), 2.05, x(-2.05), 1.1);
  shape.bezierCurveTo(x(-2.35), 0.4, x(-2.35), -0.5, x(-2.2), -1.2);
  shape.closePath();
  return shape;
}

/** Spectacles on the nose, their arms to the ears. */
export function drawGlasses(pen: Pen, head: Head, color: string): void {
  const { scale } = head;
  for (const side of [1, -1] as const) {
    const angle = eyeAngleOf(head, side) * side;
    if (head.facing(0, angle) < 0.1) continue;
    const hinge = head.on(0.9, 45 * side, 0.5);
    const ear = head.on(0.5, 92 * side, 0.3);
    if (head.facing(0.9, 50 * side) > 0.1) stroke(pen, curve([hinge, ear]), color, scale * 0.28);
    onFace(pen, head, -0.1, angle, () => {
      const glass = lens(side);
      fill(pen, glass, 'rgba(255,255,255,0.13)');
      stroke(pen, glass, color, 0.29);
    });
  }
  const bridge = [head.on(0.35, 9, 0.6), head.on(0.75, 0, 0.9), head.on(0.35, -9, 0.6)];
  stroke(pen, curve(bridge), color, scale * 0.28);
}
