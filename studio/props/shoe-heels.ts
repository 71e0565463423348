import { faint, mix, type Tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { apart, curve, ellipse, fill, inside, line, rectangle, shaped, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import { drawBacklessSlipper, drawSafeSlipper } from './shoes.ts';

// Indoor shoes from behind and a little above, in centimeters: the heel is at 0, the toe lies farther up in the picture.

const p = (x: number, y: number): Point => ({ x, y });

/** The sole as it lies on the ground. */
const soleShape = (out: number) =>
  shaped((way) => {
    way.moveTo(-3.5 - out, -2.2);
    way.bezierCurveTo(-3.5 - out, 1 + out, 3.5 + out, 1 + out, 3.5 + out, -2.2);
    way.bezierCurveTo(3.1 + out, -6, 4.7 + out, -8.4, 4.6 + out, -10.4);
    way.bezierCurveTo(4.4 + out, -15.2 - out, -4.4 - out, -15.2 - out, -4.6 - out, -10.4);
    way.bezierCurveTo(-4.7 - out, -8.4, -3.1 - out, -6, -3.5 - out, -2.2);
  });

function drawGround(pen: Pen) {
  softGlow(pen, p(0.8, -5), { x: 7.4, y: 9.4 }, '#43263f', 0.4);
}

/** A slipper without a back: the thin sole lies open up to the fluffy rim of its upper. */
export function drawOpenHeel(pen: Pen, at: Point, scale: number, color: Tone, turn = 0): void {
  placed(pen, at, scale, turn, () => {
    drawGround(pen);
    apart(pen, () => {
      pen.translate(0, 0.7);
      fill(pen, soleShape(0.1), mix(color.shade, '#2a1a24', 0.35));
    });
    graded(pen, soleShape(0.1), p(-3, -12), p(3, 0), [
      [0, mix(color.main, '#fff6e4', 0.5)],
      [1, mix(color.main, '#fff6e4', 0.25)],
    ]);
    fill(pen, ellipse(0, -3.2, 2.9, 2.4), '#f6e8d2');
    fill(pen, ellipse(0, -6.4, 2.7, 2), '#f6e8d2');
    const upper = shaped((way) => {
      way.moveTo(-4.9, -6.6);
      way.bezierCurveTo(-5.8, -11.5, -4.4, -16.4, 0, -16.6);
      way.bezierCurveTo(4.4, -16.4, 5.8, -11.5, 4.9, -6.6);
      way.bezierCurveTo(3.6, -12.6, -3.6, -12.6, -4.9, -6.6);
    });
    const mouth = shaped((way) => {
      way.moveTo(-4.6, -6.4);
      way.bezierCurveTo(-3.6, -12.8, 3.6, -12.8, 4.6, -6.4);
      way.bezierCurveTo(2.6, -7.6, -2.6, -7.6, -4.6, -6.4);
    });
    fill(pen, mouth, mix(color.shade, '#1c0d1c', 0.55));
    graded(pen, upper, p(-3, -16), p(3, -7), [
      [0, mix(color.main, '#ffffff', 0.3)],
      [0.5, color.main],
      [1, color.shade],
    ]);
    for (let tuft = 0; tuft <= 12; tuft++) {
      const angle = Math.PI * (tuft / 12);
      const spot = p(-4.6 * Math.cos(angle), -6.7 - 4.6 * Math.sin(angle));
      fill(pen, ellipse(spot.x + 0.15, spot.y + 0.25, 1.1, 1), '#dcc9b4');
      fill(pen, ellipse(spot.x, spot.y, 1, 0.9), '#fff8ec');
    }
  });
}

/** How much thicker than an everyday sole this one is, so that it is seen from across a counter. */
const thicker = 3;

/** The thick rubber sole with its ridges, as its heel shows it. */
function drawRidges(pen: Pen) {
  const top = -2.2 - thicker;
  const rubber = shaped((way) => {
    way.moveTo(-4.5, top);
    way.bezierCurveTo(-4.5, top + 3.6, 4.5, top + 3.6, 4.5, top);
    way.lineTo(4.5, -0.4);
    way.bezierCurveTo(4.2, 3.4, -4.2, 3.4, -4.5, -0.4);
  });
  graded(pen, rubber, p(0, top), p(0, 2.8), [
    [0, '#6a7279'],
    [0.35, '#3d434a'],
    [1, '#22262b'],
  ]);
  inside(pen, rubber, () => {
    for (let ridge = -3; ridge <= 3; ridge++) {
      const low = 3 - 0.14 * ridge * ridge;
      stroke(pen, line([p(ridge * 1.3, low - 3.9), p(ridge * 1.3, low + 0.4)]), '#c3cad0', 0.62);
    }
    stroke(
      pen,
      curve([p(-4.5, top + 0.3), p(-2.6, top + 2.3), p(0, top + 2.9), p(2.6, top + 2.3), p(4.5, top + 0.3)]),
      '#9aa2a9',
      0.5,
    );
  });
}

/** The same slipper from its side: its thick sole is cut into ridges that one could count. */
export function drawThickSlipper(
  pen: Pen,
  at: Point,
  scale: number,
  { color, turn = 0 }: { color: Tone; turn?: number },
): void {
  drawSafeSlipper(pen, at, scale, { color, turn });
  placed(pen, at, scale, turn, () => {
    const sole = shaped((way) => {
      way.moveTo(-0.8, -3.6);
      way.lineTo(26.6, -3.6);
      way.bezierCurveTo(28.6, -3.4, 28.4, -0.4, 26.8, 0.9);
      for (let ridge = 0; ridge < 9; ridge++) {
        const x = 26.4 - ridge * 3;
        way.lineTo(x, 0.9);
        way.lineTo(x - 0.5, -0.7);
        way.lineTo(x - 1.4, -0.7);
        way.lineTo(x - 1.9, 0.9);
      }
      way.lineTo(-0.9, 0.9);
    });
    graded(pen, sole, p(0, -3.6), p(0, 0.9), [
      [0, '#6a7279'],
      [0.3, '#3d434a'],
      [1, '#22262b'],
    ]);
    stroke(pen, line([p(-0.6, -2.4), p(27.6, -2.4)]), '#9aa2a9', 0.4);
  });
}

/** A closed slipper: heel cup, ridged sole, and a strap over the instep. */
export function drawClosedHeel(pen: Pen, at: Point, scale: number, color: Tone, turn = 0): void {
  placed(pen, at, scale, turn, () => {
    drawGround(pen);
    pen.scale(1, 0.86);
    for (const [up, gray] of [
      [-1.9, '#2a2e33'],
      [0, '#30353b'],
      [thicker, '#50575e'],
    ] as const)
      apart(pen, () => {
        pen.translate(0, -up);
        fill(pen, soleShape(0.4), gray);
      });
    drawRidges(pen);
    pen.translate(0, -thicker);
    const body = shaped((way) => {
      way.moveTo(-3.9, -2);
      way.bezierCurveTo(-3.9, -5, -4.4, -8.6, -5, -11.4);
      way.bezierCurveTo(-5.3, -17.6, 5.3, -17.6, 5, -11.4);
      way.bezierCurveTo(4.4, -8.6, 3.9, -5, 3.9, -2);
    });
    graded(pen, body, p(-4, -17), p(4, -4), [
      [0, mix(color.main, '#ffffff', 0.26)],
      [0.5, color.main],
      [1, color.shade],
    ]);
    fill(pen, ellipse(0, -9.6, 3.5, 2.7), mix(color.shade, '#1c0d1c', 0.5));
    fill(pen, ellipse(0, -9, 2.7, 1.7), '#b9a58c');
    const strap = shaped((way) => {
      way.moveTo(-5.1, -11.2);
      way.bezierCurveTo(-2.6, -13.8, 2.6, -13.8, 5.1, -11.2);
      way.lineTo(5.2, -13.4);
      way.bezierCurveTo(2.6, -16, -2.6, -16, -5.2, -13.4);
    });
    fill(pen, strap, mix(color.main, '#141018', 0.5));
    graded(pen, rectangle(1.7, -14.4, 2.6, 2.4, 0.5), p(1.7, -14.4), p(4.3, -12), [
      [0, '#f6efe2'],
      [1, '#cdbfa8'],
    ]);
    const cup = shaped((way) => {
      way.moveTo(-3.8, -1.6);
      way.bezierCurveTo(-4, -5, -3.8, -8, -3.4, -9.6);
      way.bezierCurveTo(-2.6, -7.2, 2.6, -7.2, 3.4, -9.6);
      way.bezierCurveTo(3.8, -8, 4, -5, 3.8, -1.6);
      way.bezierCurveTo(3.4, 1.2, -3.4, 1.2, -3.8, -1.6);
    });
    graded(pen, cup, p(-3.8, -6), p(3.8, -3), [
      [0, mix(color.main, '#ffffff', 0.3)],
      [0.45, color.main],
      [1, mix(color.shade, '#1c0d1c', 0.16)],
    ]);
    stroke(pen, curve([p(-3.4, -9.5), p(0, -7.7), p(3.4, -9.5)]), mix(color.main, '#ffffff', 0.5), 0.6);
    stroke(pen, line([p(0, -7.6), p(0, 0.2)]), faint('#1c0d1c', 0.4), 0.25);
    fill(pen, rectangle(-0.7, -8.6, 1.4, 2.4, 0.5), mix(color.main, '#141018', 0.45));
  });
}

/** Where the soft sole folds, from its heel. */
export const foldAt = 11.2;

/**
 * A soft slipper from its side whose heel somebody folds up over its toe.
 * @param at where it folds @param angle degrees that the heel half has come up
 */
export function drawFoldedSlipper(pen: Pen, at: Point, scale: number, color: Tone, angle: number): void {
  const half = (from: number, long: number) =>
    inside(pen, rectangle(from, -14, long, 20), () => drawBacklessSlipper(pen, p(-foldAt, 0), 1, { color }));
  placed(pen, at, scale, 0, () => {
    half(-0.3, 20);
    apart(pen, () => {
      pen.translate(0, -1.2);
      pen.rotate((angle * Math.PI) / 180);
      pen.translate(0, 1.2);
      half(-14, 14.3);
    });
    fill(pen, ellipse(0, -1.1, 1.15, 1.15), mix(color.main, color.shade, 0.4));
  });
}
