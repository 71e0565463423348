import type { Pen } from '../canvas/pen.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { drawPhoneStand } from '../props/reminders.ts';
import { drawStandingPhone } from '../props/ringing-phone.ts';
import { atCounter, inKitchen } from '../rooms/rosa-kitchen-door.ts';
import { during } from '../scenes/beats.ts';
import type { Moment } from '../scenes/scene.ts';
import { attending, feeling, handsBusy } from './attending.ts';
import { rosa } from './cast/rosa.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import { blendedHand } from './moves.ts';
import {
  drawHeldPhone,
  drawPocketWith,
  type HeldPhone,
  pocketing,
  toEar,
  withWords,
} from './phone-calling.ts';
import type { Hand, Pose } from './pose.ts';
import { standing, withHands } from './poses.ts';
import { walkingOn } from './walk.ts';

// Rosa at the counter of her kitchen, seen through its doorway.

type InKitchen = { at: Place; turn: number; pose: Pose; phone: 'stands' | HeldPhone };

function drawRosa(pen: Pen, view: Stage, moment: Moment, { at, turn, pose, phone }: InKitchen) {
  drawFloorShadow(pen, view, at);
  const stands = phone === 'stands';
  if (stands) drawStandingPhone(pen, view, inKitchen);
  else drawPhoneStand(pen, view, inKitchen, 14);
  const held = typeof phone === 'object' ? phone : undefined;
  const performance = feeling(handsBusy(attending(moment.idle('Rosa'), stands ? 1 : 0.5)), 'warm', 0.6);
  const regards = stands ? inKitchen : place(150, 120, 160);
  const person = figure(view, { person: rosa, at, turn, pose, regards }, performance);
  const { skeleton } = person;
  person.draw(pen, {
    beforeArms: () => drawPocketWith(pen, view, skeleton, held),
    ...(held && !held.inPocket ? { left: () => drawHeldPhone(pen, view, skeleton, held) } : {}),
  });
}

const standingHips = 83;

/** She comes to the counter, takes the phone, and calls back. */
function callingBack(beat: number): InKitchen {
  const way = { from: place(atCounter.x - 16, 0, atCounter.z), to: atCounter, steps: 3 };
  const { at, pose } = walkingOn(rosa, way, Math.min(1, beat / 0.3));
  const there: Hand = { to: { left: 36, up: inKitchen.y + 9, forward: 14 }, shape: 'hold' };
  const taken = during(beat, 0.42, 0.62);
  const left =
    beat < 0.42
      ? blendedHand(pose.hands.left, there, during(beat, 0.24, 0.38))
      : toEar(taken, there, standingHips);
  const talks = Math.max(0, (beat - 0.62) / 0.38);
  return {
    at,
    turn: 66 - 42 * during(beat, 0.4, 0.6),
    pose: withWords(withHands(pose, { left }), talks, pose.hands.right),
    phone: beat < 0.38 ? 'stands' : { atEar: during(taken, 0.5, 1) },
  };
}

/** The phone goes from her ear into the pocket of her cardigan. */
function intoPocket(beat: number): InKitchen {
  const still = standing(rosa);
  // Below its edge, so that the phone is seen in it.
  const rest: Hand = {
    to: { left: 13, up: 96, forward: 19 },
    shape: 'hold',
    elbow: { out: 0.9, up: -0.3, forward: -0.5 },
  };
  const { hand, held } = pocketing(beat, standingHips, rest);
  return { at: atCounter, turn: 24, pose: withHands(still, { left: hand }), phone: held };
}

export function drawCallingBack(pen: Pen, view: Stage, moment: Moment): void {
  drawRosa(pen, view, moment, callingBack(moment.beat));
}

export function drawIntoPocket(pen: Pen, view: Stage, moment: Moment): void {
  drawRosa(pen, view, moment, intoPocket(moment.beat));
}
