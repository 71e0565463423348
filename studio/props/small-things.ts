import { mix, type Tone, tone } from '../canvas/color.ts';
import { polygon, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { block, facesOf } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

/** An open, shallow tray on a table. */
export function drawTray(
  pen: Pen,
  view: Stage,
  at: Place,
  { width = 26, depth = 15, color = tone('#d2a878', 0.22) as Tone } = {},
): void {
  block(
    pen,
    view,
    { x: at.x, y: at.y, z: at.z, width, height: 2.4, depth },
    { ...facesOf(color), top: mix(color.main, color.shade, 0.7) },
  );
  const rim = [
    place(at.x, at.y + 2.4, at.z),
    place(at.x + width, at.y + 2.4, at.z),
    place(at.x + width, at.y + 2.4, at.z + depth),
    place(at.x, at.y + 2.4, at.z + depth),
  ].map(view.at);
  stroke(pen, polygon(rim), mix(color.main, '#fff6e4', 0.3), view.scale(at.z) * 1.1);
}
