import { faint, tone } from '../canvas/color.ts';
import { fill, line, rectangle, solid, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';

/** A clipboard with a written sheet. @param at the middle of its lower edge, where a hand holds it @param turn degrees */
export function drawClipboard(pen: Pen, at: Point, scale: number, turn: number): void {
  placed(pen, at, scale, turn, () => {
    fill(pen, rectangle(-10.2, -28, 22, 30.4, 1.4), faint('#2a1a24', 0.22));
    solid(pen, rectangle(-11, -29, 22, 30, 1.4), tone('#a5744c', 0.26), 1.2);
    solid(pen, rectangle(-9.6, -26.6, 19.2, 26, 0.4), tone('#fffdf6', 0.1), 0.8);
    for (let row = 0; row < 6; row++)
      stroke(
        pen,
        line([
          { x: -7.4, y: -21.4 + row * 3.4 },
          { x: row % 3 === 2 ? 2.4 : 7.2, y: -21.4 + row * 3.4 },
        ]),
        faint('#4a5560', 0.5),
        0.8,
      );
    solid(pen, rectangle(-4.4, -30.4, 8.8, 4.4, 1.2), tone('#8f9aa1', 0.3), 0.8);
  });
}
