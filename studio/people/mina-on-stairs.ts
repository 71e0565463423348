import { tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { chain, fill, inside, line, rectangle, solid, stroke, tapered } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import { add, between, dot, facing, minus, times } from '../canvas/space.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { drawPhone } from '../props/notes.ts';
import { railAt, stepAt } from '../rooms/mina-stairs.ts';
import { during } from '../scenes/beats.ts';
import type { Performance } from '../scenes/scene.ts';
import { seen } from './body/seen.ts';
import { dressed, minaInJacket } from './cast/dressed.ts';
import { figure } from './figure.ts';
import { measuresOf } from './measures.ts';
import { blendedHand } from './moves.ts';
import type { Garment } from './outfit.ts';
import type { Foot, Hand, OwnSpot, Pose } from './pose.ts';
import { standing, withHands } from './poses.ts';
import { type Leg, skeletonOf } from './skeleton.ts';
import type { Torso } from './torso.ts';

/** Where she stands, and how. */
export type Standing = { at: Place; pose: Pose };

const cloth = tone('#5b6b86', 0.26);
const laced = { kind: 'laced' as const, tone: tone('#7a4a3c'), sole: '#efe6d8', laces: '#fff7ea' };

/** The upper half of a telephone looks out of the pocket on her right side. */
function drawPocketPhone(pen: Pen, torso: Torso) {
  const at = torso.on(0.16, -40, 1);
  placed(pen, at, torso.scale, -8, () => {
    solid(pen, rectangle(-3.6, -8.6, 7.2, 12, 1.2), tone('#2d3138', 0.3), 0.5);
    fill(pen, rectangle(-2.9, -7.7, 5.8, 10, 0.7), '#cfe3ea');
    solid(pen, rectangle(-6.2, -0.4, 12.4, 8.6, 1.4), tone('#4f7d5c', 0.24), 1.2);
    fill(pen, rectangle(-6.2, -0.4, 12.4, 1.5, 0.7), '#3c6148');
  });
}

/** A jacket and blue trousers that stand out from the pale stairs. @param pocket what is in the pocket of the jacket */
const inJacket = (pocket: 'phone' | 'empty') =>
  dressed(minaInJacket, {
    garments: minaInJacket.outfit.garments.map(
      (garment): Garment => ({
        ...garment,
        paint: (pen, torso) => {
          garment.paint(pen, torso);
          if (pocket === 'phone') drawPocketPhone(pen, torso);
        },
      }),
    ),
    legs: { tone: cloth },
    shoes: laced,
  });
const withPhone = inJacket('phone');
export const minaDressed = inJacket('empty');

export const turn = 30;
const { left, forward } = facing(turn);
const { hip } = measuresOf(minaDressed.build);

/** A foot at a place of the room. */
type FootAt = { spot: Place; heel?: number; aloft?: boolean };
const footOn = (step: number, side: 'left' | 'right'): Place =>
  add(stepAt(step), side === 'left' ? place(6, 0, 10) : place(-9, 0, -8));

/** @param hips their middle in the room */
function stance(hips: Place, feet: Record<'left' | 'right', FootAt>, lean = 4): Standing {
  const at = place(hips.x, hips.y - hip, hips.z);
  const own = ({ spot, heel = 0, aloft = false }: FootAt, out: number): Foot => {
    const way = minus(spot, at);
    return { left: dot(way, left), up: way.y, forward: dot(way, forward), out, heel, aloft };
  };
  const still = standing(minaDressed, { lean });
  return {
    at,
    pose: {
      ...still,
      hips: { left: 0, up: hip, forward: 0 },
      feet: { left: own(feet.left, 5), right: own(feet.right, 5) },
    },
  };
}

/** A foot on its way from step to step: out over the edge first, then down. */
function steppedTo(from: Place, to: Place, share: number): Place {
  const { x, z } = between(from, to, share ** 0.8);
  return place(x, from.y + (to.y - from.y) * share ** 2.4 + 4 * Math.sin(Math.PI * share), z);
}

/** Step by step down to the floor, the left foot first, from the third step. @param down 0 to 3 */
export function goingDown(down: number): Standing {
  const gone = Math.min(Math.floor(down), 2);
  const share = down - gone;
  const [from, to] = [2 - gone, 1 - gone];
  const [one, other] = [during(share, 0.06, 0.5), during(share, 0.54, 0.98)];
  const [high, low] = [stepAt(from), stepAt(to)];
  const along = 0.42 * during(share, 0.02, 0.5) + 0.58 * during(share, 0.48, 1);
  const over = Math.sin(Math.PI * during(share, 0, 1));
  const hips = place(
    high.x - 2 + (low.x - high.x) * along,
    high.y + hip - 1.5 - (high.y - low.y) * during(share, 0.08, 0.52) - 2.5 * over,
    high.z - 3 * over,
  );
  return stance(hips, {
    left: {
      spot: steppedTo(footOn(from, 'left'), footOn(to, 'left'), one),
      heel: 14 * Math.sin(Math.PI * one),
    },
    right: {
      spot: steppedTo(footOn(from, 'right'), footOn(to, 'right'), other),
      heel: 10 * during(share, 0.5, 0.56) * (1 - other) + 12 * Math.sin(Math.PI * other),
    },
  });
}

/**
 * On her left leg alone, the right foot held off the step.
 * @param lift centimeters @param sunk how far she sinks, and leans to the rail
 */
export function onOneLeg(lift: number, sunk = 0): Standing {
  const step = stepAt(2);
  const { at, pose } = stance(place(step.x - 2, step.y + hip - 1.5 - sunk, step.z + 0.5 * sunk), {
    left: { spot: footOn(2, 'left') },
    right: { spot: add(footOn(2, 'right'), place(1, lift, -5)), heel: 8, aloft: lift > 2 },
  });
  return { at, pose: { ...pose, aside: 0.8 * sunk, lean: 4 + 0.8 * sunk } };
}

/** On the fourth step, her feet two steps below. @param down 0 on her left leg to 1 seated */
export function sittingDown(down: number): Standing {
  const stands = onOneLeg(8);
  const hips = place(stepAt(3).x + 3, stepAt(3).y + 9, 168);
  const sinks = during(down, 0.3, 0.8);
  const from = add(stands.at, place(0, hip, 0));
  // Back over the step behind her first, then down.
  const now = place(
    from.x + (hips.x - from.x) * during(down, 0.16, 0.66),
    from.y + (hips.y - from.y) * sinks,
    from.z + (hips.z - from.z) * sinks,
  );
  const { at, pose } = stance(now, {
    left: { spot: steppedTo(footOn(2, 'left'), add(stepAt(1), place(-2, 0, 2)), during(down, 0.8, 1)) },
    right: {
      spot: steppedTo(
        add(footOn(2, 'right'), place(1, 8, -5)),
        add(stepAt(1), place(4, 0, -20)),
        during(down, 0.42, 0.8),
      ),
      heel: 8 * (1 - during(down, 0.5, 0.8)),
      aloft: down < 0.76,
    },
  });
  const bow = Math.sin(Math.PI * during(down, 0.15, 0.9));
  return { at, pose: { ...pose, lean: 5 + 24 * bow - 5 * during(down, 0.7, 1), seated: down > 0.74 } };
}

const elbow = { out: 0.9, up: -0.5, forward: -0.7 };
/** Her right hand at rest, on her sore thigh, and at her pocket. */
export const resting: Hand = { to: { left: -25, up: hip - 13, forward: 3 }, shape: 'relaxed', elbow };
export const onThigh: Hand = { to: { left: -9.5, up: hip - 19, forward: 15 }, shape: 'flat', elbow };
export const atPocket: Hand = { to: { left: -13, up: hip + 10, forward: 13 }, shape: 'hold', elbow };

/** Her left hand on the rail, a little ahead of her. */
const onTheRail = ({ at }: Standing, ahead = 27): Hand => ({
  to: add(railAt(at.x + ahead), place(0, 1.5, 0)),
  shape: 'grip',
  elbow: { out: 0.4, up: -1, forward: -0.3 },
  behind: true,
});

/**
 * The same, seated, with a telephone at her right ear, and her left hand on her thigh.
 * @param lifted 0 at the pocket, 1 at the ear
 */
export function telephoning(who: Standing, lifted: number): Standing {
  const { head, legs } = skeletonOf(minaDressed, who.at, turn, who.pose);
  const ear = add(head, add(times(left, -9.5), add(times(forward, 4), place(0, -6, 0))));
  const { to, ...hand } = atPocket;
  const { left: aside, up, forward: ahead } = to as OwnSpot;
  const pocket = add(who.at, add(add(times(left, aside), times(forward, ahead)), place(0, up, 0)));
  const palm = add(between(pocket, ear, lifted), times(forward, 10 * Math.sin(Math.PI * lifted)));
  const onLap: Hand = {
    to: add(between(legs.left.hip, legs.left.knee, 0.72), place(0, 9, 0)),
    shape: 'flat',
    elbow: { out: 0.5, up: -0.5, forward: -0.6 },
  };
  return {
    ...who,
    pose: withHands(who.pose, {
      right: { ...hand, to: palm, elbow: { out: 0.55, up: -1, forward: 0.15 } },
      left: blendedHand({ ...onTheRail(who), behind: false }, onLap, during(lifted, 0, 0.5)),
    }),
  };
}

export type Seen = Standing & {
  knee: 'sore' | 'swollen';
  performance: Performance;
  regards: Place;
  /** Where the telephone is: in the pocket unless in her hand. */
  phone?: 'held';
  /** Which of her hands are where the pose has them; the left one is on the rail otherwise. */
  isFree?: boolean;
};

/** Where along a leg its cloth is drawn anew around a swelling: the knee is 0, hip and hem are -1 and 1. */
const ALONG = [-0.32, -0.26, -0.18, -0.1, 0, 0.1, 0.18, 0.26, 0.36, 0.5, 0.66, 0.8];
/** The cloth of a leg by itself, in centimeters, and how much a swelling adds to it: only at the knee. */
const ownThickness = (along: number) => (along < 0 ? 6.4 - 2.4 * along : 6.4 - 1.2 * along);
const swelling = (along: number) => 3.5 * Math.exp(-((along / 0.17) ** 2));

/** Her right knee under the cloth: a bulge half again as thick as the other knee. */
function drawSwelling(pen: Pen, view: Stage, { knee, hip: root, ankle }: Leg) {
  const thick = minaDressed.build.limbs;
  const scale = view.scale(knee.z);
  const rounds = ALONG.map((along) =>
    seen(
      view,
      between(knee, along < 0 ? root : ankle, Math.abs(along)),
      (ownThickness(along) + swelling(along)) * thick,
    ),
  );
  const shape = chain(rounds);
  solid(pen, shape, cloth, scale * 2.4, scale * 0.4);
  // The cloth is drawn tight: creases above and below.
  inside(pen, shape, () => {
    for (const way of [-1, 1]) {
      const { x, y } = view.at(knee);
      const r = 9.9 * thick * scale;
      const crease = [-0.7, -0.2, 0.45].map((across) => ({
        x: x + r * across,
        y: y + r * way * (1 + 0.2 * (across * across - 0.3)),
      }));
      fill(pen, tapered(crease, scale * 0.8), '#3d4a62');
    }
  });
}

/** A small pale glow on the kneecap, and short lines beside the leg: the same on a thick knee as on a thin one. */
function drawSoreness(pen: Pen, view: Stage, { hip: root, knee, ankle }: Leg, seconds: number) {
  const [{ x, y }, from, to] = [view.at(knee), view.at(root), view.at(ankle)];
  const scale = view.scale(knee.z);
  const beats = 1 + 0.1 * Math.sin(seconds * 4);
  softGlow(pen, { x, y }, { x: 6 * scale * beats, y: 6 * scale * beats }, '#ff9c8c', 0.6);
  const outwards = Math.atan2(to.x - from.x, from.y - to.y);
  for (const turned of [-45, -18, 9, 36]) {
    const angle = outwards + (turned * Math.PI) / 180;
    const [near, far] = [12.6, 12.6 + 5 * beats].map((reach) => ({
      x: x + Math.cos(angle) * reach * scale,
      y: y + Math.sin(angle) * reach * scale,
    }));
    if (near && far) stroke(pen, line([near, far]), '#d93a2b', 1.1 * scale);
  }
}

/** The shadow on the step below a foot that is held off it: by it the gap is seen. It ends where the step does. */
function drawShadowBelow(pen: Pen, view: Stage, { x, z }: Place) {
  const step = stepAt(2);
  const [scale, over] = [view.scale(z), 1 - during(x, step.x, step.x + 12)];
  softGlow(pen, view.at(place(x + 2, step.y, z - 4)), { x: 11 * scale, y: 3 * scale }, '#2a1a24', 0.7 * over);
}

export function drawMinaOnStairs(pen: Pen, view: Stage, seconds: number, who: Seen): void {
  const { at, knee, performance, regards, phone, isFree } = who;
  const pose = isFree ? who.pose : withHands(who.pose, { left: onTheRail(who) });
  const person = figure(
    view,
    { person: phone ? minaDressed : withPhone, at, turn, pose, regards },
    { ...performance, gesture: null },
  );
  const { arms, legs } = person.skeleton;
  if (pose.feet.right.aloft) drawShadowBelow(pen, view, person.skeleton.legs.right.ankle);
  person.draw(pen, {
    beforeArms: () => {
      if (knee === 'swollen') drawSwelling(pen, view, legs.right);
      drawSoreness(pen, view, legs.right, seconds);
    },
    ...(phone
      ? {
          right: () => {
            const { palm, wrist } = arms.right;
            const hand = between(wrist, palm, 1.1);
            drawPhone(pen, view.at(hand), view.scale(palm.z) * 0.95, { turn: 12, lit: false });
          },
        }
      : {}),
  });
}
