import { faint, mix, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { curve, ellipse, fill, rectangle, solid, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';

/**
 * A small alarm box that hangs over the back of a chair by a strap; its lead goes behind it to the pad on the seat.
 * @param at the middle of the box in scene pixels @param scale pixels a centimeter
 * @param on 0-1, how bright its red light is
 */
export function drawChairAlarm(pen: Pen, at: Point, scale: number, on: number): void {
  placed(pen, at, scale, 0, () => {
    const lamp = { x: 0, y: -2.2 };
    const lead = [
      { x: 1.6, y: 5.4 },
      { x: 2.4, y: 10 },
      { x: 6, y: 12.6 },
      { x: 9.4, y: 11 },
    ];
    stroke(pen, curve(lead.map(({ x, y }) => ({ x: x + 0.7, y: y + 0.5 }))), faint('#2a1a24', 0.3), 0.9);
    stroke(pen, curve(lead), '#d9d4cc', 0.8);
    solid(pen, rectangle(-2.3, -12.6, 4.6, 8, 1), tone('#5b6a72', 0.28), 0.9, 0.3);
    softGlow(pen, { x: 1.6, y: 1.6 }, { x: 9, y: 10.5 }, '#2a1a24', 0.5);
    // Red light falls on the cloth around the box, without an edge.
    softGlow(pen, lamp, { x: 18, y: 18 }, '#ff4a36', 0.5 * on);
    const body = rectangle(-5.2, -7.2, 10.4, 13.6, 2);
    graded(pen, body, { x: -5, y: -7 }, { x: 5, y: 6 }, [
      [0, '#ffffff'],
      [0.55, '#f4f1ea'],
      [1, '#c9c1c6'],
    ]);
    stroke(pen, rectangle(-4.8, -6.8, 9.6, 12.8, 1.7), faint('#43263f', 0.14), 0.25);
    fill(pen, ellipse(0, -2.2, 3.5, 3.5), '#d0c8cc');
    fill(pen, ellipse(0, -2.2, 3.1, 3.1), '#5e1d1a');
    graded(pen, ellipse(0, -2.2, 2.8, 2.8), { x: -1.4, y: -4.4 }, { x: 1.6, y: 0.4 }, [
      [0, mix('#8f332c', '#ff8a6e', on)],
      [0.5, mix('#7c2a24', '#ff4a36', on)],
      [1, mix('#5a1d1a', '#d92f20', on)],
    ]);
    softGlow(pen, { x: -0.9, y: -3.3 }, { x: 1.1, y: 0.8 }, '#ffffff', 0.75);
    softGlow(pen, lamp, { x: 6.5, y: 6.5 }, '#ff6a4f', 0.4 * on);
    for (const hole of [-2.2, 0, 2.2]) fill(pen, ellipse(hole, 3.6, 0.55, 0.55), '#6b6a6c');
  });
}
