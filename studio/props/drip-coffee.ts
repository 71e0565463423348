import { faint, mix, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { blob, ellipse, fill, inside, polygon, rectangle, solid, stroke, tapered } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { facade } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

const shell = tone('#4a525e', 0.34);
/** Its size, in centimeters. */
export const coffeeMaker = { width: 32, height: 46 };

/** The outline of the pot: a neck, a round belly, a flat foot. */
const pot = blob([
  { x: 9.4, y: 22.6 },
  { x: 8.4, y: 25 },
  { x: 6, y: 29 },
  { x: 5.2, y: 34 },
  { x: 6.6, y: 39 },
  { x: 9, y: 41.2 },
  { x: 15, y: 41.6 },
  { x: 21, y: 41.2 },
  { x: 23.4, y: 39 },
  { x: 24.8, y: 34 },
  { x: 24, y: 29 },
  { x: 21.6, y: 25 },
  { x: 20.6, y: 22.6 },
]);

/** Glass with coffee in it: a dark level, the rim of the liquid, and the window in the glass. */
function drawGlassPot(pen: Pen) {
  graded(pen, pot, { x: 5, y: 0 }, { x: 25, y: 0 }, [
    [0, '#dfeaec'],
    [0.3, '#c3d2d6'],
    [1, '#8fa3a9'],
  ]);
  inside(pen, pot, () => {
    graded(pen, rectangle(4, 31.4, 22, 12), { x: 5, y: 0 }, { x: 25, y: 0 }, [
      [0, '#6d4227'],
      [0.4, '#54301b'],
      [1, '#341b10'],
    ]);
    fill(pen, ellipse(15, 31.4, 9.8, 1.5), '#8a5a38');
    fill(
      pen,
      tapered(
        [
          { x: 8.4, y: 28 },
          { x: 7.2, y: 33 },
          { x: 8.6, y: 39 },
        ],
        1.8,
      ),
      faint('#ffffff', 0.75),
    );
    fill(
      pen,
      tapered(
        [
          { x: 21.4, y: 27 },
          { x: 22.8, y: 32 },
          { x: 22, y: 37 },
        ],
        1,
      ),
      faint('#ffffff', 0.4),
    );
  });
  solid(pen, rectangle(8.6, 20.4, 12.8, 2.8, 1), tone('#2f353d', 0.3), 0.8);
  const handle = blob([
    { x: 21, y: 22.4 },
    { x: 28.6, y: 22.6 },
    { x: 30, y: 27 },
    { x: 28.4, y: 36.6 },
    { x: 25.4, y: 37 },
    { x: 27, y: 28 },
    { x: 26, y: 25.2 },
    { x: 21, y: 25 },
  ]);
  solid(pen, handle, tone('#2f353d', 0.3), 0.9);
}

/** A wisp of steam that rises and fades. */
function drawSteam(pen: Pen, seconds: number) {
  for (const [x, late] of [
    [11, 0],
    [16, 0.36],
    [20, 0.7],
  ] as const) {
    const rise = (seconds * 0.32 + late) % 1;
    const sway = Math.sin((rise + late) * 7) * 1.4;
    const y = -1 - rise * 13;
    const wisp = tapered(
      [
        { x, y: y + 5 },
        { x: x + 1.4 + sway, y: y + 2 },
        { x: x - 1 + sway, y: y - 3 },
        { x: x + 0.6, y: y - 7 },
      ],
      1.7,
    );
    fill(pen, wisp, faint('#ffffff', 0.62 * Math.sin(Math.PI * rise)));
  }
}

/** A coffee maker at work: a stream of drops falls into a glass pot, and steam rises. @param at its lower left front corner */
export function drawCoffeeMaker(pen: Pen, view: Stage, at: Place, seconds: number): void {
  const { width, height } = coffeeMaker;
  const foot = view.at(place(at.x + width / 2, at.y, at.z));
  const scale = view.scale(at.z);
  softGlow(pen, { x: foot.x + 3 * scale, y: foot.y }, { x: 23 * scale, y: 3.6 * scale }, '#43263f', 0.6);
  facade(pen, view, place(at.x, at.y + height, at.z), () => {
    drawSteam(pen, seconds);
    // The back, which holds the water: a window shows how much is left.
    solid(
      pen,
      rectangle(2, 1, width - 4, height - 3, 3),
      { main: mix(shell.main, '#20242b', 0.45), shade: '#23272f' },
      2,
    );
    graded(pen, rectangle(25.6, 18.6, 2.6, 21, 1.2), { x: 0, y: 18 }, { x: 0, y: 40 }, [
      [0, '#2b3138'],
      [0.5, '#7fb3cc'],
      [1, '#5a92b0'],
    ]);
    solid(pen, rectangle(0, 0, width, 16.4, 3.4), shell, 2.4, 1.6);
    fill(pen, rectangle(2.4, 1.2, width - 6, 1.3, 0.6), faint('#ffffff', 0.3));
    fill(
      pen,
      polygon([
        { x: 7.6, y: 16.2 },
        { x: 22.4, y: 16.2 },
        { x: 18.6, y: 19.6 },
        { x: 11.4, y: 19.6 },
      ]),
      '#272c34',
    );
    fill(pen, ellipse(7, 8.4, 3.2, 3.2), '#2a2f36');
    softGlow(pen, { x: 7, y: 8.4 }, { x: 5, y: 5 }, '#ffb02e', 0.5);
    fill(pen, ellipse(7, 8.4, 1.8, 1.8), '#ffb02e');
    fill(pen, rectangle(13, 5.6, 14, 5.8, 1), '#242a31');
    for (const [x, wide] of [
      [15, 4],
      [20.6, 4],
    ] as const)
      fill(pen, rectangle(x, 7.4, wide, 2.2, 0.5), '#8fd0c0');
    solid(pen, rectangle(-0.6, 42, width + 1.2, 4, 1.6), shell, 1.4, 0.8);
    fill(pen, ellipse(15, 42.1, 11, 0.9), '#23272f');
    drawGlassPot(pen);
    const fall = (seconds * 1.6) % 1;
    stroke(pen, rectangle(14.9, 19.6, 0.2, 2.4), '#6b4630', 0.7);
    fill(pen, ellipse(15, 23.6 + fall * 6, 0.6, 1), '#5d3820');
  });
}
