import { faint, mix, type Tone } from '../canvas/color.ts';
import { curve, fill, inside, solid, stroke, tapered } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';

/** How long the half before the arm hangs, in centimeters. */
const LONG = 34;

/** A towel that somebody carries over a forearm: its fold lies along the arm, so that elbow and wrist are seen beside it. */
export function drawArmTowel(pen: Pen, [one, other]: readonly Point[], scale: number, color: Tone): void {
  if (!one || !other) return;
  const [left, right] = one.x < other.x ? [one, other] : [other, one];
  /** @param along the fold, from 0 to 1 @param down centimeters below the middle of the arm */
  const spot = (along: number, down: number): Point => ({
    x: left.x + (right.x - left.x) * along,
    y: left.y + (right.y - left.y) * along + down * scale,
  });
  const cloth = (from: number, to: number, low: number) => {
    const shape = curve([
      spot(from + 0.04, -3.6),
      spot((from + to) / 2, -5),
      spot(to - 0.04, -3.6),
      spot(to + 0.02, 2),
      spot(to + 0.06, low * 0.6),
      spot(to + 0.04, low),
      spot((from + to) / 2 + 0.2, low + 1.4),
      spot((from + to) / 2 - 0.2, low + 0.2),
      spot(from - 0.04, low + 1),
      spot(from - 0.06, low * 0.6),
      spot(from - 0.02, 2),
      spot(from + 0.04, -3.6),
    ]);
    shape.closePath();
    return shape;
  };
  // The half behind the arm hangs a little lower.
  solid(
    pen,
    cloth(0.12, 1.04, LONG + 4),
    { main: mix(color.main, color.shade, 0.7), shade: color.shade },
    2 * scale,
    0,
  );
  const front = cloth(0, 1, LONG);
  solid(pen, front, color, 3 * scale, 0);
  inside(pen, front, () => {
    const band = [-0.2, 0.3, 0.7, 1.2].map((along, index) => spot(along, LONG - 7 + (index % 2)));
    stroke(pen, curve(band), mix(color.main, '#fff6e4', 0.75), 2.4 * scale);
    for (const [along, low] of [
      [0.22, LONG + 1],
      [0.52, LONG - 4],
      [0.76, LONG + 1],
    ] as const) {
      const crease = [spot(along, -1), spot(along + 0.03, LONG * 0.4), spot(along, low)];
      fill(pen, tapered(crease, 1.8 * scale), faint(color.shade, 0.75));
    }
  });
}
