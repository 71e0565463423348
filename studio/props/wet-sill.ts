import { faint, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { ellipse, fill, inside, rectangle, stroke, tapered } from '../canvas/paint.ts';
import { frameHeight, frameWidth, type Pen } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import { randomFrom } from '../canvas/random.ts';
import { drawRain, drawWetStreet } from '../rooms/street.ts';

/** Where the pane ends and the sill begins, in pixels of the picture, and where something stands on the sill. */
export const sillTop = 500;
export const onSill = 596;
/** Pixels a centimeter of the street behind the pane. */
const perStreet = 9.4;
const street = { width: frameWidth / perStreet, height: sillTop / perStreet + 4 };

const pane = rectangle(0, 0, frameWidth, sillTop);

/** An open window from near: the wet street beyond, soft, and its sill of painted wood on which rain has fallen. */
export function drawWetSill(pen: Pen): void {
  inside(pen, pane, () => {
    placed(pen, { x: 0, y: 0 }, perStreet, 0, () => drawWetStreet(pen, street.width, street.height));
    fill(pen, pane, faint('#dfe8ec', 0.3));
  });
  const white = tone('#f1ece0', 0.2);
  graded(
    pen,
    rectangle(0, sillTop - 26, frameWidth, 30),
    { x: 0, y: sillTop - 26 },
    { x: 0, y: sillTop + 4 },
    [
      [0, '#fbf8f0'],
      [0.7, white.main],
      [1, white.shade],
    ],
  );
  graded(pen, rectangle(0, sillTop + 2, frameWidth, 176), { x: 0, y: sillTop }, { x: 0, y: sillTop + 176 }, [
    [0, '#d9d5ca'],
    [0.3, white.main],
    [1, '#fbf7ec'],
  ]);
  graded(
    pen,
    rectangle(0, sillTop + 178, frameWidth, 60),
    { x: 0, y: sillTop + 178 },
    { x: 0, y: frameHeight },
    [
      [0, white.main],
      [1, white.shade],
    ],
  );
  fill(pen, rectangle(0, sillTop + 174, frameWidth, 5), '#fffdf6');
  drawWater(pen);
}

/** A film of water that mirrors the gray sky, and drops. */
function drawWater(pen: Pen) {
  for (const [x, y, wide, tall] of [
    [640, onSill + 4, 330, 44],
    [1040, sillTop + 58, 150, 17],
    [210, sillTop + 80, 170, 20],
  ] as const) {
    fill(pen, ellipse(x, y, wide, tall), faint('#8fa3b0', 0.34));
    fill(pen, ellipse(x - wide * 0.03, y - tall * 0.08, wide * 0.95, tall * 0.88), faint('#c3d2da', 0.5));
    softGlow(
      pen,
      { x: x - wide * 0.3, y: y - tall * 0.3 },
      { x: wide * 0.4, y: tall * 0.3 },
      '#ffffff',
      0.75,
    );
    stroke(pen, ellipse(x, y, wide, tall), faint('#ffffff', 0.4), 1.6);
  }
  const random = randomFrom('wet sill');
  for (let drop = 0; drop < 26; drop++) {
    const [x, y, r] = [random() * frameWidth, sillTop + 18 + random() * 146, 3 + random() * 6];
    fill(pen, ellipse(x, y, r * 1.5, r * 0.7), faint('#8fa3b0', 0.5));
    fill(pen, ellipse(x - r * 0.3, y - r * 0.2, r * 0.8, r * 0.3), faint('#ffffff', 0.8));
  }
}

/** Rain beyond the pane. */
export function drawRainOutside(pen: Pen, seconds: number): void {
  inside(pen, pane, () =>
    placed(pen, { x: 0, y: 0 }, perStreet, 0, () => drawRain(pen, street.width, street.height, seconds)),
  );
}

/** Water that is pressed out from under something, to both sides of it. @param amount 0-1 */
export function drawPressedWater(pen: Pen, x: number, y: number, amount: number): void {
  if (amount <= 0) return;
  for (const side of [-1, 1]) {
    for (const [far, high] of [
      [66, 12],
      [96, 20],
      [120, 7],
    ] as const) {
      const [tipX, tipY] = [x + side * (40 + far * amount), y - high * Math.sin(Math.PI * amount) * 1.4];
      fill(
        pen,
        tapered(
          [
            { x: x + side * 44, y: y + 2 },
            { x: x + side * (40 + far * amount * 0.6), y: tipY - 4 },
            { x: tipX, y: tipY + 6 },
          ],
          11,
        ),
        faint('#e9f2f6', 0.9 * (1 - amount * 0.5)),
      );
    }
  }
  const ring = 60 + 90 * amount;
  stroke(pen, ellipse(x, y + 6, ring, ring * 0.2), faint('#ffffff', 0.8 * (1 - amount)), 3);
}

/** The streak that something leaves where it slid over a wet sill. @param slid pixels */
export function drawStreak(pen: Pen, x: number, y: number, slid: number): void {
  if (slid < 2) return;
  fill(pen, ellipse(x - slid / 2, y + 5, slid / 2 + 46, 13), faint('#f4f1e8', 0.85));
  for (const down of [-3, 5, 12])
    fill(
      pen,
      tapered(
        [
          { x: x - slid - 40, y: y + down },
          { x: x - slid / 2, y: y + down + 1 },
          { x: x - 20, y: y + down },
        ],
        3.4,
      ),
      faint('#8fa3b0', 0.7),
    );
}
