import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { drawNeckCord } from '../props/neck-cord.ts';
import { during, thereAndBack } from '../scenes/beats.ts';
import type { Performance } from '../scenes/scene.ts';
import { attending, feeling, handsBusy } from './attending.ts';
import { rosa } from './cast/rosa.ts';
import { type Figure, figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import { drawLegShadow, drawLegsApart } from './legs-apart.ts';
import { measuresOf } from './measures.ts';
import { blendedHand } from './moves.ts';
import { speaking } from './mrs-okafor.ts';
import { throat } from './neck-cord-on.ts';
import type { Foot, Hand, OwnSpot, Pose } from './pose.ts';
import { onTheFloor, withHands } from './poses.ts';

// Rosa on the bare floor before her armchair, alone: she tries what still moves.

export const here: Stand = { at: place(-28, 0, 158), turn: 64 };

/** What she finds: a hip that hurts and a leg that stays, or two legs that move. */
export type Found = 'hip' | 'nothing';

const own = (left: number, up: number, forward: number): OwnSpot => ({ left, up, forward });
const { thigh, shin } = measuresOf(rosa.build);
const long = thigh + shin;
const floor = onTheFloor(rosa, { lean: -5 });

/** A leg that is drawn up, its foot flat on the floor. @param out 0 to 1: how far the foot has slid from her */
const drawnUp = (side: 1 | -1, out: number): Foot => ({
  left: side * 13,
  up: 0,
  forward: long * (0.5 + 0.2 * out),
  out: 8,
  heel: 0,
});

/** The leg that stays: it lies straight on the floor, away from the other one, and only its toes stir. */
const straight = (stirs: number): Foot => ({
  left: -31,
  up: 0,
  forward: long * 1.08,
  out: 16,
  heel: -46 + 6 * stirs,
});

const onFloor = (side: 1 | -1): Hand => ({
  to: own(side * 27, 3, -9),
  shape: 'flat',
  elbow: { out: 0.5, up: 0, forward: -1 },
  // The far arm is behind her, so that button and knees are seen.
  behind: side > 0,
});
export const atHip: Hand = {
  to: own(-17, 17, 1),
  shape: 'flat',
  bend: 24,
  elbow: { out: 1, up: -0.1, forward: -0.9 },
};
const atHead: Hand = {
  to: own(-10, 75, -1),
  shape: 'flat',
  bend: -36,
  elbow: { out: 1, up: -0.2, forward: 0.2 },
};

/** Which part of a try it is: she feels her head, draws a leg out and in, and then tries the other. */
const tries = (beat: number) => ({
  head: during(beat, 0.22, 0.3) * (1 - during(beat, 0.38, 0.46)),
  far: thereAndBack(during(beat, 0.48, 0.64)),
  near: thereAndBack(during(beat, 0.63, 0.81)),
  feels: during(beat, 0.79, 0.85),
});

/** @param beat 0 to 1, as in clip 1 @param right what her near hand does instead */
export function tryingPose(found: Found, beat: number, right?: Hand): Pose {
  const { head, far, near, feels } = tries(beat);
  const rest = found === 'hip' ? atHip : blendedHand(onFloor(-1), atHip, feels);
  const rubs = found === 'hip' ? near : feels;
  const rubbed = { ...rest, to: shifted(rest.to as OwnSpot, 1.6 * rubs * Math.sin(beat * 60)) };
  const strains = found === 'hip' ? near : 0;
  return withHands(
    {
      ...floor,
      lean: -5 + 9 * strains + 5 * far,
      aside: 3 * strains,
      feet: {
        left: drawnUp(1, far),
        right: found === 'hip' ? straight(near) : drawnUp(-1, 0.15 + near),
      },
    },
    { left: onFloor(1), right: right ?? blendedHand(rubbed, atHead, head) },
  );
}

const shifted = ({ left, up, forward }: OwnSpot, by: number): OwnSpot => own(left, up + by, forward + by);

/** The button is pushed at her chest. */
export const atButton: Hand = {
  to: own(-7, 45, 17),
  shape: 'point',
  elbow: { out: 1, up: -0.7, forward: 0 },
};

type Shown = { pose: Pose; pressed?: number; over?: (person: Figure) => void };

/** Rosa with her help button, on the floor. @param over what lies over her legs */
export function drawOnFloor(
  pen: Pen,
  view: Stage,
  performance: Performance,
  { pose, pressed = 0, over }: Shown,
  regards = place(70, 40, 60),
): void {
  drawFloorShadow(pen, view, spotOn(here, 0, 0, 12));
  const person = figure(view, { person: rosa, ...here, pose, regards }, handsBusy(performance));
  const near = person.skeleton.legs.right;
  if (near.knee.y < 20) drawLegShadow(pen, view, near);
  person.draw(pen, {
    beforeArms: () => {
      drawLegsApart(pen, view, person.skeleton, rosa);
      const { at, scale } = throat(view, person);
      drawNeckCord(pen, at, scale, 'button', { pressed });
      over?.(person);
    },
  });
}

/** She tries each leg while she speaks, and says what hurts. */
export function drawTrying(
  pen: Pen,
  view: Stage,
  performance: Performance,
  { found, beat, seconds, says = true }: { found: Found; beat: number; seconds: number; says?: boolean },
): void {
  const { far, near } = tries(beat);
  const answers = says ? during(beat, 0.84, 0.855) * (1 - during(beat, 0.945, 0.96)) : 0;
  const hurts = found === 'hip' ? Math.max(0.35, during(beat, 0.67, 0.75)) : 0;
  const looks = Math.max(far, near) * (1 - answers);
  const face = feeling(performance, found === 'hip' ? 'concern' : 'warm', found === 'hip' ? hurts : 0.5);
  drawOnFloor(pen, view, speaking(attending(face, looks), seconds, answers), {
    pose: tryingPose(found, beat),
  });
}
