import { add, clamp, facing, minus, times, unit } from '../canvas/space.ts';
import type { Place } from '../canvas/stage.ts';
import type { Gesture, Performance } from '../scenes/scene.ts';
import { measuresOf } from './measures.ts';
import type { Person } from './person.ts';
import type { Hand, OwnSpot, Pose } from './pose.ts';
import { ownPlace } from './skeleton.ts';

type Where = { at: Place; turn: number; regards: Place | undefined };
type Hands = Partial<Record<'left' | 'right', Hand>>;

const isPlace = (to: Place | OwnSpot): to is Place => 'z' in to;

/** Hands of each gesture; `aim` is the way to the object of interest, `near` the hand on its side. */
function handsOf(name: Gesture, person: Person, where: Where): Hands {
  const m = measuresOf(person.build);
  const shoulder = m.hip + m.spine * 0.9;
  const own = (left: number, up: number, forward: number): OwnSpot => ({ left, up: shoulder + up, forward });
  const drop = { out: 0.5, up: -1, forward: -0.25 };
  const frame = facing(where.turn);
  const chest = ownPlace(frame, where.at, own(0, 0, 0));
  const way = unit(minus(where.regards ?? add(chest, times(frame.forward, 100)), chest));
  const leftward = way.x * frame.left.x + way.z * frame.left.z;
  const near = leftward >= 0 ? 'left' : 'right';
  const sign = near === 'left' ? 1 : -1;
  const aimed = (reach: number, rise: number): Place => {
    const root = ownPlace(frame, where.at, own(sign * m.shoulderHalf, -4, 0));
    const to = unit(minus(where.regards ?? add(root, times(frame.forward, 100)), root));
    const held = { x: to.x, y: clamp(to.y, -0.55, 0.4) + rise, z: clamp(to.z, -0.6, 0.25) };
    return add(root, times(unit(held), reach * (m.upperArm + m.forearm)));
  };
  switch (name) {
    case 'point':
      return { [near]: { to: aimed(0.96, 0.02), shape: 'point', elbow: drop } };
    case 'present':
      return {
        [near]: { to: aimed(0.86, -0.08), shape: 'open', elbow: { out: 0.5, up: -1, forward: -0.6 } },
      };
    case 'beat':
      return { [near]: { to: own(sign * 21, -17, 26), shape: 'open', elbow: drop } };
    case 'both':
      return {
        left: { to: own(27, -24, 22), shape: 'open', elbow: drop },
        right: { to: own(-27, -24, 22), shape: 'open', elbow: drop },
      };
    case 'clasp':
      return {
        left: { to: own(-1.5, -36, 19), shape: 'grip', elbow: { out: 1, up: -0.6, forward: -0.3 } },
        right: { to: own(2, -37.5, 21), shape: 'flat', elbow: { out: 1, up: -0.6, forward: -0.3 } },
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
  const hands = handsOf(gesture.name, person, where);
  const ease = (rest: Hand, full: Hand | undefined): Hand => {
    if (!full) return rest;
    const from = isPlace(rest.to) ? rest.to : ownPlace(frame, where.at, rest.to);
    const to = isPlace(full.to) ? full.to : ownPlace(frame, where.at, full.to);
    const straight = add(from, times(minus(to, from), amount));
    const arc = times(frame.forward, Math.sin(amount * Math.PI) * 7);
    const bend = (full.bend ?? 0) * amount + (rest.bend ?? 0) * (1 - amount);
    const elbow = amount > 0.5 ? full.elbow : rest.elbow;
    const nearer = amount > 0.35 ? full : rest;
    const one = rest.elbow ?? { out: 0.6, up: -1, forward: -0.45 };
    const two = full.elbow ?? { out: 0.6, up: -1, forward: -0.45 };
    const mixed = {
      out: one.out + (two.out - one.out) * amount,
      up: one.up + (two.up - one.up) * amount,
      forward: one.forward + (two.forward - one.forward) * amount,
    };
    return { ...nearer, to: add(straight, arc), bend, elbow: elbow ? mixed : mixed };
  };
  return {
    ...pose,
    hands: { left: ease(pose.hands.left, hands.left), right: ease(pose.hands.right, hands.right) },
  };
}
