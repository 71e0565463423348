import { lettering } from '../canvas/lettering.ts';
import type { Pen } from '../canvas/pen.ts';
import type { Stand } from '../canvas/solid-turned.ts';
import type { Place, Stage } from '../canvas/stage.ts';
import { worded } from '../language.ts';
import { drawCartLamp } from '../props/floor-signs.ts';
import { drawMealCart, mealCart, mealCartLamp } from '../props/meal-cart.ts';
import { drawSoundMarks, soundColor } from '../props/signals.ts';
import { drawWalker } from '../props/walker.ts';
import { cornerTurn, inHalls } from '../rooms/halls/turned-corner.ts';
import { during } from '../scenes/beats.ts';
import type { Moment } from '../scenes/scene.ts';
import { attending, feeling, handsBusy } from './attending.ts';
import { pushing } from './cart-pusher.ts';
import { aide, resident } from './cast/others.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import { blended } from './moves.ts';
import type { Hand } from './pose.ts';
import { withHands } from './poses.ts';
import { walkingOn } from './walk.ts';
import { posedWithWalker, type WithWalker } from './with-walker.ts';

/** Where in the side hall the cart rolls, in centimeters from its left wall. */
export const lane = 104;
/** @param away how far its near end is from the corner */
const cartAt = (away: number): Stand => ({
  at: inHalls(lane, away + mealCart.length / 2),
  turn: -cornerTurn,
});
/** Where Mrs. Lind comes from, and the way she goes: past the corner. */
const lind: Stand = { at: inHalls(-176, -78), turn: 90 - cornerTurn };
export const herFace = (at: Place): Place => ({ ...at, y: 146 });

/** Mrs. Lind at an instant: how she goes from where she came, and what she does beside. */
export type Lind = { way: WithWalker; hand?: number; mood?: 'concern' | 'warm'; regards: Place };

export function drawLind(pen: Pen, view: Stage, moment: Moment, { way, hand = 0, mood, regards }: Lind) {
  const { here, stand, tipped, pose } = posedWithWalker(view, resident, lind, way);
  const raised: Hand = {
    to: { left: 20, up: 128, forward: 30 },
    shape: 'open',
    elbow: { out: 0.6, up: -1, forward: 0 },
  };
  const calm = handsBusy(attending(moment.idle('resident')));
  drawFloorShadow(pen, view, here.at);
  drawWalker(pen, tipped, stand, 'far');
  figure(
    view,
    {
      person: resident,
      ...here,
      pose: hand > 0 ? blended(pose, withHands(pose, { left: raised }), hand) : pose,
      regards,
    },
    feeling(calm, mood ?? 'neutral', 0.6),
  ).draw(pen, { beforeArms: () => drawWalker(pen, tipped, stand, 'near') });
}

/** Its lamp flashes for every beep. @param loud 0 to 1 */
function drawBeeping(pen: Pen, view: Stage, { seconds }: Moment, cart: Stand, loud: number) {
  const lamp = mealCartLamp(cart);
  const at = view.at(lamp);
  const size = 26 + 66 * loud;
  drawCartLamp(pen, view, lamp, Math.sin(seconds * 7.5) > -0.2 ? 1 : 0.4);
  for (const direction of [180, -90])
    drawSoundMarks(pen, { x: at.x, y: at.y - 18 }, { direction, size: size * 1.3, seconds, spread: 66 });
  lettering(
    pen,
    worded({ en: 'Beep!', es: '¡Bip!' }),
    { x: at.x + size * 1.5, y: at.y - size * 0.5 - 8 },
    12 + 32 * loud,
    soundColor,
    800,
  );
}

const heading = 180 - cornerTurn;
/** A step behind the end that she pushes. */
const behind = 40;

/** Kelly pushes the cart away from us, seen from her side. @param waves 0 to 1, she turns back with a raised hand */
export function drawKellyBehind(pen: Pen, view: Stage, moment: Moment, away: number, waves: number) {
  const at = inHalls(lane - 34, away - behind + 4);
  // Her hand lets go of the bar before she turns.
  const turn = 104 - 70 * during(waves, 0.5, 1);
  const pushed = pushing(aide, cartAt(away), { turn, heading, gone: away, end: 1 });
  const wave: Hand = {
    to: { left: -40 + 4 * Math.sin(moment.seconds * 7), up: 150, forward: 8 },
    shape: 'open',
    elbow: { out: 0.9, up: -0.8, forward: 0 },
  };
  const lifted = during(waves, 0, 0.5);
  const pose = lifted > 0 ? blended(pushed, withHands(pushed, { right: wave }), lifted) : pushed;
  drawFloorShadow(pen, view, at);
  figure(
    view,
    {
      person: aide,
      at,
      turn,
      pose,
      regards: waves > 0.2 ? herFace(lind.at) : inHalls(lane + 400, 600, 120),
    },
    feeling(handsBusy(attending(moment.idle('aide'))), 'warm', 0.4 + 0.4 * waves),
  ).draw(pen);
}

/** Kelly on the far side of the cart: nothing but her shoes can be seen below it. */
export function drawKellyHidden(pen: Pen, view: Stage, moment: Moment, away: number) {
  const at = inHalls(lane - 8, away + mealCart.length + behind);
  const pose = pushing(aide, cartAt(away), {
    turn: -cornerTurn,
    heading: -cornerTurn,
    gone: -away,
    end: -1,
  });
  drawFloorShadow(pen, view, at);
  figure(
    view,
    { person: aide, at, turn: -cornerTurn, pose: { ...pose, lean: 16 } },
    attending(moment.idle('aide')),
  ).draw(pen);
}

/** The cart with its lamp, and Kelly where she is. @param loud of the beeps; 0 the lamp is off */
export function drawCart(pen: Pen, view: Stage, moment: Moment, away: number, loud: number) {
  drawMealCart(pen, view, cartAt(away));
  if (loud > 0) drawBeeping(pen, view, moment, cartAt(away), loud);
  else drawCartLamp(pen, view, mealCartLamp(cartAt(away)), 0);
}

/** Kelly comes around the cart, lays a hand on it, and waves her past. */
export function drawKellyAround(pen: Pen, view: Stage, moment: Moment, waved: number) {
  const { beat } = moment;
  const way = { from: inHalls(38, 150), to: inHalls(44, 14), steps: 5 };
  const walked = waved < 0 ? during(beat, 0, 0.5) : 1;
  const { at, pose } = walkingOn(aide, way, walked);
  const sweep = waved < 0 ? during(beat, 0.55, 0.75) : waved;
  const hands = {
    left: {
      to: { left: 26, up: 106, forward: 16 },
      shape: 'flat',
      elbow: { out: 0.5, up: -1, forward: 0 },
    },
    right: {
      to: { left: -30 + 9 * Math.sin(moment.seconds * 3.2), up: 112, forward: 26 },
      shape: 'open',
      elbow: { out: 0.7, up: -1, forward: 0 },
    },
  } satisfies { left: Hand; right: Hand };
  drawFloorShadow(pen, view, at);
  figure(
    view,
    {
      person: aide,
      at,
      turn: -34,
      pose: blended(pose, withHands(pose, hands), sweep),
      regards: herFace(inHalls(-120, -78)),
    },
    feeling(handsBusy(attending(moment.idle('aide'))), 'warm', 0.7),
  ).draw(pen);
}
