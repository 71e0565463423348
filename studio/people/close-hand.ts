import { mix, sunlit } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { apart, type Round, solid, wrap } from '../canvas/paint.ts';
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
  /** Centimeters of the wrist that the sleeve leaves free. */
  bare?: number;
};

/**
 * A hand and its forearm in a sleeve.
 * @param held draws what the hand holds, between palm and thumb
 */
export function drawCloseHand(pen: Pen, hand: CloseHand, held?: () => void): void {
  const { person, wrist, elbow, scale, shape, bend = 0, flip = false, bare = 0 } = hand;
  const long = Math.hypot(wrist.x - elbow.x, wrist.y - elbow.y) || 1;
  const along = { x: (wrist.x - elbow.x) / long, y: (wrist.y - elbow.y) / long };
  const angle = Math.atan2(along.y, along.x) + (bend * Math.PI) / 180;
  const placed = { wrist, angle, flip, scale };
  const disc = (back: number, r: number): Round => ({
    x: wrist.x - along.x * back * scale,
    y: wrist.y - along.y * back * scale,
    r: r * scale,
  });
  if (!held) drawHandShadow(pen, placed);
  if (bare > 0) solid(pen, wrap([disc(-0.5, 2.5), disc(bare + 2, 2.9)]), person.look.skin, scale * 0.8);
  drawHand(pen, placed, shape, person.look.skin);
  held?.();
  if (shape === 'hold') drawHoldingThumb(pen, placed, person.look.skin);
  const { sleeve } = person.outfit.garments.findLast((garment) => garment.sleeve) ?? {};
  if (!sleeve) return;
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
  paint([disc(2.6 + bare, 3.1), disc(long / scale, 4.9)], 0);
  paint([disc(1.5 + bare, 3), disc(3 + bare, 3.2)], 0.3);
}

/** Somebody's left hand on a table, as its owner sees it. @param grips it holds the edge; otherwise it lies open @param beat moves the fingers that hold */
export function drawOwnHand(pen: Pen, person: Person, wrist: Point, grips: boolean, beat: number): void {
  const tightened = grips ? 2 * Math.sin(beat * 26) : 0;
  apart(pen, () => {
    pen.translate(wrist.x, wrist.y);
    // What lies before its owner is seen flat.
    pen.scale(1, grips ? 0.85 : 0.66);
    drawCloseHand(pen, {
      person,
      wrist: { x: 0, y: 0 },
      elbow: { x: -200, y: 330 },
      scale: 8.6,
      shape: grips ? 'grip' : 'flat',
      bend: (grips ? 26 : 46) + tightened,
    });
  });
}
