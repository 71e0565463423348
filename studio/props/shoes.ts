import { faint, mix, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import {
  blob,
  curve,
  ellipse,
  fill,
  inside,
  line,
  polygon,
  rectangle,
  shaped,
  stroke,
} from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import { drawEmptyShoe } from './walking-shoe.ts';

const p = (x: number, y: number): Point => ({ x, y });

/** A laced shoe from its side, toe to the right, its sole on y = 0; 27 long. */
export function drawLacedShoe(
  pen: Pen,
  at: Point,
  scale: number,
  { color = tone('#6b4a3c', 0.34), sole = '#e6dcc9', turn = 0, flip = false } = {},
): void {
  placed(pen, at, (scale * 27) / 28, turn, () => drawEmptyShoe(pen, color, sole), flip);
}

/** Where the fluff of a slipper sits along its rim: from the sole up, and how large each tuft is. */
const tufts = Array.from({ length: 12 }, (_, index) => {
  const share = index / 11;
  return {
    x: 10.9 + 5.4 * share ** 1.7 + 0.4 * Math.sin(index * 2.4),
    y: -1.9 - 7.3 * share ** 0.85,
    r: 1.25 + 0.3 * Math.sin(index * 1.7),
  };
});

/** A soft backless slipper from its side: no heel, thin sole, fluffy rim. */
export function drawBacklessSlipper(
  pen: Pen,
  at: Point,
  scale: number,
  { color = tone('#d99ab0', 0.24), turn = 0, flip = false } = {},
): void {
  placed(
    pen,
    at,
    scale,
    turn,
    () => {
      graded(pen, rectangle(-0.2, -1.5, 27, 1.5, 0.75), p(0, -1.5), p(0, 0), [
        [0, mix(color.main, '#ffffff', 0.35)],
        [1, color.shade],
      ]);
      fill(pen, rectangle(0.1, -2.4, 25.6, 1.1, 0.55), '#f7e3ea');
      fill(pen, rectangle(0.4, -1.75, 25, 0.4, 0.2), faint(color.shade, 0.45));
      const upper = shaped((way) => {
        way.moveTo(11, -1.6);
        way.bezierCurveTo(11, -6.6, 13.6, -9.4, 17.2, -8.8);
        way.bezierCurveTo(22.8, -7.9, 26.8, -5.2, 26.8, -1.6);
      });
      graded(pen, upper, p(16, -9), p(18.4, -1.4), [
        [0, mix(color.main, '#ffffff', 0.32)],
        [0.5, color.main],
        [1, color.shade],
      ]);
      inside(pen, upper, () => {
        for (const seam of [
          [p(16.4, -9.6), p(18.4, -5.6), p(18.6, -1)],
          [p(19.6, -9.6), p(21.8, -5.4), p(22, -1)],
        ])
          stroke(pen, curve(seam), faint(color.shade, 0.7), 0.28);
        softGlow(pen, p(19.6, -7), { x: 3.4, y: 1.1 }, '#ffffff', 0.4);
      });
      for (const { x, y, r } of tufts) fill(pen, ellipse(x + 0.25, y + 0.3, r, r * 0.92), '#dcc0cd');
      for (const { x, y, r } of tufts) fill(pen, ellipse(x - 0.15, y - 0.1, r * 0.94, r * 0.86), '#fff4f8');
      for (const { x, y, r } of tufts)
        stroke(
          pen,
          curve([p(x - r * 0.5, y + r * 0.2), p(x, y + r * 0.45), p(x + r * 0.5, y + r * 0.1)]),
          '#e6cdd8',
          0.2,
        );
    },
    flip,
  );
}

/** A closed slipper from its side: heel cup, strap, firm ridged sole. */
export function drawSafeSlipper(
  pen: Pen,
  at: Point,
  scale: number,
  { color = tone('#4f7486', 0.3), turn = 0, flip = false } = {},
): void {
  placed(
    pen,
    at,
    scale,
    turn,
    () => {
      const lining = blob([p(1.2, -9.8), p(4, -10.7), p(8, -10.2), p(11, -8.6), p(6, -7.6)]);
      fill(pen, lining, '#b9a58c');
      const upper = shaped((way) => {
        way.moveTo(0.4, -2.4);
        way.bezierCurveTo(-0.7, -5.4, -0.5, -8.8, 0.5, -10);
        way.bezierCurveTo(1.1, -10.7, 2, -10.3, 2.6, -9.6);
        way.bezierCurveTo(4.6, -8, 7.4, -7.7, 10, -8.9);
        way.bezierCurveTo(15, -9.6, 25.6, -8.2, 26.8, -2.4);
      });
      graded(pen, upper, p(10, -10), p(12, -2), [
        [0, mix(color.main, '#ffffff', 0.26)],
        [0.45, color.main],
        [1, color.shade],
      ]);
      inside(pen, upper, () => {
        const seam = mix(color.shade, '#1a1420', 0.3);
        stroke(
          pen,
          curve([p(0.4, -9.8), p(2.6, -9), p(6.4, -7.2), p(10.6, -8.6)]),
          mix(color.main, '#ffffff', 0.4),
          0.9,
        );
        stroke(pen, curve([p(5.6, -2), p(5.8, -5), p(3, -7.4), p(-1, -7.8)]), seam, 0.3);
        stroke(pen, curve([p(20.6, -9), p(21.2, -5.6), p(22.2, -2)]), seam, 0.3);
        softGlow(pen, p(23.2, -5.4), { x: 2.4, y: 1 }, '#ffffff', 0.3);
      });
      drawStrap(pen, mix(color.main, '#142430', 0.38));
      drawRidgedSole(pen);
    },
    flip,
  );
}

/** The strap over the instep with its tab. */
function drawStrap(pen: Pen, color: string) {
  const strap = polygon([p(8.8, -9.8), p(14.2, -10), p(16, -2.4), p(10.6, -2.4)]);
  graded(pen, strap, p(9, -10), p(14, -2), [
    [0, mix(color, '#ffffff', 0.25)],
    [0.5, color],
    [1, mix(color, '#141018', 0.4)],
  ]);
  for (const way of [
    [p(9.4, -9.4), p(11.2, -2.6)],
    [p(13.8, -9.6), p(15.4, -2.6)],
  ])
    stroke(pen, line(way), faint('#ffffff', 0.3), 0.16);
  fill(pen, rectangle(10.7, -6.1, 4.4, 3.2, 0.7), faint('#141018', 0.35));
  graded(pen, rectangle(10.4, -6.5, 4.4, 3.2, 0.7), p(10.4, -6.5), p(14.8, -3.3), [
    [0, '#f6efe2'],
    [1, '#cdbfa8'],
  ]);
}

/** A firm rubber sole with a deep tread. */
function drawRidgedSole(pen: Pen) {
  graded(pen, rectangle(-0.4, -2.9, 27.6, 2.2, 0.8), p(0, -2.9), p(0, -0.7), [
    [0, '#5d646b'],
    [0.4, '#42484f'],
    [1, '#2b2f35'],
  ]);
  for (let ridge = 0; ridge < 13; ridge++)
    fill(pen, rectangle(-0.1 + ridge * 2.1, -1, 1.5, 1, 0.25), '#383d44');
  stroke(pen, line([p(0.4, -2.5), p(26.6, -2.5)]), faint('#ffffff', 0.25), 0.22);
}
