import { add, clamp, facing, minus, radians, times, unit } from '../canvas/space.ts';
import type { Place } from '../canvas/stage.ts';
import type { Gesture, Performance } from '../scenes/scene.ts';
import { measuresOf } from './measures.ts';
import type { Person } from './person.ts';
import type { Hand, OwnSpot, Pose } from './pose.ts';
import { ownPlace } from './skeleton.ts';

type Where = { at: Place; turn: number; regards: Place | undefined };
type Hands = Partial<Record<'left' | 'right', Hand>>;

const isPlace = (to: Place | OwnSpot): to is Place => 'z' in to;

/** Hands of each gesture: the hand on the side of the object of interest shows it. */
function handsOf(name: Gesture, person: Person, pose: Pose, where: Where): Hands {
  const m = measuresOf(person.build);
  const shoulder = pose.hips.up + m.spine * 0.86;
  const ahead = pose.hips.forward + Math.sin(radians(pose.lean)) * m.spine * 0.7;
  const own = (left: number, up: number, forward: number): OwnSpot => ({
    left,
    up: shoulder + up,
    forward: ahead + forward,
  });
  const drop = { out: 0.5, up: -1, forward: -0.25 };
  // The elbow stays at the waist and the forearm beside the upper arm: before it, the hand would seem to grow from it.
  const tucked = { out: 0.2, up: -1, forward: -0.45 };
  const frame = facing(where.turn);
  const chest = ownPlace(frame, where.at, own(0, 0, 0));
  const object = where.regards ?? add(chest, times(frame.forward, 100));
  const toObject = minus(object, chest);
  const near = toObject.x * frame.left.x + toObject.z * frame.left.z >= 0 ? 'left' : 'right';
  const sign = near === 'left' ? 1 : -1;
  /** What moves a hand held out so far back to the middle of the picture when the body is turned a little. */
  const aside = (forward: number) => -clamp(Math.sin(radians(where.turn)), -0.4, 0.4) * forward;
  /** The forearm lies on the line to the object, the upper arm between hanging (0) and that line (1). */
  const aimed = (stretch: number): Place => {
    const root = ownPlace(frame, where.at, own(sign * m.shoulderHalf, 0, 0));
    const line = unit(minus(object, root));
    const flat = unit({ x: line.x, y: clamp(line.y, -0.42, 0.35), z: clamp(line.z, -0.7, 0.3) });
    const down = unit(add(times(frame.left, sign * 0.3), { x: 0, y: -1, z: 0 }));
    const upper = unit(add(times(down, 1 - stretch), times(flat, stretch)));
    return add(root, add(times(upper, m.upperArm), times(flat, m.forearm + m.palm)));
  };
  switch (name) {
    case 'point':
      return { [near]: { to: aimed(0.55), shape: 'point', elbow: drop } };
    case 'present': {
      const up = clamp(unit(toObject).y * 20 - 8, -17, -4);
      const to = own(sign * (m.shoulderHalf + 23) + aside(17), up, 17);
      return { [near]: { to, shape: 'open', elbow: tucked, bend: sign * 36 } };
    }
    case 'beat':
      return {
        [near]: {
          to: own(sign * (m.shoulderHalf + 15) + aside(22), -10, 22),
          shape: 'open',
          elbow: tucked,
          bend: sign * 14,
        },
      };
    case 'both': {
      const open = (side: 1 | -1): Hand => ({
        to: own(side * (m.shoulderHalf + 16) + aside(20), -17, 20),
        shape: 'open',
        elbow: tucked,
        bend: side * 38,
      });
      return { left: open(1), right: open(-1) };
    }
    case 'clasp':
      return {
        left: { to: own(-1.5, -20, 20), shape: 'grip', elbow: { out: 1, up: -0.6, forward: -0.3 } },
        right: { to: own(2, -21.5, 22), shape: 'flat', elbow: { out: 1, up: -0.6, forward: -0.3 } },
      };
    case 'heart':
      return { right: { to: own(4, -15, 13), shape: 'flat', elbow: { out: 0.9, up: -0.8, forward: 0 } } };
  }
}

/** The pose of an instant: the scene's pose with the speaker's gesture eased in, forearms in a slight arc. */
export function lively(person: Person, pose: Pose, { gesture }: Performance, where: Where): Pose {
  if (!gesture || gesture.amount <= 0) return pose;
  const { amount } = gesture;
  const frame = facing(where.turn);
  const hands = handsOf(gesture.name, person, pose, where);
  const ease = (rest: Hand, full: Hand | undefined): Hand => {
    if (!full) return rest;
    const from = isPlace(rest.to) ? rest.to : ownPlace(frame, where.at, rest.to);
    const to = isPlace(full.to) ? full.to : ownPlace(frame, where.at, full.to);
    const straight = add(from, times(minus(to, from), amount));
    const arc = times(frame.forward, Math.sin(amount * Math.PI) * 7);
    const bend = (full.bend ?? 0) * amount + (rest.bend ?? 0) * (1 - amount);
    const nearer = amount > 0.35 ? full : rest;
    const one = rest.elbow ?? { out: 0.6, up: -1, forward: -0.45 };
    const two = full.elbow ?? { out: 0.6, up: -1, forward: -0.45 };
    const mixed = {
      out: one.out + (two.out - one.out) * amount,
      up: one.up + (two.up - one.up) * amount,
      forward: one.forward + (two.forward - one.forward) * amount,
    };
    return { ...nearer, to: add(straight, arc), bend, elbow: mixed };
  };
  return {
    ...pose,
    hands: { left: ease(pose.hands.left, hands.left), right: ease(pose.hands.right, hands.right) },
  };
}
