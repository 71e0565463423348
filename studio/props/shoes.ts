import { mix, tone } from '../canvas/color.ts';
import { ellipse, fill, line, polygon, rectangle, shaped, solid, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';

/** A laced shoe from its side, toe to the right, its sole on y = 0; 27 long. */
export function drawLacedShoe(
  pen: Pen,
  at: Point,
  scale: number,
  { color = tone('#6b4a3c', 0.26), sole = '#e6dcc9', turn = 0, flip = false } = {},
): void {
  placed(
    pen,
    at,
    scale,
    turn,
    () => {
      const upper = shaped((shape) => {
        shape.moveTo(0.6, -2);
        shape.bezierCurveTo(-0.4, -6, 0.6, -9, 1.4, -9.6);
        shape.bezierCurveTo(4, -9, 7, -9.2, 9, -9.8);
        shape.bezierCurveTo(13, -6.6, 17, -6, 21, -5.2);
        shape.bezierCurveTo(25.4, -4.4, 26.6, -3, 26.6, -2);
      });
      solid(pen, upper, color, 1.4, 1);
      fill(pen, rectangle(0, -2.4, 27, 2.4, 1), sole);
      fill(pen, rectangle(0, -0.8, 27, 0.8, 0.4), mix(sole, '#43263f', 0.3));
      for (let lace = 0; lace < 4; lace++) {
        const x = 10.2 + lace * 2.2;
        const y = -9 + lace * 0.95;
        stroke(
          pen,
          line([
            { x: x - 0.6, y: y + 1.9 },
            { x: x + 1, y },
          ]),
          '#fffaf0',
          0.6,
        );
      }
    },
    flip,
  );
}

/** A tied lace: two loops and two short ends. @param at the knot, in scene pixels */
export function drawBow(pen: Pen, at: Point, scale: number, color = '#fffaf0'): void {
  placed(pen, at, scale, 0, () => {
    for (const side of [-1, 1]) {
      stroke(pen, ellipse(side * 2.5, -0.3, 2.3, 1.1, side * 0.3), color, 0.8);
      stroke(
        pen,
        line([
          { x: 0, y: 0 },
          { x: side * 2.4, y: 2.6 },
        ]),
        color,
        0.8,
      );
    }
    fill(pen, ellipse(0, 0, 0.9, 0.8), color);
  });
}

/** A soft backless slipper from its side: no heel, thin sole, fluffy rim. */
export function drawBacklessSlipper(
  pen: Pen,
  at: Point,
  scale: number,
  { color = tone('#d99ab0', 0.2), turn = 0, flip = false } = {},
): void {
  placed(
    pen,
    at,
    scale,
    turn,
    () => {
      fill(pen, rectangle(0, -1.5, 26, 1.5, 0.7), '#b98a9a');
      fill(pen, rectangle(0.4, -2.1, 25, 0.9, 0.4), '#f0d3dd');
      const upper = shaped((shape) => {
        shape.moveTo(11, -1.6);
        shape.bezierCurveTo(11.4, -7.8, 15, -8.8, 18, -8);
        shape.bezierCurveTo(23, -6.4, 26, -4.6, 26, -1.6);
      });
      solid(pen, upper, color, 1.2, 1);
      for (let tuft = 0; tuft < 7; tuft++)
        fill(pen, ellipse(11.6 + Math.sin(tuft) * 0.6 + tuft * 0.12, -2 - tuft * 0.98, 1.7, 1.4), '#fbeef2');
    },
    flip,
  );
}

/** A closed slipper from its side: heel cup, strap, firm ridged sole. */
export function drawSafeSlipper(
  pen: Pen,
  at: Point,
  scale: number,
  { color = tone('#4f7486', 0.24), turn = 0, flip = false } = {},
): void {
  placed(
    pen,
    at,
    scale,
    turn,
    () => {
      const upper = shaped((shape) => {
        shape.moveTo(0.6, -2.4);
        shape.bezierCurveTo(-0.2, -6.4, 0.4, -9.4, 1.6, -10);
        shape.bezierCurveTo(4.4, -9, 7.4, -8.2, 10, -8.8);
        shape.bezierCurveTo(15, -8.8, 22, -7.4, 26, -2.4);
      });
      solid(pen, upper, color, 1.4, 1);
      solid(
        pen,
        polygon([
          { x: 9, y: -9.6 },
          { x: 14, y: -9.4 },
          { x: 15.6, y: -2.4 },
          { x: 10.6, y: -2.4 },
        ]),
        tone('#38566a', 0.2),
        0.8,
      );
      fill(pen, rectangle(10.4, -6.2, 4.2, 3, 0.6), '#e6dcc9');
      fill(pen, rectangle(0, -2.8, 26.6, 2.8, 0.8), '#3d4248');
      for (let ridge = 0; ridge < 12; ridge++)
        fill(pen, rectangle(1 + ridge * 2.15, -0.9, 1.1, 0.9), '#8d949a');
    },
    flip,
  );
}
