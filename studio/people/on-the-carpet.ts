import { tone } from '../canvas/color.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { type Place, place } from '../canvas/stage.ts';
import { during, thereAndBack } from '../scenes/beats.ts';
import { dressed } from './cast/dressed.ts';
import { mina } from './cast/mina.ts';
import { joon } from './cast/others.ts';
import { cardigan } from './clothes/knits.ts';
import { measuresOf } from './measures.ts';
import type { Person } from './person.ts';
import type { Hand, OwnSpot, Pose } from './pose.ts';
import { kneeling, onTheFloor, standing, withHands } from './poses.ts';

// Joon on the carpet by his chair, and Mina on her knees before him.

export const sitter: Stand = { at: place(60, 0, 150), turn: -52 };
export const helper: Stand = { at: place(-40, 0, 150), turn: 50 };
/** After work she has no apron on: kneeling, it would hide how she kneels. */
export const evening = dressed(mina, {
  garments: [
    cardigan(tone('#5d8f6a', 0.22), tone('#f3ead9', 0.13), {
      band: '#4a7656',
      buttons: '#3a5f45',
      neck: '#e0d2b8',
    }),
  ],
});

const own = (left: number, up: number, forward: number): OwnSpot => ({ left, up, forward });

/** Degrees he leans: he sits upright. */
const LEAN = -3;

/** What he rubs: the back of his head, or the elbow of the other arm. */
export type Hurt = 'head' | 'elbow';

const floor = onTheFloor(joon, { lean: LEAN });
const { thigh, shin } = measuresOf(joon.build);
const long = thigh + shin;

/** @param rub -1 to 1, where his hand is as it rubs @param up 0-1, how far he bends forward to rise */
function handsOf(hurt: Hurt, rub: number, up: number): Pose['hands'] {
  if (hurt === 'head')
    return {
      left: {
        to: own(8, 74 + 2 * rub - 2 * up, -3 + 18 * up),
        shape: 'flat',
        bend: 40 + 4 * rub,
        elbow: { out: 1, up: -0.15, forward: 0.1 },
      },
      right: { to: own(-14, 40, 38), shape: 'relaxed', elbow: { out: 1, up: 0.1, forward: -0.2 } },
    };
  return {
    left: {
      to: own(4, 57, 31 + 8 * up),
      shape: 'open',
      bend: -30,
      elbow: { out: 0.8, up: -1, forward: -0.2 },
    },
    right: {
      to: own(25 + 1.5 * rub, 34 + 2.6 * rub, 17 - 1.2 * rub + 8 * up),
      shape: 'grip',
      elbow: { out: 0.5, up: -0.6, forward: 0.5 },
    },
  };
}

/**
 * He rubs what hurts; then he draws his foot up to rise, and lets it be.
 * @param beat 0 to 1 @param rises how far he gets, 0 to stay as he is
 */
export function joonOnCarpet(hurt: Hurt, beat: number, rises = 1): Pose {
  const rubbing = during(beat, 0.02, 0.08) * (1 - during(beat, 0.94, 1));
  const rub = rubbing * Math.sin(beat * 40);
  const up = rises * during(beat, 0.62, 0.72) * (1 - during(beat, 0.8, 0.92));
  return withHands(
    {
      ...floor,
      lean: LEAN + 14 * up + rub * 0.6,
      hips: { ...floor.hips, up: floor.hips.up + 2 * up, forward: 5 * up },
      feet: {
        left: { left: 8, up: 0, forward: long * 0.957 - 24 * up, out: 14, heel: -30 + 30 * up },
        right: { left: -12, up: 0, forward: long * 0.66 - 12 * up, out: 8, heel: 0 },
      },
    },
    handsOf(hurt, rub, up),
  );
}

/** On both knees, seated on the heels: her face is as low as his. */
export function onBothKnees(person: Person): Pose {
  const length = measuresOf(person.build).shin;
  const still = kneeling(person, { lean: 18 });
  // The soles look up: the shoes lie on their backs.
  const behind = { up: 7, forward: -length * 0.95 - 29, out: 0, heel: 146 };
  return {
    ...still,
    hips: { left: 0, up: 27, forward: -38 },
    feet: { left: { ...behind, left: 8 }, right: { ...behind, left: -8 } },
    // The jacket ends where she sits, as on a chair.
    seated: true,
  };
}

const onThigh: Hand = {
  to: own(8, 26, -12),
  shape: 'flat',
  bend: -34,
  elbow: { out: 0.6, up: -0.6, forward: -0.7 },
};

/** She points to her own head and asks; when he wants to rise, her other hand, open, says wait. */
export function minaAsking(beat: number): Pose {
  const asking = 1 - during(beat, 0.52, 0.62);
  const taps = asking * Math.sin(beat * 46) * during(beat, 0.03, 0.08);
  const waits = during(beat, 0.6, 0.7) * (1 - during(beat, 0.92, 1));
  const mixed = (from: OwnSpot, to: OwnSpot, share: number): OwnSpot =>
    own(
      from.left + (to.left - from.left) * share,
      from.up + (to.up - from.up) * share,
      from.forward + (to.forward - from.forward) * share,
    );
  return withHands(
    { ...onBothKnees(evening), lean: 16 + 5 * waits - 1.5 * taps },
    {
      left: {
        ...onThigh,
        to: mixed(own(8, 26, -12), own(6, 50, 18), waits),
        shape: waits > 0.4 ? 'open' : 'flat',
        bend: -34 - 20 * waits,
      },
      right: {
        to: mixed(own(-12, 32, 4), own(-16, 82 + 1.2 * taps, -22 + 1.2 * taps), asking),
        shape: asking > 0.4 ? 'point' : 'relaxed',
        bend: 30 * asking,
        elbow: { out: 0.7, up: -0.8 + 0.4 * asking, forward: 0.3 * asking },
      },
    },
  );
}

/** She has the phone at her ear, and her other hand comes to his foot: he is to stay. */
export function minaCalling(beat: number): { pose: Pose; palm: Place; turn: number } {
  const up = during(beat, 0.04, 0.26) * (1 - during(beat, 0.92, 1));
  const to = own(-13 - 3 * (1 - up), 36 + 50 * up, 10 - 19 * up);
  const calms = during(beat, 0.3, 0.45);
  const pats = calms * Math.sin(beat * 24);
  const pose = withHands(
    { ...onBothKnees(evening), lean: 14 + 5 * calms },
    {
      left: {
        to: own(6, 26 + 22 * calms + 2 * pats, -12 + 33 * calms),
        shape: calms > 0.4 ? 'open' : 'flat',
        bend: -34 - 16 * calms,
        elbow: { out: 0.5, up: -0.8, forward: -0.4 },
      },
      right: { to, shape: 'hold', bend: 20 * up, elbow: { out: 0.8, up: -0.7, forward: 0.1 } },
    },
  );
  return { pose, palm: spotOn(helper, to.left, to.up, to.forward), turn: 40 - 30 * up };
}

/** On her knees behind him she pushes the cushion to his back with both hands. */
export function minaWithCushion(beat: number): { at: Stand; pose: Pose; cushion: Stand } {
  const at: Stand = { at: place(104, 0, 152), turn: -64 };
  const gone = during(beat, 0.08, 0.5);
  const settle = Math.sin(beat * 30) * during(beat, 0.5, 0.56) * (1 - during(beat, 0.82, 0.9));
  const cushion: Stand = {
    at: spotOn(sitter, 0, 0, -38 + 19 * gone + 1.2 * settle),
    turn: sitter.turn,
  };
  const hold = (side: 1 | -1): Hand => ({
    to: spotOn(cushion, side * 15, 30 + settle, -12),
    shape: 'flat',
    elbow: { out: 0.6, up: -0.5, forward: -0.6 },
  });
  return {
    at,
    cushion,
    pose: withHands({ ...onBothKnees(evening), lean: 14 + 16 * gone }, { left: hold(1), right: hold(-1) }),
  };
}

/** Closer to him, her hand on his. */
export const close: Stand = { at: place(-4, 0, 146), turn: 50 };
export function minaWaiting(beat: number): Pose {
  const pats = thereAndBack((beat * 4) % 1);
  return withHands(
    { ...onBothKnees(evening), lean: 26 },
    {
      left: {
        to: spotOn(sitter, -12, 46 + 4 * pats, 37),
        shape: 'flat',
        elbow: { out: 0.4, up: -1, forward: -0.2 },
      },
      right: { ...onThigh, to: own(-9, 31, -8) },
    },
  );
}

/** She pushes a chair to him, her hands on its back. */
export function minaPushing(beat: number): { chair: Stand; at: Stand; pose: Pose } {
  const turn = 62;
  const chair: Stand = { at: place(-150 + 128 * during(beat, 0.08, 0.85), 0, 168), turn };
  const steps = Math.sin(beat * 22) * during(beat, 0.08, 0.16) * (1 - during(beat, 0.78, 0.86));
  const base = standing(evening, { lean: 16 });
  const foot = (side: 'left' | 'right', way: number) => ({
    ...base.feet[side],
    forward: 14 * way,
    up: 4 * Math.max(0, way),
  });
  const pose = withHands(
    { ...base, feet: { left: foot('left', steps), right: foot('right', -steps) } },
    {
      left: { to: spotOn(chair, 14, 92, -19), shape: 'grip' },
      right: { to: spotOn(chair, -14, 92, -19), shape: 'grip' },
    },
  );
  return { chair, at: { at: spotOn(chair, 0, 0, -52), turn }, pose };
}
