import { faint, tone } from '../canvas/color.ts';
import { lettering } from '../canvas/lettering.ts';
import { fill, polygon } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn, turnedBlock } from '../canvas/solid-turned.ts';
import { groundShadow, slanted } from '../canvas/solids.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { rosa } from '../people/cast/rosa.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { sitting, walking, withHands } from '../people/poses.ts';
import { drawCane } from '../props/aids.ts';
import { armchair, armchairSeat } from '../props/chairs.ts';
import { drawGlass } from '../props/crockery.ts';
import { drawPicture, drawPlant } from '../props/decor.ts';
import { drawJigsaw } from '../props/jigsaw.ts';
import { drawBell, drawPhone } from '../props/notes.ts';
import { drawPhoneStand } from '../props/reminders.ts';
import { drawSoundMarks } from '../props/signals.ts';
import { drawSideTable } from '../props/tables.ts';
import { drawToilet } from '../rooms/bathroom.ts';
import { drawFloor } from '../rooms/floors.ts';
import { drawLivingRoom, livingRoomBack } from '../rooms/living-room.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { drawTiledWall, drawWall } from '../rooms/walls.ts';
import { framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const seat = { at: place(-112, 0, 160), turn: 36 };
const table = { at: place(0, 0, 146), height: 58 };
const phone = place(table.at.x - 10, table.height, table.at.z - 4);
/** Larger than life, so that its screen is read from the armchair and by us. */
const phoneSize = 1.75;
/** Her cane leans on the arm of her chair. */
const cane = { tip: spotOn(seat, 60, 0, 16), handle: spotOn(seat, 46, 76, 8) };
const doorX = 58;
const onWay = { at: place(44, 0, 236), turn: 40 };
/** The board lies on her knees. */
const boardTop = 61;
const cover = tone('#5d8a86', 0.26);

function drawBathroomBeyond(pen: Pen, view: Stage) {
  const far = livingRoomBack + 150;
  const wall = { main: '#eaf1ef', shade: '#d3dedb' };
  drawWall(pen, view, { from: doorX - 80, to: doorX + 240, z: far, wall, trim: '#ffffff' });
  const tiles = tone('#cfe1e0', 0.14);
  drawTiledWall(pen, view, { from: doorX - 80, to: doorX + 240, z: far, high: 112, tiles });
  drawFloor(
    pen,
    view,
    { kind: 'tiles', tone: tone('#dfe5e2', 0.12), joint: '#c4cfcc', size: 24 },
    far,
    doorX - 80,
    doorX + 240,
  );
  drawToilet(pen, view, doorX + 58, far);
}

function drawRoom(pen: Pen, view: Stage) {
  const { warmWall: wall, trim, boards: floor, curtain } = rosaHome;
  drawLivingRoom(
    pen,
    view,
    { wall, trim, floor, curtain },
    { sky: 'tree', windowX: -172, doorX, beyond: () => drawBathroomBeyond(pen, view) },
  );
  drawPicture(pen, view, { x: -34, y: 95, z: livingRoomBack, width: 48, height: 32 }, 'flowers');
  drawPlant(pen, view, place(-214, 0, 300));
}

/** A board on her knees, with her puzzle on it. */
function drawBoard(pen: Pen, view: Stage) {
  const below = [
    spotOn(seat, -16, 57, 16),
    spotOn(seat, 14, 57, 16),
    spotOn(seat, 14, 55, 44),
    spotOn(seat, -16, 55, 44),
  ];
  fill(pen, polygon(below.map(view.at)), faint('#2a1a24', 0.24));
  turnedBlock(
    pen,
    view,
    seat,
    { left: [-26, 26], up: [boardTop - 2, boardTop], forward: [12, 44] },
    tone('#c9a06f', 0.22),
  );
  const on = (left: number, forward: number) => spotOn(seat, left, boardTop, forward);
  slanted(pen, view, on(0, 30), on(-1.15, 30), on(0, 31.15), () => drawJigsaw(pen));
}

function drawRosa(pen: Pen, view: Stage, moment: Moment) {
  const chair = armchair(view, seat, cover);
  chair.behind(pen);
  const elbow = { out: 0.5, up: -0.6, forward: -0.7 };
  const pose = withHands(sitting(rosa, { seat: armchairSeat }), {
    left: { to: { left: 21, up: boardTop + 3, forward: 20 }, shape: 'flat', elbow, bend: -24 },
    right: { to: { left: -21, up: boardTop + 3, forward: 20 }, shape: 'flat', elbow },
  });
  const performance = attending(handsBusy(moment.speaker ?? moment.idle('Rosa')));
  figure(view, { person: rosa, at: seat.at, turn: seat.turn, pose, regards: phone }, performance).draw(pen, {
    beforeArms: () => {
      chair.front(pen);
      groundShadow(pen, view, cane.tip.x + 2, cane.tip.z, 7, 4, 0.35);
      drawCane(pen, view, cane.tip, cane.handle, { x: 0.8, y: 0, z: -0.6 });
      drawBoard(pen, view);
    },
  });
}

/** On her way to the bathroom with her cane, without a hurry. */
function drawRosaWalking(pen: Pen, view: Stage, moment: Moment) {
  const chair = armchair(view, seat, cover);
  chair.behind(pen);
  chair.front(pen);
  drawFloorShadow(pen, view, onWay.at);
  const grip = spotOn(onWay, 26, 86, 16);
  const tip = spotOn(onWay, 28, 0, 26);
  const pose = withHands(walking(rosa, { stride: 22, ahead: 'right' }), {
    left: { to: grip, shape: 'grip' },
  });
  figure(
    view,
    { person: rosa, ...onWay, pose, regards: place(doorX + 40, 90, livingRoomBack) },
    feeling(handsBusy(moment.speaker ?? moment.idle('Rosa')), 'warm'),
  ).draw(pen, { left: () => drawCane(pen, view, tip, grip, { x: 0.7, y: 0, z: -0.4 }) });
}

function drawPhoneOnTable(pen: Pen, view: Stage, seconds: number, rings: boolean) {
  const scale = view.scale(phone.z) * phoneSize;
  const shake = rings ? Math.sin(seconds * 34) * 1.2 : 0;
  drawPhoneStand(pen, view, phone, 14);
  const foot = view.at(place(phone.x, phone.y + 1, phone.z));
  const middle = { x: foot.x, y: foot.y - 8.4 * scale };
  drawPhone(pen, middle, scale, {
    turn: shake,
    screen: () => {
      drawBell(pen, { x: 7, y: 9 }, 1.15);
      lettering(pen, 'Bathroom', { x: 7, y: 18.4 }, 2.75, '#2c3438', 800);
      lettering(pen, 'break', { x: 7, y: 21.8 }, 2.75, '#2c3438', 800);
    },
  });
  if (!rings) return;
  for (const [direction, side] of [
    [180, -1],
    [0, 1],
  ] as const) {
    drawSoundMarks(
      pen,
      { x: middle.x + side * 3 * scale, y: middle.y - 4 * scale },
      { direction, size: 7.8 * scale, spread: 80, seconds },
    );
  }
}

function drawTable(pen: Pen, view: Stage, seconds: number, rings: boolean) {
  drawSideTable(pen, view, table.at, { height: table.height, radius: 26 });
  drawGlass(pen, view, place(table.at.x + 15, table.height, table.at.z - 12), 0.92);
  drawPhoneOnTable(pen, view, seconds, rings);
}

function pictureFrom(view: Stage, seen: readonly Place[], { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, seen, 4),
    drawBackground: (pen) => drawRoom(pen, view),
    drawAction: (pen, moment) => {
      if (!safe) drawRosa(pen, view, moment);
      else drawRosaWalking(pen, view, moment);
      drawTable(pen, view, moment.seconds, !safe);
    },
  };
}

const tall = table.height + 17 * phoneSize;
const room = pictureFrom(stage(), [
  place(phone.x - 20, table.height, phone.z),
  place(phone.x + 22, tall, phone.z),
]);
const near = pictureFrom(stage({ eyeHeight: 118, horizon: 150, distance: 120, focal: 1900, eyeX: 4 }), [
  place(phone.x - 26, table.height - 2, phone.z),
  place(phone.x + 26, tall + 2, phone.z),
]);
const sheAndDoor = framed(520, 358, 1000);

/** Exercise 28, The Bathroom Alarm. */
export const scene: Scene = {
  ...room,
  exerciseId: 28,
  pictured:
    'In the afternoon Rosa sits in her armchair with a puzzle. On the table beside her a phone rings: its screen shows a bell and the words Bathroom break. A full glass of water and her cane are in reach, and the way to the bathroom is clear.',
  owner: 'Rosa',
  sounds: [{ name: 'phone-alarm', caption: 'phone alarm plays' }],
  shots: [
    { from: 0, camera: sheAndDoor, easeSeconds: 0 },
    { from: 0.3, camera: framed(482, 412, 850), easeSeconds: 2.2 },
    { from: 0.6, insert: near, camera: framed(600, 456, 700), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: sheAndDoor, easeSeconds: 0 },
    { from: 0.3, insert: near, camera: framed(600, 456, 700), easeSeconds: 0 },
  ],
  claim: { camera: wide, side: 'right' },
  ...healed(
    framed(570, 380, 1080),
    room,
    pictureFrom(stage(), [place(-166, 132, 140), place(86, 0, 120)], { safe: true }),
  ),
};
