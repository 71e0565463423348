import { faint, mix, sunlit, type Tone } from '../../canvas/color.ts';
import { fill, type Shape, tapered } from '../../canvas/paint.ts';
import type { Pen, Point } from '../../canvas/pen.ts';
import type { Head } from './head.ts';

/** The angle on a head at which the sun falls, which comes from the upper left whatever way the head is turned. */
export const sunOn = ({ turn }: Head): number => -28 - turn * 0.8;

/**
 * Fills a rounded thing from its lit side to its shade without a step.
 * @param light where the sun falls on it
 * @param reach pixels from there to full shade
 * @param lit what it looks like in the sun
 */
export function fillRound(
  pen: Pen,
  shape: Shape,
  { main, shade }: Tone,
  light: Point,
  reach: number,
  lit = sunlit(main, 0.9),
): void {
  const round = pen.createRadialGradient(light.x, light.y, 0, light.x, light.y, reach);
  round.addColorStop(0, lit);
  round.addColorStop(0.42, main);
  round.addColorStop(0.7, mix(main, shade, 0.26));
  round.addColorStop(1, mix(main, shade, 0.85));
  pen.fillStyle = round;
  pen.fill(shape);
}

/** Layers of a fold: broad and pale below, narrow and darker above. Together they have no edge. */
const LAYERS = [
  { wide: 1, strength: 0.3 },
  { wide: 0.6, strength: 0.4 },
  { wide: 0.26, strength: 0.55 },
] as const;

/** A fold of skin: a soft shade that is gone at both ends. @param strength of its middle, 0 to 1 */
export function softFold(
  pen: Pen,
  points: readonly Point[],
  width: number,
  color: string,
  strength: number,
): void {
  if (strength <= 0.01) return;
  for (const layer of LAYERS)
    fill(pen, tapered(points, width * layer.wide), faint(color, Math.min(0.9, strength * layer.strength)));
}
