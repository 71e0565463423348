import { mix, tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { boxAround, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, handsBusy } from '../people/attending.ts';
import { rosa } from '../people/cast/rosa.ts';
import { figure } from '../people/figure.ts';
import type { Hand, OwnSpot, Pose } from '../people/pose.ts';
import { sitting, withHands } from '../people/poses.ts';
import { drawCane } from '../props/aids.ts';
import { counterHeight, drawCounter } from '../props/cabinets.ts';
import { armchair, armchairArm, armchairSeat } from '../props/chairs.ts';
import { drawFruitBowl } from '../props/crockery.ts';
import { drawPicture, drawPlant } from '../props/decor.ts';
import { drawFloorLamp } from '../props/lamps.ts';
import { drawLapBlanket } from '../props/lap-blanket.ts';
import { drawBell, drawPhone } from '../props/notes.ts';
import { drawPhoneStand } from '../props/reminders.ts';
import { drawSoundMarks } from '../props/signals.ts';
import { drawSideTable } from '../props/tables.ts';
import { drawLivingRoom, livingRoomBack } from '../rooms/living-room.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { drawTiledWall, drawWall } from '../rooms/walls.ts';
import { closeOn, framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const seat = { at: place(-66, 0, 138), turn: 30 };
const sideTable = place(34, 0, 184);
/** Her cane leans on the arm of her chair. */
const cane = { tip: spotOn(seat, 61, 0, 12), handle: spotOn(seat, 45, 71, 2) };
/** The top of the side table. */
const inReach = place(sideTable.x - 2, 52, sideTable.z - 6);
/** A little larger than life, so that it is found at the other end of the room. */
const phoneSize = 1.4;
const phone = place(142, counterHeight + 8.4 * phoneSize, livingRoomBack + 60);

/** Wanting to get there: she bends forward, and her hands go from her lap to the arms of the chair. */
function leaningForward(beat: number): Pose {
  const pose = sitting(rosa, { seat: armchairSeat, lean: -4 + 12 * beat });
  const push = (side: 1 | -1, hand: Hand): Hand => {
    const { left, up, forward } = hand.to as OwnSpot;
    const shift = (from: number, to: number) => from + (to - from) * beat;
    return {
      to: { left: shift(left, side * 36), up: shift(up, armchairArm + 2.5), forward: shift(forward, 17) },
      shape: 'flat',
      elbow: { out: 0.7 - 0.4 * beat, up: -0.6, forward: shift(-0.7, -1) },
      // The hand that comes down onto the arm lies along it.
      bend: side === -1 ? -38 * beat : 0,
    };
  };
  return withHands(pose, { left: push(1, pose.hands.left), right: push(-1, pose.hands.right) });
}

/** @param regards the phone, wherever it is */
function drawRosa(pen: Pen, view: Stage, moment: Moment, regards: Place) {
  const chair = armchair(view, seat, tone('#b8694f', 0.26));
  chair.behind(pen);
  const performance = attending(handsBusy(moment.speaker ?? moment.idle('Rosa')), Math.max(0.7, moment.beat));
  const person = figure(
    view,
    {
      person: rosa,
      at: seat.at,
      turn: seat.turn,
      pose: leaningForward(moment.beat),
      regards,
    },
    performance,
  );
  person.draw(pen, {
    beforeArms: () => {
      drawLapBlanket(pen, view, person.skeleton, tone('#8fa9a0', 0.2), '#f3e6cf');
      chair.front(pen);
      drawCane(pen, view, cane.tip, cane.handle, { x: 0.8, y: 0, z: -0.6 });
    },
  });
}

/** On the table at her side: no reason to hurry. */
function drawPhoneInReach(pen: Pen, view: Stage) {
  drawPhoneStand(pen, view, inReach, 16);
  const foot = view.at(place(inReach.x, inReach.y + 1, inReach.z));
  const scale = view.scale(inReach.z) * 1.3;
  drawPhone(pen, { x: foot.x, y: foot.y - 8.4 * scale }, scale);
}

/** The kitchen: tiles, and the counter the phone stands on. */
function drawKitchenBeyond(pen: Pen, view: Stage) {
  const [z, far] = [livingRoomBack + 40, livingRoomBack + 170];
  const { wall, trim, cabinet: paint, top } = rosaHome;
  drawWall(pen, view, { from: 40, to: 300, z: far, wall, trim });
  const tiles = { main: mix(wall.main, '#ffffff', 0.45), shade: wall.shade };
  drawTiledWall(pen, view, { from: 40, to: 300, z: far, low: 88, high: 148, tiles, size: 15 });
  drawCounter(pen, view, { x: 60, width: 220, z, paint, top });
  drawFruitBowl(pen, view, { x: 189, y: counterHeight, z: z + 30 });
}

function drawRinging(pen: Pen, view: Stage, { seconds }: Moment) {
  const at = view.at(phone);
  const scale = view.scale(phone.z);
  const shake = Math.sin(seconds * 38) * 2.4 * (Math.sin(seconds * 2.4) > -0.3 ? 1 : 0);
  drawSoundMarks(pen, at, { direction: -90, size: scale * 36, seconds, spread: 74 });
  drawSoundMarks(pen, at, { direction: 180, size: scale * 32, seconds, spread: 64 });
  drawSoundMarks(pen, at, { direction: 0, size: scale * 32, seconds, spread: 64 });
  const ringing = () => drawBell(pen, { x: 7, y: 13 }, 1.1);
  placed(pen, at, 1, shake, () => drawPhone(pen, { x: 0, y: 0 }, scale * 1.4, { screen: ringing }));
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  const at = view.at(phone);
  const reach = view.scale(phone.z) * 42;
  const table = [
    view.at(place(inReach.x - 16, 90, inReach.z)),
    view.at(place(inReach.x + 16, 50, inReach.z)),
  ];
  return {
    keyObject: boxAround([
      { x: at.x - reach, y: at.y - reach },
      { x: at.x + reach, y: at.y + reach * 0.6 },
      ...(safe ? table : []),
    ]),
    drawBackground: (pen) => {
      drawLivingRoom(
        pen,
        view,
        { ...rosaHome, floor: rosaHome.boards },
        {
          sky: 'tree',
          windowX: -112,
          doorX: 98,
          doorWidth: 116,
          beyond: () => drawKitchenBeyond(pen, view),
        },
      );
      drawPicture(pen, view, { x: 26, y: 112, z: livingRoomBack, width: 58, height: 46 }, 'hills');
      drawFloorLamp(pen, view, place(-4, 0, 308), { lit: false, height: 150 });
      drawPlant(pen, view, place(74, 0, 306), 0.8);
      drawSideTable(pen, view, sideTable);
    },
    drawAction: (pen, moment) => {
      if (safe) drawPhoneInReach(pen, view);
      else drawRinging(pen, view, moment);
      drawRosa(pen, view, moment, safe ? inReach : phone);
    },
  };
}

const room = pictureFrom(stage());

// From farther away through a longer lens: she and the phone are large together.
const together = pictureFrom(stage({ eyeHeight: 120, horizon: 236, focal: 3890, distance: 1200, eyeX: 26 }));
const both = framed(655, 372, 900);
const herAndPhone = framed(625, 405, 960);

/** Exercise 11, The Phone Is Ringing. */
export const scene: Scene = {
  ...room,
  exerciseId: 11,
  pictured:
    'Rosa sits in her armchair with a blanket on her lap, her cane beside her. The side table is empty. Through the doorway her phone rings on the kitchen counter.',
  owner: 'Rosa',
  beat: {
    word: 'armchair',
    seconds: 1.6,
    moves: 'Rosa bends forward, and her hands go to the arms of her chair',
  },
  sounds: [{ name: 'phone', caption: 'phone rings' }],
  shots: [
    { from: 0, camera: herAndPhone, easeSeconds: 0 },
    { from: 0.34, insert: together, camera: both, easeSeconds: 0 },
    { from: 0.7, camera: closeOn(room.keyObject, 0.24), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: herAndPhone, easeSeconds: 0 },
    { from: 0.15, camera: closeOn(room.keyObject, 0.24), easeSeconds: 1.6 },
  ],
  claim: { camera: wide, side: 'left' },
  ...healed(herAndPhone, room, pictureFrom(stage(), { safe: true })),
};
