import { Path2D } from '@napi-rs/canvas';
import { mix } from '../../canvas/color.ts';
import { apart, ellipse, fill, solid } from '../../canvas/paint.ts';
import type { Pen } from '../../canvas/pen.ts';
import type { Look } from '../person.ts';
import type { Head } from './head.ts';

function dome(half: number, tall: number): Path2D {
  const shape = new Path2D();
  shape.moveTo(-half, 0);
  shape.bezierCurveTo(-half, -tall * 1.25, half, -tall * 1.25, half, 0);
  shape.closePath();
  return shape;
}

/** A hat on the hair. */
export function drawHat(pen: Pen, head: Head, { kind, tone }: NonNullable<Look['hat']>): void {
  const front = head.on(6.8, 0, 0.6);
  const middle = { x: (head.edge(6.8, 1).x + head.edge(6.8, -1).x) / 2, y: front.y };
  apart(pen, () => {
    pen.translate(middle.x, middle.y);
    pen.rotate(head.lean);
    pen.scale(head.scale, head.scale);
    if (kind === 'sun') {
      solid(pen, ellipse(0, 0.6, 16.5, 4.4), tone, 2.4, 1.2);
      solid(pen, dome(9.2, 10.2), tone, 2.2, 0);
      fill(pen, ellipse(0, -1.1, 9.2, 1.5), mix(tone.shade, '#a8473c', 0.6));
    } else {
      solid(pen, dome(8.5, 8.4), tone, 2, 0);
      solid(pen, ellipse(0, 0, 8.8, 1.7), tone, 1.4, 0.6);
    }
  });
}
