import {
  apart,
  chain,
  curve,
  fill,
  inside,
  line,
  polygon,
  type Shape,
  solid,
  stroke,
} from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import type { Place, Stage } from '../canvas/stage.ts';
import type { Performance } from '../scenes/scene.ts';
import { lively } from './gestures.ts';
import { drawHead, type HeadPose, poseHead } from './head/draw-head.ts';
import { drawHairBehind } from './head/hair.ts';
import { apronShape, drawArm, drawHips, drawLeg, farFirst, seen, skirtShape } from './limbs.ts';
import type { Garment } from './outfit.ts';
import type { Person } from './person.ts';
import type { Pose } from './pose.ts';
import { type Skeleton, skeletonOf } from './skeleton.ts';
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

function neckShape(view: Stage, skeleton: Skeleton): Shape {
  const scale = view.scale(skeleton.neck.z);
  const top = seen(view, skeleton.head, 4.7);
  const base = seen(view, skeleton.neck, 5.3);
  return chain([
    { ...top, y: top.y + scale * 5 },
    { ...base, y: base.y + scale * 1.5 },
    { ...base, y: base.y + scale * 6 },
  ]);
}

/** Neck and the skin that the neckline leaves open, with the chin's shadow. */
function drawNeck(pen: Pen, view: Stage, skeleton: Skeleton, torso: Torso, person: Person) {
  const { skin } = person.look;
  const scale = view.scale(skeleton.neck.z);
  const neck = neckShape(view, skeleton);
  const cut = person.outfit.garments.findLast((garment) => garment.neckline)?.neckline;
  inside(pen, torso.outline(0, 0.5, 1.03), () => {
    if (!cut) return;
    const rim = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1].map((share) => {
      const deep = cut.vee ? 1 - Math.abs(share) : 1 - share ** 4;
      return torso.on((cut.vee ? 1.04 : 1) - ((cut.vee ? 1.04 : 1) - cut.dip) * deep, cut.half * share);
    });
    const open = cut.vee ? polygon(rim) : curve(rim);
    fill(pen, open, skin.main);
  });
  const low = torso.on(cut?.dip ?? 0.98, 0).y;
  apart(pen, () => {
    pen.beginPath();
    pen.rect(0, -4000, 9000, 4000 + low);
    pen.clip();
    inside(pen, neck, () => {
      fill(pen, neck, skin.main);
      const chin = seen(view, skeleton.head, 6);
      fill(
        pen,
        chain([
          { ...chin, x: chin.x + scale, y: chin.y + scale * 7.5 },
          { ...chin, x: chin.x + scale * 2.6, y: chin.y + scale * 9 },
        ]),
        skin.shade,
      );
    });
  });
}

function drawBody(pen: Pen, view: Stage, skeleton: Skeleton, torso: Torso, person: Person) {
  const { garments } = person.outfit;
  for (const garment of garments) garment.paint(pen, torso);
  drawNeck(pen, view, skeleton, torso, person);
  for (const garment of garments) garment.finish?.(pen, torso);
}

function drawLegs(pen: Pen, view: Stage, skeleton: Skeleton, person: Person) {
  const { legs: wear, shoes } = person.outfit;
  const thick = person.build.limbs;
  const both = [skeleton.legs.left, skeleton.legs.right].map((leg) => ({ leg, at: leg.knee }));
  for (const { leg } of farFirst(both)) drawLeg(pen, view, leg, wear, shoes, person.look.skin, thick);
  drawHips(pen, view, skeleton, wear.tone, thick);
}

function drawSkirt(
  pen: Pen,
  view: Stage,
  skeleton: Skeleton,
  { tone, to, plaid }: NonNullable<Garment['skirt']>,
  thick: number,
  scale: number,
) {
  const shape = skirtShape(view, skeleton, to, thick);
  solid(pen, shape, tone, scale * 3);
  if (!plaid) return;
  const hips = view.at(skeleton.legs.left.hip);
  inside(pen, shape, () => {
    for (let step = -9; step <= 9; step++) {
      const x = hips.x + step * 11 * scale;
      const y = hips.y + step * 11 * scale;
      stroke(
        pen,
        line([
          { x, y: hips.y - 90 * scale },
          { x, y: hips.y + 120 * scale },
        ]),
        plaid,
        scale * 1.3,
      );
      stroke(
        pen,
        line([
          { x: hips.x - 120 * scale, y },
          { x: hips.x + 120 * scale, y },
        ]),
        plaid,
        scale * 1.5,
      );
    }
  });
}

/** Skirts and aprons lie over the body, so that no seam shows at the hips. */
function drawHanging(pen: Pen, view: Stage, skeleton: Skeleton, person: Person) {
  const skirt = person.outfit.garments.findLast((garment) => garment.skirt)?.skirt;
  if (skirt) drawSkirt(pen, view, skeleton, skirt, person.build.limbs, view.scale(skeleton.neck.z));
  const apron = person.outfit.garments.find((garment) => garment.apron)?.apron;
  if (apron) solid(pen, apronShape(view, skeleton, apron.to), apron.tone, view.scale(skeleton.neck.z) * 3);
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
      const isBehind = (arm: Skeleton['arms']['left']) => arm.hand.behind === true;
      const paintArm = (side: 'left' | 'right', over?: Shape) =>
        drawArm(pen, view, skeleton, skeleton.arms[side], wear, {
          ...(over ? { over } : {}),
          held: between[side],
        });
      apart(pen, () => {
        for (const { side, arm } of arms) if (isBehind(arm)) paintArm(side);
        drawHairBehind(pen, view, head.head, person.look);
        if (!pose.seated) drawLegs(pen, view, skeleton, person);
        drawBody(pen, view, skeleton, torso, person);
        if (pose.seated) drawLegs(pen, view, skeleton, person);
        drawHanging(pen, view, skeleton, person);
        drawHead(pen, head, person.look, performance);
        between.beforeArms?.();
        for (const { side, arm } of arms) if (!isBehind(arm)) paintArm(side, torso.outline());
      });
    },
  };
}
