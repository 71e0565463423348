import { mix, sunlit } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { type Round, wrap } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { drawHand, drawHandShadow, drawHoldingThumb } from './body/hand.ts';
import type { Person } from './person.ts';
import type { HandShape } from './pose.ts';

/** A hand filmed from near, in pixels of the picture. */
export type CloseHand = {
  person: Person;
  wrist: Point;
  /** Where its forearm comes from, mostly out of the picture. */
  elbow: Point;
  /** Pixels a centimeter. */
  scale: number;
  shape: HandShape;
  /** Degrees the hand bends at the wrist, clockwise. */
  bend?: number;
  flip?: boolean;
};

/**
 * A hand and its forearm in a sleeve.
 * @param held draws what the hand holds, between palm and thumb
 */
export function drawCloseHand(pen: Pen, hand: CloseHand, held?: () => void): void {
  const { person, wrist, elbow, scale, shape, bend = 0, flip = false } = hand;
  const long = Math.hypot(wrist.x - elbow.x, wrist.y - elbow.y) || 1;
  const along = { x: (wrist.x - elbow.x) / long, y: (wrist.y - elbow.y) / long };
  const angle = Math.atan2(along.y, along.x) + (bend * Math.PI) / 180;
  const placed = { wrist, angle, flip, scale };
  if (!held) drawHandShadow(pen, placed);
  drawHand(pen, placed, shape, person.look.skin);
  held?.();
  if (shape === 'hold') drawHoldingThumb(pen, placed, person.look.skin);
  const { sleeve } = person.outfit.garments.findLast((garment) => garment.sleeve) ?? {};
  if (!sleeve) return;
  const disc = (back: number, r: number): Round => ({
    x: wrist.x - along.x * back * scale,
    y: wrist.y - along.y * back * scale,
    r: r * scale,
  });
  const side = { x: -along.y, y: along.x };
  const lit = side.y > 0 ? -1 : 1;
  const edge = (way: number): Point => ({
    x: wrist.x + side.x * way * 4.2 * scale,
    y: wrist.y + side.y * way * 4.2 * scale,
  });
  const { main, shade } = sleeve.tone;
  const paint = (discs: Round[], dark: number) =>
    graded(pen, wrap(discs), edge(lit), edge(-lit), [
      [0, mix(sunlit(main, 0.8), shade, dark)],
      [0.45, mix(main, shade, dark)],
      [1, mix(shade, '#43263f', 0.1 + dark * 0.3)],
    ]);
  paint([disc(2.6, 3.1), disc(long / scale, 4.9)], 0);
  paint([disc(1.5, 3), disc(3, 3.2)], 0.3);
}
