import { faint } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { ellipse, fill, tapered } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';

/** A bead of sweat in pixels. `trail` is the wet line above it where it has run down. */
export type Bead = Point & { r: number; trail?: number };

/** Beads of sweat that stand on the skin: each has its own small shadow, a darker rim below and a light. */
export function drawSweat(pen: Pen, beads: readonly Bead[]): void {
  for (const { x, y, r, trail = 0 } of beads) {
    if (trail > 0)
      fill(
        pen,
        tapered(
          [
            { x: x + r * 0.1, y: y - trail },
            { x: x - r * 0.1, y: y - trail * 0.5 },
            { x, y },
          ],
          r * 1.1,
        ),
        faint('#9fc6dc', 0.55),
      );
    softGlow(pen, { x: x + r * 0.2, y: y + r * 0.6 }, { x: r * 1.7, y: r * 1.6 }, '#7a3f35', 0.45);
    fill(pen, ellipse(x, y, r * 0.86, r), '#6fa6c6');
    fill(pen, ellipse(x - r * 0.06, y - r * 0.12, r * 0.7, r * 0.78), '#b9dbec');
    fill(pen, ellipse(x - r * 0.26, y - r * 0.34, r * 0.28, r * 0.3), '#ffffff');
  }
}
