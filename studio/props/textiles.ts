import { faint, mix, type Tone, tone } from '../canvas/color.ts';
import { blob, curve, ellipse, fill, inside, solid, stroke, tapered } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { cylinder, facesOf } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

/** A basket of laundry in the hands or on the floor. @param at the floor or palm height under its middle @param full 0-1 */
export function drawLaundryBasket(pen: Pen, view: Stage, at: Place, { size = 1, full = 1 } = {}): void {
  const top = view.at(place(at.x, at.y + 27 * size, at.z));
  const scale = view.scale(at.z) * size;
  cylinder(
    pen,
    view,
    { x: at.x, z: at.z, y: at.y, height: 27 * size, radius: 21 * size, topRadius: 27 * size },
    { ...facesOf(tone('#e3d3b4', 0.22)), top: '#b9a580' },
  );
  for (const [dx, dy, rx, ry, color] of [
    [-14, -3, 14, 9, '#8fb0c4'],
    [13, -4, 14, 10, '#f2e6d4'],
    [0, -9, 17, 11, '#d98d73'],
    [-7, -15, 13, 9, '#f7f0e2'],
    [9, -16, 12, 8, '#9dbb97'],
  ] as const) {
    solid(
      pen,
      ellipse(top.x + dx * scale, top.y + dy * full * scale, rx * scale, ry * scale),
      tone(color, 0.18),
      3 * scale,
      2 * scale,
    );
  }
  const low = view.at(place(at.x, at.y, at.z)).y;
  for (let row = 1; row < 4; row++) {
    const y = top.y + ((low - top.y) * row) / 4 + 4 * scale;
    const half = (27 - row * 1.5) * scale;
    stroke(
      pen,
      curve([
        { x: top.x - half, y: y - 3 * scale },
        { x: top.x, y: y + 2 * scale },
        { x: top.x + half, y: y - 3 * scale },
      ]),
      '#c7b48e',
      0.9 * scale,
    );
  }
  stroke(
    pen,
    curve([
      { x: top.x - 27 * scale, y: top.y + 1 * scale },
      { x: top.x, y: top.y + 7 * scale },
      { x: top.x + 27 * scale, y: top.y + scale },
    ]),
    '#c7b48e',
    2.6 * scale,
  );
}

/** A folded towel over an arm or a rim. @param at the middle of the fold in the picture */
export function drawTowelOver(pen: Pen, at: Point, scale: number, color: Tone = tone('#8fb6b9', 0.2)): void {
  const spot = (x: number, y: number) => ({ x: at.x + x * scale, y: at.y + y * scale });
  // The half behind hangs a little lower on one side.
  const behind = blob([
    spot(-7, -3),
    spot(9.6, -4),
    spot(11.4, 12),
    spot(11.2, 33),
    spot(2, 34),
    spot(-6, 33),
  ]);
  solid(pen, behind, { main: mix(color.main, color.shade, 0.7), shade: color.shade }, 2 * scale, 0);
  const cloth = blob([
    spot(-9.4, -2.4),
    spot(-4, -4.8),
    spot(4, -4.9),
    spot(9, -3),
    spot(9.8, 10),
    spot(9.4, 29.4),
    spot(4.6, 30.8),
    spot(-1, 30),
    spot(-5.4, 31.4),
    spot(-9.4, 30.4),
    spot(-9.8, 12),
  ]);
  solid(pen, cloth, color, 3 * scale, 0);
  inside(pen, cloth, () => {
    stroke(
      pen,
      curve([spot(-12, 24), spot(-5, 25.2), spot(1, 24), spot(12, 25)]),
      mix(color.main, '#fff6e4', 0.75),
      2.6 * scale,
    );
    for (const [x, low] of [
      [-4, 31],
      [1.6, 30],
      [5.4, 31],
    ] as const)
      fill(
        pen,
        tapered([spot(x * 0.8, -1), spot(x + 0.6, 13), spot(x, low)], 1.9 * scale),
        faint(color.shade, 0.75),
      );
  });
}

/** A sagging heap of cloth: a coat laid down, a towel dropped. */
export function drawHeap(pen: Pen, at: Point, scale: number, color: Tone): void {
  solid(
    pen,
    blob([
      { x: at.x - 20 * scale, y: at.y },
      { x: at.x - 12 * scale, y: at.y - 9 * scale },
      { x: at.x + 2 * scale, y: at.y - 12 * scale },
      { x: at.x + 15 * scale, y: at.y - 7 * scale },
      { x: at.x + 21 * scale, y: at.y },
    ]),
    color,
    3 * scale,
  );
}
