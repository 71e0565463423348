import { faint, mix, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { letteringLines } from '../canvas/lettering.ts';
import { curve, ellipse, fill, line, rectangle, solid, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import { block, facade, facesOf, groundShadow, tube } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

/**
 * A call button: a white grip with a red button.
 * @param at its middle in scene pixels @param scale pixels a centimeter
 * @param lit from 0 to 1: the small amber light that says a call went through
 */
export function drawCallButton(pen: Pen, at: Point, scale: number, angle = 0, lit = 0): void {
  placed(pen, at, scale, angle, () => {
    if (lit > 0) softGlow(pen, { x: 0, y: -6 }, { x: 9, y: 9 }, '#ffb02e', 0.75 * lit);
    fill(pen, rectangle(-2.7, -5.4, 6.6, 13.2, 3), faint('#43263f', 0.25));
    const grip = rectangle(-3.2, -6, 6.4, 13, 3);
    graded(pen, grip, { x: -3.2, y: 0 }, { x: 3.2, y: 1 }, [
      [0, '#f0ebe4'],
      [0.3, '#ffffff'],
      [0.7, '#f3efe8'],
      [1, '#c6bdc4'],
    ]);
    for (const y of [3.4, 4.6])
      stroke(
        pen,
        line([
          { x: -1.5, y },
          { x: 1.5, y },
        ]),
        '#cdc5ca',
        0.4,
      );
    fill(pen, ellipse(0, -2, 2.6, 2.6), '#d5ced2');
    fill(pen, ellipse(0, -2, 2.3, 2.3), '#8f2a22');
    graded(pen, ellipse(-0.1, -2.15, 2.1, 2.1), { x: -1.2, y: -3.8 }, { x: 1.2, y: -0.4 }, [
      [0, '#f0644f'],
      [0.45, '#d93a2b'],
      [1, '#b32a20'],
    ]);
    softGlow(pen, { x: -0.7, y: -3 }, { x: 0.9, y: 0.6 }, '#ffffff', 0.8);
    if (lit === 0) return;
    fill(pen, ellipse(0, -6, 1.7, 1.5), '#b8741a');
    fill(pen, ellipse(0, -6.1, 1.4, 1.25), mix('#b8741a', '#ffb02e', lit));
    fill(pen, ellipse(-0.4, -6.5, 0.5, 0.4), '#fff3c9');
  });
}

/** A small folded card that stands and can be read. */
export function drawCard(
  pen: Pen,
  view: Stage,
  at: Place,
  words: readonly string[],
  { width = 18, height = 13, size = 4.4, paper = '#fffdf6', ink = '#b03228' } = {},
): void {
  fill(
    pen,
    rectangleOf(view, place(at.x - width / 2 + 1.4, at.y + height - 1, at.z + 3), width, height),
    '#d8d0c0',
  );
  facade(pen, view, place(at.x - width / 2, at.y + height, at.z), () => {
    fill(pen, rectangle(0, 0, width, height, 0.6), paper);
    letteringLines(pen, words, { x: width / 2, y: height / 2 }, height, size, ink);
  });
}

function rectangleOf(view: Stage, corner: Place, width: number, height: number) {
  const from = view.at(corner);
  const scale = view.scale(corner.z);
  return rectangle(from.x, from.y, width * scale, height * scale);
}

/** A nurse's cart with drawers. */
export function drawNurseCart(pen: Pen, view: Stage, at: Place): void {
  groundShadow(pen, view, at.x + 28, at.z + 20, 36, 24);
  block(
    pen,
    view,
    { x: at.x, y: 10, z: at.z, width: 56, height: 84, depth: 42 },
    facesOf(tone('#dfe6e8', 0.2)),
  );
  facade(pen, view, place(at.x, 94, at.z), () => {
    for (let drawer = 0; drawer < 5; drawer++) {
      fill(pen, rectangle(3, 5 + drawer * 15.6, 50, 13.4, 1), drawer === 0 ? '#5f9a8c' : '#f4f6f4');
      fill(pen, rectangle(20, 10 + drawer * 15.6, 16, 2, 1), '#8f9aa1');
    }
  });
  for (const dx of [6, 50]) {
    const wheel = view.at(place(at.x + dx, 5, at.z));
    fill(pen, ellipse(wheel.x, wheel.y, 5 * view.scale(at.z), 5 * view.scale(at.z)), '#46434a');
  }
}

/** Tube under a nose and over the ears. @param head of the person, to draw after her */
export function drawNoseTube(
  pen: Pen,
  head: { on(height: number, angle: number, lift?: number): Point; scale: number },
): void {
  const over = [-78, -50, -26, -8, 8, 26, 50, 78].map((angle) =>
    head.on(
      Math.abs(angle) > 60 ? -2.4 : Math.abs(angle) > 40 ? -4 : -5.2,
      angle,
      Math.abs(angle) < 20 ? 1.4 : 0.4,
    ),
  );
  stroke(pen, curve(over), '#f4fbfb', head.scale * 0.55);
  stroke(pen, curve(over), faint('#6fa3b5', 0.75), head.scale * 0.3);
}

/** An alarm pendant whose cord goes around something, a bedpost or a neck. @param at the middle of the cord's top */
export function drawPendant(pen: Pen, at: Point, scale: number, cord = 24): void {
  placed(pen, at, scale, 0, () => {
    for (const side of [-1, 1]) {
      const way = [
        { x: side * 2.5, y: 0 },
        { x: side * 2.7, y: cord * 0.3 },
        { x: side * 1.9, y: cord * 0.7 },
        { x: side * 0.5, y: cord - 0.4 },
      ];
      stroke(pen, curve(way.map(({ x, y }) => ({ x: x + 0.4, y: y + 0.3 }))), faint('#43263f', 0.3), 0.75);
      stroke(pen, curve(way), '#46525a', 0.7);
      stroke(pen, curve(way.map(({ x, y }) => ({ x: x - 0.12, y }))), '#93a1a9', 0.22);
    }
    fill(pen, rectangle(-3.5, cord + 0.5, 8.6, 10, 3.6), faint('#43263f', 0.28));
    fill(pen, rectangle(-1.3, cord - 1.5, 2.6, 2.6, 0.8), '#aab3b8');
    const body = rectangle(-4, cord - 0.4, 8, 10, 3.6);
    graded(pen, body, { x: -4, y: cord }, { x: 4, y: cord + 9 }, [
      [0, '#ffffff'],
      [0.6, '#f3f0ea'],
      [1, '#c4bcc4'],
    ]);
    stroke(pen, rectangle(-3.6, cord, 7.2, 9.2, 3.2), faint('#43263f', 0.16), 0.2);
    fill(pen, ellipse(0, cord + 4.6, 3.1, 3.1), '#d5ced2');
    fill(pen, ellipse(0, cord + 4.6, 2.8, 2.8), '#8f2a22');
    graded(
      pen,
      ellipse(-0.05, cord + 4.5, 2.55, 2.55),
      { x: -1.6, y: cord + 2.4 },
      { x: 1.6, y: cord + 6.8 },
      [
        [0, '#f0644f'],
        [0.45, '#d93a2b'],
        [1, '#b32a20'],
      ],
    );
    softGlow(pen, { x: -0.6, y: cord + 2.9 }, { x: 1.5, y: 0.6 }, '#ffffff', 0.5);
  });
}

/** A hand control of a bed: two arrows. */
export function drawBedControl(pen: Pen, at: Point, scale: number): void {
  placed(pen, at, scale, 0, () => {
    solid(pen, rectangle(-5, -9, 10, 20, 2), tone('#e9ebe7', 0.24), 1.4);
    fill(pen, ellipse(0, -4.2, 3.9, 3.9), '#2f5d73');
    fill(pen, ellipse(0, 5, 3.9, 3.9), '#2f5d73');
    for (const [y, up] of [
      [-4.2, 1],
      [5, -1],
    ] as const) {
      stroke(
        pen,
        line([
          { x: -1.9, y: y + up * 0.9 },
          { x: 0, y: y - up * 1.5 },
          { x: 1.9, y: y + up * 0.9 },
        ]),
        '#ffffff',
        1.1,
      );
    }
  });
}

/** A plain metal stand or hook on a wall. */
export function drawHook(pen: Pen, view: Stage, at: Place): void {
  tube(
    pen,
    view,
    [at, place(at.x, at.y - 4, at.z - 3), place(at.x, at.y - 1, at.z - 6)],
    0.9,
    tone('#8f9aa1', 0.3),
  );
}
