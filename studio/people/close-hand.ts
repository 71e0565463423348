import { faint, mix, sunlit } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { apart, fill, inside, type Round, shaped, solid, tapered, wrap } from '../canvas/paint.ts';
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
  if (bare > 0)
    solid(pen, wrap([disc(-0.3, 2.5), disc(1.2, 2.75), disc(bare + 2, 2.95)]), person.look.skin, scale * 0.8);
  drawHand(pen, placed, shape, person.look.skin);
  held?.();
  if (shape === 'hold') drawHoldingThumb(pen, placed, person.look.skin);
  const { sleeve } = person.outfit.garments.findLast((garment) => garment.sleeve) ?? {};
  if (!sleeve) return;
  const side = { x: -along.y, y: along.x };
  const lit = side.y > 0 ? -1 : 1;
  /** A spot on the sleeve: centimeters back from the wrist, and across it. */
  const spot = (back: number, across: number): Point => ({
    x: wrist.x - along.x * back * scale + side.x * across * scale,
    y: wrist.y - along.y * back * scale + side.y * across * scale,
  });
  const { main, shade } = sleeve.tone;
  /** Cloth around the arm between two hems, which are round as the arm is. */
  const paint = (
    [low, wide]: readonly [number, number],
    [high, full]: readonly [number, number],
    dark: number,
  ) => {
    const [start, round, end] = [spot(low, wide), spot(low - 1.5, 0), spot(low, -wide)];
    const [back, roundBack, from] = [spot(high, -full), spot(high - 1.2, 0), spot(high, full)];
    const cloth = shaped((shape) => {
      shape.moveTo(start.x, start.y);
      shape.quadraticCurveTo(round.x, round.y, end.x, end.y);
      shape.lineTo(back.x, back.y);
      shape.quadraticCurveTo(roundBack.x, roundBack.y, from.x, from.y);
    });
    graded(pen, cloth, spot(low, 4.2 * lit), spot(low, -4.2 * lit), [
      [0, mix(sunlit(main, 0.8), shade, dark)],
      [0.45, mix(main, shade, dark)],
      [1, mix(shade, '#43263f', 0.1 + dark * 0.3)],
    ]);
    return cloth;
  };
  const arm = paint([2.4 + bare, 3.15], [long / scale, 4.9], 0);
  // Cloth gathers behind the cuff.
  inside(pen, arm, () => {
    for (const [back, across, reach] of [
      [5, 1.6, 3.4],
      [6.4, -0.8, 4.2],
      [9.5, 1, 4.6],
    ] as const) {
      const fold = [
        spot(back + bare, across),
        spot(back + bare + reach * 0.5, across - 0.6),
        spot(back + bare + reach, across - 0.3),
      ];
      fill(pen, tapered(fold, 0.5 * scale), faint(shade, 0.75));
    }
  });
  paint([1.3 + bare, 3.05], [3 + bare, 3.3], 0.35);
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
