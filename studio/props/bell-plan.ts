import { faint, tone } from '../canvas/color.ts';
import { curve, fill, line, rectangle, solid, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { facade } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

/** The notepad in centimeters. */
export const bellPlan = { width: 50, height: 33 };

const p = (x: number, y: number): Point => ({ x, y });

const ink = '#3b4a5a';

/** A hand bell as somebody draws it with pens: an outline, and color that does not quite fill it. */
function drawBellByHand(pen: Pen) {
  const body = [
    p(-6.2, 4.6),
    p(-4.8, 2.4),
    p(-4.4, -1.4),
    p(-2.9, -4.8),
    p(0, -6),
    p(2.9, -4.8),
    p(4.5, -1.4),
  ];
  const bell = curve([...body, p(4.9, 2.4), p(6.2, 4.6), p(0, 5.1), p(-6.2, 4.6)]);
  fill(pen, bell, '#e8943f');
  stroke(pen, bell, ink, 0.8);
  stroke(pen, curve([p(-2.4, -2.6), p(-2.8, -0.2), p(-3, 1.8)]), '#fbd9a4', 1);
  stroke(pen, curve([p(-1.5, 5.4), p(-1, 7), p(0.8, 7.1), p(1.5, 5.3)]), ink, 0.8);
  stroke(pen, curve([p(-1.2, -6), p(0, -7.8), p(1.2, -6)]), ink, 0.8);
  for (const side of [-1, 1]) {
    stroke(pen, curve([p(side * 7, -6), p(side * 8.4, -3.2), p(side * 8.4, -0.4)]), '#c9622c', 0.8);
  }
}

/** A cane by the same hand. */
function drawCaneByHand(pen: Pen) {
  const cane = [p(-5, -4.6), p(-4.6, -7), p(-2, -8), p(0.4, -6.6), p(0.8, -3.6), p(0.9, 2.4), p(0.7, 6.4)];
  stroke(pen, curve(cane), ink, 2.7);
  stroke(pen, curve(cane), '#9a6238', 1.5);
  stroke(pen, line([p(0.7, 6.6), p(0.7, 8)]), ink, 3.1);
}

/** A notepad on the wall, on which somebody has drawn what to do: bell, then cane. @param corner upper left */
export function drawBellPlan(pen: Pen, view: Stage, corner: Place): void {
  const { width, height } = bellPlan;
  facade(pen, view, place(corner.x, corner.y, corner.z), () => {
    fill(pen, rectangle(1, 1.4, width, height, 0.8), faint('#43263f', 0.24));
    // The sheets below, and the cardboard behind them.
    solid(pen, rectangle(-0.5, 0, width + 1, height + 0.8, 0.8), tone('#b98a5e', 0.24), 0.6);
    fill(pen, rectangle(0, 0.2, width, height - 0.2, 0.5), '#e3dccb');
    fill(pen, rectangle(0, 0.2, width, height - 0.9, 0.5), '#fffdf6');
    for (let x = 2.5; x < width; x += 3) {
      fill(pen, rectangle(x - 0.55, 1.3, 1.1, 1.1, 0.5), '#6f665c');
      stroke(pen, curve([p(x, 1.8), p(x - 0.5, 0), p(x, -1.3), p(x + 0.5, 0)]), '#8f9aa1', 0.5);
    }
    pen.translate(12.6, 18.2);
    pen.scale(1.24, 1.24);
    drawBellByHand(pen);
    pen.translate(10.6, 0.4);
    stroke(pen, curve([p(-0.6, 0.3), p(2.4, -0.3), p(5.8, 0)]), '#b8543f', 1.2);
    stroke(pen, line([p(3.6, -2.3), p(6.2, 0), p(3.7, 2.4)]), '#b8543f', 1.2);
    pen.translate(12, -0.4);
    drawCaneByHand(pen);
  });
}
