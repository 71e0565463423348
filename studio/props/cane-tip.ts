import { faint, mix, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { chain, curve, ellipse, fill, inside, line, shaped, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';

const p = (x: number, y: number): Point => ({ x, y });

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
    drawCup(pen, worn);
    if (worn) drawWornFace(pen);
    else drawRingedFace(pen);
  });
}

/** The body of the tip: a sleeve with rings to grip it by, and a foot that widens to the face. */
function drawCup(pen: Pen, worn: boolean) {
  const low = worn ? -2.1 : 0;
  const rubber = worn ? '#615d66' : '#3c3941';
  const cup = shaped((shape) => {
    shape.moveTo(-7.6, -1.7);
    shape.bezierCurveTo(-5.6, -1.95, -4, -2.05, -3, -2.2);
    shape.bezierCurveTo(-2.2, -2.4, -1.8, -2.75, -0.6, -2.75);
    shape.lineTo(0, -2.75);
    shape.lineTo(low, 2.75);
    shape.lineTo(low - 0.6, 2.75);
    shape.bezierCurveTo(Math.min(-1.8, low - 0.8), 2.75, -2.6, 2.35, -3.4, 2.2);
    shape.bezierCurveTo(-4.6, 2.02, -6, 1.9, -7.6, 1.7);
    shape.bezierCurveTo(-8, 0.9, -8, -0.9, -7.6, -1.7);
  });
  graded(pen, cup, p(-4, -2.8), p(-3.8, 2.8), [
    [0, mix(rubber, '#43263f', 0.25)],
    [0.16, mix(rubber, '#ffffff', 0.3)],
    [0.42, rubber],
    [1, mix(rubber, '#17101a', 0.6)],
  ]);
  inside(pen, cup, () => {
    for (const x of [-7.2, -6.3, -5.4]) {
      const half = 1.85 + (x + 7.2) * 0.08;
      const bow = (shift: number) => curve([p(x + shift, -half), p(x + 0.42 + shift, 0), p(x + shift, half)]);
      stroke(pen, bow(0.18), faint('#141016', 0.55), 0.3);
      stroke(pen, bow(-0.08), faint('#ffffff', 0.2), 0.16);
    }
    softGlow(pen, p(-4, -1.3), { x: 3.6, y: 0.55 }, '#ffffff', 0.28);
    // The edge where the face begins.
    stroke(pen, curve([p(-1.3, -2.9), p(-0.6, 0), p(low - 0.8, 2.9)]), faint('#141016', 0.3), 0.3);
  });
}

/** The cane, thinner where it is farther away, with the crook for the hand at its end. */
function drawShaft(pen: Pen, long: number) {
  const wood = tone('#a9744a', 0.36);
  const end = -long;
  const bend = Array.from({ length: 17 }, (_, step) => {
    const angle = (Math.PI * step) / 16;
    return { x: end - 3.2 * Math.sin(angle), y: -1.4 * (1 - Math.cos(angle)), r: 0.86 - step * 0.009 };
  });
  const crook = chain([{ x: -6, y: 0, r: 1.15 }, ...bend, { x: end + 2.6, y: -2.66, r: 0.74 }]);
  fill(pen, crook, wood.shade);
  inside(pen, crook, () => {
    const middle = [
      p(-5, -0.05),
      p(end, -0.05),
      ...bend.map(({ x, y }) => p(x, y - 0.05)),
      p(end + 2.8, -2.71),
    ];
    for (const [color, width, up] of [
      [mix(wood.main, wood.shade, 0.45), 1.9, 0.1],
      [wood.main, 1.3, 0.22],
      [mix(wood.main, '#ffe6c4', 0.4), 0.5, 0.42],
      [mix(wood.main, '#fff6e8', 0.75), 0.16, 0.5],
    ] as const)
      stroke(pen, line(middle.map(({ x, y }) => p(x, y - up))), color, width);
    for (const [from, to, y] of [
      [-18.4, -12.2, 0.2],
      [-14, -8.6, 0.5],
      [-10.6, -7.4, 0.05],
    ] as const)
      stroke(pen, curve([p(from, y), p((from + to) / 2, y + 0.12), p(to, y)]), faint('#5a3420', 0.4), 0.1);
  });
}

/** Rings of rubber with deep grooves between them. */
function drawRingedFace(pen: Pen) {
  fill(pen, ellipse(-0.12, 0, 1.72, 2.8), '#2a2730');
  for (const share of [1, 0.74, 0.48, 0.22]) {
    const [x, y] = [1.6 * share, 2.7 * share];
    graded(pen, ellipse(0, 0, x, y), p(-x * 0.6, -y), p(x * 0.6, y), [
      [0, '#837f8a'],
      [0.5, '#55515b'],
      [1, '#3a3740'],
    ]);
    const inner = share - 0.13;
    if (inner > 0.1) fill(pen, ellipse(0.03, 0.04, 1.6 * inner, 2.7 * inner), '#121015');
  }
  stroke(pen, curve([p(-1.2, -1.85), p(-0.7, -2.45), p(0.1, -2.68)]), faint('#ffffff', 0.4), 0.12);
}

/** Ground off aslant: pale and smooth, a crack that runs up the side, and the metal inside at the lower rim. */
function drawWornFace(pen: Pen) {
  const lean = 0.36;
  fill(pen, ellipse(-1.12, 0.02, 1.82, 3, lean), '#4b4750');
  const face = ellipse(-1, 0, 1.72, 2.9, lean);
  graded(pen, face, p(-1.4, -2.9), p(-1.4, 2.7), [
    [0, '#86828b'],
    [0.35, '#a9a5ab'],
    [0.8, '#cfccd0'],
    [1, '#b7b3b8'],
  ]);
  inside(pen, face, () => {
    // What is left of the rings, at the side that was used less.
    for (const share of [0.82, 0.6, 0.4]) {
      stroke(pen, ellipse(-1, -0.1, 1.72 * share, 2.9 * share, lean), faint('#3a3640', 0.24 * share), 0.16);
    }
    softGlow(pen, p(-1.5, 1), { x: 1.5, y: 1.7 }, '#ffffff', 0.55);
    for (const [x, y] of [
      [-0.6, 1.2],
      [-1, 0.6],
      [-0.2, 0.4],
    ] as const)
      stroke(pen, line([p(x, y), p(x - 0.5, y + 0.5)]), faint('#6c6872', 0.4), 0.08);
    fill(pen, ellipse(-2.02, 2.28, 1.08, 0.86, lean), '#4f565c');
    graded(pen, ellipse(-2.08, 2.22, 0.88, 0.64, lean), p(-2.8, 1.8), p(-1.4, 2.7), [
      [0, '#f2f6f8'],
      [0.5, '#aab5bc'],
      [1, '#e3e9ec'],
    ]);
  });
  const crack = [
    p(-0.86, 0.7),
    p(-0.5, -0.1),
    p(-0.78, -0.7),
    p(-1.12, -1.2),
    p(-0.82, -1.9),
    p(-1.5, -2.4),
    p(-2.2, -1.9),
    p(-2.8, -1.75),
    p(-3.5, -1.9),
    p(-4.5, -1.15),
  ];
  stroke(pen, line(crack.map(({ x, y }) => p(x + 0.1, y + 0.1))), faint('#ffffff', 0.35), 0.12);
  stroke(pen, line(crack), '#141318', 0.17);
  stroke(pen, line([p(-1.12, -1.2), p(-1.6, -0.9), p(-1.8, -0.4)]), '#141318', 0.11);
  stroke(pen, line([p(-2.8, -1.75), p(-3.2, -1.1)]), '#141318', 0.1);
}
