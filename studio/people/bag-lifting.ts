import type { Pen } from '../canvas/pen.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { drawBookBag } from '../props/book-bag.ts';
import { during } from '../scenes/beats.ts';
import type { Performance } from '../scenes/scene.ts';
import { attending } from './attending.ts';
import { aide } from './cast/others.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import { blended } from './moves.ts';
import { standing, withHands } from './poses.ts';

const turn = 58;

/** How far the bag is off its handle. @param beat 0 to 1 */
export const liftedAt = (beat: number): number => during(beat, 0.3, 0.6);

/** Where the straps of the bag are while it is lifted off its hook and taken away to the left. */
export function strapsAt(hook: Place, beat: number): Place {
  const [up, away] = [liftedAt(beat), during(beat, 0.56, 0.92)];
  return place(hook.x - 44 * away, hook.y + 13 * up - 9 * away, hook.z - 6 * up - 8 * away);
}

/**
 * An aide takes hold of the straps of a bag, lifts it off a hook and takes it away.
 * @param at where she stands, to the left of the hook
 */
export function drawBagLifting(
  pen: Pen,
  view: Stage,
  { at, hook }: { at: Place; hook: Place },
  performance: Performance,
  beat: number,
): void {
  const straps = strapsAt(hook, beat);
  const [reaches, stands] = [during(beat, 0.02, 0.28), during(beat, 0.5, 0.9)];
  const away = standing(aide, { lean: 3 });
  const bent = standing(aide, { lean: 24 });
  const base = { ...bent, hips: { ...bent.hips, up: bent.hips.up - 2, forward: 5 } };
  const reaching = blended(blended(away, base, reaches), away, stands);
  const side = { left: 14, up: 84, forward: 20 };
  const hands = (share: number) =>
    share < 1
      ? {
          to: { left: side.left + 4 * share, up: side.up + 8 * share, forward: side.forward + 18 * share },
          shape: 'open' as const,
        }
      : { to: place(straps.x - 1, straps.y + 1, straps.z), shape: 'grip' as const };
  const pose = withHands(reaching, {
    left: { ...hands(reaches), elbow: { out: 0.5, up: -0.8, forward: -0.3 } },
    right: {
      to: { left: -13, up: 90 + 6 * reaches - 4 * stands, forward: 20 + 8 * reaches - 6 * stands },
      shape: 'open',
      elbow: { out: 0.6, up: -0.6, forward: -0.6 },
    },
  });
  drawFloorShadow(pen, view, at);
  figure(
    view,
    { person: aide, at, turn, pose, regards: { ...straps, y: straps.y + 14 } },
    attending(performance),
  ).draw(pen, {
    left: () =>
      drawBookBag(
        pen,
        view.at(straps),
        view.scale(straps.z) * 1.05,
        7 * Math.sin(Math.PI * 5 * stands) * (1 - stands),
      ),
  });
}

/** The aide from the other side: her hand holds books at a place until they are where they belong, and draws back. */
export function drawBookGiving(
  pen: Pen,
  view: Stage,
  hand: Place,
  performance: Performance,
  beat: number,
): void {
  const leaves = during(beat, 0.68, 0.95);
  const at = place(103, 0, hand.z - 6);
  const pose = withHands(standing(aide, { lean: 26 - 18 * leaves }), {
    left: {
      to: place(hand.x + 24 * leaves, hand.y + 4 * leaves, hand.z),
      shape: leaves > 0.1 ? 'open' : 'hold',
      elbow: { out: 0.5, up: -0.8, forward: -0.3 },
    },
    right: {
      to: { left: -12, up: 92, forward: 22 },
      shape: 'relaxed',
      elbow: { out: 0.5, up: -0.7, forward: -0.6 },
    },
  });
  drawFloorShadow(pen, view, at);
  const regards = { ...hand, y: hand.y + 10 };
  figure(view, { person: aide, at, turn: -56, pose, regards }, attending(performance)).draw(pen);
}
