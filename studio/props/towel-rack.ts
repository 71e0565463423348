import { faint, mix, type Tone, tone } from '../canvas/color.ts';
import { blob, curve, ellipse, fill, inside, solid, stroke, tapered } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { padded, type Stand } from '../canvas/solid-turned.ts';
import { groundShadow, tube } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { drawArmTowel } from './arm-towel.ts';

const wood = tone('#b98a5e', 0.26);
/** How wide it is, and how high its upper bar. */
const [wide, high] = [30, 92];

/** The middle of its upper bar, where a hand reaches. @param along -1 its left end to 1 */
export const onRack = (at: Place, along = 0, up = 0): Place =>
  place(at.x + (along * wide) / 2, high + up, at.z);

/** A wooden stand with two bars for towels. @param at the floor below its middle */
export function drawTowelRack(pen: Pen, view: Stage, at: Place): void {
  groundShadow(pen, view, at.x, at.z, wide * 0.6, 9);
  const spot = (side: number, up: number, near = 0) => place(at.x + side * (wide / 2), up, at.z - near);
  for (const side of [-1, 1]) {
    tube(pen, view, [spot(side, 2, 11), spot(side, 2, -11)], 1.7, wood);
    tube(pen, view, [spot(side, 2), spot(side, high + 3)], 1.5, wood);
  }
  for (const up of [52, high]) tube(pen, view, [spot(-1, up), spot(1, up)], 1.3, wood);
}

/** A towel over its upper bar. */
export function drawTowelOnRack(pen: Pen, view: Stage, at: Place, color: Tone): void {
  const fold = [onRack(at, -0.72), onRack(at, 0.72)].map(view.at);
  drawArmTowel(pen, fold, view.scale(at.z), color);
}

/** A towel folded four times: in hands, or on a table. */
export function drawFoldedTowel(pen: Pen, view: Stage, stand: Stand, color: Tone): void {
  for (const layer of [0, 1, 2])
    padded(
      pen,
      view,
      stand,
      { left: [-14, 14], up: [layer * 3, layer * 3 + 4], forward: [-9, 9] },
      color,
      1.9,
    );
}

/** A towel as it falls: in a heap of folds, one end spread out. @param at the floor below its middle, in the picture */
export function drawDroppedTowel(pen: Pen, at: Point, scale: number, color: Tone): void {
  const spot = (x: number, y: number): Point => ({ x: at.x + x * scale, y: at.y - y * scale });
  fill(pen, ellipse(at.x + scale, at.y + 0.4 * scale, 25 * scale, 4.4 * scale), faint('#2a1a24', 0.3));
  const end = blob([spot(4, 4), spot(20, 4.4), spot(27, 0.6), spot(22, -3.4), spot(6, -3)]);
  solid(pen, end, { main: mix(color.main, color.shade, 0.35), shade: color.shade }, 2 * scale, 0);
  inside(pen, end, () =>
    stroke(
      pen,
      curve([spot(22, 6), spot(23.4, 1), spot(20, -5)]),
      mix(color.main, '#fff6e4', 0.75),
      1.8 * scale,
    ),
  );
  const heap = blob([
    spot(-20, -1),
    spot(-17, 4),
    spot(-9, 5.4),
    spot(-4, 9.6),
    spot(4, 8.4),
    spot(11, 6.8),
    spot(16, 1.4),
    spot(10, -3.6),
    spot(-6, -4.4),
  ]);
  solid(pen, heap, color, 2.4 * scale, 0);
  inside(pen, heap, () => {
    for (const fold of [
      [spot(-14, 6), spot(-7, 1.6), spot(-8, -4)],
      [spot(-3, 9), spot(1, 3), spot(9, -2)],
      [spot(5, 8), spot(9, 4), spot(15, 2)],
    ])
      fill(pen, tapered(fold, 2.6 * scale), faint(color.shade, 0.85));
    stroke(
      pen,
      curve([spot(-16, 4.6), spot(-11, 1), spot(-13, -4)]),
      mix(color.main, '#fff6e4', 0.3),
      0.8 * scale,
    );
  });
}
