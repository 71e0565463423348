import { measuresOf } from './measures.ts';
import type { Person } from './person.ts';
import type { Foot, Hand, OwnSpot, Pose } from './pose.ts';

const foot = (left: number, forward: number, out = 7, up = 0, heel = 0): Foot => ({
  left,
  up,
  forward,
  out,
  heel,
});

/** Arms hanging at the sides. */
export function hanging(person: Person, side: 1 | -1): Hand {
  const { hip, shoulderHalf } = measuresOf(person.build);
  return {
    to: { left: side * (shoulderHalf + 2.8), up: hip - 15, forward: 3.5 },
    shape: 'relaxed',
    elbow: { out: 0.15, up: -0.3, forward: -1 },
  };
}

/** Upright, weight on both feet. */
export function standing(person: Person, { apart = 9, lean = 0 } = {}): Pose {
  const { hip } = measuresOf(person.build);
  return {
    hips: { left: 0, up: hip, forward: -1 },
    lean,
    aside: 0,
    twist: 0,
    feet: { left: foot(apart, 1), right: foot(-apart, -1) },
    hands: { left: hanging(person, 1), right: hanging(person, -1) },
    seated: false,
  };
}

/**
 * A step of a walk, stopped.
 * @param stride centimeters between the feet @param ahead the leg in front
 */
export function walking(
  person: Person,
  { stride = 30, ahead = 'left' as 'left' | 'right', lean = 2 } = {},
): Pose {
  const still = standing(person, { lean });
  const front = stride * 0.5;
  const swing = (side: 1 | -1, forward: number): Hand => {
    const rest = hanging(person, side);
    return { ...rest, to: { ...(rest.to as OwnSpot), forward } };
  };
  const leftAhead = ahead === 'left';
  return {
    ...still,
    hips: { ...still.hips, up: still.hips.up - 1.4 },
    feet: {
      left: leftAhead ? foot(6, front, 6, 0, -8) : foot(6, -front, 6, 0, 30),
      right: leftAhead ? foot(-6, -front, 6, 0, 30) : foot(-6, front, 6, 0, -8),
    },
    hands: { left: swing(1, leftAhead ? -9 : 17), right: swing(-1, leftAhead ? 17 : -9) },
  };
}

/**
 * Seated with both feet down; the person's place on the floor is under the hips.
 * @param seat height of the seat in centimeters @param lean forward, negative against a chair back
 * @param feetForward centimeters from the hips to the ankles @param floor height of what the feet stand on; higher than
 * the floor for footrests, and lower than the legs reach leaves the feet in the air
 */
export function sitting(
  person: Person,
  { seat = 46, lean = -4, feetForward = 0, floor = 0, apart = 9, dangling = false } = {},
): Pose {
  const { thigh, shin, ankle, hipHalf } = measuresOf(person.build);
  const reach = feetForward || thigh + 2;
  const up = dangling ? seat + 6 - shin - ankle : floor;
  const lap = (side: 1 | -1): Hand => ({
    to: { left: side * 7.5, up: seat + 17, forward: thigh * 0.66 },
    shape: 'flat',
    elbow: { out: 0.7, up: -0.6, forward: -0.7 },
  });
  return {
    hips: { left: 0, up: seat + 8, forward: 0 },
    lean,
    aside: 0,
    twist: 0,
    feet: {
      left: { ...foot(hipHalf + apart - 7, reach, 5, up), aloft: dangling },
      right: { ...foot(-hipHalf - apart + 7, reach, 5, up), aloft: dangling },
    },
    hands: { left: lap(1), right: lap(-1) },
    seated: true,
  };
}

/** The same pose with other hands. */
export function withHands(pose: Pose, hands: Partial<Pose['hands']>): Pose {
  return { ...pose, hands: { ...pose.hands, ...hands } };
}

/** Getting up from a seat, or sitting down: hips off the seat, the upper body well forward, hands on the chair arms. */
export function rising(person: Person, { seat = 46, arms = 62 } = {}): Pose {
  const { thigh } = measuresOf(person.build);
  const push = (side: 1 | -1): Hand => ({
    to: { left: side * 35, up: arms + 3, forward: 22 },
    shape: 'grip',
    elbow: { out: 0.7, up: 0.1, forward: -1 },
  });
  return {
    ...sitting(person, { seat, lean: 32 }),
    hips: { left: 0, up: seat + 16, forward: 6 },
    feet: { left: foot(10, thigh * 0.72, 8), right: foot(-10, thigh * 0.72, 8) },
    hands: { left: push(1), right: push(-1) },
  };
}

/** On one knee: the own right knee is on the floor. */
export function kneeling(person: Person, { lean = 14 } = {}): Pose {
  const { thigh, shin } = measuresOf(person.build);
  return {
    ...standing(person, { lean }),
    hips: { left: 0, up: thigh + 3, forward: -4 },
    feet: { left: foot(10, thigh * 0.72, 6), right: foot(-9, -shin * 0.92, 0, 1, 62) },
    hands: {
      left: {
        to: { left: 11, up: thigh + 12, forward: thigh * 0.6 },
        shape: 'flat',
        elbow: { out: 0.7, up: -0.5, forward: -0.6 },
      },
      right: {
        to: { left: -18, up: thigh - 2, forward: 8 },
        shape: 'relaxed',
        elbow: { out: 0.4, up: -0.4, forward: -0.9 },
      },
    },
  };
}

/** Sitting on the floor, one leg before the body, the other drawn up. */
export function onTheFloor(person: Person, { lean = -6 } = {}): Pose {
  const { thigh, shin } = measuresOf(person.build);
  const long = thigh + shin;
  return {
    ...sitting(person, { lean }),
    hips: { left: 0, up: 10, forward: 0 },
    feet: { left: foot(20, long * 0.57, 14), right: foot(-10, long * 0.957, 14, 0, -30) },
    hands: {
      left: { to: { left: 28, up: 3, forward: -10 }, shape: 'flat', elbow: { out: 0.4, up: 0, forward: -1 } },
      right: { to: { left: -24, up: 3, forward: 4 }, shape: 'flat', elbow: { out: 0.6, up: 0, forward: -1 } },
    },
  };
}

/**
 * Standing on a stair: one foot lower (or higher) and further forward than the other.
 * @param step rise and going of one step in centimeters; a negative rise goes down
 */
export function onStairs(
  person: Person,
  { rise = -17, going = 27, ahead = 'left' as 'left' | 'right', lean = 3 } = {},
): Pose {
  const still = standing(person, { lean });
  const leftAhead = ahead === 'left';
  const low = Math.min(0, rise);
  const lowered = (side: 1 | -1): Hand => {
    const rest = hanging(person, side);
    const { left, up, forward } = rest.to as OwnSpot;
    return { ...rest, to: { left, up: up + low, forward: forward + going * 0.5 } };
  };
  return {
    ...still,
    hands: { left: lowered(1), right: lowered(-1) },
    hips: { ...still.hips, up: still.hips.up + low - 1.5, forward: going * 0.5 },
    feet: {
      left: leftAhead ? foot(7, going, 6, rise) : foot(7, 0, 6),
      right: leftAhead ? foot(-7, 0, 6) : foot(-7, going, 6, rise),
    },
  };
}
