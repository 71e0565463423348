import type { Tone } from '../canvas/color.ts';
import { apart } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { inFrame } from '../canvas/space.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import type { Leg } from '../people/skeleton.ts';
import { drawSockFoot } from './sock-foot.ts';
import {
  drawFoldedShoeBehind,
  drawFoldedShoeFront,
  drawShoeInside,
  drawWalkingShoe,
} from './walking-shoe.ts';

/** How a shoe is worn: the heel in it, its back folded flat under the heel, or its back up and the heel on its way in. */
export type Worn = 'on' | 'folded' | 'half';

/** A foot is longer than the shoe is drawn. */
const shoeSize = 1.07;
/** Centimeters from the ankle back to the corner of the heel, and ahead to the ball on which a foot turns. */
const [behind, ball] = [8.3, 11];

const under = (leg: Leg, ahead: number): Place => inFrame(leg.frame, leg.ankle, 0, -leg.sole, ahead);

/** Where the shoe of a leg is: with the foot, or flat on the floor below it. */
function shoeOf(view: Stage, leg: Leg, worn: Worn): { at: Point; scale: number; tipped: number } {
  const [heel, toe] = [under(leg, -behind), under(leg, ball)];
  const scale = view.scale(heel.z) * shoeSize;
  if (worn !== 'on') return { at: view.at(place(toe.x - ball - behind, 0, toe.z)), scale, tipped: 0 };
  const [at, end] = [view.at(heel), view.at(toe)];
  return { at, scale, tipped: (Math.atan2(end.y - at.y, end.x - at.x) * 180) / Math.PI };
}

/**
 * The walking shoe of somebody in socks who is seen from the side and faces the right; large.
 * @param size of the person, 1 is average
 * @param risen 0 the back of the shoe lies flat to 1 it is up, while it rises
 */
export function drawWornShoe(
  pen: Pen,
  view: Stage,
  leg: Leg,
  worn: Worn,
  { size, sock, risen = 1 }: { size: number; sock: Tone; risen?: number },
): void {
  const { at, scale, tipped } = shoeOf(view, leg, worn);
  if (worn === 'on') {
    drawWalkingShoe(pen, at, scale, tipped);
    return;
  }
  if (worn === 'half') drawShoeInside(pen, at, scale);
  if (worn === 'folded' || risen < 1) drawFoldedShoeBehind(pen, at, scale);
  drawSockFoot(pen, view, leg, size, sock);
  if (worn === 'folded' || risen < 1) drawFoldedShoeFront(pen, at, scale);
  if (worn === 'half')
    apart(pen, () => {
      pen.globalAlpha = risen;
      drawWalkingShoe(pen, at, scale);
    });
}
