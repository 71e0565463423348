import { faint } from '../canvas/color.ts';
import { apart, type Round, stroke, wrap } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { inFrame } from '../canvas/space.ts';
import type { Stage } from '../canvas/stage.ts';
import type { Leg, Skeleton } from '../people/skeleton.ts';

/** A foot as discs: what its numbness surrounds. */
const footForm = (view: Stage, { ankle, frame }: Leg): Round[] =>
  [
    [3.6, -4.2, 3.5],
    [8.2, -0.5, 3.9],
    [3.2, 10, 3.2],
    [2.5, 15.5, 2.3],
  ].map(([up = 0, forward = 0, r = 0]) => {
    const at = inFrame(frame, ankle, 0, up - 9, forward);
    return { ...view.at(at), r: r * view.scale(at.z) };
  });

/** Rings of round dots that grow out of a foot and get fainter: it feels as if it were wrapped in cotton. */
function drawNumbness(pen: Pen, form: readonly Round[], size: number, seconds: number) {
  apart(pen, () => {
    for (const [ring, color, strength] of [
      [1, '#4a47a8', 0.95],
      [2, '#7577cc', 0.7],
    ] as const) {
      const pulse = 0.5 + 0.5 * Math.sin(seconds * 3 - ring * 1.2);
      const grown = form.map((disc) => ({ ...disc, r: disc.r + size * (ring * 0.92 - 0.2 + 0.16 * pulse) }));
      // Dashes without length and with round ends are dots.
      pen.setLineDash([0, size * 1.15]);
      stroke(pen, wrap(grown), faint(color, strength * (0.72 + 0.28 * pulse)), size * (0.72 - 0.14 * ring));
    }
  });
}

/** The numb feeling around both feet of somebody: draw it before the person. */
export function drawNumbFeet(pen: Pen, view: Stage, { legs }: Skeleton, seconds: number): void {
  for (const leg of [legs.right, legs.left])
    drawNumbness(pen, footForm(view, leg), 3.4 * view.scale(leg.ankle.z), seconds);
}
