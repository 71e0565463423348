import { faint } from './color.ts';
import type { Pen, Point } from './pen.ts';

/**
 * Light without an edge: an ellipse that is strongest in its middle and fades to nothing.
 * @param radius horizontal and vertical, in the pixels of the pen
 * @param strength opacity in the middle, 0 to 1
 */
export function softGlow(
  pen: Pen,
  at: Point,
  radius: { x: number; y: number },
  color: string,
  strength: number,
): void {
  if (radius.x <= 0 || radius.y <= 0) return;
  pen.save();
  pen.translate(at.x, at.y);
  pen.scale(1, radius.y / radius.x);
  const light = pen.createRadialGradient(0, 0, 0, 0, 0, radius.x);
  for (const [share, left] of [
    [0, 1],
    [0.35, 0.72],
    [0.65, 0.34],
    [0.85, 0.1],
    [1, 0],
  ] as const)
    light.addColorStop(share, faint(color, Math.min(1, strength * left)));
  pen.fillStyle = light;
  pen.fillRect(-radius.x, -radius.x, radius.x * 2, radius.x * 2);
  pen.restore();
}

/**
 * The same along a line: a long soft ellipse from one end to the other.
 * @param half how far it reaches to each side of the line, in pixels of the pen
 */
export function glowAlong(
  pen: Pen,
  from: Point,
  to: Point,
  half: number,
  color: string,
  strength: number,
): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  pen.save();
  pen.translate((from.x + to.x) / 2, (from.y + to.y) / 2);
  pen.rotate(Math.atan2(dy, dx));
  softGlow(pen, { x: 0, y: 0 }, { x: Math.hypot(dx, dy) / 2, y: half }, color, strength);
  pen.restore();
}
