import { mix, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { ellipse, fill, line, polygon, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { cylinder, disc, facesOf, groundShadow, tube } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

const metal = tone('#6b6259', 0.3);

/** Light around a lamp. @param reach centimeters */
export function drawGlow(
  pen: Pen,
  view: Stage,
  at: Place,
  reach: number,
  strength: number,
  color = '#ffe6a6',
): void {
  const middle = view.at(at);
  const scale = view.scale(at.z);
  softGlow(pen, middle, { x: reach * scale, y: reach * scale }, color, strength * 2);
}

function drawShade(pen: Pen, view: Stage, at: Place, low: number, high: number, tall: number, lit: boolean) {
  const scale = view.scale(at.z);
  const middle = view.at(at);
  const main = lit ? '#ffe9b8' : '#e9d9b8';
  const side = lit ? '#f6cf86' : '#d0bd98';
  const shape = polygon([
    { x: middle.x - high * scale, y: middle.y - tall * scale },
    { x: middle.x + high * scale, y: middle.y - tall * scale },
    { x: middle.x + low * scale, y: middle.y },
    { x: middle.x - low * scale, y: middle.y },
  ]);
  const [left, right] = [-low, low].map((aside) => ({ x: middle.x + aside * scale, y: middle.y }));
  if (!left || !right) return;
  graded(pen, shape, left, right, [
    [0, mix(main, side, 0.55)],
    [0.3, mix(main, '#fffaf0', lit ? 0.4 : 0.15)],
    [0.6, main],
    [1, side],
  ]);
  fill(pen, ellipse(middle.x, middle.y, low * scale, low * 0.12 * scale), lit ? '#fff6db' : side);
}

/** A standing lamp. @param at its foot; the shade hangs at 128 to 160 cm */
export function drawFloorLamp(pen: Pen, view: Stage, at: Place, { lit = true, height = 160 } = {}): void {
  groundShadow(pen, view, at.x, at.z, 18, 14);
  fill(pen, disc(view, at.x, at.z, 14, 14, 1), metal.shade);
  fill(pen, disc(view, at.x, at.z, 13, 13, 2), metal.main);
  tube(pen, view, [place(at.x, 2, at.z), place(at.x, height - 26, at.z)], 1.3, metal);
  if (lit) drawGlow(pen, view, place(at.x, height - 20, at.z), 95, 0.1);
  drawShade(pen, view, place(at.x, height - 34, at.z), 24, 15, 33, lit);
}

/** A small lamp. @param at its foot, on a table */
export function drawTableLamp(
  pen: Pen,
  view: Stage,
  at: Place,
  { lit = true, color = '#7fa3b0', glow = true } = {},
): void {
  if (lit && glow) drawGlow(pen, view, { ...at, y: at.y + 30 }, 62, 0.1);
  cylinder(
    pen,
    view,
    { x: at.x, z: at.z, y: at.y, height: 18, radius: 7, topRadius: 3 },
    facesOf(tone(color, 0.24)),
  );
  drawShade(pen, view, { ...at, y: at.y + 20 }, 15, 9, 20, lit);
}

/** A lamp at the ceiling. @param glow how far it is seen around a lit one, in centimeters */
export function drawCeilingBulb(pen: Pen, view: Stage, at: Place, { lit = false, glow = 80 } = {}): void {
  const middle = view.at(at);
  const scale = view.scale(at.z);
  if (lit) drawGlow(pen, view, at, glow, 0.12);
  pen.fillStyle = '#5a5148';
  pen.fillRect(middle.x - 0.6 * scale, middle.y - 60 * scale, 1.2 * scale, 52 * scale);
  fill(
    pen,
    polygon([
      { x: middle.x - 3.4 * scale, y: middle.y - 10 * scale },
      { x: middle.x + 3.4 * scale, y: middle.y - 10 * scale },
      { x: middle.x + 3 * scale, y: middle.y - 3 * scale },
      { x: middle.x - 3 * scale, y: middle.y - 3 * scale },
    ]),
    '#6b6259',
  );
  fill(pen, ellipse(middle.x, middle.y + 2.6 * scale, 6 * scale, 7 * scale), lit ? '#fff2c4' : '#a7a6a4');
  fill(
    pen,
    ellipse(middle.x - 1.6 * scale, middle.y + 1 * scale, 2.2 * scale, 3 * scale),
    lit ? '#ffffff' : mix('#a7a6a4', '#ffffff', 0.35),
  );
  if (lit) return;
  // The wire in a burned-out bulb has a gap.
  for (const side of [-1, 1]) {
    const wire = [
      { x: middle.x + side * 1.6 * scale, y: middle.y - 3.4 * scale },
      { x: middle.x + side * 2.2 * scale, y: middle.y + 2.6 * scale },
      { x: middle.x + side * 0.7 * scale, y: middle.y + (side < 0 ? 4.4 : 2.2) * scale },
    ];
    stroke(pen, line(wire), '#4d4a4c', 0.45 * scale);
  }
}

/** A porch lantern, lit. @param at its middle; it is 26 cm high */
export function drawPorchLamp(pen: Pen, view: Stage, at: Place): void {
  drawGlow(pen, view, at, 58, 0.16, '#ffd98c');
  const middle = view.at(at);
  const scale = view.scale(at.z);
  const band = (half: number, up: number, tall: number, wider: number) =>
    polygon([
      { x: middle.x - half * scale, y: middle.y - up * scale },
      { x: middle.x + half * scale, y: middle.y - up * scale },
      { x: middle.x + (half + wider) * scale, y: middle.y + (tall - up) * scale },
      { x: middle.x - (half + wider) * scale, y: middle.y + (tall - up) * scale },
    ]);
  fill(pen, band(7, 8, 18, 0), '#ffe9ac');
  fill(pen, ellipse(middle.x, middle.y + 2 * scale, 3.6 * scale, 5.4 * scale), '#fffdf2');
  for (const left of [-7, -0.5, 6]) {
    pen.fillStyle = '#4d4a52';
    pen.fillRect(middle.x + left * scale, middle.y - 8 * scale, scale, 18 * scale);
  }
  fill(pen, band(3, 15, 7, 6), '#4d4a52');
  fill(pen, band(8, -10, 3, 0), '#4d4a52');
}
