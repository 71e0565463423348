import { mix, type Tone, tone } from '../canvas/color.ts';
import { curve, ellipse, fill, polygon, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { block, facesOf } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

/** Pieces of a jigsaw puzzle on a table. @param at left front of the heap */
export function drawPuzzle(pen: Pen, view: Stage, at: Place): void {
  const colors = ['#7fa3b0', '#d9a84e', '#9dbb97', '#c98a6a'];
  for (let piece = 0; piece < 11; piece++) {
    const spot = view.at(place(at.x + ((piece * 7.3) % 26), at.y, at.z + ((piece * 5.1) % 17)));
    const s = view.scale(at.z) * 2.2;
    fill(pen, rectangle(spot.x - s, spot.y - s * 0.5, s * 2, s, s * 0.3), colors[piece % 4] ?? '#7fa3b0');
    fill(pen, ellipse(spot.x + s, spot.y, s * 0.34, s * 0.26), colors[piece % 4] ?? '#7fa3b0');
  }
}

/** A roll of bright tape. */
export function drawTapeRoll(pen: Pen, view: Stage, at: Place, color: string): void {
  const spot = view.at(place(at.x, at.y + 4.6, at.z));
  const scale = view.scale(at.z);
  stroke(pen, ellipse(spot.x, spot.y, 3.8 * scale, 3.8 * scale), mix(color, '#43263f', 0.2), 2.4 * scale);
  stroke(
    pen,
    ellipse(spot.x - 0.4 * scale, spot.y - 0.3 * scale, 3.8 * scale, 3.8 * scale),
    color,
    1.6 * scale,
  );
}

/** White wall clips for a tube, lying in a row. */
export function drawClips(pen: Pen, view: Stage, at: Place, count = 4): void {
  for (let clip = 0; clip < count; clip++) {
    const spot = view.at(place(at.x + clip * 5, at.y, at.z + (clip % 2) * 3));
    const s = view.scale(at.z);
    stroke(
      pen,
      curve([
        { x: spot.x - 1.6 * s, y: spot.y },
        { x: spot.x - 1.2 * s, y: spot.y - 2.6 * s },
        { x: spot.x + 1.2 * s, y: spot.y - 2.6 * s },
        { x: spot.x + 1.6 * s, y: spot.y },
      ]),
      '#fbfbf7',
      1.1 * s,
    );
  }
}

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
