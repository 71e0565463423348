import { faint, mix, type Tone, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { blob, curve, ellipse, fill, inside, line, rectangle, shaped, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';

const brown = tone('#5a4034', 0.34);
const cream = '#d3c4ac';
const lining = '#b08d6f';
const p = (x: number, y: number): Point => ({ x, y });

/** Sole and heel, with the seam that holds the upper to them. */
function drawSole(pen: Pen, color = cream) {
  const sole = shaped((shape) => {
    shape.moveTo(-0.5, -2.6);
    shape.lineTo(-0.3, -0.4);
    shape.quadraticCurveTo(-0.2, 0, 0.3, 0);
    shape.lineTo(6.6, 0);
    shape.lineTo(7.1, -0.9);
    shape.bezierCurveTo(9.4, -0.9, 9.8, 0, 12.4, 0);
    shape.lineTo(22.6, 0);
    shape.bezierCurveTo(25.4, 0, 27.5, -0.7, 28, -2.1);
    shape.lineTo(27.8, -2.6);
  });
  graded(pen, sole, p(0, -2.6), p(0, 0), [
    [0, mix(color, '#ffffff', 0.4)],
    [0.5, color],
    [1, mix(color, '#43263f', 0.35)],
  ]);
  inside(pen, sole, () => {
    fill(pen, rectangle(-1, -1.5, 7.9, 1.6), '#6a5750');
    fill(pen, rectangle(-1, -1.5, 7.9, 0.3), '#8a756a');
  });
  stroke(pen, line([p(-0.2, -2.5), p(27.6, -2.5)]), faint('#43263f', 0.35), 0.3);
  for (let x = 0.6; x < 27; x += 0.9)
    stroke(pen, line([p(x, -2.05), p(x + 0.4, -2.05)]), mix(color, '#43263f', 0.45), 0.16);
}

/** The part of the shoe around the heel. */
function drawQuarter(pen: Pen, leather: Tone) {
  const shape = shaped((way) => {
    way.moveTo(-0.1, -2.5);
    way.bezierCurveTo(-1.1, -5.2, -0.9, -8.4, -0.1, -9.9);
    way.bezierCurveTo(0.5, -10.8, 1.7, -10.7, 2.6, -10);
    way.bezierCurveTo(4.8, -8.5, 8.2, -8.3, 11.4, -10);
    way.lineTo(15, -10.4);
    way.lineTo(15, -2.5);
  });
  graded(pen, shape, p(4, -10.6), p(6, -2.4), [
    [0, mix(leather.main, '#ffe9d0', 0.2)],
    [0.45, leather.main],
    [1, leather.shade],
  ]);
  inside(pen, shape, () => {
    // A stiffener around the heel, and the padded edge.
    stroke(
      pen,
      curve([p(5, -2), p(5.2, -5.4), p(2.4, -8), p(-1.6, -8.6)]),
      mix(leather.shade, '#1e1016', 0.3),
      0.3,
    );
    stroke(
      pen,
      curve([p(-0.4, -9.6), p(2.2, -9.6), p(6.4, -8.1), p(11.6, -9.6)]),
      mix(leather.main, '#ffe9d0', 0.34),
      0.8,
    );
  });
}

/** The front of the shoe: side, tongue, laces, toe cap. */
function drawVamp(pen: Pen, leather: Tone) {
  const tongue = shaped((way) => {
    way.moveTo(12.2, -9);
    way.bezierCurveTo(11.2, -11, 11.2, -12.3, 12.2, -12.6);
    way.bezierCurveTo(13.6, -12.7, 15, -10.8, 17, -9.2);
  });
  fill(pen, tongue, mix(leather.main, '#ffe9d0', 0.12));
  const upper = shaped((way) => {
    way.moveTo(8.4, -2.5);
    way.bezierCurveTo(8.8, -6.2, 10, -9.2, 12, -10.6);
    way.bezierCurveTo(13, -11.2, 13.8, -10.9, 14.6, -10.3);
    way.bezierCurveTo(17.2, -8.4, 19, -7.4, 21.2, -7);
    way.bezierCurveTo(25, -6.6, 27.9, -5.4, 27.9, -2.5);
  });
  graded(pen, upper, p(16, -10), p(18.6, -2), [
    [0, mix(leather.main, '#ffe9d0', 0.2)],
    [0.5, leather.main],
    [1, leather.shade],
  ]);
  inside(pen, upper, () => {
    fill(
      pen,
      blob([p(22.4, -8), p(30, -8), p(30, -1), p(23.4, -1), p(22.7, -4.4)]),
      mix(leather.shade, leather.main, 0.45),
    );
    softGlow(pen, p(24.4, -5.7), { x: 2.6, y: 1 }, '#ffe9d0', 0.4);
    const seam = mix(leather.shade, '#1e1016', 0.35);
    stroke(pen, curve([p(22.2, -7.4), p(22.6, -5), p(23.4, -2)]), seam, 0.3);
    // The panel with the eyelets.
    stroke(pen, curve([p(10.6, -7.6), p(13.6, -7.8), p(17, -6), p(19.6, -7.6)]), seam, 0.26);
    for (const crease of [19.6, 21])
      stroke(pen, curve([p(crease, -5.6), p(crease + 0.5, -4.6), p(crease + 0.4, -3.6)]), seam, 0.2);
  });
  stroke(pen, curve([p(8.7, -3.4), p(9.5, -7), p(12, -10.4)]), mix(leather.main, '#ffe9d0', 0.34), 0.45);
  drawLaces(pen);
}

function drawLaces(pen: Pen) {
  const cotton = '#efe4d2';
  const dark = faint('#2a1420', 0.35);
  for (const [x, y] of [
    [13.1, -9.3],
    [14.9, -8.3],
    [16.8, -7.4],
  ] as const) {
    fill(pen, ellipse(x, y, 0.36, 0.36), '#2a1a18');
    stroke(pen, line([p(x + 0.1, y + 0.25), p(x + 1.2, y - 1.2)]), dark, 0.62);
    stroke(pen, line([p(x, y), p(x + 1.1, y - 1.5)]), cotton, 0.62);
  }
  const knot = p(13.4, -11);
  for (const [way, turn] of [
    [p(-1.9, 0.9), -0.5],
    [p(1.9, 0.3), 0.35],
  ] as const)
    stroke(pen, ellipse(knot.x + way.x, knot.y + way.y, 1.7, 0.8, turn), cotton, 0.5);
  for (const end of [p(-1, 2.7), p(0.9, 2.9)])
    stroke(
      pen,
      curve([knot, p(knot.x + end.x * 0.8, knot.y + 1.4), p(knot.x + end.x, knot.y + end.y)]),
      cotton,
      0.5,
    );
  fill(pen, ellipse(knot.x, knot.y, 0.75, 0.65), cotton);
}

/** The back of the shoe, trodden flat on the sole: leather in creases, its padded edge to the front. */
function drawFoldedBack(pen: Pen, leather: Tone) {
  const inner = shaped((way) => {
    way.moveTo(8.6, -2.5);
    way.bezierCurveTo(9.4, -7.6, 11.4, -11, 14.6, -11.6);
    way.lineTo(18, -8);
    way.lineTo(16, -2.5);
  });
  fill(pen, inner, mix(lining, '#43263f', 0.42));
  fill(pen, rectangle(0, -3, 15, 0.8, 0.3), mix(lining, '#ffffff', 0.2));
  const folded = blob([
    p(-0.7, -2.5),
    p(-1.3, -3.7),
    p(-0.3, -4.9),
    p(2.4, -5.3),
    p(5.4, -4.7),
    p(8.4, -4.1),
    p(10.2, -3.3),
    p(9.4, -2.5),
    p(4, -2.3),
  ]);
  graded(pen, folded, p(2, -5.3), p(3, -2.4), [
    [0, mix(leather.main, '#ffe9d0', 0.34)],
    [0.5, leather.main],
    [1, leather.shade],
  ]);
  inside(pen, folded, () => {
    stroke(pen, curve([p(7.6, -5), p(8.6, -3.8), p(8.2, -2.2)]), mix(lining, '#ffffff', 0.12), 1);
    const crease = mix(leather.shade, '#1e1016', 0.4);
    stroke(pen, curve([p(-0.8, -3.5), p(1.6, -4.3), p(4.6, -3.9)]), crease, 0.3);
    stroke(pen, curve([p(0.6, -2.8), p(3, -3.3), p(6.6, -3.1)]), crease, 0.26);
    stroke(pen, curve([p(3.4, -5), p(5.2, -4.2), p(6.6, -4)]), crease, 0.22);
  });
}

function drawShoeShadow(pen: Pen) {
  softGlow(pen, p(14, 0.5), { x: 20, y: 1.9 }, '#43263f', 0.6);
}

/**
 * A laced leather shoe on a foot, from its side, toe to the right, its sole on y = 0; 28 long.
 * @param at the corner of its heel @param tipped degrees its heel is lifted
 */
export function drawWalkingShoe(pen: Pen, at: Point, scale: number, tipped = 0): void {
  placed(pen, at, scale, tipped, () => {
    if (Math.abs(tipped) < 3) drawShoeShadow(pen);
    drawQuarter(pen, brown);
    drawVamp(pen, brown);
    drawSole(pen);
  });
}

/** The same shoe without a foot, in the centimeters of the pen: one looks into it. */
export function drawEmptyShoe(pen: Pen, leather: Tone, sole: string): void {
  const inner = blob([
    p(-0.2, -9.4),
    p(1.4, -11),
    p(5, -10.4),
    p(9.4, -10.2),
    p(12.6, -11.6),
    p(12, -8.4),
    p(5, -7.8),
  ]);
  fill(pen, inner, mix(lining, '#43263f', 0.3));
  drawQuarter(pen, leather);
  drawVamp(pen, leather);
  drawSole(pen, sole);
}

/** What lies behind the foot in the same shoe when its back is folded flat: lining, insole, the back itself. */
export function drawFoldedShoeBehind(pen: Pen, at: Point, scale: number): void {
  placed(pen, at, scale, 0, () => {
    drawShoeShadow(pen);
    drawFoldedBack(pen, brown);
  });
}

/** What lies before the foot in that shoe. */
export function drawFoldedShoeFront(pen: Pen, at: Point, scale: number): void {
  placed(pen, at, scale, 0, () => {
    drawSole(pen);
    drawVamp(pen, brown);
  });
}

/** What lies behind a foot that is half in the shoe, the back of the shoe up: shadow and lining. */
export function drawShoeInside(pen: Pen, at: Point, scale: number): void {
  placed(pen, at, scale, 0, () => {
    drawShoeShadow(pen);
    fill(
      pen,
      blob([p(-0.2, -9.4), p(1.4, -11), p(5, -10.4), p(9.4, -10.2), p(12.6, -11.6), p(12, -8.4), p(5, -7.8)]),
      mix(lining, '#43263f', 0.3),
    );
  });
}

/** The whole of that shoe, without a foot. */
export function drawFoldedShoe(pen: Pen, at: Point, scale: number): void {
  drawFoldedShoeBehind(pen, at, scale);
  drawFoldedShoeFront(pen, at, scale);
}
