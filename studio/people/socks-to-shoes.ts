import { inFirmShoes, inThinSocks } from '../rooms/novak-kitchen.ts';
import { during, swinging } from '../scenes/beats.ts';
import { blended, through } from './moves.ts';
import type { Hand, Pose } from './pose.ts';
import { sitting, withHands } from './poses.ts';

const seat = 45;

const resting = (side: 1 | -1): Hand => ({
  to: { left: side * 9, up: seat + 17, forward: 31 },
  shape: 'flat',
  elbow: { out: 0.7, up: -0.6, forward: -0.7 },
});

/** On the chair: she looks under her sock, takes off what stuck there, and looks at it. */
export function finding(beat: number): Pose {
  const sat = sitting(inThinSocks, { seat, lean: 0 });
  const out = { ...sat.feet.left, forward: 60, up: 12, heel: -38 };
  const low = withHands(
    { ...sat, lean: 56, feet: { ...sat.feet, left: out } },
    {
      left: {
        to: { left: 12, up: 27, forward: 64 },
        shape: 'hold',
        elbow: { out: 0.7, up: -0.2, forward: -0.2 },
      },
      right: resting(-1),
    },
  );
  const looks = withHands(
    { ...sat, lean: 4 },
    {
      left: {
        to: { left: 8, up: 93, forward: 30 },
        shape: 'hold',
        elbow: { out: 0.6, up: -0.8, forward: -0.2 },
      },
      right: resting(-1),
    },
  );
  const start = {
    ...withHands(sat, { left: resting(1), right: resting(-1) }),
    lean: 16,
    feet: { ...sat.feet, left: out },
  };
  return through(beat, [
    [0, start],
    [0.1, start],
    [0.42, low],
    [0.52, low],
    [0.86, looks],
  ]);
}

/** On the chair, in her shoes: both hands tie the laces of one, then she sits up. */
export function tying(beat: number): Pose {
  const sat = sitting(inFirmShoes, { seat, lean: 70 });
  const pulled = 3.4 * Math.abs(Math.sin(Math.PI * 4 * during(beat, 0.16, 0.7)));
  const up = during(beat, 0.76, 1);
  const hand = (side: 1 | -1): Hand => ({
    to: { left: 12 + side * (3 + pulled), up: 17 + pulled, forward: 50 },
    shape: 'hold',
    elbow: { out: 0.8, up: -0.1, forward: -0.1 },
  });
  const ties = withHands(
    { ...sat, feet: { ...sat.feet, left: { ...sat.feet.left, forward: 44 } } },
    { left: hand(1), right: hand(-1) },
  );
  return blended(ties, withHands({ ...ties, lean: 4 }, { left: resting(1), right: resting(-1) }), up);
}

/** On the telephone: she talks, listens, and nods. */
export function telephoning(beat: number): Pose {
  const sat = sitting(inFirmShoes, { seat, lean: 1 });
  const raised = during(beat, 0, 0.12);
  const talks = swinging(during(beat, 0.16, 0.96), 4);
  const ear: Hand = {
    to: { left: -11.5, up: 60 + 55 * raised, forward: 26 - 20 * raised },
    shape: 'hold',
    elbow: { out: 1, up: -0.5, forward: 0.2 },
  };
  const free: Hand = {
    to: { left: 13 + 4 * talks, up: seat + 20 + 9 * Math.max(0, talks), forward: 32 },
    shape: 'open',
    elbow: { out: 0.7, up: -0.6, forward: -0.6 },
  };
  return withHands({ ...sat, lean: 1 + 3 * talks, twist: 3 * talks }, { left: free, right: ear });
}
