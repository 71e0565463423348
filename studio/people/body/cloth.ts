import { faint, mix, sunlit, type Tone } from '../../canvas/color.ts';
import { glowAlong } from '../../canvas/glow.ts';
import { type Shape, tapered } from '../../canvas/paint.ts';
import type { Pen, Point } from '../../canvas/pen.ts';
import type { Torso } from '../torso.ts';

/** The warm dark to which shade on cloth and skin goes. */
const DEEP = '#43263f';

/** A stretch of a limb as it is seen. */
export type Stretch = { from: Point; to: Point; r: number };

/** Which way the light of the film falls, in the picture. */
const LIGHT = { x: 0.86, y: 0.51 };

/**
 * Fills cloth of the upper body. Body and sleeves have the same color at the same spot of the picture, so that no seam is
 * seen where they grow out of one another.
 */
export function fillCloth(pen: Pen, shape: Shape, { light: { from, to } }: Torso, { main, shade }: Tone) {
  const change = pen.createLinearGradient(from.x, from.y, to.x, to.y);
  change.addColorStop(0, sunlit(main, 0.75));
  change.addColorStop(0.4, main);
  change.addColorStop(1, mix(main, shade, 0.5));
  pen.fillStyle = change;
  pen.fill(shape);
}

/** The color of a soft shade on cloth. */
export const shadeOf = ({ shade }: Tone): string => mix(shade, DEEP, 0.12);

/**
 * Makes a limb round: light along one side of it and shade along the other, both without an edge. To be drawn inside it.
 * @param from share of the way at which it begins: a sleeve is flat where it leaves the body
 */
export function roundLimb(pen: Pen, stretch: Stretch, tone: Tone, from = -0.25): void {
  const { r } = stretch;
  const [dx, dy] = [stretch.to.x - stretch.from.x, stretch.to.y - stretch.from.y];
  const long = Math.hypot(dx, dy) || 1;
  const side = { x: -dy / long, y: dx / long };
  const turned = side.x * LIGHT.x + side.y * LIGHT.y;
  const away = turned < 0 ? -1 : 1;
  // Light that falls along a limb leaves no side of it in shade.
  const strength = Math.min(1, Math.abs(turned) * 1.3 + 0.3);
  const at = (share: number, out: number): Point => ({
    x: stretch.from.x + dx * share + side.x * away * r * out,
    y: stretch.from.y + dy * share + side.y * away * r * out,
  });
  glowAlong(pen, at(from, -0.5), at(1.1, -0.5), r * 0.8, sunlit(tone.main, 1), 0.75 * strength);
  glowAlong(pen, at(from, 1.05), at(1.3, 1.05), r * 1.35, shadeOf(tone), 0.7 * strength);
}

/** A fold of soft cloth: a darker wedge that is gone at its end. */
export function softFold(pen: Pen, points: readonly Point[], width: number, tone: Tone, strength: number) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return;
  const color = shadeOf(tone);
  const change = pen.createLinearGradient(first.x, first.y, last.x, last.y);
  change.addColorStop(0, faint(color, strength));
  change.addColorStop(0.45, faint(color, strength * 0.6));
  change.addColorStop(1, faint(color, 0));
  pen.fillStyle = change;
  pen.fill(tapered(points, width));
}

/** Darkens cloth that is on the far side of a turned body, more and more from its beginning to its end. */
export function shadeFarSide(pen: Pen, shape: Shape, from: Point, to: Point): void {
  const change = pen.createLinearGradient(from.x, from.y, to.x, to.y);
  change.addColorStop(0, faint(DEEP, 0));
  change.addColorStop(0.6, faint(DEEP, 0.17));
  change.addColorStop(1, faint(DEEP, 0.17));
  pen.fillStyle = change;
  pen.fill(shape);
}
