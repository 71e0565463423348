import type { Pen } from '../canvas/pen.ts';
import type { Stand } from '../canvas/solid-turned.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { walkerGrips } from '../props/walker.ts';
import type { Moment } from '../scenes/scene.ts';
import { chairAt, walkerReady } from './afraid-to-walk.ts';
import { attending, feeling, handsBusy } from './attending.ts';
import { therapist } from './cast/others.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import type { Hand, Pose } from './pose.ts';
import { standing, withHands } from './poses.ts';

// Dana, the therapist, at Walter's side with a walker.

/** Beside him her hand is near his arm. */
export const nearHisArm: Hand = {
  to: { left: -32, up: 106, forward: 12 },
  shape: 'open',
  elbow: { out: 0.6, up: -1, forward: -0.4 },
};

export type Helping = {
  walker: Stand;
  holds?: boolean;
  offers?: number;
  nods?: number;
  at?: Place;
  pose?: Pose;
  turn?: number;
  right?: Hand;
};

/** Where Dana stands when her right hand is on the left grip of a walker. */
export const besideGrip = (walker: Stand): Place => {
  const { x, z } = walkerGrips(walker).left;
  return place(x + 27, 0, z + 24);
};
export const danaReady = besideGrip(walkerReady);

/** @param helping `offers`: a hand held out to him, 0 to 1 */
export function drawDana(pen: Pen, view: Stage, moment: Moment, helping: Helping) {
  const { walker, holds = true, offers = 0, nods = 0, at = besideGrip(walker), turn = -42 } = helping;
  const offered: Hand = {
    to: { left: -20, up: 112, forward: 30 },
    shape: 'open',
    elbow: { out: 0.5, up: -1, forward: -0.3 },
  };
  const base = helping.pose ?? standing(therapist, { lean: 8 });
  const left = {
    to: { left: 18, up: 84 + 24 * offers, forward: 8 + 24 * offers },
    shape: offers > 0.5 ? ('open' as const) : ('relaxed' as const),
    elbow: { out: 0.6, up: -0.8, forward: -0.4 },
  };
  const right: Hand = holds
    ? { to: walkerGrips(walker).left, shape: 'grip', elbow: { out: 0.5, up: -0.7, forward: -0.8 } }
    : (helping.right ?? offered);
  const kind = feeling(attending(moment.idle('therapist')), 'warm', 0.7);
  drawFloorShadow(pen, view, at);
  figure(
    view,
    {
      person: therapist,
      at,
      turn,
      pose: withHands(base, { left, right }),
      regards: place(chairAt.at.x + 20, 122, chairAt.at.z - 20),
    },
    handsBusy({ ...kind, nod: kind.nod + nods }),
  ).draw(pen);
}
