import { mix, type Tone, tone } from '../canvas/color.ts';
import { blob, curve, polygon, type Shape, shaped, solid, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { drawLaundryBasket } from './textiles.ts';

const towel = tone('#f2e6d4', 0.2);
const jeans = tone('#6f8fb0', 0.26);
const shirt = tone('#d98d73', 0.24);
const sheetGreen = tone('#9dbb97', 0.24);
const sock = tone('#f7f0e2', 0.22);

const points = (flat: readonly number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, at) => ({ x: flat[at * 2] ?? 0, y: flat[at * 2 + 1] ?? 0 }));

/** A piece of cloth and the lines of its folds. */
function drawCloth(pen: Pen, shape: Shape, color: Tone, folds: readonly (readonly number[])[]) {
  solid(pen, shape, color, 1.6, 0.8);
  for (const fold of folds) stroke(pen, curve(points(fold)), mix(color.main, color.shade, 0.8), 0.6);
}

/** A heap that lies higher than the rim, in centimeters around the middle of the rim. */
function drawHeap(pen: Pen) {
  const heap = shaped((edge) => {
    edge.moveTo(-27, 1);
    edge.bezierCurveTo(-30, -14, -20, -16, -15, -21);
    edge.bezierCurveTo(-9, -30, 14, -30, 19, -22);
    edge.bezierCurveTo(26, -18, 31, -10, 27, 1);
    edge.quadraticCurveTo(0, 13, -27, 1);
  });
  drawCloth(pen, heap, towel, [
    [24, -14, 19, -9, 22, -3],
    [14, -4, 18, 0, 17, 4],
  ]);
  drawCloth(pen, blob(points([-26, -6, -19, -17, -6, -15, 4, -9, 2, 0, -12, 3, -24, 1])), jeans, [
    [-20, -11, -13, -7, -4, -8],
    [-22, -4, -14, -2, -6, -3],
  ]);
  drawCloth(pen, blob(points([-13, -21, -5, -28, 8, -28, 17, -22, 15, -14, 2, -12, -11, -14])), sheetGreen, [
    [-8, -22, 0, -19, 10, -21],
    [-4, -16, 3, -16, 9, -17],
  ]);
  drawCloth(pen, blob(points([-4, -12, 6, -16, 18, -15, 24, -7, 20, 2, 8, 5, -1, 3])), shirt, [
    [4, -11, 8, -5, 6, 1],
    [17, -11, 15, -5, 17, 0],
  ]);
}

/** What hangs over the rim: a leg of the jeans, a sleeve, a sock. */
function drawHangingOver(pen: Pen) {
  drawCloth(pen, polygon(points([-22, -3, -10, 0, -9, 17, -20, 15])), jeans, [
    [-20.4, 12.4, -15, 13.6, -9.4, 14.2],
    [-15, 1, -15.4, 7, -15, 12],
  ]);
  drawCloth(pen, polygon(points([8, 0, 17, -1, 19, 12, 12.6, 14])), shirt, [
    [12.2, 11.4, 15.4, 11, 18.6, 9.6],
    [12.4, 2, 14, 6, 14.6, 9],
  ]);
  drawCloth(pen, blob(points([-3, 2, 2, 2.4, 2.4, 10, 5.4, 13, 3.4, 15.6, -1.4, 13, -2.8, 8])), sock, [
    [-2.6, 4.6, 0, 5.2, 2.2, 4.8],
  ]);
}

/**
 * A basket heaped with clothes: it hides the feet of whoever carries it.
 * @param at the floor or palm height under its middle
 */
export function drawFullBasket(pen: Pen, view: Stage, at: Place, { size = 1 } = {}): void {
  drawLaundryBasket(pen, view, at, { size });
  const rim = view.at(place(at.x, at.y + 27 * size, at.z));
  placed(pen, rim, view.scale(at.z) * size, 0, () => {
    drawHeap(pen);
    stroke(pen, curve(points([-27, 1, 0, 7, 27, 1])), '#c7b48e', 2.6);
    drawHangingOver(pen);
  });
}
