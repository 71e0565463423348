import { glowAlong, softGlow } from '../canvas/glow.ts';
import { apart, ellipse, inside, type Shape } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { add, between, times } from '../canvas/space.ts';
import type { Place, Stage } from '../canvas/stage.ts';
import type { Performance } from '../scenes/scene.ts';
import { drawArm } from './body/arm.ts';
import { drawHanging } from './body/hanging.ts';
import { drawHips, drawLeg, lapShape } from './body/leg.ts';
import { drawNeck } from './body/neck.ts';
import { farFirst } from './body/seen.ts';
import { lively } from './gestures.ts';
import { drawHead, type HeadPose, poseHead } from './head/draw-head.ts';
import { drawHairBehind } from './head/hair.ts';
import type { Person } from './person.ts';
import type { Pose } from './pose.ts';
import { type Arm, type Skeleton, skeletonOf } from './skeleton.ts';
import { type Torso, torsoOf } from './torso.ts';

/** Where a person is and what the person does. */
export type Staging = {
  person: Person;
  /** The spot on the floor, in centimeters: between the feet, or under the hips of a seated person. */
  at: Place;
  /** Degrees; 0 faces the viewer, 90 the right of the picture, -90 the left. */
  turn: number;
  pose: Pose;
  /** The object of interest: where she or he looks and points. The viewer when absent. */
  regards?: Place;
};

/** What a scene may draw between the layers of a person. */
export type Between = {
  /** Behind both arms but before the body: a walker, a lap tray. */
  beforeArms?: () => void;
  /** Things in the hands. */
  left?: () => void;
  right?: () => void;
};

export type Figure = { skeleton: Skeleton; head: HeadPose; draw(pen: Pen, between?: Between): void };

function drawBody(pen: Pen, view: Stage, skeleton: Skeleton, torso: Torso, person: Person) {
  const { garments } = person.outfit;
  for (const garment of garments) garment.paint(pen, torso);
  drawNeck(pen, view, skeleton, torso, person);
  for (const garment of garments) garment.finish?.(pen, torso);
}

/** Hips and legs: a seated person's thighs lie before the hips. */
function drawBelow(pen: Pen, view: Stage, skeleton: Skeleton, person: Person, seated: boolean) {
  const { build, look, outfit } = person;
  const form = { skin: look.skin, thick: build.limbs, size: build.height / 165 };
  const both = [skeleton.legs.left, skeleton.legs.right].map((leg) => ({ leg, at: leg.knee }));
  const legs = () => {
    for (const { leg } of farFirst(both)) drawLeg(pen, view, leg, outfit, form);
  };
  const hips = () => drawHips(pen, view, skeleton, { tone: outfit.legs.tone, thick: build.limbs, seated });
  for (const paint of seated ? [hips, legs] : [legs, hips]) paint();
}

/** How far a knee is below the hip of somebody who still sits, in centimeters. */
const STILL_SEATED = 8;

/** Where hips and thighs rest, the seat below them lies in shade: without it, somebody would sit before the seat. */
function drawSeatShadow(pen: Pen, view: Stage, { legs: { left, right }, measures }: Skeleton, pose: Pose) {
  if (!pose.seated || Math.min(left.hip.y - left.knee.y, right.hip.y - right.knee.y) > STILL_SEATED) return;
  const dark = '#2a1a24';
  const hips = between(left.hip, right.hip, 0.5);
  const scale = view.scale(hips.z);
  const low = view.at({ ...hips, y: hips.y - 7.5 });
  softGlow(pen, low, { x: scale * (measures.hipHalf + 19), y: scale * 7 }, dark, 0.42);
  for (const { hip, knee } of [left, right]) {
    const thigh = between(hip, knee, 0.5);
    const at = view.at({ ...thigh, y: thigh.y - 7 });
    softGlow(pen, { x: at.x + scale * 2, y: at.y }, { x: scale * 15, y: scale * 6 }, dark, 0.34);
  }
}

/** The soft shadow of the hem on hips and thighs. */
function drawHemShadow(pen: Pen, view: Stage, skeleton: Skeleton, torso: Torso, person: Person) {
  const [hem] = skeleton.rings;
  if (!hem) return;
  const scale = torso.scale;
  const at = (side: number, ahead: number): Point => {
    const { x, y } = view.at(
      add(hem.centre, add(times(hem.left, side * (hem.width + 4)), times(hem.forward, ahead * hem.depth))),
    );
    return { x: x + scale, y: y + scale * 1.6 };
  };
  inside(pen, lapShape(view, skeleton, person.build.limbs), () => {
    glowAlong(pen, at(-1, 0.8), at(1, 0.8), scale * 5.5, '#2a1a24', 0.5);
  });
}

/** Knees drawn up stand before the body; on a seat they are lower than the lap's hem. */
const kneesUp = ({ legs: { left, right } }: Skeleton) =>
  Math.max(left.knee.y - left.hip.y, right.knee.y - right.hip.y) > 14;

/** Body, hips and legs, and what hangs over them. */
function drawTrunk(pen: Pen, view: Stage, skeleton: Skeleton, torso: Torso, person: Person, seated: boolean) {
  const body = () => drawBody(pen, view, skeleton, torso, person);
  const below = () => drawBelow(pen, view, skeleton, person, seated);
  const hemShadow = () => drawHemShadow(pen, view, skeleton, torso, person);
  for (const paint of seated && kneesUp(skeleton) ? [body, below] : [below, hemShadow, body]) paint();
  drawHanging(pen, view, skeleton, person);
}

/**
 * The part of a sleeve before which the chin lies: the top of an arm that comes from the shoulder that is turned away.
 * @returns null when the head is not near it, or the hand is before the face
 */
function belowChin(view: Stage, { neck, head }: Skeleton, { shoulder, palm }: Arm): Shape | null {
  if (shoulder.z < neck.z + 3 || Math.hypot(palm.x - head.x, palm.y - head.y) < 20) return null;
  const [{ x, y }, face, scale] = [view.at(shoulder), view.at(head), view.scale(shoulder.z)];
  const reach = 9 * scale;
  if (Math.hypot(x - face.x, y - face.y - 7 * scale) > reach + 7 * scale) return null;
  return ellipse(x, y, reach, reach);
}

const allowedGap = 4;

/** A hand beside its rail or a foot above its step is an error of the scene; it is reported and not filmed. */
function refuseShortReach({ name }: Person, { arms, legs }: Skeleton) {
  for (const side of ['left', 'right'] as const) {
    for (const [limb, { short }] of [['hand', arms[side]] as const, ['foot', legs[side]] as const]) {
      if (short > allowedGap)
        throw new Error(`${name}'s ${side} ${limb} is ${short.toFixed(0)} cm away from its place`);
    }
  }
}

/**
 * Prepares a person for drawing; the skeleton gives the scene the positions of hands and feet.
 * @throws Error when a hand or a foot cannot reach its place
 */
export function figure(
  view: Stage,
  { person, at, turn, pose, regards }: Staging,
  performance: Performance,
): Figure {
  const skeleton = skeletonOf(
    person,
    at,
    turn,
    lively(person, pose, performance, { at, turn, regards }),
    performance.breath,
  );
  if (!performance.gesture) refuseShortReach(person, skeleton);
  const torso = torsoOf(view, skeleton);
  const size = skeleton.measures.headSize;
  const head = poseHead(
    view,
    skeleton.chest,
    skeleton.head,
    person.look,
    performance,
    regards ?? view.eye,
    size,
  );
  const sleeve = person.outfit.garments.findLast((garment) => garment.sleeve)?.sleeve;
  const wear = { sleeve, skin: person.look.skin, thick: person.build.limbs, size: person.build.height / 165 };
  return {
    skeleton,
    head,
    draw: (pen, between = {}) => {
      const arms = farFirst(
        (['left', 'right'] as const).map((side) => ({
          side,
          arm: skeleton.arms[side],
          at: skeleton.arms[side].palm,
        })),
      );
      const isBehind = ({ arm }: (typeof arms)[number]) => arm.hand.behind === true;
      const paintArm = (side: 'left' | 'right') => {
        const arm = skeleton.arms[side];
        const flank = torso.on(0.58, side === 'left' ? 88 : -88);
        const held = between[side];
        drawArm(pen, view, skeleton, arm, wear, { torso, held, ...(arm.hand.behind ? {} : { flank }) });
      };
      apart(pen, () => {
        drawSeatShadow(pen, view, skeleton, pose);
        for (const { side } of arms.filter(isBehind)) paintArm(side);
        drawHairBehind(pen, view, head.head, person.look);
        drawTrunk(pen, view, skeleton, torso, person, pose.seated);
        const face = () => drawHead(pen, head, person.look, performance);
        face();
        between.beforeArms?.();
        for (const { side, arm } of arms.filter((one) => !isBehind(one))) {
          paintArm(side);
          const covered = belowChin(view, skeleton, arm);
          if (covered) inside(pen, covered, face);
        }
      });
    },
  };
}
