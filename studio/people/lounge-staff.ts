import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { armchairSeat, woodenChair } from '../props/chairs.ts';
import type { Moment } from '../scenes/scene.ts';
import { attending, feeling, handsBusy } from './attending.ts';
import { aide, nurse } from './cast/others.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import { blended, through } from './moves.ts';
import { chair, own, speaking } from './mrs-okafor.ts';
import type { Hand, Pose } from './pose.ts';
import { sitting, standing, withHands } from './poses.ts';

/** Where somebody sits who speaks with her. */
export const kelly = { at: place(84, 0, 186), turn: -46 };
/** Where her face is. */
export const herFace = place(-8, 112, 150);
/** Kelly on her chair, turned to her. @param asks how far she leans in and holds a hand out */
export function drawKellySitting(pen: Pen, view: Stage, moment: Moment, asks: number, speaks: number) {
  const stool = woodenChair(view, kelly, tone('#a9744a', 0.26));
  drawFloorShadow(pen, view, kelly.at);
  stool.behind(pen);
  const rest = sitting(aide, { seat: armchairSeat, lean: 2 });
  const open: Hand = {
    to: own(-17, 88, 36),
    shape: 'open',
    elbow: { out: 0.4, up: -1, forward: -0.2 },
    bend: 20,
  };
  const pose = blended(rest, withHands({ ...rest, lean: 13 }, { right: open }), asks);
  const face = feeling(attending(moment.idle('aide')), 'warm', 0.5);
  figure(
    view,
    { person: aide, ...kelly, pose, regards: herFace },
    speaking(face, moment.seconds, speaks),
  ).draw(pen, {
    beforeArms: () => stool.front(pen),
  });
}

/** At eye level, on the chair beside her: the nurse sits down, and holds a hand out. @param sat 0 standing to 1 seated */
export function drawLuis(pen: Pen, view: Stage, moment: Moment, sat: number, offers: number) {
  const stool = woodenChair(view, kelly, tone('#a9744a', 0.26));
  drawFloorShadow(pen, view, kelly.at);
  stool.behind(pen);
  const rest = sitting(nurse, { seat: armchairSeat, lean: 4, feetForward: 40 });
  const stands: Pose = {
    ...standing(nurse, { lean: 8 }),
    hips: { left: 0, up: 93, forward: 32 },
    feet: rest.feet,
  };
  const bends: Pose = { ...rest, lean: 30, hips: { left: 0, up: 70, forward: 16 } };
  const open: Hand = {
    to: own(-12, 78, 44),
    shape: 'open',
    elbow: { out: 0.4, up: -1, forward: -0.2 },
    bend: 12,
  };
  const lap = { left: rest.hands.left, right: rest.hands.right };
  const seated = through(sat, [
    [
      0,
      withHands(stands, {
        left: { to: own(24, 84, 36), shape: 'relaxed' },
        right: { to: own(-24, 84, 36), shape: 'relaxed' },
      }),
    ],
    [0.5, withHands(bends, lap)],
    [1, rest],
  ]);
  const pose = blended(seated, withHands({ ...rest, lean: 12 }, { right: open }), offers);
  figure(
    view,
    { person: nurse, ...kelly, pose, regards: herFace },
    speaking(handsBusy(feeling(attending(moment.idle('nurse')), 'warm', 0.5)), moment.seconds, 0.8 * offers),
  ).draw(pen, { beforeArms: () => stool.front(pen) });
}

/** Kelly beside the chair's back, at her other side. */
export function drawKellyBeside(pen: Pen, view: Stage, moment: Moment) {
  const at = place(-112, 0, 232);
  drawFloorShadow(pen, view, at);
  const back: Hand = {
    to: spotOn(chair, -27, 114, -35),
    shape: 'flat',
    elbow: { out: 0.6, up: -0.7, forward: 0 },
  };
  const pose = withHands(standing(aide, { lean: 4 }), { left: back });
  figure(
    view,
    { person: aide, at, turn: 38, pose, regards: herFace },
    handsBusy(feeling(attending(moment.idle('aide')), 'concern', 0.3)),
  ).draw(pen);
}
