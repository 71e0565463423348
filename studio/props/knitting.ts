import { faint, mix, type Tone, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { curve, fill, inside, line, polygon, solid, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { randomFrom } from '../canvas/random.ts';
import type { Place, Stage } from '../canvas/stage.ts';

/** The blue wool of the lounge. */
export const wool = tone('#3f73c4', 0.26);
const needle = tone('#c9a06a', 0.3);

/**
 * A scarf on two needles, which cross between the hands.
 * @param left where the needle of the own left hand is held @param right the other one @param long of the scarf in centimeters
 */
export function drawKnitting(
  pen: Pen,
  view: Stage,
  { left, right, long }: { left: Place; right: Place; long: number },
  color: Tone = wool,
): void {
  const [a, b] = [view.at(right), view.at(left)];
  const scale = view.scale(left.z);
  const drawNeedle = (from: Point, to: Point) => {
    const end = { x: to.x + (to.x - from.x) * 0.34, y: to.y + (to.y - from.y) * 0.34 - 5 * scale };
    const start = { x: from.x - (to.x - from.x) * 0.3, y: from.y + 4 * scale };
    stroke(pen, line([start, end]), needle.shade, scale * 1.5);
    stroke(pen, line([start, end]), needle.main, scale * 0.9);
  };
  drawNeedle(b, a);
  const wide = Math.max(10 * scale, Math.abs(b.x - a.x) * 0.74);
  const top = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - 0.6 * scale };
  const low = top.y + long * scale;
  const half = wide / 2;
  const cloth = polygon([
    { x: top.x - half, y: top.y },
    { x: top.x + half, y: top.y },
    { x: top.x + half * 0.96, y: low - 1.4 * scale },
    { x: top.x, y: low },
    { x: top.x - half * 0.98, y: low - 0.6 * scale },
  ]);
  solid(pen, cloth, color, 2 * scale, 0.6 * scale);
  inside(pen, cloth, () => {
    for (let y = top.y; y < low; y += 2.2 * scale)
      for (let x = top.x - half; x < top.x + half; x += 2 * scale) {
        const stitch = [
          { x, y },
          { x: x + scale, y: y + 1.5 * scale },
          { x: x + 2 * scale, y },
        ];
        stroke(pen, line(stitch), faint(color.shade, 0.6), 0.45 * scale);
      }
    fill(
      pen,
      polygon([
        { x: top.x - half, y: low - 7 * scale },
        { x: top.x + half, y: low - 7 * scale },
        { x: top.x + half, y: low - 4.4 * scale },
        { x: top.x - half, y: low - 4.4 * scale },
      ]),
      faint('#f4ead2', 0.75),
    );
  });
  drawNeedle(a, b);
}

/** Yarn in a tangle: loops in every direction, some over the edge of what it lies on. @param size half its width, in centimeters */
export function drawTangle(pen: Pen, view: Stage, at: Place, size: number, color: Tone = wool): void {
  const random = randomFrom('tangle');
  const middle = view.at(at);
  const scale = view.scale(at.z);
  softGlow(
    pen,
    { x: middle.x, y: middle.y + 2 * scale },
    { x: size * 1.3 * scale, y: size * 0.6 * scale },
    '#2a1a24',
    0.4,
  );
  for (let loop = 0; loop < 30; loop++) {
    const start = random() * Math.PI * 2;
    const spots = Array.from({ length: 5 }, (_, step): Point => {
      const angle = start + step * (0.9 + random() * 1.4);
      const out = size * (0.25 + random() * 0.85) * scale;
      return {
        x: middle.x + out * Math.cos(angle),
        y: middle.y - 2.4 * scale + out * Math.sin(angle) * 0.5 - random() * 3 * scale,
      };
    });
    stroke(pen, curve(spots), color.shade, scale * 1.15);
    stroke(pen, curve(spots), mix(color.main, '#ffffff', random() * 0.22), scale * 0.75);
  }
}
