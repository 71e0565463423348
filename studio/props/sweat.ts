import { faint } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { ellipse, fill, type Shape, shaped, tapered } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';

/** A bead of sweat in pixels. `trail` is the wet line above it where it has run down. */
export type Bead = Point & { r: number; trail?: number };

/** A drop: round below and drawn out to a point above. */
const drop = (x: number, y: number, r: number, high: number): Shape =>
  shaped((shape) => {
    shape.moveTo(x, y - high);
    shape.bezierCurveTo(x + r * 0.25, y - high * 0.55, x + r, y - r * 0.7, x + r, y);
    shape.arc(x, y, r, 0, Math.PI);
    shape.bezierCurveTo(x - r, y - r * 0.7, x - r * 0.25, y - high * 0.55, x, y - high);
  });

/** Drops of sweat on the skin: the skin shows through, each has its small shadow, a rim below and a light. */
export function drawSweat(pen: Pen, beads: readonly Bead[]): void {
  for (const { x, y, r, trail = 0 } of beads) {
    if (trail > 0) {
      const wet = [
        { x, y: y - trail * 1.6 },
        { x: x + r * 0.12, y: y - trail * 0.8 },
        { x, y },
      ];
      fill(pen, tapered(wet, r * 1.5), faint('#ffffff', 0.3));
    }
    const high = trail > 0 ? r * 2.5 : r * 1.7;
    softGlow(pen, { x: x + r * 0.3, y: y + r * 0.7 }, { x: r * 1.6, y: r * 1.3 }, '#7a3f35', 0.4);
    graded(pen, drop(x, y, r, high), { x, y: y - high }, { x: x + r * 0.4, y: y + r }, [
      [0, faint('#ffffff', 0.55)],
      [0.5, faint('#d6ebf5', 0.75)],
      [1, faint('#79aecb', 0.95)],
    ]);
    fill(pen, ellipse(x - r * 0.32, y - r * 0.2, r * 0.22, r * 0.42, 0.3), faint('#ffffff', 0.95));
  }
}
