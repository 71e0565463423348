import { mix, type Tone, tone } from '../canvas/color.ts';
import { apart, curve, ellipse, fill, rectangle, solid, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';

/** A bag of books that bulges, hanging from its handles at the origin. */
export function drawBookBag(pen: Pen, at: Point, scale: number, color: Tone = tone('#c9973f', 0.24)): void {
  placed(pen, at, scale, 0, () => {
    stroke(
      pen,
      curve([
        { x: -6, y: 12 },
        { x: -2, y: 0 },
        { x: 2, y: 0 },
        { x: 7, y: 12 },
      ]),
      color.shade,
      1.4,
    );
    for (const [x, tall, paint] of [
      [-8, 7, '#b8543f'],
      [-3, 9, '#4f6c86'],
      [2, 6, '#7d9a6a'],
    ] as const) {
      fill(pen, rectangle(x, 12 - tall, 4.6, tall + 4, 0.4), paint);
    }
    const bag = curve([
      { x: -11, y: 11 },
      { x: 0, y: 12.6 },
      { x: 12, y: 11 },
      { x: 15, y: 25 },
      { x: 11, y: 36 },
      { x: 0, y: 38 },
      { x: -11, y: 36 },
      { x: -14, y: 25 },
      { x: -11, y: 11 },
    ]);
    solid(pen, bag, color, 3, 1.4);
    stroke(
      pen,
      curve([
        { x: -9, y: 20 },
        { x: -4, y: 24 },
        { x: -8, y: 31 },
      ]),
      color.shade,
      0.7,
    );
    stroke(
      pen,
      curve([
        { x: 8, y: 18 },
        { x: 4, y: 25 },
        { x: 9, y: 32 },
      ]),
      color.shade,
      0.7,
    );
  });
}

/** A light cloth pouch that lies flat against a bar. */
export function drawPouch(pen: Pen, at: Point, scale: number, color: Tone = tone('#6f9bb0', 0.22)): void {
  placed(pen, at, scale, 0, () => {
    solid(pen, rectangle(-12, 0, 24, 19, 2.4), color, 1.6);
    fill(pen, rectangle(-12, 0, 24, 4, 1.4), mix(color.main, '#ffffff', 0.25));
    for (const x of [-8, 8]) fill(pen, rectangle(x - 1, -3, 2, 5), color.shade);
  });
}

/** Keys on a ring. */
export function drawKeys(pen: Pen, at: Point, scale: number): void {
  placed(pen, at, scale, 20, () => {
    stroke(pen, ellipse(0, 0, 2, 2), '#8f9aa1', 0.7);
    for (const turn of [-0.4, 0.3]) {
      apart(pen, () => {
        pen.rotate(turn);
        fill(pen, ellipse(0, 4, 1.7, 1.7), '#c9a24a');
        fill(pen, rectangle(-0.5, 5, 1, 6), '#c9a24a');
        fill(pen, rectangle(0.4, 8.6, 1.4, 0.9), '#c9a24a');
      });
    }
  });
}
