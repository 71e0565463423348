import { faint, tone } from '../canvas/color.ts';
import { chain, curve, ellipse, fill, inside, line, shaped, solid, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';

/**
 * A rubber tip that lies on its side, its face turned half to us, the middle of the face at the origin; 5.5 high.
 * @param shaft centimeters of the wooden cane to its left, up to its crook, which lies farther away; 0 for a tip alone
 * @param worn flat and smooth on its lower side, cracked, bare metal at the rim; otherwise deep rings
 */
export function drawLyingTip(
  pen: Pen,
  at: Point,
  scale: number,
  { worn = false, shaft = 0, turn = 0 } = {},
): void {
  placed(pen, at, scale, turn, () => {
    if (shaft > 0) drawShaft(pen, shaft);
    const rubber = worn ? tone('#59565d', 0.32) : tone('#3a383f', 0.34);
    const low = worn ? -2.1 : 0;
    const cup = shaped((shape) => {
      shape.moveTo(-7.6, -1.7);
      shape.lineTo(-2.6, -2.3);
      shape.lineTo(-1.8, -2.75);
      shape.lineTo(0, -2.75);
      shape.lineTo(low, 2.75);
      shape.lineTo(Math.min(-1.8, low - 0.5), 2.75);
      shape.lineTo(-2.8, 2.3);
      shape.lineTo(-7.6, 1.7);
      shape.bezierCurveTo(-8, 0.9, -8, -0.9, -7.6, -1.7);
    });
    solid(pen, cup, rubber, 0.2, 1);
    for (const x of [-6.9, -6]) {
      const bow = curve([
        { x, y: -1.76 - (x + 7) * 0.1 },
        { x: x + 0.3, y: 0 },
        { x, y: 1.76 + (x + 7) * 0.1 },
      ]);
      stroke(pen, bow, faint('#ffffff', 0.28), 0.3);
    }
    if (worn) drawWornFace(pen);
    else drawRingedFace(pen);
  });
}

/** The cane, thinner where it is farther away, with the crook for the hand at its end. */
function drawShaft(pen: Pen, long: number) {
  const wood = tone('#a9744a', 0.3);
  const end = -long;
  const bend = Array.from({ length: 17 }, (_, step) => {
    const angle = (Math.PI * step) / 16;
    return { x: end - 3.2 * Math.sin(angle), y: -1.4 * (1 - Math.cos(angle)), r: 0.86 - step * 0.009 };
  });
  const crook = [{ x: -6, y: 0, r: 1.15 }, ...bend, { x: end + 2.6, y: -2.66, r: 0.74 }];
  solid(pen, chain(crook), wood, 0, 0.6);
  stroke(
    pen,
    line([
      { x: -8, y: -0.55 },
      { x: end, y: -0.4 },
    ]),
    faint('#ffffff', 0.22),
    0.3,
  );
}

function drawRingedFace(pen: Pen) {
  solid(pen, ellipse(0, 0, 1.6, 2.75), tone('#5a5760', 0.3), 0.3, 0.3);
  for (const [x, y] of [
    [1.22, 2.1],
    [0.82, 1.42],
    [0.4, 0.7],
  ] as const) {
    stroke(pen, ellipse(0, 0, x, y), '#17161b', 0.34);
    stroke(pen, ellipse(0.14, 0.14, x, y), faint('#ffffff', 0.22), 0.12);
  }
}

/** Ground off aslant: pale and smooth, a crack that runs up the side, and the metal inside at the lower rim. */
function drawWornFace(pen: Pen) {
  const lean = 0.36;
  const face = ellipse(-1.02, 0, 1.75, 2.95, lean);
  solid(pen, face, tone('#a29fa4', 0.26), 0.3, 0.2);
  inside(pen, face, () => {
    fill(pen, ellipse(-1.5, 1, 1.5, 1.9, lean), faint('#ffffff', 0.3));
    // What is left of the pattern.
    stroke(pen, ellipse(-1.02, 0, 1.3, 2.3, lean), faint('#2b2930', 0.2), 0.2);
    fill(pen, ellipse(-2, 2.3, 1.05, 0.85, lean), '#5f666c');
    fill(pen, ellipse(-2.06, 2.24, 0.85, 0.62, lean), '#cdd5da');
  });
  const crack = line([
    { x: -0.9, y: 0.5 },
    { x: -0.5, y: -0.5 },
    { x: -1.1, y: -1.2 },
    { x: -0.7, y: -2 },
    { x: -1.5, y: -2.4 },
    { x: -2.6, y: -1.6 },
    { x: -3.4, y: -1.9 },
    { x: -4.6, y: -1 },
  ]);
  stroke(pen, crack, '#141318', 0.24);
}
