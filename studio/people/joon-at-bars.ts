import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { add, between } from '../canvas/space.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { drawCane } from '../props/aids.ts';
import { drawLongShoehorn } from '../props/shoehorn.ts';
import { showerSeat } from '../props/shower-chair.ts';
import { onGrabBar, onTowelBar } from '../props/two-bars.ts';
import { during, thereAndBack } from '../scenes/beats.ts';
import type { Moment, Performance } from '../scenes/scene.ts';
import { attending, feeling, handsBusy } from './attending.ts';
import { joon } from './cast/others.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import { blendedHand, through } from './moves.ts';
import type { Hand, Pose } from './pose.ts';
import { sitting, standing, withHands } from './poses.ts';

export const chairStand: Stand = { at: place(-46, 0, 232), turn: 60 };
const handX = 17;

/** Where his left hand is. */
export type Held = 'towel' | 'grab' | 'lap';

/** What Joon does at an instant. */
export type Doing = {
  pose: Pose;
  /** Where his left hand goes when it is not where it is held. */
  left?: Hand;
  /** The shoehorn: 1 at his heel, 0 laid away on his lap. */
  horn?: number;
  /** How far the plate of the towel bar is out of the wall, and how far its plaster has fallen. */
  pulled?: number;
  dust?: number;
  /** His right hand is at his cane, and the cane goes with it: 0 it leans on the tub, 1 before him. */
  cane?: number;
  mood?: Performance['expression']['name'];
};

const elbow = { out: 0.3, up: -0.5, forward: 0.2 };
const onBars: Record<Held, Hand> = {
  towel: { to: onTowelBar(handX), shape: 'grip', elbow },
  grab: { to: onGrabBar(handX), shape: 'grip', elbow },
  lap: { to: spotOn(chairStand, 9, 66, 26), shape: 'flat', elbow },
};

const feet = 42;
const seated = sitting(joon, { seat: showerSeat, lean: 6, feetForward: feet });
const onKnee: Hand = {
  to: { left: -11, up: 64, forward: 30 },
  shape: 'flat',
  elbow: { out: 0.7, up: -0.6, forward: -0.6 },
};
/** Where the loop of the shoehorn is held. */
const hornHand = (up: number): Hand => ({
  to: { left: -17, up: 66 + up, forward: 27 },
  shape: 'grip',
  elbow: { out: 0.7, up: -0.3, forward: -0.9 },
});

/** He pulls his right shoe on; then he puts both feet back and leans forward, and again. */
export function shoeing(beat: number): Doing {
  const pull = thereAndBack((beat * 5) % 1) * (1 - during(beat, 0.4, 0.46));
  const back = during(beat, 0.56, 0.68);
  const other = during(beat, 0.66, 0.78);
  const leans = thereAndBack(during(beat, 0.5, 0.76)) + thereAndBack(during(beat, 0.78, 1));
  const { left, right } = seated.feet;
  return {
    pose: withHands(
      {
        ...seated,
        lean: 10 + 4 * pull + 8 * leans,
        aside: -2 * pull,
        feet: {
          left: { ...left, forward: left.forward - 4 * other, up: 3 * Math.sin(Math.PI * other) },
          right: {
            ...right,
            forward: right.forward - 5 * back,
            up: 3 * Math.sin(Math.PI * back),
            heel: 16 * pull,
          },
        },
      },
      { right: hornHand(5 * pull) },
    ),
    horn: 1,
    mood: 'neutral',
  };
}

/** The near miss: he pulls on the towel bar, its plate gives, and he sits back. */
export function leansOnTowelBar(beat: number): Doing {
  const leans = during(beat, 0.06, 0.4) * (1 - during(beat, 0.58, 0.86));
  const pulled = during(beat, 0.34, 0.46);
  const low = add(onTowelBar(handX), place(0, -2.4 * pulled, 0));
  const held: Hand = { ...onBars.towel, to: low };
  const away: Hand = { ...onBars.towel, to: add(low, place(-8, -6, -12)), shape: 'open' };
  return {
    pose: withHands(
      {
        ...seated,
        lean: 10 + 16 * leans,
        hips: { ...seated.hips, up: seated.hips.up + 5 * leans, forward: 5 * leans },
      },
      { right: onKnee },
    ),
    left: blendedHand(held, away, during(beat, 0.6, 0.8)),
    pulled,
    dust: during(beat, 0.36, 1),
    mood: beat > 0.4 ? 'concern' : 'neutral',
  };
}

/** His hand goes from the towel bar down to the grab bar. */
export function movesDown(beat: number): Doing {
  const away: Hand = { ...onBars.towel, to: add(onTowelBar(handX), place(-8, -8.4, -12)) };
  return {
    pose: withHands({ ...seated, lean: 10 + 4 * during(beat, 0.3, 0.8) }, { right: onKnee }),
    left: blendedHand(away, onBars.grab, during(beat, 0.12, 0.62)),
    pulled: 1,
    mood: 'thinking',
  };
}

const tall = standing(joon, { lean: 7 });
const up: Pose = {
  ...tall,
  hips: { ...tall.hips, forward: feet - 8, up: tall.hips.up - 1 },
  feet: seated.feet,
};

/** His cane where it leans on the tub, and where he has it. */
const leaning = { tip: place(-88, 0, 184), handle: place(-93, 80, 202) };
const inHand = { tip: spotOn(chairStand, -25, 0, 54), handle: spotOn(chairStand, -23, 84, 48) };
const caneAt = (end: 'tip' | 'handle', cane: number) => between(leaning[end], inHand[end], cane);
const onCane = (cane: number): Hand => ({
  to: caneAt('handle', cane),
  shape: 'grip',
  elbow: { out: 0.7, up: -0.5, forward: -0.5 },
});

/** He takes his cane, leans forward, pushes, and stands up by the grab bar. */
export function getsUp(beat: number): Doing {
  const cane = during(beat, 0.12, 0.34);
  return {
    pose: withHands(
      through(beat, [
        [0.06, { ...seated, twist: -10 }],
        [0.36, { ...seated, lean: 12 }],
        [0.56, { ...seated, lean: 28, hips: { ...seated.hips, forward: 6 } }],
        [0.74, { ...seated, lean: 26, hips: { left: 0, up: 76, forward: 22 } }],
        [0.96, up],
      ]),
      { right: blendedHand(onKnee, onCane(cane), during(beat, 0, 0.1)) },
    ),
    left: onBars.grab,
    cane,
    mood: 'neutral',
  };
}

/** On his feet, his cane before him, he lets go of the bar and takes a small step. */
export function standsWithCane(beat: number): Doing {
  const step = during(beat, 0.5, 0.66);
  const other = during(beat, 0.66, 0.82);
  const body = 5 * (step + other);
  const { left, right } = up.feet;
  const lifted = (share: number) => 4 * Math.sin(Math.PI * share);
  return {
    pose: withHands(
      {
        ...up,
        lean: 7 - 2 * during(beat, 0.3, 0.6),
        aside: 1.6 * Math.sin(beat * 12),
        hips: { ...up.hips, forward: up.hips.forward + body },
        feet: {
          left: { ...left, forward: left.forward + 10 * step, up: lifted(step), heel: 3 * lifted(step) },
          right: {
            ...right,
            forward: right.forward + 10 * other,
            up: lifted(other),
            heel: 3 * lifted(other),
          },
        },
      },
      { right: onCane(1) },
    ),
    left: blendedHand(
      onBars.grab,
      { to: spotOn(chairStand, 25, 84, 42), shape: 'relaxed' },
      during(beat, 0.2, 0.42),
    ),
    cane: 1,
    mood: 'warm',
  };
}

export function drawJoon(pen: Pen, view: Stage, moment: Moment, now: Doing, held: Held): void {
  const { left = onBars[held], horn = 0, cane = 0, mood = 'neutral' } = now;
  const pose = withHands(now.pose, { left });
  const regards: Place = horn ? spotOn(chairStand, -8, 10, 50) : place(40, 100, 200);
  drawFloorShadow(pen, view, spotOn(chairStand, 0, 0, 40));
  const him = figure(
    view,
    { person: joon, ...chairStand, pose, regards },
    handsBusy(attending(feeling(moment.idle('Joon'), mood, 0.6), 0.8)),
  );
  const drawHisCane = () => {
    const tip = caneAt('tip', cane);
    const handle = caneAt('handle', cane);
    drawCane(pen, view, place(tip.x, tip.y + 10 * thereAndBack(cane), tip.z), handle, place(0.8, 0, -0.3));
  };
  if (cane === 0) drawHisCane();
  him.draw(pen, {
    right: () => {
      if (cane > 0) drawHisCane();
      if (horn === 0) return;
      const hand = him.skeleton.arms.right.palm;
      const heel = him.skeleton.legs.right.ankle;
      const [loop, tip] = [view.at(hand), view.at(add(heel, place(-3, -5, -4)))];
      const leans = (Math.atan2(loop.x - tip.x, tip.y - loop.y) * 180) / Math.PI;
      drawLongShoehorn(pen, tip, view.scale(hand.z) * 0.82, leans);
    },
  });
}
