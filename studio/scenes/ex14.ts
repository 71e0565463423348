import { tone } from '../canvas/color.ts';
import { line, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { boxAround, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling } from '../people/attending.ts';
import { aide, residentTwo } from '../people/cast/others.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { sitting, withHands } from '../people/poses.ts';
import { drawBookcase } from '../props/bookcase.ts';
import { drawChairAlarm } from '../props/chair-alarm.ts';
import { armchair, armchairArm, armchairSeat, woodenChair } from '../props/chairs.ts';
import { drawCallButton } from '../props/medical.ts';
import { drawSoundMarks } from '../props/signals.ts';
import { drawSideTable } from '../props/tables.ts';
import { drawYarn } from '../props/yarn.ts';
import { drawLounge, gatheringBack } from '../rooms/gathering-rooms.ts';
import { closeOn, framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const chair = { at: place(14, 0, 150), turn: 24 };
const high = 122;
const blue = tone('#3f73c4', 0.26);
const yarn = spotOn(chair, -76, 0, 22);
const table = spotOn(chair, -76, 0, 16);
const alarm = spotOn(chair, 29, 108, -20);
const button = spotOn(chair, 37, armchairArm - 6, 34);
/** Where a staff member sits, behind the resident and at a distance. */
const helper = { at: place(132, 0, 316), turn: 26 };
/** How far the ball of yarn rolls away, in centimeters. */
const rolls = 30;

/** The ball as it rolls to the left of the picture, its thread behind it. */
function drawRollingYarn(pen: Pen, view: Stage, beat: number) {
  const at = place(yarn.x - rolls * beat, yarn.y, yarn.z);
  const scale = view.scale(at.z);
  const [from, to] = [view.at(at), view.at(yarn)];
  if (beat > 0)
    stroke(
      pen,
      line([
        { x: from.x + 36 * scale, y: from.y + 1.6 * scale },
        { x: to.x + 36 * scale, y: to.y + 1.6 * scale },
      ]),
      blue.main,
      scale * 1.4,
    );
  drawYarn(pen, view, at, blue, 9);
}

function drawHelper(pen: Pen, view: Stage, moment: Moment) {
  const stool = woodenChair(view, helper, tone('#a9744a', 0.26));
  stool.behind(pen);
  figure(
    view,
    {
      person: aide,
      ...helper,
      pose: sitting(aide, { seat: armchairSeat, lean: 4 }),
      regards: place(chair.at.x, 120, chair.at.z),
    },
    feeling(attending(moment.idle('aide')), 'concern', 0.6),
  ).draw(pen, { beforeArms: () => stool.front(pen) });
}

function drawResident(pen: Pen, view: Stage, moment: Moment) {
  const seat = armchair(view, chair, tone('#8d6f8f', 0.26), { high });
  seat.behind(pen);
  drawCallButton(pen, view.at(button), view.scale(button.z) * 1.3);
  const { beat } = moment;
  const pose = {
    ...withHands(sitting(residentTwo, { seat: armchairSeat, lean: 20 + 6 * beat }), {
      left: {
        to: { left: 30, up: armchairArm, forward: 29 },
        shape: 'grip',
        elbow: { out: 0.1, up: -1, forward: -0.4 },
      },
      right: {
        to: { left: -64 - 5 * beat, up: 37 - 5 * beat, forward: 27 + 3 * beat },
        shape: 'relaxed',
      },
    }),
    aside: -31 - 5 * beat,
  };
  figure(
    view,
    { person: residentTwo, at: chair.at, turn: chair.turn, pose, regards: { ...yarn, y: 84 } },
    // Her neck holds the head upright over the leaning body.
    { ...attending(moment.idle('her yarn')), nod: -1.4 - beat, tilt: 2.5 + beat },
  ).draw(pen, { beforeArms: () => seat.front(pen) });
}

/** She sits back; the yarn is on a table at her side, and somebody has time for her. */
function drawSittingBack(pen: Pen, view: Stage, moment: Moment) {
  const seat = armchair(view, chair, tone('#8d6f8f', 0.26), { high });
  const beside = { at: place(chair.at.x + 92, 0, chair.at.z + 34), turn: -34 };
  const stool = woodenChair(view, beside, tone('#a9744a', 0.26));
  stool.behind(pen);
  figure(
    view,
    {
      person: aide,
      at: beside.at,
      turn: beside.turn,
      pose: sitting(aide, { seat: armchairSeat }),
      regards: place(chair.at.x, 110, chair.at.z),
    },
    feeling(attending(moment.idle('aide')), 'warm'),
  ).draw(pen, { beforeArms: () => stool.front(pen) });
  seat.behind(pen);
  drawChairAlarm(pen, view.at(alarm), view.scale(alarm.z) * 1.3, 0);
  drawCallButton(pen, view.at(button), view.scale(button.z) * 1.3);
  const lap = (side: 1 | -1) => ({ to: { left: side * 9, up: 66, forward: 28 }, shape: 'relaxed' as const });
  const pose = withHands(sitting(residentTwo, { seat: armchairSeat }), { left: lap(1), right: lap(-1) });
  figure(
    view,
    {
      person: residentTwo,
      at: chair.at,
      turn: chair.turn,
      pose,
      regards: place(beside.at.x, 115, beside.at.z),
    },
    feeling(attending(moment.idle('her yarn')), 'warm'),
  ).draw(pen, { beforeArms: () => seat.front(pen) });
  drawSideTable(pen, view, table, { height: 58 });
  drawYarn(pen, view, place(table.x, 58, table.z), blue, 11);
}

/** At the upper corner of the chair's back: its red light blinks with the sound. */
function drawAlarm(pen: Pen, view: Stage, { seconds }: Moment) {
  const at = view.at(alarm);
  const scale = view.scale(alarm.z);
  const on = Math.sin(seconds * 7) > -0.4 ? 1 : 0.55;
  for (const direction of [0, -90])
    drawSoundMarks(pen, at, { direction, size: scale * 24, seconds, spread: 60 });
  drawChairAlarm(pen, at, scale * 1.3, on);
}

/** @param withHer the box takes in the chair's back and her head */
function pictureFrom(view: Stage, { withHer = false, safe = false } = {}): Picture {
  const at = view.at(alarm);
  const scale = view.scale(alarm.z);
  return {
    keyObject: safe
      ? wide
      : boxAround([
          { x: at.x - (withHer ? 84 : 20) * scale, y: at.y - 44 * scale },
          { x: at.x + 44 * scale, y: at.y + (withHer ? 52 : 20) * scale },
        ]),
    drawBackground: (pen) => {
      drawLounge(pen, view);
      drawBookcase(pen, view, place(-186, 0, gatheringBack), { width: 132, height: 66 });
      if (!safe) drawFloorShadow(pen, view, helper.at);
    },
    drawAction: (pen, moment) => {
      if (safe) {
        drawSittingBack(pen, view, moment);
        return;
      }
      drawHelper(pen, view, moment);
      drawRollingYarn(pen, view, moment.beat);
      drawResident(pen, view, moment);
      drawAlarm(pen, view, moment);
    },
  };
}

const lounge = pictureFrom(stage());
const near = pictureFrom(stage(), { withHer: true });
const chairAndYarn = framed(632, 369, 1010);

/** Exercise 14, The Chair Alarm Sounds. */
export const scene: Scene = {
  ...lounge,
  exerciseId: 14,
  pictured:
    'In the lounge a resident in a high-back chair leans forward, her hand out to a ball of blue yarn on the floor. On the back of the chair the red light of a small alarm box blinks, and it sounds. A call button hangs at the arm. Behind her a staff member on a chair turns her head.',
  owner: 'Presenter',
  sounds: [{ name: 'chair-alarm', caption: 'chair alarm sounds' }],
  beat: {
    word: 'rolls',
    seconds: 1.6,
    moves: 'The ball of yarn rolls away, and she leans and reaches after it',
  },
  shots: [
    { from: 0, camera: chairAndYarn, easeSeconds: 0 },
    { from: 0.73, insert: near, camera: closeOn(near.keyObject, 0.3), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: chairAndYarn, easeSeconds: 0 },
    { from: 0.2, insert: near, camera: closeOn(near.keyObject, 0.3), easeSeconds: 0 },
  ],
  claim: { camera: framed(580, 390, 1120), side: 'left' },
  ...healed(chairAndYarn, lounge, pictureFrom(stage(), { withHer: true, safe: true })),
};
