import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { add, between } from '../canvas/space.ts';
import { type Place, place } from '../canvas/stage.ts';
import { during, swinging, thereAndBack } from '../scenes/beats.ts';
import { dressed, rosaInRobe } from './cast/dressed.ts';
import { through } from './moves.ts';
import type { Hand, OwnSpot, Pose } from './pose.ts';
import { sitting, standing, withHands } from './poses.ts';
import { skeletonOf } from './skeleton.ts';

// Rosa between the edge of her bed, which is behind her, and her nightstand.

/** Standing, the lower part of her robe is drawn for itself, as it falls from the belt. */
export const rosaOnHerFeet = dressed(rosaInRobe, {
  garments: rosaInRobe.outfit.garments.map(({ skirt: _, ...robe }) => robe),
});
export const rosaAt = place(-37, 0, 152);
export const turn = -16;
/** Where her hand is on the front edge of the nightstand. */
export const palm = place(-4, 80.5, 129);
/** Her glass on it. */
export const glassAt = place(-3, 80, 150);

const onTable = (shape: 'grip' | 'flat', over = 0): Hand => ({
  to: { ...palm, y: palm.y + over, z: palm.z + (shape === 'flat' ? 5 : 0) },
  shape,
  bend: shape === 'flat' ? 28 : 0,
  elbow: { out: 0.8, up: -0.6, forward: -0.8 },
});
const upright = standing(rosaOnHerFeet, { lean: 4 });
const beside = upright.hands.right;
export const calm = withHands(upright, { left: onTable('flat') });
const own = (left: number, up: number, forward: number): OwnSpot => ({ left, up, forward });

/** Bent at the knees and leaning to one side, one hand around the edge of the nightstand. @param aside degrees */
export function unsteady(aside: number, low = 6): Pose {
  const { hips } = upright;
  return withHands(
    { ...upright, lean: 10, aside, hips: { ...hips, up: hips.up - low, forward: hips.forward - 3 } },
    {
      left: onTable('grip'),
      right: {
        to: own(-30, 96, 14),
        shape: 'open',
        bend: 10,
        elbow: { out: 0.7, up: -0.6, forward: -0.4 },
      },
    },
  );
}

const lap = (side: 1 | -1): Hand => ({
  to: own(side * 25, 56, -42),
  shape: 'flat',
  elbow: { out: 0.6, up: 0, forward: -1 },
});
/** On the edge of the bed behind her, her feet where they are when she stands. */
const seated: Pose = {
  ...withHands(sitting(rosaInRobe, { seat: 52, lean: 2 }), { left: lap(1), right: lap(-1) }),
  hips: own(0, 60, -44),
  feet: upright.feet,
};
const halfUp: Pose = {
  ...seated,
  ...withHands({ ...seated, lean: 34, hips: own(0, 68, -26) }, { left: lap(1), right: lap(-1) }),
};

export const here: Stand = { at: rosaAt, turn };
/** Her left hand on its way between places of the room. */
const moving = (from: Place, to: Place, share: number, shape: Hand['shape'] = 'relaxed'): Hand => ({
  to: between(from, to, share),
  shape,
  elbow: { out: 0.7, up: -0.7, forward: -0.7 },
});
const onLap = spotOn(here, 10, 72, -14);

/** On her feet, one hand at her side. */
const onHerFeet: Pose = {
  ...calm,
  hands: { ...calm.hands, right: { ...beside, to: own(-21, 72, 3) } },
};

/** From the edge of the bed she gets up, and her hand comes to the nightstand. */
export function rising(beat: number): Pose {
  const up = through(beat, [
    [0, seated],
    [0.06, seated],
    [0.16, halfUp],
    [0.28, onHerFeet],
  ]);
  const left = moving(onLap, { ...palm, y: palm.y + 1 }, during(beat, 0.12, 0.28), 'flat');
  return { ...up, hands: { ...up.hands, left } };
}

/** One breath longer, then her hand lets go of the nightstand, and she takes an easy step. */
export function easyStep(beat: number) {
  const way = 30;
  const [left, right] = [way * during(beat, 0.46, 0.64), way * during(beat, 0.68, 0.88)];
  const body = (left + right) / 2;
  const at = spotOn(here, 0, 0, body);
  const resting = spotOn({ at, turn }, 20, 74, 3);
  const lifted = during(beat, 0.18, 0.4);
  const foot = (side: 'left' | 'right', gone: number, from: number, to: number) => ({
    ...upright.feet[side],
    forward: upright.feet[side].forward + gone - body,
    up: 4 * thereAndBack(Math.min(1, Math.max(0, (beat - from) / (to - from)))),
  });
  const pose: Pose = {
    ...upright,
    lean: 4 - 2 * during(beat, 0, 0.2),
    feet: { left: foot('left', left, 0.46, 0.64), right: foot('right', right, 0.68, 0.88) },
    hands: {
      left: {
        ...moving({ ...palm, z: palm.z + 5 }, resting, lifted, lifted < 0.5 ? 'flat' : 'relaxed'),
        bend: 28 * (1 - lifted),
      },
      right: beside,
    },
  };
  return { pose, at };
}

/** She sways a little and holds on, her knees bent. */
export const holdingOn = (beat: number) => unsteady(-5 - 4 * swinging(beat, 1.5), 7);

/** She sways, and her hand finds the nightstand. */
export const swaying = (beat: number) => {
  const held = during(beat, 0.22, 0.36);
  const pose = unsteady(-7 * swinging(beat, 1.5) - 1.5, 3 + 5 * held);
  const from = { ...palm, x: palm.x - 8, y: palm.y + 16 };
  return { ...pose, hands: { ...pose.hands, left: { ...onTable('grip'), to: between(from, palm, held) } } };
};

/** Back on the edge of the bed she takes the glass, drinks, and puts it back. */
export function drinking(beat: number) {
  const down = through(beat, [
    [0, onHerFeet],
    [0.06, onHerFeet],
    [0.18, halfUp],
    [0.3, seated],
  ]);
  const sip = during(beat, 0.52, 0.64) * (1 - during(beat, 0.8, 0.92));
  const base = { ...down, lean: down.lean + 10 * during(beat, 0.32, 0.42) * (1 - sip) };
  const { head } = skeletonOf(rosaInRobe, rosaAt, turn, base);
  const atMouth = add(head, place(5, -17, -15));
  const grasp = add(glassAt, place(-4, 7, -3));
  const before =
    beat < 0.32
      ? moving(palm, onLap, during(beat, 0.02, 0.2), 'flat')
      : moving(onLap, grasp, during(beat, 0.32, 0.44), 'hold');
  const left = beat < 0.46 ? before : moving(grasp, atMouth, sip, 'hold');
  return { pose: { ...base, hands: { ...down.hands, left } }, isHeld: beat > 0.44 && beat < 0.94, sip };
}
