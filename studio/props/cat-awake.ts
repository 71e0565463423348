import { faint, mix, type Tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { blob, curve, ellipse, fill, inside, solid, stroke, tapered } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import type { Place, Stage } from '../canvas/stage.ts';
import { drawHead } from './cat.ts';
import { type Coat, coatOf } from './cat-coat.ts';

const p = (x: number, y: number): Point => ({ x, y });

/** A round limb through points, with its paw. */
function drawLimb(pen: Pen, coat: Coat, way: readonly Point[], width: number, dark: number) {
  const color = mix(coat.main, coat.shade, dark);
  pen.save();
  pen.lineCap = 'round';
  stroke(pen, curve([...way]), mix(coat.shade, '#1f1a24', 0.3), width + 0.7);
  stroke(pen, curve([...way]), color, width);
  pen.restore();
  const paw = way.at(-1) ?? p(0, 0);
  fill(pen, ellipse(paw.x - 0.9, paw.y, width * 0.78, width * 0.46), mix(color, coat.light, 0.2));
}

function drawRaisedTail(pen: Pen, coat: Coat, way: readonly Point[]) {
  pen.save();
  pen.lineCap = 'round';
  stroke(pen, curve([...way]), mix(coat.shade, '#1f1a24', 0.3), 4.4);
  stroke(pen, curve([...way]), mix(coat.main, coat.shade, 0.25), 3.7);
  pen.lineCap = 'butt';
  pen.setLineDash([1.5, 2.8]);
  stroke(pen, curve([...way]), faint(coat.stripe, 0.55), 3.5);
  pen.setLineDash([]);
  pen.restore();
}

/**
 * The same cat on its feet, from its side, on its way to the left.
 * @param walked how many steps it has taken @param stretch 1 its chest is low and its forelegs are far ahead
 */
export function drawWalkingCat(
  pen: Pen,
  view: Stage,
  at: Place,
  color: Tone,
  { size = 1, walked = 0, stretch = 0 } = {},
): void {
  const coat = coatOf(color);
  const low = 8 * stretch;
  const stride = (phase: number) => {
    const angle = 2 * Math.PI * (walked / 2 + phase);
    return { ahead: -4.6 * Math.sin(angle), up: 2.4 * Math.max(0, Math.cos(angle)) };
  };
  const leg = (x: number, top: number, phase: number, back: number, far: number) => {
    const { ahead, up } = stride(phase);
    const foot = p(x + ahead * (1 - stretch) - far, -1.4 - up * (1 - stretch));
    return [p(x, top), p((x + foot.x) / 2 + back, (top + foot.y) / 2), foot];
  };
  placed(pen, view.at(at), view.scale(at.z) * size, 0, () => {
    softGlow(pen, p(0, 0.6), p(28, 3.6), '#1a1018', 0.6);
    drawLimb(pen, coat, leg(-11, -13 + low, 0.5, 0.8, 12 * stretch), 4, 0.75);
    drawLimb(pen, coat, leg(14, -13, 0, 2, 0), 4.2, 0.75);
    const sway = Math.sin(Math.PI * walked * 0.5);
    drawRaisedTail(pen, coat, [p(17, -18), p(23, -22), p(26 + sway, -30), p(25 + 2 * sway, -38)]);
    const body = blob([
      p(-17, -16 + low),
      p(-13, -21.4 + low),
      p(-4, -21 + low * 0.6),
      p(8, -22),
      p(16.6, -20.6),
      p(19, -14.6),
      p(15, -9.6),
      p(2, -10 + low * 0.3),
      p(-11, -9.6 + low * 0.8),
    ]);
    solid(pen, body, coat, 3.4, 2.4);
    inside(pen, body, () => {
      for (const x of [-9, -4, 1, 6, 11, 15.4])
        fill(
          pen,
          tapered([p(x, -23 + low * 0.4), p(x - 0.6, -18 + low * 0.4), p(x + 0.8, -13)], 1.8),
          faint(coat.stripe, 0.6),
        );
      softGlow(pen, p(2, -20), p(14, 3), coat.light, 0.4);
    });
    drawLimb(pen, coat, leg(-13, -13 + low, 0, 0.8, 13 * stretch), 4.4, 0.12);
    drawLimb(pen, coat, leg(13, -14, 0.5, 2.4, 0), 5, 0.12);
    const nod = 0.7 * Math.sin(Math.PI * walked);
    drawHead(pen, coat, p(-20 - 2 * stretch, -23 + nod + low * 1.15), true);
  });
}

/** The same cat sitting, from its front; 38 high. @param breath -1 to 1 @param tail -1 to 1, where its end lies */
export function drawSittingCat(
  pen: Pen,
  view: Stage,
  at: Place,
  color: Tone,
  { size = 1, breath = 0, tail = 0 } = {},
): void {
  const coat = coatOf(color);
  placed(pen, view.at(at), view.scale(at.z) * size, 0, () => {
    softGlow(pen, p(1, 0.6), p(18, 3.4), '#1a1018', 0.6);
    drawRaisedTail(pen, coat, [
      p(9, -3),
      p(15, -1.6),
      p(17, 1),
      p(11, 1.6),
      p(4, 1.4 - 1.6 * Math.max(0, tail)),
    ]);
    const wide = 0.25 * breath;
    const body = blob([
      p(-4.6, -26),
      p(-8 - wide, -17),
      p(-12.4 - wide, -7),
      p(-11, -0.4),
      p(0, 0.6),
      p(11, -0.4),
      p(12.4 + wide, -7),
      p(8 + wide, -17),
      p(4.6, -26),
    ]);
    solid(pen, body, coat, 3.2, 2.2);
    inside(pen, body, () => {
      for (const side of [-1, 1])
        for (const [y, long] of [
          [-19, 3.6],
          [-15, 4.4],
          [-11, 5],
          [-7, 4.6],
        ] as const)
          fill(
            pen,
            tapered([p(side * 13, y), p(side * 9, y + 1), p(side * (12 - long * 1.4), y + 0.4)], 1.6),
            faint(coat.stripe, 0.6),
          );
      softGlow(pen, p(0, -17), p(4.6, 7), mix(coat.main, '#fff6ea', 0.5), 0.7);
    });
    for (const side of [-1, 1])
      drawLimb(pen, coat, [p(side * 3, -14), p(side * 3.3, -7), p(side * 3.4, -0.4)], 4.6, 0.05);
    drawHead(pen, coat, p(0, -29 - 0.3 * breath), true);
  });
}
