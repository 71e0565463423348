import { inside, rectangle } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { handles, potSide } from '../rooms/pot-shelves.ts';
import { during, thereAndBack } from '../scenes/beats.ts';
import { drawHand, drawHandShadow } from './body/hand.ts';
import { rosa } from './cast/rosa.ts';
import { blendedHand } from './moves.ts';
import type { Person } from './person.ts';
import type { Hand, Pose } from './pose.ts';
import { standing, withHands } from './poses.ts';
import type { Arm } from './skeleton.ts';

// Somebody who faces the right, before shelves: the own right hand is the nearer one.

const elbow = { out: 0.5, up: -1, forward: -0.5 };

/** From the middle of the pot to a palm on one of its handles. */
const grasp = potSide + 3.4;
/** Hands carry from below: the upper side of each handle stays to be seen. */
const palms = handles - 2.4;

/**
 * The near hand grips the handle that is near, the other hand reaches along behind the pot to the handle on its far side.
 * @param off how far they still are from it, in centimeters
 */
export function byHandles(pot: Place, off = 0): { left: Hand; right: Hand } {
  return {
    left: {
      to: place(pot.x + grasp - off, pot.y + palms, pot.z + 8),
      shape: 'grip',
      elbow: { out: 0.8, up: -0.6, forward: 0 },
      behind: true,
    },
    right: { to: place(pot.x - grasp - off, pot.y + palms, pot.z - 3), shape: 'grip', elbow },
  };
}

/** The near hand grips its handle, and the other one lies unseen around the far side: for a pot too high for more. */
export function fromShelf(pot: Place, off = 0): { left: Hand; right: Hand } {
  const { left, right } = byHandles(pot, off);
  return {
    left: { ...left, to: place(pot.x - off, pot.y + palms, pot.z + potSide - 2) },
    // Its elbow stays behind, or the arm would hide the face.
    right: { ...right, elbow: { out: 0.3, up: -0.2, forward: -1 } },
  };
}

/** Leans and turns the shoulders so that the other arm reaches around the pot. */
export const towardsPot = (pose: Pose): Pose => ({
  ...pose,
  lean: pose.lean + 3,
  twist: -24,
  hips: { ...pose.hips, forward: pose.hips.forward + 2 },
});

/**
 * The other hand before the handle it holds: its arm is drawn behind the pot.
 * @param side of the pot on which the handle is: 1 the far one, -1 the near one
 */
export function drawOtherHand(
  pen: Pen,
  view: Stage,
  { person, arm, pot, side }: { person: Person; arm: Arm; pot: Place; side: 1 | -1 },
): void {
  const [wrist, palm] = [view.at(arm.wrist), view.at(arm.palm)];
  const scale = (view.scale(arm.wrist.z) * person.build.height) / 165;
  const placed = { wrist, angle: Math.atan2(palm.y - wrist.y, palm.x - wrist.x), flip: false, scale };
  const edge = view.at(place(pot.x + side * (potSide - 1.2), pot.y + handles, pot.z));
  const wide = 12 * scale;
  inside(pen, rectangle(side === 1 ? edge.x : edge.x - wide, edge.y - wide, wide, 2 * wide), () => {
    drawHandShadow(pen, placed);
    drawHand(pen, placed, arm.hand.shape, person.look.skin);
  });
}

/** On the toes, arms up, only the fingertips at the pot. @param up how high, 0 flat to 1 @param push the pot has been pushed back */
export function onTiptoe(pot: Place, up: number, push = 0): Pose {
  const still = standing(rosa, { lean: 5 + 2 * up });
  const { left, right } = still.feet;
  const tip = (side: 1 | -1): Hand => ({
    to: place(pot.x - potSide - 4 + push, pot.y + 1.5 + 3 * up, pot.z + side * 7),
    shape: 'flat',
    bend: 34,
    elbow: { out: 0.4, up: -0.6, forward: 0.6 },
    ...(side === 1 ? { behind: true } : {}),
  });
  return withHands(
    {
      ...still,
      hips: { ...still.hips, up: still.hips.up + 8.4 * up, forward: 3 },
      feet: { left: { ...left, heel: 44 * up }, right: { ...right, heel: 44 * up } },
    },
    { left: tip(1), right: tip(-1) },
  );
}

/** Her fingertips push the pot back, she wobbles, and one hand drops to the edge of the counter. @param edge where it catches hold */
export function wobbling(beat: number, pot: Place, edge: Place): Pose {
  const push = 5 * during(beat, 0.08, 0.34);
  const dropped = during(beat, 0.36, 0.5);
  const down = during(beat, 0.4, 0.74);
  const high = onTiptoe(pot, 1 - down, push);
  const swayed = thereAndBack(during(beat, 0.34, 0.8));
  const rests: Hand = { to: { left: -20, up: 92, forward: 24 }, shape: 'open', elbow };
  const base: Pose = { ...high, aside: 9 * swayed, lean: high.lean - 6 * swayed };
  return withHands(base, {
    left: blendedHand(
      high.hands.left,
      { to: place(edge.x - 20, 86, edge.z + 34), shape: 'relaxed', behind: true },
      down,
    ),
    right: blendedHand(
      high.hands.right,
      dropped < 1 ? { ...rests, to: edge, shape: 'flat' } : { to: edge, shape: 'grip', elbow },
      dropped,
    ),
  });
}

/**
 * The pot goes with both hands from one place to another, before the shelves.
 * @param lift centimeters that it rises on its way; `near` is toward the viewer, `closer` toward the person who carries it
 */
export function potBetween(
  from: Place,
  to: Place,
  gone: number,
  { lift = 9, near = 0, closer = 4 } = {},
): Place {
  const half = Math.sin(Math.PI * gone);
  return place(
    from.x + (to.x - from.x) * gone - closer * half,
    from.y + (to.y - from.y) * gone + lift * half,
    from.z + (to.z - from.z) * gone - near * half,
  );
}
