import { faint } from '../../canvas/color.ts';
import { fill, shaped } from '../../canvas/paint.ts';
import type { Pen } from '../../canvas/pen.ts';
import type { Look } from '../person.ts';
import { eyeAngleOf } from './eyes.ts';
import { onFace } from './feature.ts';
import type { Head } from './head.ts';
import type { Mood } from './mood.ts';

/** A brow on one side: heights of its inner end, middle and outer end, x of its inner end, in centimeters. */
type Brow = { near: number; inner: number; middle: number; outer: number; side: 1 | -1 };

/** Round at the nose, broad, and gone at the temple. @param weight half its breadth */
const browShape = ({ near, inner, middle, outer, side }: Brow, weight: number) =>
  shaped((shape) => {
    const x = (value: number) => value * side;
    shape.moveTo(x(near), inner - 0.55 * weight);
    shape.bezierCurveTo(x(-0.7), middle - weight, x(0.9), middle - weight * 1.05, x(2.15), outer);
    shape.bezierCurveTo(
      x(1.0),
      middle + weight * 0.35,
      x(-0.6),
      middle + weight * 1.15,
      x(near),
      inner + 0.75 * weight,
    );
    shape.quadraticCurveTo(x(near - 0.3), inner + 0.1 * weight, x(near), inner - 0.55 * weight);
  });

/** Both brows. @param raise 0 at rest to 1 raised */
export function drawBrows(pen: Pen, head: Head, look: Look, mood: Mood, raise: number): void {
  const { color, weight } = look.brow;
  for (const side of [1, -1] as const) {
    const angle = (eyeAngleOf(head, side) + 1) * side;
    if (head.facing(2.6, angle) < 0.15) continue;
    const skew = mood.skew * (side === 1 ? 0.85 : -0.25);
    const lift = raise * 0.5 + skew + mood.lift * 0.6;
    // The raised brow of a doubting face arches; only the other one is drawn down.
    const drawn = mood.frown * (mood.skew > 0 && side === 1 ? 1 - mood.skew : 1);
    const brow: Brow = {
      side,
      near: -1.65 - mood.frown * 0.2 - mood.worry * 0.1,
      inner: 0.2 - lift - mood.worry * 1.05 + drawn * 0.75,
      middle: -0.26 - lift - mood.worry * 0.2 + drawn * 0.3,
      outer: 0.5 - lift * 0.7 + mood.worry * 0.6 - drawn * 0.2,
    };
    onFace(pen, head, 2.6, angle, () => {
      // A pale edge below the full color makes hair of what would be a bar.
      fill(pen, browShape(brow, 0.46 * weight), faint(color, 0.4));
      fill(pen, browShape(brow, 0.34 * weight), faint(color, 0.9));
    });
  }
}
