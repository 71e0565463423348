import { through } from './moves.ts';
import type { Person } from './person.ts';
import type { Hand, Pose } from './pose.ts';
import { sitting, standing, withHands } from './poses.ts';

/** How far the feet are before the hips of somebody on the edge of a bed, and a walker before the feet. */
export const [feetAt, reach] = [44, 36] as const;
/** Somebody sinks into a mattress. */
const seatOf = (height: number) => height - 4;
/** How far the soles are over the floor when legs hang down from a seat. */
const hangsAt = (seat: number) => seat - 45;

/** Somebody on the edge of a bed, at an instant. */
export type Seated = {
  /** The top of the mattress, in centimeters. */
  height: number;
  /** The legs hang down where the floor is too far below; somebody at the very edge has flat feet. */
  hangs: boolean;
  lean?: number;
  /** Centimeters slid forward, the toes down. */
  slides?: number;
  /** Each foot: centimeters forward, degrees its heel is up. */
  left?: readonly [forward: number, heel: number];
  right?: readonly [forward: number, heel: number];
  /** The right hand: 0 on the knee, 1 on the mattress. */
  hand?: number;
  worried?: boolean;
};

const onMattress = (side: 1 | -1, seat: number, slides: number): Hand => ({
  to: { left: side * 36, up: seat + 6, forward: 17 - slides * 0.2 },
  shape: 'grip',
  elbow: { out: 0.5, up: -0.2, forward: -1 },
});

/** Both feet, a hand that holds the mattress, and one that does or rests on the knee. */
export function seatedPose(person: Person, doing: Seated): Pose {
  const { lean = 0, slides = 0, left = [0, 0], right = [0, 0], hand = 1 } = doing;
  const seat = seatOf(doing.height);
  const sat = sitting(person, { seat, lean, feetForward: feetAt });
  const up = doing.hangs ? Math.max(0, hangsAt(seat) - slides * 0.55) : 0;
  const foot = (side: 'left' | 'right', [forward, heel]: readonly [number, number], stagger: number) => ({
    ...sat.feet[side],
    forward: sat.feet[side].forward + stagger + forward + slides,
    up,
    heel: heel + (up > 2 ? 7 : 0),
    aloft: up > 1,
  });
  const knee: Hand = {
    to: { left: -11, up: seat + 17, forward: 31 },
    shape: 'flat',
    elbow: { out: 0.8, up: -0.6, forward: -0.5 },
  };
  return withHands(
    {
      ...sat,
      hips: { ...sat.hips, forward: slides, up: sat.hips.up - slides * 0.2 },
      feet: { left: foot('left', left, 3), right: foot('right', right, -3) },
    },
    {
      left: onMattress(1, seat, slides),
      right: through(hand, [
        [0, withHands(sat, { right: knee })],
        [1, withHands(sat, { right: onMattress(-1, seat, slides) })],
      ]).hands.right,
    },
  );
}

/** Somebody leans forward, pushes up from the mattress, and takes the grips of a walker. @param beat 0 to 1 */
export function gettingUp(person: Person, height: number, beat: number): Pose {
  const seat = seatOf(height);
  const sits = seatedPose(person, { height, hangs: false });
  const leans = seatedPose(person, { height, hangs: false, lean: 24, slides: 3 });
  const hip = standing(person).hips.up;
  const grip = (side: 1 | -1): Hand => ({
    to: { left: side * 25, up: 87, forward: feetAt + reach - 16 },
    shape: 'grip',
    elbow: { out: 0.3, up: -1, forward: -0.6 },
  });
  const pushes = { ...leans, lean: 36, hips: { left: 0, up: seat + 22, forward: 16 } };
  const half = withHands(
    { ...pushes, lean: 30, hips: { left: 0, up: hip - 16, forward: feetAt - 22 } },
    { left: grip(1), right: { ...onMattress(-1, seat, 0), to: { left: -32, up: seat + 18, forward: 26 } } },
  );
  const upright: Pose = withHands(
    { ...half, seated: false, lean: 8, hips: { left: 0, up: hip - 2, forward: feetAt - 4 } },
    { left: grip(1), right: grip(-1) },
  );
  return through(beat, [
    [0, sits],
    [0.24, leans],
    [0.42, pushes],
    [0.58, half],
    [0.8, upright],
  ]);
}
