import { faint, mix, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import {
  blob,
  chain,
  curve,
  ellipse,
  fill,
  inside,
  line,
  rectangle,
  shaped,
  stroke,
  tapered,
} from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';

const p = (x: number, y: number): Point => ({ x, y });

/** The sole: a circle seen aslant; the rings of the sleeve are circles of the same turn. */
const sole = { x: 1.5, y: 2.55 };
const squeezed = sole.x / sole.y;

/** The half of a circle about the tip that we see on its wall: it bows away from the sole. */
const around = (x: number, radius: number) =>
  curve(
    Array.from({ length: 9 }, (_, step) => {
      const angle = Math.PI * (0.5 + step / 8);
      return p(x + radius * squeezed * Math.cos(angle), -radius * Math.sin(angle));
    }),
  );

/**
 * A rubber tip that lies on its side, its sole turned half to us, the middle of the sole at the origin; 5.1 high.
 * @param shaft centimeters of the wooden cane to its left, up to its crook, which lies farther away; 0 for a tip alone
 * @param worn flat and smooth on its lower side, cracked, bare metal at the rim; otherwise deep rings
 * @param tip false for the cane without its tip
 */
export function drawLyingTip(
  pen: Pen,
  at: Point,
  scale: number,
  { worn = false, shaft = 0, turn = 0, tip = true } = {},
): void {
  placed(pen, at, scale, turn, () => {
    drawShadow(pen, shaft, tip);
    if (shaft > 0) drawShaft(pen, shaft, tip);
    if (!tip) return;
    drawCup(pen, worn);
    if (worn) drawWornSole(pen);
    else drawRingedSole(pen);
  });
}

/** Darkest where it touches the table: under the foot of the tip, and under the crook. */
function drawShadow(pen: Pen, shaft: number, hasTip: boolean) {
  const dark = '#43203a';
  if (shaft > 0) {
    softGlow(pen, p(-shaft / 2 - 2, 2.1), { x: shaft * 0.66, y: 1.1 }, dark, 0.34);
    softGlow(pen, p(-shaft, 1), { x: 4.6, y: 0.7 }, dark, 0.5);
  }
  if (!hasTip) return;
  softGlow(pen, p(-2.2, 2.2), { x: 7.4, y: 1.5 }, dark, 0.5);
  softGlow(pen, p(-0.4, 2.45), { x: 2.6, y: 0.6 }, dark, 0.8);
}

/** The body of the tip: a sleeve with ribs to grip it by, and a foot that widens to the sole. */
function drawCup(pen: Pen, worn: boolean) {
  const rubber = worn ? '#6d6873' : '#45414b';
  const front = worn ? p(-0.5, 2.4) : p(0, sole.y);
  const cup = shaped((shape) => {
    shape.moveTo(-7.4, -1.72);
    shape.bezierCurveTo(-5.6, -1.76, -4, -1.8, -3.2, -1.9);
    shape.bezierCurveTo(-2.2, -2.05, -1.9, -sole.y, -1, -sole.y);
    shape.lineTo(0, -sole.y);
    shape.lineTo(front.x, front.y);
    shape.lineTo(-1, front.y);
    shape.bezierCurveTo(-1.9, front.y, -2.2, 2.05, -3.2, 1.9);
    shape.bezierCurveTo(-4, 1.8, -5.6, 1.76, -7.4, 1.72);
    shape.bezierCurveTo(-8.75, 1.6, -8.75, -1.6, -7.4, -1.72);
  });
  graded(pen, cup, p(-4, -2.5), p(-4, 2.5), [
    [0, mix(rubber, '#2b2430', 0.2)],
    [0.22, mix(rubber, '#ffffff', 0.3)],
    [0.48, rubber],
    [0.86, mix(rubber, '#17101a', 0.62)],
    [1, mix(rubber, '#5a4038', 0.5)],
  ]);
  inside(pen, cup, () => {
    for (const x of [-6.9, -5.9, -4.9]) {
      stroke(pen, around(x + 0.2, 1.8), faint('#141016', 0.5), 0.34);
      stroke(pen, around(x - 0.08, 1.8), faint('#ffffff', 0.22), 0.2);
    }
    // The upright wall of the foot begins at an edge that catches the light.
    stroke(pen, around(-1.15, sole.y), faint('#141016', 0.4), 0.34);
    stroke(pen, around(-0.95, sole.y), faint('#ffffff', 0.26), 0.14);
    softGlow(pen, p(-4.4, -1), { x: 3.4, y: 0.5 }, '#ffffff', 0.3);
  });
}

/**
 * A rubber tip that stands, with the shaft of its cane above it; its middle on what it stands on is the origin.
 * @param worn ground off aslant on its right and smooth; otherwise with grooves all around
 */
export function drawStandingTip(
  pen: Pen,
  at: Point,
  scale: number,
  { worn = false, shaft = 30, turn = 0 } = {},
): void {
  placed(pen, at, scale, turn, () => {
    drawUprightShaft(pen, shaft);
    const rubber = worn ? '#6d6873' : '#45414b';
    const right = worn ? p(1.5, -0.85) : p(sole.y, 0);
    const foot = shaped((shape) => {
      shape.moveTo(-1.75, -7.6);
      shape.bezierCurveTo(-1.8, -5.6, -1.85, -4, -1.95, -3.2);
      shape.bezierCurveTo(-2.1, -2.2, -sole.y, -1.9, -sole.y, -1);
      shape.lineTo(-sole.y, 0);
      shape.lineTo(worn ? 0.2 : right.x, 0);
      if (worn) shape.quadraticCurveTo(1.5, -0.1, 2.3, -1.15);
      shape.lineTo(worn ? 2.42 : sole.y, worn ? -1.3 : -1);
      shape.bezierCurveTo(sole.y, -1.9, 2.1, -2.2, 1.95, -3.2);
      shape.bezierCurveTo(1.85, -4, 1.8, -5.6, 1.75, -7.6);
    });
    graded(pen, foot, p(-2.5, -4), p(2.5, -4), [
      [0, mix(rubber, '#2b2430', 0.2)],
      [0.24, mix(rubber, '#ffffff', 0.32)],
      [0.5, rubber],
      [0.88, mix(rubber, '#17101a', 0.62)],
      [1, mix(rubber, '#5a4038', 0.4)],
    ]);
    inside(pen, foot, () => {
      for (const y of [-6.9, -5.9, -4.9]) {
        stroke(pen, curve([p(-2, y - 0.1), p(0, y + 0.24), p(2, y - 0.1)]), faint('#141016', 0.5), 0.32);
        stroke(pen, curve([p(-2, y - 0.34), p(0, y), p(2, y - 0.34)]), faint('#ffffff', 0.2), 0.16);
      }
      if (worn) {
        // Smooth and pale where it is ground off.
        stroke(pen, curve([p(0.1, -0.1), p(1.5, -0.3), p(2.4, -1.3)]), '#c9c4cb', 0.5);
        return;
      }
      for (const x of [-2.05, -1.4, -0.7, 0, 0.7, 1.4, 2.05])
        fill(pen, rectangle(x - 0.17, -0.72, 0.34, 0.8, 0.12), '#121015');
    });
    if (worn) fill(pen, tapered([p(0.9, -0.6), p(0.6, -1.5), p(1.1, -2.2), p(0.7, -3.2)], 0.26), '#15121a');
  });
}

/** The wood above a standing tip. */
function drawUprightShaft(pen: Pen, long: number) {
  const wood = tone('#a9744a', 0.36);
  graded(pen, rectangle(-1.25, -long, 2.5, long - 6), p(-1.25, 0), p(1.25, 0), [
    [0, mix(wood.main, wood.shade, 0.3)],
    [0.28, mix(wood.main, '#ffe6c4', 0.45)],
    [0.55, wood.main],
    [1, wood.shade],
  ]);
  softGlow(pen, p(0, -8), { x: 2.6, y: 0.9 }, '#2a1420', 0.6);
}

/** The cane, thinner where it is farther away, with the crook for the hand at its end. */
function drawShaft(pen: Pen, long: number, inSleeve: boolean) {
  const wood = tone('#a9744a', 0.36);
  const end = -long;
  const bend = Array.from({ length: 17 }, (_, step) => {
    const angle = (Math.PI * step) / 16;
    return { x: end - 2.9 * Math.sin(angle), y: -1.08 * (1 - Math.cos(angle)), r: 0.84 - step * 0.01 };
  });
  const crook = chain([{ x: -6, y: 0, r: 1.25 }, ...bend, { x: end + 2.2, y: -2.1, r: 0.68 }]);
  fill(pen, crook, wood.shade);
  inside(pen, crook, () => {
    const middle = [
      p(-5, -0.05),
      p(end, -0.05),
      ...bend.map(({ x, y }) => p(x, y - 0.05)),
      p(end + 1.9, -2.15),
    ];
    for (const [color, width, up] of [
      [mix(wood.main, wood.shade, 0.45), 1.9, 0.1],
      [wood.main, 1.3, 0.22],
      [mix(wood.main, '#ffe6c4', 0.4), 0.5, 0.42],
      [mix(wood.main, '#fff6e8', 0.75), 0.16, 0.5],
    ] as const)
      stroke(pen, line(middle.map(({ x, y }) => p(x, y - up))), color, width);
    for (const [from, to, y] of [
      [-15.4, -11.2, 0.2],
      [-12.6, -9, 0.5],
    ] as const)
      stroke(pen, curve([p(from, y), p((from + to) / 2, y + 0.12), p(to, y)]), faint('#5a3420', 0.4), 0.1);
    // The sleeve throws a shadow on the wood that comes out of it.
    if (inSleeve) softGlow(pen, p(-8.2, 0), { x: 1, y: 2.4 }, '#2a1420', 0.6);
  });
}

/** Rings of rubber with deep grooves between them. */
function drawRingedSole(pen: Pen) {
  fill(pen, ellipse(-0.08, 0, sole.x, sole.y), '#2a2730');
  for (const share of [1, 0.74, 0.48, 0.22]) {
    const [x, y] = [sole.x * share, sole.y * share];
    graded(pen, ellipse(0, 0, x, y), p(-x * 0.6, -y), p(x * 0.6, y), [
      [0, '#918d98'],
      [0.5, '#605c66'],
      [1, '#413d47'],
    ]);
    const inner = share - 0.13;
    if (inner > 0.1) fill(pen, ellipse(0.04, 0.04, sole.x * inner, sole.y * inner), '#121015');
  }
  stroke(pen, curve([p(-1.15, -1.6), p(-0.66, -2.26), p(0.1, -2.5)]), faint('#ffffff', 0.45), 0.12);
}

/** Ground off aslant: rings are left above, below it is pale and smooth down to the metal in the rubber. */
function drawWornSole(pen: Pen) {
  const edge = [
    p(1.38, -0.5),
    p(1.34, 0.7),
    p(0.92, 1.78),
    p(0.1, 2.36),
    p(-0.8, 2.4),
    p(-1.6, 1.86),
    p(-1.92, 0.7),
    p(-1.52, -0.3),
    p(-0.1, -0.62),
  ];
  const [ground, smooth] = [blob(edge), blob(edge.map(({ x, y }) => p(x * 0.96 + 0.2, y * 0.98 - 0.36)))];
  const whole = ellipse(0, 0, sole.x, sole.y);
  const drawRings = () => {
    graded(pen, whole, p(0, -sole.y), p(0, 0), [
      [0, '#8f8a94'],
      [1, '#69646f'],
    ]);
    for (const share of [0.84, 0.6, 0.36])
      stroke(pen, ellipse(0, 0, sole.x * share, sole.y * share), '#1d1a22', 0.24);
  };
  const upper = shaped((shape) => {
    shape.ellipse(0, 0, sole.x, sole.y, 0, Math.PI, Math.PI * 2);
    shape.lineTo(1.3, 0.4);
    shape.lineTo(-1.4, 0.4);
  });
  const lower = rectangle(-3, 0.1, 6, 3);
  inside(pen, upper, drawRings);
  // The steel within comes out where most is gone, as a sickle at the lower rim.
  inside(pen, lower, () => {
    graded(pen, ground, p(-2.2, 1), p(1, 2.2), [
      [0, '#8b969d'],
      [0.3, '#f6fafb'],
      [0.6, '#a9b5bc'],
      [1, '#e6edf0'],
    ]);
  });
  inside(pen, ground, () => {
    inside(pen, lower, () => {
      stroke(pen, smooth, '#3d3642', 0.3);
      fill(pen, smooth, '#847f89');
    });
    inside(pen, smooth, drawRings);
    // The rings become shallow, then nothing of them is left.
    graded(pen, smooth, p(-0.1, -0.85), p(0.1, 2.1), [
      [0, faint('#8f8a94', 0)],
      [0.42, faint('#a8a3ac', 0.95)],
      [0.75, '#bdb8bf'],
      [1, '#9a959f'],
    ]);
    softGlow(pen, p(0.2, 1), { x: 1.2, y: 0.7 }, '#ffffff', 0.36);
  });
  drawCrack(pen);
}

/** The rubber has split: a gap that is widest at the rim of the sole and ends in the wall. */
function drawCrack(pen: Pen) {
  const way = [p(-1.08, -1.5), p(-1.7, -1.3), p(-2.4, -1.42), p(-3.1, -0.98), p(-3.8, -1.02), p(-4.6, -0.56)];
  const gap = (aside: number) => way.map(({ x, y }, at) => p(x, y + aside * (1 - at / (way.length - 1))));
  stroke(pen, curve(gap(0.2).slice(0, 3)), faint('#ffffff', 0.3), 0.07);
  fill(pen, blob([...gap(0.13), ...gap(-0.13).toReversed()]), '#15121a');
  fill(pen, tapered([p(-2.4, -1.4), p(-2.7, -0.9), p(-2.66, -0.3), p(-3, 0.2)], 0.16), '#15121a');
}
