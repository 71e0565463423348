import { faint } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { lettering } from '../canvas/lettering.ts';
import { curve, fill, inside, line, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import { worded } from '../language.ts';
import { drawPendant } from './medical.ts';

// What somebody wears on a cord around the neck, larger than life, so that it is found.

export type Hung = 'button' | 'glasses';

const cordColor = '#2f3a42';

/** A help button with its word. @param at where its cord hangs from @param cord how long it hangs */
export function drawHelpButton(pen: Pen, at: Point, scale: number, cord: number): void {
  drawPendant(pen, at, scale, cord);
  placed(pen, { x: at.x, y: at.y + (cord + 4.3) * scale }, scale, 0, () =>
    lettering(
      pen,
      worded({ en: 'HELP', es: 'AYUDA' }),
      { x: 0, y: 0 },
      worded({ en: 1.7, es: 1.4 }),
      '#ffffff',
      800,
    ),
  );
}

function drawStrand(pen: Pen, way: readonly Point[]) {
  stroke(pen, curve(way.map(({ x, y }) => ({ x: x + 0.4, y: y + 0.4 }))), faint('#43263f', 0.3), 0.8);
  stroke(pen, curve(way), cordColor, 0.62);
  stroke(pen, curve(way.map(({ x, y }) => ({ x: x - 0.12, y }))), '#93a1a9', 0.18);
}

/** Open glasses that hang from the ends of their arms. @param y of the middle of their lenses */
function drawHangingGlasses(pen: Pen, y: number, color: string) {
  for (const side of [-1, 1]) {
    const arm = [
      { x: side * 6.9, y: y - 1.2 },
      { x: side * 6.4, y: y - 5 },
      { x: side * 4.6, y: y - 8.4 },
    ];
    stroke(
      pen,
      curve(arm.map((spot) => ({ x: spot.x + 0.4, y: spot.y + 0.4 }))),
      faint('#43263f', 0.28),
      0.9,
    );
    stroke(pen, curve(arm), color, 0.8);
    const lens = rectangle(side * 3.7 - 3, y - 2.6, 6, 5.2, 2.2);
    fill(pen, rectangle(side * 3.7 - 2.6, y - 2.1, 6.2, 5.4, 2.2), faint('#43263f', 0.3));
    fill(pen, lens, '#e3f1f5');
    inside(pen, lens, () =>
      softGlow(pen, { x: side * 3.7 - 1, y: y - 1 }, { x: 2.4, y: 1.3 }, '#ffffff', 0.8),
    );
    stroke(pen, lens, color, 0.85);
  }
  const bridge = [
    { x: -0.9, y: y - 0.6 },
    { x: 0, y: y - 1.3 },
    { x: 0.9, y: y - 0.6 },
  ];
  stroke(pen, curve(bridge), color, 0.85);
}

/**
 * A cord around a neck with a clasp that pulls open, and what hangs on it.
 * @param at the pit of the throat in the picture @param pressed how brightly the button answers, 0 to 1
 */
export function drawNeckCord(
  pen: Pen,
  at: Point,
  scale: number,
  hung: Hung,
  { color = '#8a2f45', pressed = 0 } = {},
): void {
  placed(pen, at, scale, 0, () => {
    for (const side of [-1, 1]) {
      const end = hung === 'button' ? { x: side * 0.5, y: 11.6 } : { x: side * 4.6, y: 7.2 };
      const middle = hung === 'button' ? { x: side * 3, y: 7 } : { x: side * 5.2, y: 4 };
      drawStrand(pen, [{ x: side * 4.4, y: -3.6 }, { x: side * 4.9, y: 1 }, middle, end]);
    }
    // The clasp: two halves with a gap between them.
    fill(pen, rectangle(3.9, 0.2, 1.7, 3.4, 0.6), '#f4f1ea');
    stroke(pen, rectangle(3.9, 0.2, 1.7, 3.4, 0.6), '#5f6b73', 0.22);
    stroke(
      pen,
      line([
        { x: 3.9, y: 1.9 },
        { x: 5.6, y: 1.9 },
      ]),
      '#5f6b73',
      0.3,
    );
    if (hung === 'glasses') drawHangingGlasses(pen, 15.6, color);
  });
  if (hung === 'glasses') return;
  drawHelpButton(pen, { x: at.x, y: at.y + 10 * scale }, scale, 2);
  if (pressed > 0)
    softGlow(
      pen,
      { x: at.x, y: at.y + 16.4 * scale },
      { x: 5.4 * scale, y: 5.4 * scale },
      '#ffd9a0',
      0.8 * pressed,
    );
}

/** The loop of a cord that two hands hold apart, with the button hanging from it. @param low centimeters it hangs below them */
export function drawHeldCord(pen: Pen, hands: readonly [Point, Point], scale: number, low: number): void {
  const [one, other] = hands;
  const end = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 + low * scale };
  for (const hand of hands) {
    stroke(
      pen,
      curve([
        hand,
        { x: (hand.x + end.x) / 2 + (hand.x - end.x) * 0.14, y: (hand.y + end.y) / 2 + scale },
        end,
      ]),
      cordColor,
      0.62 * scale,
    );
  }
  drawHelpButton(pen, { x: end.x, y: end.y - 2 * scale }, scale, 2);
}
