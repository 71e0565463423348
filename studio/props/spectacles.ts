import { faint, mix, tone } from '../canvas/color.ts';
import { chain, curve, ellipse, fill, inside, rectangle, solid, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';

/** Glasses with folded arms, 14 wide. @param progressive lenses whose lower part is for reading; on a cord */
export function drawSpectacles(
  pen: Pen,
  at: Point,
  scale: number,
  { color = '#8a2f45', progressive = false, turn = 0 } = {},
): void {
  placed(pen, at, scale, turn, () => {
    const tall = progressive ? 4 : 4.6;
    const wide = progressive ? 5.4 : 5.8;
    // Folded, the arms lie one over the other behind the lenses.
    for (const side of [-1, 1]) {
      const hinge = side * (wide + 0.9);
      const arm = [
        { x: hinge, y: -tall * 0.3 },
        { x: hinge * 0.5, y: -tall * 0.62 + side * 0.2 },
        { x: -hinge * 0.72, y: -tall * 0.56 + side * 0.3 },
      ];
      stroke(pen, curve(arm), color, 0.6);
    }
    for (const side of [-1, 1]) {
      const lens = rectangle(side * (wide / 2 + 0.9) - wide / 2, -tall / 2, wide, tall, tall * 0.42);
      fill(pen, lens, faint('#cfe6ee', 0.75));
      if (progressive)
        inside(pen, lens, () => fill(pen, ellipse(side * (wide / 2 + 0.7), tall * 0.5, 1.9, 1.7), '#8fb9c9'));
      stroke(pen, lens, color, 0.6);
    }
    stroke(
      pen,
      curve([
        { x: -0.9, y: -tall * 0.15 },
        { x: 0, y: -tall * 0.34 },
        { x: 0.9, y: -tall * 0.15 },
      ]),
      color,
      0.6,
    );
    if (progressive)
      stroke(
        pen,
        curve([
          { x: -6.2, y: -1.4 },
          { x: -9, y: 0 },
          { x: -6, y: 5 },
          { x: 3, y: 6.4 },
          { x: 9, y: 3 },
          { x: 6.2, y: -1.4 },
        ]),
        '#5f6b73',
        0.35,
      );
  });
}

/** An open spectacle case. */
export function drawGlassesCase(
  pen: Pen,
  at: Point,
  scale: number,
  { color = tone('#5f4a7a', 0.26), open = true, turn = 0 } = {},
): void {
  placed(pen, at, scale, turn, () => {
    if (open) solid(pen, rectangle(-9, -8.6, 18, 7, 3), tone(mix(color.main, '#ffffff', 0.16), 0.2), 1);
    solid(pen, rectangle(-9, -3, 18, 7.4, 3.2), color, 1.2, 0.8);
    if (open) fill(pen, rectangle(-7.6, -2.4, 15.2, 4, 1.8), '#d9cfe6');
  });
}

/** An open charging case, 17 wide, with two hearing aids standing in it. @param empty they are in somebody's ears */
export function drawHearingAids(pen: Pen, at: Point, scale: number, { empty = false } = {}): void {
  const shell = tone('#f1f3f4', 0.16);
  placed(pen, at, scale, 0, () => {
    solid(pen, rectangle(-8.5, -10.4, 17, 9.6, 2.8), shell, 0.9);
    fill(pen, rectangle(-7.2, -9.2, 14.4, 7.6, 1.9), '#b9c7d1');
    fill(pen, rectangle(-8.1, -1.5, 16.2, 1.4, 0.6), '#8f9ca6');
    solid(pen, rectangle(-8.5, -0.8, 17, 7.4, 2.8), shell, 1.1);
    fill(pen, rectangle(-7.4, -0.5, 14.8, 3.4, 1.6), '#4a5863');
    fill(pen, ellipse(0, 4.8, 0.55, 0.55), '#4fae62');
    if (empty) return;
    for (const x of [-4.4, 2.6]) drawHearingAid(pen, x);
  });
}

/** Behind the ear sits its body; from its upper end a clear tube bends down to the soft dome for the ear. */
function drawHearingAid(pen: Pen, x: number) {
  const tube = curve([
    { x: x + 0.9, y: -6.2 },
    { x: x + 2.5, y: -7.2 },
    { x: x + 3.7, y: -5.4 },
    { x: x + 3.5, y: -2.6 },
  ]);
  stroke(pen, tube, '#7f95a1', 0.62);
  stroke(pen, tube, '#eef8fb', 0.38);
  fill(pen, ellipse(x + 3.4, -1.7, 1.15, 1), '#7f95a1');
  fill(pen, ellipse(x + 3.4, -1.8, 1, 0.85), '#e4f1f5');
  const body = chain([
    { x: x + 0.1, y: 1.3, r: 1.05 },
    { x: x - 0.8, y: -1.2, r: 1.25 },
    { x: x - 0.9, y: -3.4, r: 1.15 },
    { x: x - 0.2, y: -5.2, r: 0.85 },
    { x: x + 0.9, y: -6.2, r: 0.5 },
  ]);
  solid(pen, body, tone('#8b6f5c', 0.26), 0.7, 0.5);
  fill(pen, rectangle(x - 1.4, -3.1, 0.9, 1.7, 0.45), '#5d4739');
  // The well of the case holds its lower end.
  fill(pen, rectangle(x - 2.2, 1.4, 4, 1.5, 0.5), '#4a5863');
}
