import { faint, mix, type Tone, tone } from '../canvas/color.ts';
import { blob, curve, ellipse, fill, inside, polygon, solid, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import type { Place, Stage } from '../canvas/stage.ts';

/**
 * A cat asleep, curled up, its head to the left; 46 wide.
 * @param tail 0 the tail lies on the floor, 1 its end is lifted
 */
export function drawCat(
  pen: Pen,
  view: Stage,
  at: Place,
  color: Tone = tone('#8d8f98', 0.28),
  { size = 1, tail = 0 } = {},
): void {
  placed(pen, view.at(at), view.scale(at.z) * size, 0, () => {
    fill(pen, ellipse(1, 1.4, 25, 4), faint('#43263f', 0.25));
    drawBody(pen, color);
    drawHead(pen, color);
    drawTail(pen, color, tail);
  });
}

function drawBody(pen: Pen, color: Tone) {
  const body = blob([
    { x: -21, y: -3 },
    { x: -17, y: -11 },
    { x: -7, y: -16.5 },
    { x: 5, y: -18 },
    { x: 16, y: -14 },
    { x: 22, y: -6 },
    { x: 20, y: 1 },
    { x: 6, y: 2.4 },
    { x: -12, y: 2.4 },
  ]);
  solid(pen, body, color, 2.6, 1.4);
  inside(pen, body, () => {
    // Stripes run down from the back.
    for (const [x, long] of [
      [-6, 5],
      [-1, 6.5],
      [4, 7],
      [9, 6],
    ] as const) {
      const stripe = curve([
        { x, y: -19 },
        { x: x + 0.8, y: -17 + long * 0.5 },
        { x: x - 0.4, y: -17 + long },
      ]);
      stroke(pen, stripe, mix(color.main, color.shade, 0.75), 1.5);
    }
  });
  // The thigh of the hind leg, drawn up.
  const thigh = curve([
    { x: 3, y: -1 },
    { x: 4, y: -8 },
    { x: 11, y: -11.4 },
    { x: 18, y: -8 },
  ]);
  stroke(pen, thigh, mix(color.main, color.shade, 0.85), 0.9);
}

function drawHead(pen: Pen, color: Tone) {
  const [x, y] = [-13.5, -7];
  for (const side of [-1, 1]) {
    const ear = (inset: number) =>
      polygon([
        { x: x + side * (1.6 + inset), y: y - 4.6 },
        { x: x + side * (7.2 - inset), y: y - 3 },
        { x: x + side * 6.4, y: y - 11 + inset * 2 },
      ]);
    fill(pen, ear(0), mix(color.main, color.shade, 0.5));
    fill(pen, ear(1.1), mix(color.shade, '#c98a8a', 0.35));
  }
  const head = blob([
    { x: x - 8.4, y: y + 1.6 },
    { x: x - 6.4, y: y - 4.4 },
    { x, y: y - 6.2 },
    { x: x + 6.4, y: y - 4.4 },
    { x: x + 8.4, y: y + 1.6 },
    { x: x + 4.4, y: y + 5.8 },
    { x: x - 4.4, y: y + 5.8 },
  ]);
  fill(pen, ellipse(x + 2.4, y + 2.2, 8.6, 6), faint('#2c2630', 0.3));
  solid(pen, head, color, 1.4, 0.8);
  for (const dx of [-1.8, 0, 1.8])
    stroke(
      pen,
      curve([
        { x: x + dx, y: y - 5.8 },
        { x: x + dx * 0.8, y: y - 3.4 },
      ]),
      mix(color.main, color.shade, 0.75),
      0.8,
    );
  fill(pen, ellipse(x, y + 3, 3.6, 2.4), mix(color.main, '#ffffff', 0.22));
  for (const side of [-1, 1]) {
    const lid = curve([
      { x: x + side * 2, y },
      { x: x + side * 3.8, y: y + 1 },
      { x: x + side * 5.6, y: y - 0.2 },
    ]);
    stroke(pen, lid, '#2f2c35', 0.6);
    for (const fall of [0.2, 1.4]) {
      const whisker = curve([
        { x: x + side * 2.8, y: y + 2.6 + fall * 0.5 },
        { x: x + side * 8.6, y: y + 2 + fall * 1.6 },
      ]);
      stroke(pen, whisker, faint('#ffffff', 0.4), 0.22);
    }
  }
  fill(pen, ellipse(x, y + 1.8, 1, 0.7), '#c98a8a');
}

function drawTail(pen: Pen, color: Tone, tail: number) {
  const lying = curve([
    { x: 20, y: -4 },
    { x: 19.4, y: 0.6 },
    { x: 9, y: 2.4 },
    { x: 1, y: 2.2 - tail * 1.4 },
    { x: -6 + tail * 4, y: 1.4 - tail * 12 },
  ]);
  stroke(pen, lying, color.shade, 4.6);
  stroke(pen, lying, mix(color.main, '#ffffff', 0.13), 3.6);
}
