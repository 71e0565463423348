import { faint, mix, type Tone } from '../../canvas/color.ts';
import { blob, inside } from '../../canvas/paint.ts';
import type { Pen } from '../../canvas/pen.ts';
import type { Head } from './head.ts';
import type { Mood } from './mood.ts';
import { fillRound } from './shading.ts';
import { fillStrands, type Strand } from './strands.ts';

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
  const { scale } = head;
  const middle = at(-5.2, -8);
  fillRound(pen, shape, hair, middle, 6.4 * scale, mix(light, hair.main, 0.5));
  inside(pen, shape, () => {
    const lock = (from: number, side: number): Strand => ({
      path: [
        at(-5.1 + from, 2 * side),
        at(-5.5 + from, 13 * side),
        at(-6.3 + from, 22 * side),
        at(-8, 29 * side),
      ],
      half: 0.2 * scale,
    });
    const both = (from: number) => [lock(from, 1), lock(from, -1)];
    fillStrands(pen, [...both(-1.2), ...both(-0.4)], faint(hair.shade, 0.5));
    fillStrands(pen, [...both(0), ...both(-0.8)], faint(light, 0.7));
  });
}
