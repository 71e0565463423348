import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { boxAround, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling } from '../people/attending.ts';
import { aide, residentTwo } from '../people/cast/others.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { sitting, standing, withHands } from '../people/poses.ts';
import { armchair, armchairArm, armchairSeat } from '../props/chairs.ts';
import { drawAlarmBox, drawCallButton } from '../props/medical.ts';
import { drawSoundMarks } from '../props/signals.ts';
import { drawSideTable } from '../props/tables.ts';
import { drawYarn } from '../props/textiles.ts';
import { drawLounge } from '../rooms/gathering-rooms.ts';
import { closeOn, framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const chair = { at: place(14, 0, 150), turn: 24 };
const high = 122;
const yarn = spotOn(chair, -84, 0, 50);
const table = spotOn(chair, -76, 0, 16);
const alarm = spotOn(chair, 27, 108, -24);
const button = spotOn(chair, 36, armchairArm + 2, 28);
const helper = place(164, 0, 310);

function drawHelper(pen: Pen, view: Stage, moment: Moment) {
  figure(
    view,
    { person: aide, at: helper, turn: 38, pose: standing(aide), regards: place(chair.at.x, 100, chair.at.z) },
    attending(moment.idle('aide')),
  ).draw(pen);
}

function drawResident(pen: Pen, view: Stage, moment: Moment) {
  const seat = armchair(view, chair, tone('#8d6f8f', 0.26), { high });
  seat.behind(pen);
  drawCallButton(pen, view.at(button), view.scale(button.z) * 1.3);
  const pose = {
    ...withHands(sitting(residentTwo, { seat: armchairSeat, lean: 16 }), {
      left: { to: { left: 8, up: 64, forward: 30 }, shape: 'flat' },
      right: { to: { left: -56, up: 50, forward: 34 }, shape: 'open' },
    }),
    aside: -22,
  };
  figure(
    view,
    { person: residentTwo, at: chair.at, turn: chair.turn, pose, regards: yarn },
    { ...attending(moment.idle('residentTwo')), nod: 0.2, tilt: 0.6 },
  ).draw(pen, { beforeArms: () => seat.front(pen) });
}

/** She sits back; the yarn is on a table at her side, and somebody has time for her. */
function drawSittingBack(pen: Pen, view: Stage, moment: Moment) {
  const seat = armchair(view, chair, tone('#8d6f8f', 0.26), { high });
  const beside = place(chair.at.x + 62, 0, chair.at.z + 84);
  drawFloorShadow(pen, view, beside);
  figure(
    view,
    {
      person: aide,
      at: beside,
      turn: -24,
      pose: standing(aide),
      regards: place(chair.at.x, 110, chair.at.z),
    },
    feeling(attending(moment.idle('aide')), 'warm'),
  ).draw(pen);
  seat.behind(pen);
  drawAlarmBox(pen, view.at(alarm), view.scale(alarm.z) * 1.7, 0);
  drawCallButton(pen, view.at(button), view.scale(button.z) * 1.3);
  const lap = (side: 1 | -1) => ({ to: { left: side * 9, up: 66, forward: 28 }, shape: 'relaxed' as const });
  const pose = withHands(sitting(residentTwo, { seat: armchairSeat }), { left: lap(1), right: lap(-1) });
  figure(
    view,
    { person: residentTwo, at: chair.at, turn: chair.turn, pose, regards: place(beside.x, 150, beside.z) },
    feeling(attending(moment.idle('residentTwo')), 'warm'),
  ).draw(pen, { beforeArms: () => seat.front(pen) });
  drawSideTable(pen, view, table, { height: 58 });
  drawYarn(pen, view, place(table.x, 58, table.z), tone('#3f73c4', 0.26), 11);
}

/** At the upper corner of the chair's back: its red light blinks with the sound. */
function drawAlarm(pen: Pen, view: Stage, { seconds }: Moment) {
  const at = view.at(alarm);
  const scale = view.scale(alarm.z);
  const on = Math.sin(seconds * 7) > -0.4 ? 1 : 0.55;
  for (const direction of [0, -90])
    drawSoundMarks(pen, at, { direction, size: scale * 34, seconds, spread: 66 });
  drawAlarmBox(pen, at, scale * 1.7, on);
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
      drawSideTable(pen, view, place(-176, 0, 240));
      if (!safe) drawFloorShadow(pen, view, helper);
      if (!safe) drawYarn(pen, view, yarn, tone('#3f73c4', 0.26), 11);
    },
    drawAction: (pen, moment) => {
      if (safe) {
        drawSittingBack(pen, view, moment);
        return;
      }
      drawHelper(pen, view, moment);
      drawResident(pen, view, moment);
      drawAlarm(pen, view, moment);
    },
  };
}

const lounge = pictureFrom(stage());
const near = pictureFrom(stage(), { withHer: true });
const chairAndYarn = framed(640, 310, 1040);

/** Exercise 14, The Chair Alarm Sounds. */
export const scene: Scene = {
  ...lounge,
  exerciseId: 14,
  pictured:
    'In the lounge a resident in a high-back chair leans forward, her hand out to a ball of blue yarn on the floor. On the back of the chair the red light of a small alarm box blinks, and it sounds. A call button hangs at the arm. In the background a staff member turns her head.',
  owner: 'Presenter',
  sounds: [{ name: 'chair-alarm', caption: 'chair alarm sounds' }],
  shots: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.3, camera: framed(600, 400, 1000), easeSeconds: 2.4 },
    { from: 0.62, insert: near, camera: closeOn(near.keyObject, 0.3), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.2, insert: near, camera: closeOn(near.keyObject, 0.3), easeSeconds: 0 },
  ],
  claim: { camera: framed(850, 392, 860), side: 'right' },
  ...healed(chairAndYarn, lounge, pictureFrom(stage(), { withHer: true, safe: true })),
};
