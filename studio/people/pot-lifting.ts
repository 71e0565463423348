import type { Place } from '../canvas/stage.ts';
import { place } from '../canvas/stage.ts';
import { handles, potSide } from '../rooms/pot-shelves.ts';
import { during, thereAndBack } from '../scenes/beats.ts';
import { rosa } from './cast/rosa.ts';
import { blendedHand } from './moves.ts';
import type { Hand, Pose } from './pose.ts';
import { standing, withHands } from './poses.ts';

// Somebody who faces the right, before shelves: the own right hand is the nearer one.

const elbow = { out: 0.5, up: -1, forward: -0.5 };

/** Both hands around the pot, where it is. @param off how far they still are from it, in centimeters */
export function aroundPot(pot: Place, off = 0): { left: Hand; right: Hand } {
  const hand = (side: 1 | -1): Hand => ({
    to: place(pot.x - 7 - off, pot.y + handles, pot.z + side * (potSide - 4 + off * 0.3)),
    shape: 'grip',
    elbow,
    ...(side === 1 ? { behind: true } : {}),
  });
  return { left: hand(1), right: hand(-1) };
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
 * @param lift centimeters it goes up on its way, and how far it comes to the viewer
 */
export function potBetween(from: Place, to: Place, gone: number, { lift = 9, near = 0 } = {}): Place {
  const half = Math.sin(Math.PI * gone);
  return place(
    from.x + (to.x - from.x) * gone - 4 * half,
    from.y + (to.y - from.y) * gone + lift * half,
    from.z + (to.z - from.z) * gone - near * half,
  );
}
