import type { Pen } from '../canvas/pen.ts';
import { inFrame } from '../canvas/space.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { drawHeldCord, drawHelpButton, drawNeckCord } from '../props/neck-cord.ts';
import { drawButtonOnPost, post } from '../rooms/bath-doorway.ts';
import { during, thereAndBack } from '../scenes/beats.ts';
import type { Moment } from '../scenes/scene.ts';
import { attending, feeling, handsBusy } from './attending.ts';
import { rosaBareFaced as person } from './cast/dressed.ts';
import { type Figure, figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import { through } from './moves.ts';
import type { Hand, Pose } from './pose.ts';
import { standing, withHands } from './poses.ts';

// Cord, button and glasses are drawn larger than life, so that they are found.
const larger = 1.56;

/** Where the cord lies on her chest. */
export const throat = (view: Stage, { skeleton: { neck, frame } }: Figure) => ({
  at: view.at(inFrame(frame, neck, 0, -3, 9)),
  scale: view.scale(neck.z - 9) * larger,
});

/** A hand at what hangs on the cord. */
export const atCord: Hand = {
  to: { left: 12, up: 105, forward: 20 },
  shape: 'point',
  elbow: { out: 1, up: -0.7, forward: 0 },
};

/** Poses in which she takes the cord off the bedpost and puts it over her head. */
function puttingOn(beat: number): Pose {
  const still = standing(person);
  const pair = (out: number, up: number, forward: number) => {
    const hand = (side: 1 | -1): Hand => ({
      to: { left: side * out, up, forward },
      shape: 'grip',
      elbow: { out: 1, up: -0.5, forward: 0.2 },
    });
    return { left: hand(1), right: hand(-1) };
  };
  const reach = (up: number): Hand => ({
    to: { left: -44, up, forward: 14 },
    shape: 'grip',
    elbow: { out: 0.4, up: -1, forward: 0 },
  });
  const base = { ...still, lean: 2 };
  return through(beat, [
    [0, withHands(base, { left: { to: { left: 20, up: 84, forward: 8 }, shape: 'relaxed' } })],
    [0.14, withHands({ ...base, aside: -7 }, { right: reach(128) })],
    [0.28, withHands({ ...base, aside: -5 }, { right: reach(150) })],
    [0.44, withHands(base, pair(10, 128, 27))],
    [0.6, withHands({ ...base, lean: 6 }, pair(14, 166, 12))],
    [0.76, withHands({ ...base, lean: 4 }, pair(10, 130, 13))],
    [
      0.9,
      withHands(base, {
        left: { to: { left: 20, up: 84, forward: 8 }, shape: 'relaxed' },
        right: { ...atCord, to: { left: -11, up: 103, forward: 20 } },
      }),
    ],
  ]);
}

/** Rosa at the post of her bed: she takes the button and puts its cord over her head. */
export function drawPuttingOn(pen: Pen, view: Stage, moment: Moment): void {
  const { beat } = moment;
  const at = place(post.x + 48, 0, post.z + 14);
  drawFloorShadow(pen, view, at);
  const regards = beat < 0.4 ? place(post.x, 120, post.z) : undefined;
  const rosa = figure(
    view,
    { person, at, turn: -14, pose: puttingOn(beat), ...(regards ? { regards } : {}) },
    feeling(handsBusy(attending(moment.idle('Rosa'), regards ? 1 : 0)), 'warm', beat > 0.8 ? 0.8 : 0.2),
  );
  const { arms } = rosa.skeleton;
  const big = view.scale(at.z) * larger;
  const { at: chest, scale } = throat(view, rosa);
  const worn = () => beat >= 0.74 && drawNeckCord(pen, chest, scale, 'button');
  rosa.draw(pen, { beforeArms: worn });
  if (beat < 0.14) drawButtonOnPost(pen, view);
  else if (beat < 0.4) drawHelpButton(pen, view.at(arms.right.palm), big, 12);
  else if (beat < 0.74)
    drawHeldCord(
      pen,
      [view.at(arms.right.palm), view.at(arms.left.palm)],
      big,
      13 + 14 * thereAndBack(during(beat, 0.44, 0.76)),
    );
}
