import { Path2D } from '@napi-rs/canvas';
import { mix } from '../../canvas/color.ts';
import { apart, ellipse, inside, shaped } from '../../canvas/paint.ts';
import type { Pen } from '../../canvas/pen.ts';
import type { Look } from '../person.ts';
import type { Head } from './head.ts';
import { fillRound } from './shading.ts';

function dome(half: number, tall: number): Path2D {
  const shape = new Path2D();
  shape.moveTo(-half, 0);
  shape.bezierCurveTo(-half, -tall * 1.25, half, -tall * 1.25, half, 0);
  shape.closePath();
  return shape;
}

/** A ribbon around the foot of a crown. @param tall in centimeters */
const bandAround = (half: number, tall: number) =>
  shaped((shape) => {
    shape.moveTo(-half, 0.4);
    shape.quadraticCurveTo(0, 1.6, half, 0.4);
    shape.lineTo(half, -tall);
    shape.quadraticCurveTo(0, 1 - tall, -half, -tall);
  });

/** A hat on the hair. */
export function drawHat(pen: Pen, head: Head, { kind, tone }: NonNullable<Look['hat']>): void {
  const front = head.on(6.8, 0, 0.6);
  const middle = { x: (head.edge(6.8, 1).x + head.edge(6.8, -1).x) / 2, y: front.y };
  apart(pen, () => {
    pen.translate(middle.x, middle.y);
    pen.rotate(head.lean);
    pen.scale(head.scale, head.scale);
    const dark = { main: tone.main, shade: mix(tone.shade, '#3a2a30', 0.25) };
    const sun = { x: -4, y: -6 };
    if (kind === 'sun') {
      fillRound(pen, ellipse(0, 0.6, 16.5, 4.4), dark, { x: -6, y: -1 }, 24);
      const crown = dome(9.2, 10.2);
      fillRound(pen, crown, dark, sun, 17);
      inside(pen, crown, () => {
        const band = mix(tone.shade, '#a8473c', 0.6);
        fillRound(pen, bandAround(9.4, 1.5), { main: band, shade: mix(band, '#3a2030', 0.4) }, sun, 17);
      });
    } else {
      fillRound(pen, dome(8.5, 8.4), dark, sun, 15);
      fillRound(pen, ellipse(0, 0, 8.8, 1.7), dark, { x: -4, y: -1 }, 13);
    }
  });
}
