import type { Pen, Point } from '../canvas/pen.ts';
import { oldMan } from '../people/cast/others.ts';
import { drawCloseFist } from '../people/close-fist.ts';
import { drawStandingTip } from './cane-tip.ts';

// Mr. Haddad's hands, and his cane in them.

/** Mr. Haddad's hand on the shaft of his cane, which stands on the sill. @param foot where its tip is */
export function drawStandingCane(pen: Pen, foot: Point, worn: boolean, turn: number) {
  const scale = 27;
  drawStandingTip(pen, foot, scale, { worn, turn, shaft: 40 });
  const lean = (turn * Math.PI) / 180;
  const grip = { x: foot.x + Math.sin(lean) * 15.5 * scale, y: foot.y - Math.cos(lean) * 15.5 * scale };
  drawCloseFist(pen, {
    person: oldMan,
    wrist: { x: grip.x + 7 * scale, y: grip.y - 1.2 * scale },
    elbow: { x: grip.x + 30 * scale, y: grip.y - 10 * scale },
    scale,
    bend: 16,
    flip: true,
  });
}

/** His left hand lies around the shaft. */
export function drawHoldingHand(pen: Pen, at: Point, scale: number) {
  drawCloseFist(pen, {
    person: oldMan,
    wrist: { x: at.x - 17.5 * scale, y: at.y + 4.6 * scale },
    elbow: { x: at.x - 30 * scale, y: at.y + 13 * scale },
    scale: scale * 0.8,
    bend: -18,
  });
}

/** His right hand is around the ribs of a tip, and turns with it. */
export function drawTwistingHand(pen: Pen, tip: Point, scale: number, twist: number) {
  drawCloseFist(pen, {
    person: oldMan,
    wrist: { x: tip.x + 1 * scale, y: tip.y + (5.2 + 0.5 * twist) * scale },
    elbow: { x: tip.x + 9 * scale, y: tip.y + 22 * scale },
    scale: scale * 0.8,
    bend: -34 + 9 * twist,
    flip: true,
  });
}
