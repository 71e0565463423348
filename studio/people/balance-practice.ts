import { softGlow } from '../canvas/glow.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { during, thereAndBack } from '../scenes/beats.ts';
import type { Moment, Performance } from '../scenes/scene.ts';
import { attending, feeling, handsBusy } from './attending.ts';
import { therapist } from './cast/others.ts';
import { walter } from './cast/walter.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import { blendedHand } from './moves.ts';
import type { Foot, Hand, Pose } from './pose.ts';
import { hanging, standing, withHands } from './poses.ts';

// Walter at the arm of his kitchen counter, and Dana, his therapist, beyond it.

export const practice: Stand = { at: place(-58, 0, 190), turn: 88 };
/** Where the arm of the counter begins at his side; it runs towards us. */
export const counterArm = { x: -14, width: 60, z: 136 };

/** How he stands. Shares run from 0 to 1. */
export type Stance = {
  /** His right foot's way from beside the left one to behind it. */
  inLine: number;
  /** His hands' way from flat on the counter to their fingertips. */
  tips: number;
  /** To his own left, -1 to 1. */
  sway?: number;
  /** How hard the fingertips press. */
  press?: number;
  /** His left hand somewhere else. */
  left?: Hand;
  lean?: number;
};

const flat = (at: Place): Hand => ({
  to: at,
  shape: 'flat',
  elbow: { out: 0.6, up: -0.3, forward: -0.5 },
  bend: -22,
});
const tips = (at: Place, press: number): Hand => ({
  to: place(at.x - 2, at.y + 8 - 1.5 * press, at.z),
  shape: 'open',
  elbow: { out: 1, up: 0.35, forward: -0.5 },
  bend: 8,
});
const leftAt = place(-1, 92, 204);
const rightAt = place(0, 92, 154);

function poseOf({ inLine, tips: fine, sway = 0, press = 0, left, lean = 12 }: Stance): Pose {
  const still = standing(walter, { lean });
  const put = (side: 'left' | 'right', sign: 1 | -1): Foot => ({
    ...still.feet[side],
    left: sign * (29 - 28.5 * inLine),
    forward: sign * 16 * inLine,
    up: 5 * Math.sin(Math.PI * inLine) * (sign === 1 ? 1 : 0),
    out: 22 - 20 * inLine,
  });
  const hand = (at: Place) => blendedHand(flat(at), tips(at, press), fine);
  return withHands(
    {
      ...still,
      hips: { ...still.hips, left: 2.4 * sway, up: still.hips.up - 3 },
      aside: 3.6 * sway,
      feet: { left: put('left', 1), right: put('right', -1) },
    },
    { left: left ?? hand(leftAt), right: hand(rightAt) },
  );
}

/** How he sways over some seconds, each time less once his fingertips press. */
export const swaying = (seconds: number): number =>
  0.75 * Math.sin(seconds * 2.1) + 0.35 * Math.sin(seconds * 3.7);

export function drawWalter(
  pen: Pen,
  view: Stage,
  stance: Stance,
  performance: Performance,
  regards: Place,
  inHand?: () => void,
): void {
  drawFloorShadow(pen, view, practice.at);
  for (const [{ x, y, z }, rests] of [
    [leftAt, stance.left ? 0 : stance.tips],
    [rightAt, stance.tips],
  ] as const) {
    const scale = view.scale(z);
    softGlow(
      pen,
      view.at(place(x + 2.5, y - 0.5, z)),
      { x: 7 * scale, y: 2.6 * scale },
      '#4a2a20',
      0.7 * rests,
    );
  }
  figure(view, { person: walter, ...practice, pose: poseOf(stance), regards }, handsBusy(performance)).draw(
    pen,
    inHand ? { left: inHand } : {},
  );
}

/** Dana beyond the counter. @param shows 0 her hands hang, 1 one points at his feet */
export function drawDana(pen: Pen, view: Stage, moment: Moment, shows: number, nods: number): void {
  const at = place(116, 0, 214);
  const still = standing(therapist, { lean: 3 + 6 * shows });
  const down: Hand = {
    to: { left: -16, up: 92, forward: 42 },
    shape: 'point',
    elbow: { out: 0.5, up: -0.6, forward: -0.4 },
    bend: -16,
  };
  drawFloorShadow(pen, view, at);
  const idle = feeling(attending(moment.idle('Dana')), 'warm', 0.6);
  figure(
    view,
    {
      person: therapist,
      at,
      turn: -52,
      pose: withHands(still, { right: blendedHand(hanging(therapist, -1), down, shows) }),
      regards:
        shows > 0.5 ? place(practice.at.x, 20, practice.at.z) : place(practice.at.x, 150, practice.at.z),
    },
    handsBusy({ ...idle, nod: idle.nod + 0.7 * nods * thereAndBack((moment.seconds * 0.7) % 1) }),
  ).draw(pen);
}

/** A mug, from the counter up before him and back: his left hand, the mug in it, and how far he leans. */
export function drinking(beat: number, on: Place): { hand: Hand; mug: Place; lean: number } {
  const reach = during(beat, 0, 0.16);
  const lift = during(beat, 0.2, 0.44) * (1 - during(beat, 0.72, 0.92));
  const before = spotOn(practice, 13, 121, 30);
  const mug = place(
    on.x + (before.x - on.x) * lift,
    on.y + (before.y - on.y) * lift,
    on.z + (before.z - on.z) * lift,
  );
  const grip: Hand = {
    to: place(mug.x - 3, mug.y + 6, mug.z),
    shape: 'grip',
    elbow: { out: 0.9, up: -0.6, forward: -0.2 },
  };
  const hand = reach < 1 ? blendedHand(flat(leftAt), grip, reach) : grip;
  return { hand, mug, lean: 12 + 14 * reach * (1 - lift) };
}
