import { faint } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { ellipse, fill, inside, line, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { drawWetPatch } from './floor-signs.ts';
import { drawBacklessSlipper } from './shoes.ts';

/** The floor of the thought around the middle of its cloud, from the height of a knee. @param size pixels from there to its upper edge */
export function slipperView(size: number): Stage {
  return stage({ eyeHeight: 60, horizon: -1.56 * size, focal: 14 * size, distance: 300, centre: 0 });
}

/** A slipper on the floor or under a foot, its toe to the right. @param heel where its heel is @param tip degrees its heel is lifted */
export function drawSlipperAt(pen: Pen, view: Stage, heel: Place, tip = 0): void {
  const [at, scale] = [view.at(heel), view.scale(heel.z)];
  softGlow(
    pen,
    { x: at.x + 13 * scale, y: at.y + 0.4 * scale },
    { x: 17 * scale, y: 2.4 * scale },
    '#2a1a34',
    0.5,
  );
  drawBacklessSlipper(pen, at, scale, { turn: tip });
}

/** Wet tiles in a cloud of thought. @param paint draws the feet that walk over them */
export function drawWetTiles(pen: Pen, view: Stage, size: number, paint: () => void): void {
  const frame = ellipse(0, 0, size * 1.62, size);
  inside(pen, frame, () => {
    const edge = view.at(place(0, 0, 330)).y;
    fill(pen, rectangle(-size * 2, -size * 2, size * 4, size * 4), '#e3ebe9');
    graded(pen, rectangle(-size * 2, edge, size * 4, size * 3), { x: 0, y: edge }, { x: 0, y: size }, [
      [0, '#e6dcc8'],
      [1, '#f5eede'],
    ]);
    const skirting = view.at(place(0, 9, 330)).y;
    fill(pen, rectangle(-size * 2, skirting, size * 4, edge - skirting), '#fffaf0');
    const joint = (from: readonly [number, number], to: readonly [number, number]) =>
      stroke(pen, line([from, to].map(([x, z]) => view.at(place(x, 0, z)))), '#cdbfa4', size * 0.014);
    for (let x = -240; x <= 240; x += 30) joint([x, -40], [x, 330]);
    for (let z = -20; z < 330; z += 30) joint([-300, z], [300, z]);
    drawWetPatch(pen, view, -10, 100, 42, 34);
    paint();
  });
  stroke(pen, frame, faint('#b9b3b8', 0.5), size * 0.02);
}
