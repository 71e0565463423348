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
    for (const fold of folds) {
      // Beside each crease the cloth rises into the light.
      const ridge = spots(fold).map(({ x, y }) => ({ x: x - 1.3, y: y - 0.5 }));
      fill(pen, tapered(ridge, 1.8), faint('#fff6e4', 0.2));
      fill(pen, tapered(spots(fold), 1.9), faint(mix(color.shade, dark, 0.15), 0.5));
    }
  });
}

/** What lies higher than the rim, the farthest first. */
function drawHeaped(pen: Pen) {
  drawPiece(
    pen,
    [
      -24, 4, -27, -9, -23, -19, -16, -23, -11, -29, -2, -31, 6, -29, 12, -25, 19, -22, 24, -13, 27, -5, 25,
      5,
    ],
    tone('#f4ead8', 0.2),
    [
      [-17, -23, -20, -16, -19, -8],
      [-11, -29, -12, -23, -16, -17],
      [2, -30, -1, -26, -8, -22],
      [7, -29, 10, -22, 15, -16],
      [19, -21, 17, -16, 21, -10],
    ],
  );
  drawPiece(
    pen,
    [-13, -1, -14, -11, -11, -17, -4, -19, 4, -21, 12, -18, 15, -11, 12, -2, 4, 3, -5, 3],
    tone('#9dbb97', 0.26),
    [
      [-3, -18, -6, -12, -6, -4],
      [5, -20, 2, -13, 4, -4],
      [11, -17, 9, -12, 10, -7],
    ],
  );
}

/** What lies on the rim and hangs over it: jeans with one leg, a sweater with one sleeve, a sock. */
function drawOverRim(pen: Pen) {
  drawPiece(
    pen,
    [
      -27, 4, -30, -3, -28, -9, -22, -11, -17, -13.4, -11, -12, -8, -6, -8, 2, -9.4, 10, -11, 19.4, -18, 20.4,
      -24.6, 18.8, -25.4, 11,
    ],
    tone('#6f8fb0', 0.28),
    [
      [-22, -12, -26, -7, -27, 0],
      [-16, -13, -17, -6, -21, 0],
      [-11, -11, -12, -4, -12, 5],
      [-23, 1, -22, 8, -23, 16],
      [-16, 3, -17.4, 10, -16, 18],
    ],
  );
  stroke(pen, curve(spots([-24.6, 15.8, -18, 17.6, -11.4, 16.4])), faint('#f4ead8', 0.5), 0.5);
  drawPiece(
    pen,
    [
      3.6, 1, 4, -6, 9, -11, 15, -11.4, 20, -13.6, 26, -11, 29, -6, 29, -1, 26, 3, 22.6, 9, 20.6, 16, 14,
      17.6, 8.6, 15, 6, 8,
    ],
    tone('#d98d73', 0.26),
    [
      [11, -11, 8, -5, 9, 5],
      [19, -13, 17, -6, 19, 1],
      [26, -11, 24, -6, 26, 0],
      [13, -4, 14.4, 4, 13.4, 13],
      [19, 3, 18.4, 8, 18.6, 13],
    ],
  );
  stroke(pen, curve(spots([8.4, 13, 14.4, 14.8, 20.6, 13.4])), faint('#7d3a2c', 0.5), 0.6);
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
