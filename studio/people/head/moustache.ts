import type { Tone } from '../../canvas/color.ts';
import { blob, curve, inside, solid, stroke } from '../../canvas/paint.ts';
import type { Pen } from '../../canvas/pen.ts';
import type { Head } from './head.ts';
import type { Mood } from './mood.ts';

/** A full moustache that rides on the upper lip; its ends go with the corners of the mouth. @param open of the mouth, 0-1 */
export function drawMoustache(
  pen: Pen,
  head: Head,
  { hair, light }: { hair: Tone; light: string },
  open: number,
  mood: Mood,
): void {
  const ends = (angle: number) => Math.min(1, Math.abs(angle) / 28) ** 2;
  const at = (height: number, angle: number) =>
    head.on(height + 0.45 + ends(angle) * (0.75 * mood.smile + 0.35), angle * (1 + 0.08 * mood.smile), 1.1);
  const rise = open * 0.12;
  const shape = blob([
    at(-4.9 + rise, 0),
    at(-4.75 + rise, 9),
    at(-5.3 + rise, 19),
    at(-6.8, 29),
    at(-8.0, 32),
    at(-8.2, 27),
    at(-7.4, 19),
    at(-6.9 + rise, 9),
    at(-6.5 + rise, 0),
    at(-6.9 + rise, -9),
    at(-7.4, -19),
    at(-8.2, -27),
    at(-8.0, -32),
    at(-6.8, -29),
    at(-5.3 + rise, -19),
    at(-4.75 + rise, -9),
  ]);
  solid(pen, shape, hair, head.scale * 0.5, head.scale * 0.3);
  inside(pen, shape, () => {
    for (const side of [1, -1]) {
      stroke(
        pen,
        curve([at(-5.3, 4 * side), at(-5.9, 15 * side), at(-7.3, 26 * side)]),
        light,
        head.scale * 0.22,
      );
    }
  });
}
