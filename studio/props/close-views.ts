import { faint, mix, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { ellipse, fill, line, polygon, rectangle, solid, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';

/** A round tube that stands upright: light at its left, dark at its right edge. */
function drawUprightTube(pen: Pen, x: number, y: number, width: number, height: number, color: string) {
  const from = { x, y };
  const to = { x: x + width, y };
  graded(pen, rectangle(x, y, width, height, 0.5), from, to, [
    [0, mix(color, '#43263f', 0.2)],
    [0.2, mix(color, '#ffffff', 0.35)],
    [0.36, mix(color, '#ffffff', 0.75)],
    [0.55, color],
    [0.86, mix(color, '#43263f', 0.36)],
    [1, mix(color, '#43263f', 0.2)],
  ]);
}

/** The spring button, all the way out: a brass dome that throws a shadow on the tube. */
function drawButtonOut(pen: Pen, y: number) {
  softGlow(pen, { x: 0.7, y: y + 1.2 }, { x: 3.4, y: 3 }, '#2a1420', 0.75);
  fill(pen, ellipse(-0.4, y, 2.25, 2.25), '#7d5418');
  graded(pen, ellipse(-0.4, y, 2.05, 2.05), { x: -2, y: y - 2 }, { x: 1.4, y: y + 2 }, [
    [0, '#fff0bd'],
    [0.4, '#e9ad42'],
    [1, '#9c6418'],
  ]);
  softGlow(pen, { x: -1.1, y: y - 0.8 }, { x: 0.9, y: 0.7 }, '#ffffff', 0.9);
}

function drawLegWheel(pen: Pen) {
  const y = -5.4;
  fill(pen, ellipse(0, y, 5.5, 5.5), '#2f2c32');
  for (let tread = 0; tread < 36; tread++) {
    const angle = (tread * Math.PI) / 18;
    const on = (r: number) => ({ x: r * Math.cos(angle), y: y + r * Math.sin(angle) });
    stroke(pen, line([on(4.9), on(5.5)]), '#47434a', 0.22);
  }
  stroke(pen, ellipse(0, y, 4.5, 4.5), '#4b474f', 0.7);
  graded(pen, ellipse(0, y, 3.6, 3.6), { x: -2.6, y: y - 2.6 }, { x: 2.6, y: y + 2.6 }, [
    [0, '#8d8a92'],
    [0.5, '#65626a'],
    [1, '#47444b'],
  ]);
  for (let spoke = 0; spoke < 5; spoke++) {
    const angle = (spoke * Math.PI * 2) / 5 - Math.PI / 2;
    fill(pen, ellipse(2.35 * Math.cos(angle), y + 2.35 * Math.sin(angle), 0.62, 0.62), '#39363c');
  }
  graded(pen, ellipse(0, y, 1.4, 1.4), { x: -1, y: y - 1 }, { x: 1, y: y + 1 }, [
    [0, '#f2f5f6'],
    [1, '#8f9aa1'],
  ]);
  softGlow(pen, { x: -3.4, y: y - 3.4 }, { x: 1.7, y: 1.1 }, '#ffffff', 0.3);
}

/**
 * The front leg of a walker, large, thicker than life: the inner tube with the wheel on y = 0, over it the outer tube with
 * its row of holes; 70 high, the button 25 over the floor.
 * @param slip how far the outer tube has slipped down over the inner one
 */
export function drawWalkerLeg(pen: Pen, at: Point, scale: number, slip = 0): void {
  placed(pen, at, scale, 0, () => {
    softGlow(pen, { x: 1, y: 0.3 }, { x: 11, y: 1.6 }, '#43263f', 0.5);
    drawUprightTube(pen, -2.4, -30, 4.8, 24, '#98a4ac');
    drawUprightTube(pen, -3.4, -72 + slip, 6.8, 57, '#c3ccd2');
    graded(pen, rectangle(-3.9, -17.4 + slip, 7.8, 3.4, 0.9), { x: -3.9, y: 0 }, { x: 3.9, y: 0 }, [
      [0, '#3f4a52'],
      [0.3, '#85939c'],
      [1, '#39434a'],
    ]);
    const y = -25 + slip;
    for (const hole of [y - 10, y - 20, y - 30, y - 40]) {
      fill(pen, ellipse(-0.2, hole + 0.2, 1.5, 1.5), '#f4f7f8');
      fill(pen, ellipse(-0.4, hole, 1.4, 1.4), '#2c353b');
      fill(pen, ellipse(-0.1, hole + 0.35, 1, 0.95), '#4a565e');
    }
    drawButtonOut(pen, y);
    drawLegWheel(pen);
  });
}

/** A scar in the wall behind a bracket at the same point: a hole where the screw came out, crumbs, hair cracks. */
export function drawBrokenPlaster(pen: Pen, at: Point, scale: number): void {
  const hole = (size: number) =>
    polygon(
      [
        [-6.4, 4.4],
        [-5.6, 1.2],
        [-3, 0.9],
        [-1.4, -0.4],
        [1.2, 1.1],
        [3.4, 0.8],
        [5.4, 3.2],
        [4.4, 6.6],
        [5, 9],
        [0.6, 9.4],
        [-1.8, 11.6],
        [-2.6, 8.9],
        [-4.6, 8.4],
      ].map(([x = 0, y = 0]) => ({ x: x * size - 0.2, y: 5 + (y - 5) * size })),
    );
  placed(pen, at, scale, 0, () => {
    // A white rim of plaster around the dark of the wall, where the bracket was held.
    fill(pen, hole(1.12), '#fffdf8');
    fill(pen, hole(0.94), '#c4ae90');
    fill(pen, hole(0.72), '#93795f');
    fill(pen, ellipse(-0.4, 5.2, 2, 2.2), faint('#3f3026', 0.6));
    for (const way of [
      [
        [-5.6, 2.4],
        [-9, 1.2],
        [-10.6, -1.6],
      ],
      [
        [4.8, 4],
        [8, 6],
        [11, 5.4],
      ],
      [
        [-1.8, 11],
        [-3, 14],
        [-2.2, 16.6],
      ],
    ]) {
      stroke(pen, line(way.map(([x = 0, y = 0]) => ({ x, y }))), '#a08b72', 0.28);
    }
  });
}

/** The same place after somebody filled it and rubbed it smooth: a pale patch, thin at its edge. */
export function drawFilledPlaster(pen: Pen, at: Point, scale: number): void {
  placed(pen, at, scale, 0, () => {
    for (const [x, y, wide, tall] of [
      [-0.6, 5.4, 9, 8.4],
      [1.8, 6.6, 6.6, 6],
      [-2.4, 8, 5.6, 6],
    ] as const)
      softGlow(pen, { x, y }, { x: wide, y: tall }, '#fff8ea', 0.34);
  });
}

/** Where the head of the lower screw of a bracket is, in centimeters to the right of its plate and down. @param out as `loose` */
export const lowerScrew = (out: number): Point => ({ x: -0.8 - out * 0.95, y: 4.6 + out * 0.3 });

/** Plaster dust that fell on a step. */
export function drawDust(pen: Pen, at: Point, scale: number): void {
  placed(pen, at, scale, 0, () => {
    fill(pen, ellipse(0.4, 0.7, 8.4, 1.1), faint('#43263f', 0.2));
    // Broken pieces, flat below, each with a lit and a dark side.
    for (const [x, wide, tall] of [
      [-5.4, 3.4, 1.5],
      [2.8, 4.2, 1.8],
      [-1.6, 4.8, 2.3],
      [6.4, 2.4, 1.2],
    ] as const) {
      const piece = polygon([
        { x: x - wide / 2, y: 0.8 },
        { x: x - wide * 0.36, y: 0.8 - tall * 0.8 },
        { x: x + wide * 0.1, y: 0.8 - tall },
        { x: x + wide / 2, y: 0.4 - tall * 0.3 },
        { x: x + wide * 0.4, y: 0.9 },
      ]);
      solid(pen, piece, tone('#f4efe6', 0.24), 0.9, 0.4);
      stroke(pen, piece, faint('#8a7a66', 0.7), 0.16);
    }
    for (const [x, y, r] of [
      [-9.5, 0.4, 0.5],
      [8.8, 0.8, 0.6],
      [10.4, -0.4, 0.35],
      [-7, 1.5, 0.4],
      [4.6, 1.7, 0.45],
    ] as const) {
      fill(pen, ellipse(x, y, r, r * 0.7), '#fffdf8');
    }
  });
}
