import { faint, mix, type Tone, tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import {
  blob,
  curve,
  fill,
  inside,
  rectangle,
  type Shape,
  shaped,
  solid,
  stroke,
  tapered,
} from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import type { Place, Stage } from '../canvas/stage.ts';

const wicker = tone('#d9b988', 0.3);
const dark = '#5a3a2a';

/** Half of its width at the rim and at the foot, and its height, in centimeters. */
export const basketSize = { rim: 33, foot: 25, height: 31 };

/** x and y of one place after the other. */
type Flat = readonly number[];

const spots = (flat: Flat): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, at) => ({ x: flat[at * 2] ?? 0, y: flat[at * 2 + 1] ?? 0 }));

/** A piece of laundry: its outline, and its folds as a brush draws them, from their root to their end. */
function drawPiece(pen: Pen, outline: Flat, color: Tone, folds: readonly Flat[]) {
  const shape = blob(spots(outline));
  fill(pen, blob(spots(outline).map(({ x, y }) => ({ x: x + 0.6, y: y + 0.9 }))), faint('#43263f', 0.22));
  solid(pen, shape, color, 2.4, 0.9);
  inside(pen, shape, () => {
    for (const fold of folds) fill(pen, tapered(spots(fold), 1.7), faint(color.shade, 0.85));
  });
}

/** What lies higher than the rim, the farthest first. */
function drawHeaped(pen: Pen) {
  drawPiece(
    pen,
    [-20, 4, -24, -10, -17, -21, -4, -27, 10, -25, 21, -18, 25, -6, 22, 5],
    tone('#f4ead8', 0.18),
    [
      [-8, -24, -12, -15, -10, -4],
      [12, -22, 17, -12, 15, 0],
      [3, -25, 5, -17, 2, -8],
    ],
  );
  drawPiece(pen, [-30, 4, -31, -5, -24, -14, -13, -15, -5, -9, -6, 3, -16, 7], tone('#6f8fb0', 0.28), [
    [-12, -13, -20, -8, -27, -5],
    [-7, -7, -15, -3, -22, 3],
  ]);
  drawPiece(pen, [-12, -6, -13, -15, -5, -20, 7, -20, 13, -14, 12, -6, 3, -1], tone('#9dbb97', 0.26), [
    [10, -17, 2, -13, -8, -14],
    [11, -11, 3, -7, -7, -9],
  ]);
  drawPiece(pen, [2, 5, 3, -6, 11, -13, 23, -13, 30, -6, 29, 3, 18, 8], tone('#d98d73', 0.26), [
    [13, -11, 12, -4, 15, 4],
    [24, -11, 22, -4, 25, 3],
  ]);
}

/** What hangs over the rim: the leg of a pair of jeans, a sleeve with its cuff, a sock. */
function drawOverRim(pen: Pen) {
  drawPiece(pen, [-25, -2, -13, 0, -11, 10, -12, 19, -18, 20, -24, 18, -25, 8], tone('#6f8fb0', 0.28), [
    [-16, 1, -17, 9, -15, 18],
    [-22, 2, -21, 10, -22, 16],
  ]);
  stroke(pen, curve(spots([-23.6, 15.6, -18, 17.2, -12, 16.4])), faint('#f4ead8', 0.5), 0.5);
  drawPiece(pen, [8, 1, 18, 0, 20, 8, 19, 16, 13.4, 17, 10, 12], tone('#d98d73', 0.26), [
    [14, 1, 15.4, 8, 14.6, 14],
  ]);
  stroke(pen, curve(spots([11.6, 13.4, 15, 14.2, 19.4, 13])), faint('#7d3a2c', 0.5), 0.6);
  drawPiece(
    pen,
    [-3.4, 2, 2.2, 2.6, 2.6, 9, 6.2, 12.4, 4.6, 15.2, -1.2, 13.4, -3.2, 8],
    tone('#f7f0e2', 0.22),
    [[-0.4, 4, -0.2, 9, 2, 12]],
  );
}

/** The woven side, from the rim down. */
function bodyShape({ rim, foot, height } = basketSize): Shape {
  return shaped((edge) => {
    edge.moveTo(-rim, 0);
    edge.quadraticCurveTo(-rim + 2, height * 0.6, -foot, height - 2);
    edge.quadraticCurveTo(0, height + 6, foot, height - 2);
    edge.quadraticCurveTo(rim - 2, height * 0.6, rim, 0);
    edge.quadraticCurveTo(0, 13, -rim, 0);
  });
}

/** Rows of willow that goes before one stake and behind the next. */
function drawWeave(pen: Pen) {
  const { rim, foot, height } = basketSize;
  for (let row = 0; row < 8; row++) {
    const down = (row + 0.6) / 8;
    const half = rim + (foot - rim) * down;
    for (let cell = -6; cell <= 6; cell++) {
      const across = (cell + (row % 2) * 0.5) / 6.2;
      if (Math.abs(across) > 1) continue;
      // Cells close to the sides are seen aslant, so they are narrower.
      const x = Math.sin((across * Math.PI) / 2) * half;
      const wide = 7 * Math.cos((across * Math.PI) / 2.3);
      const y = down * (height - 1) + 6.4 * Math.cos((across * Math.PI) / 2) * (1 - 0.3 * down);
      fill(pen, rectangle(x - wide / 2, y - 1.2, wide, 3.6, 1.7), faint(dark, 0.3));
      fill(
        pen,
        rectangle(x - wide / 2, y - 1.6, wide, 3.2, 1.6),
        mix(wicker.main, wicker.shade, 0.3 + across * 0.3),
      );
      fill(
        pen,
        rectangle(x - wide / 2 + 0.5, y - 1.3, Math.max(0.4, wide - 1), 1.1, 0.5),
        faint('#fff3d6', 0.34),
      );
    }
  }
}

/**
 * A wicker basket heaped with laundry, as somebody carries it: it hides the feet from who looks down over it.
 * @param at under its middle, in the hands or on the floor
 */
export function drawWickerBasket(pen: Pen, view: Stage, at: Place): void {
  const { rim, height } = basketSize;
  placed(pen, view.at({ ...at, y: at.y + height }), view.scale(at.z), 0, () => {
    drawHeaped(pen);
    const body = bodyShape();
    fill(pen, body, wicker.shade);
    inside(pen, body, () => {
      drawWeave(pen);
      graded(pen, body, { x: -rim, y: 0 }, { x: rim, y: 6 }, [
        [0, faint(dark, 0.1)],
        [0.3, faint('#fff3d6', 0.16)],
        [0.6, faint(dark, 0.04)],
        [1, faint(dark, 0.42)],
      ]);
      // The rim throws a narrow shadow on the weave.
      stroke(pen, curve(spots([-rim, 3.4, 0, 10.4, rim, 3.4])), faint(dark, 0.3), 3);
    });
    const edge = spots([-rim, 0.4, -rim * 0.5, 5.2, 0, 6.8, rim * 0.5, 5.2, rim, 0.4]);
    stroke(pen, curve(edge), wicker.shade, 4.4);
    stroke(pen, curve(edge.map(({ x, y }) => ({ x, y: y - 0.5 }))), wicker.main, 3);
    for (let twist = -15; twist <= 15; twist++) {
      const x = (twist / 15.5) * rim;
      const y = 6.8 - 6.4 * (x / rim) ** 2;
      stroke(pen, curve(spots([x - 0.9, y - 1.9, x + 0.9, y + 1.7])), faint(dark, 0.34), 0.5);
    }
    drawOverRim(pen);
  });
}
