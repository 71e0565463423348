import { faint, mix, type Tone, tone } from '../canvas/color.ts';
import { ellipse, fill, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { facade, level, upright } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

/** A new bath mat that stands on its long edge and shows its underside: rows of rubber dots. @param at its lower left corner */
export function drawDottedMat(
  pen: Pen,
  view: Stage,
  at: Place,
  { width = 66, height = 42, color = tone('#3f8fa0', 0.22) as Tone } = {},
): void {
  facade(pen, view, place(at.x, at.y + height, at.z), () => {
    fill(pen, rectangle(1.4, 1.4, width, height, 3), mix(color.shade, '#43263f', 0.3));
    fill(pen, rectangle(0, 0, width, height, 3), color.main);
    fill(pen, rectangle(2.6, 2.6, width - 5.2, height - 5.2, 2), mix(color.main, '#ffffff', 0.62));
    for (let row = 0; row < 5; row++) {
      for (let column = 0; column < 8; column++) {
        const x = width / 2 + (column - 3.5) * ((width - 12) / 7.4);
        const y = height / 2 + (row - 2) * ((height - 12) / 4.4);
        fill(pen, ellipse(x + 0.5, y + 0.5, 2.1, 2.1), mix(color.shade, '#43263f', 0.2));
        fill(pen, ellipse(x, y, 2, 2), '#2f4f5a');
        fill(pen, ellipse(x - 0.6, y - 0.6, 0.7, 0.7), '#8fb6c0');
      }
    }
  });
}

/** The same mat on the floor: it lies straight and flat, and a row of its rubber dots shows at its front edge. @param at its middle */
export function drawGripMat(
  pen: Pen,
  view: Stage,
  at: Place,
  { width = 92, depth = 54, color = tone('#3f8fa0', 0.22) as Tone } = {},
): void {
  const [x, z] = [at.x - width / 2, at.z - depth / 2];
  fill(pen, level(view, x + 1, z - 2, width + 2, depth), faint('#43263f', 0.22));
  fill(pen, level(view, x, z, width, depth, 1.2), color.main);
  fill(pen, upright(view, x, 0, width, 1.2, z), color.shade);
  stroke(
    pen,
    level(view, x + 5, z + 4, width - 10, depth - 8, 1.2),
    mix(color.main, '#ffffff', 0.6),
    view.scale(z) * 1.2,
  );
  for (let dot = 0; dot < 14; dot++) {
    const spot = view.at(place(x + 4 + (dot * (width - 8)) / 13, 0, z - 0.6));
    fill(pen, ellipse(spot.x, spot.y, 1.5 * view.scale(z), 0.9 * view.scale(z)), '#2f4f5a');
  }
}
