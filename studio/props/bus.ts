import { faint, mix, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { apart, ellipse, fill, inside, line, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';

const paint = tone('#c9564a', 0.26);
const long = 74;
const tall = 25;

/**
 * A city bus in the rain from its side, in the flat drawing of a street. It drives to the left, its lamps lit.
 * @param x of its front @param foot of its wheels @param rolled centimeters it has gone, so that the wheels turn
 */
export function drawBus(pen: Pen, { x, foot, rolled }: { x: number; foot: number; rolled: number }): void {
  apart(pen, () => {
    pen.translate(x, foot);
    softGlow(pen, { x: long / 2, y: 0.6 }, { x: long * 0.56, y: 2.6 }, '#27313a', 0.7);
    const body = rectangle(0, -tall, long, tall - 2.4, 2.4);
    graded(pen, body, { x: 0, y: -tall }, { x: 0, y: -2 }, [
      [0, mix(paint.main, '#ffffff', 0.22)],
      [0.5, paint.main],
      [1, paint.shade],
    ]);
    inside(pen, body, () => {
      fill(pen, rectangle(0, -tall, long, 2.2), '#f2ead9');
      fill(pen, rectangle(0, -8.2, long, 1), '#f2ead9');
      for (let pane = 0; pane < 6; pane++) {
        const left = 10.5 + pane * 10.4;
        graded(pen, rectangle(left, -20.6, 9.2, 9.4, 0.9), { x: left, y: -20.6 }, { x: left + 9, y: -11 }, [
          [0, '#fbe9bd'],
          [1, '#d9b97c'],
        ]);
        if (pane % 3 !== 0) continue;
        inside(pen, rectangle(left, -20.6, 9.2, 9.4), () => {
          fill(pen, ellipse(left + 5, -15, 1.7, 2), faint('#5a4636', 0.7));
          fill(pen, ellipse(left + 5.6, -10.6, 3.4, 2.8), faint('#5a4636', 0.7));
        });
      }
      fill(pen, rectangle(0, -20.6, 8.6, 12, 0.9), '#cfe0e6');
      fill(pen, rectangle(3, -20.6, 5.6, 18, 0.6), faint('#dceaee', 0.6));
      fill(pen, rectangle(0.4, -6.4, 1.8, 2, 0.5), '#fff3c4');
    });
    softGlow(pen, { x: -1, y: -5.2 }, { x: 7, y: 3.4 }, '#fff0b8', 0.75);
    for (const wheel of [13, 58]) {
      fill(pen, ellipse(wheel, -2.4, 4.3, 4.3), '#2c2a30');
      fill(pen, ellipse(wheel, -2.4, 2.2, 2.2), '#9aa4ab');
      const turn = -rolled / 4.3;
      const [cos, sin] = [Math.cos(turn) * 1.7, Math.sin(turn) * 1.7];
      const spoke = [
        { x: wheel - cos, y: -2.4 - sin },
        { x: wheel + cos, y: -2.4 + sin },
      ];
      stroke(pen, line(spoke), '#5d676e', 0.6);
      softGlow(pen, { x: wheel, y: 1.6 }, { x: 5, y: 0.8 }, '#eef5f7', 0.5);
    }
  });
}
