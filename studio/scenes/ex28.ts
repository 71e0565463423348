import { tone } from '../canvas/color.ts';
import { lettering } from '../canvas/lettering.ts';
import type { Pen } from '../canvas/pen.ts';
import { groundShadow } from '../canvas/solids.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { worded } from '../language.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { rosa } from '../people/cast/rosa.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import {
  cane,
  type Doing,
  drinking,
  glass,
  phone,
  seat,
  solving,
  stopping,
  table,
  takingCane,
  withCane,
} from '../people/puzzle-break.ts';
import { drawCane } from '../props/aids.ts';
import { armchair } from '../props/chairs.ts';
import { drawGlass } from '../props/crockery.ts';
import { drawCrossword, drawPencil } from '../props/crossword.ts';
import { drawPicture, drawPlant } from '../props/decor.ts';
import { drawBell, drawPhone } from '../props/notes.ts';
import { drawPhoneStand } from '../props/reminders.ts';
import { drawSoundMarks } from '../props/signals.ts';
import { drawSideTable } from '../props/tables.ts';
import { drawToilet } from '../rooms/bathroom.ts';
import { drawFloor } from '../rooms/floors.ts';
import { drawLivingRoom, livingRoomBack } from '../rooms/living-room.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { drawTiledWall, drawWall } from '../rooms/walls.ts';
import { during } from './beats.ts';
import { framed, wide } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Camera, Moment, Picture } from './scene.ts';

/** Larger than life, so that its screen is read from the armchair and by us. */
const phoneSize = 1.75;
const doorX = 58;
const cover = tone('#5d8a86', 0.26);
const caneAhead = { x: 0.7, y: 0, z: -0.5 };

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

/** Her alarm, on its stand. @param ringing the seconds of the clip while it rings */
function drawAlarm(pen: Pen, view: Stage, ringing?: number) {
  const scale = view.scale(phone.z) * phoneSize;
  drawPhoneStand(pen, view, phone, 14);
  const foot = view.at({ ...phone, y: phone.y + 1 });
  const middle = { x: foot.x, y: foot.y - 8.4 * scale };
  drawPhone(pen, middle, scale, {
    turn: ringing === undefined ? 0 : Math.sin(ringing * 34) * 1.2,
    screen: () => {
      drawBell(pen, { x: 7, y: 9 }, 1.15);
      const [above, below] = worded({ en: ['Bathroom', 'break'], es: ['Hora de ir', 'al baño'] } as const);
      lettering(pen, above, { x: 7, y: 18.4 }, 2.75, '#2c3438', 800);
      lettering(pen, below, { x: 7, y: 21.8 }, 2.75, '#2c3438', 800);
    },
  });
  if (ringing === undefined) return;
  for (const [direction, side] of [
    [180, -1],
    [0, 1],
  ] as const)
    drawSoundMarks(
      pen,
      { x: middle.x + side * 3 * scale, y: middle.y - 4 * scale },
      { direction, size: 7.8 * scale, spread: 80, seconds: ringing },
    );
}

/** What is on the table and beside the chair. */
type Things = { book?: Doing['book']; isGlassTaken?: boolean; ringing?: number };

function drawTable(pen: Pen, view: Stage, { book, isGlassTaken, ringing }: Things) {
  drawSideTable(pen, view, table.at, table);
  drawAlarm(pen, view, ringing);
  if (!isGlassTaken) drawGlass(pen, view, glass, 0.92);
  if (book) drawCrossword(pen, view, seat, book.near, book.tilt);
}

function drawLeaningCane(pen: Pen, view: Stage) {
  groundShadow(pen, view, cane.tip.x + 2, cane.tip.z, 7, 4, 0.35);
  drawCane(pen, view, cane.tip, cane.handle, { x: 0.8, y: 0, z: -0.6 });
}

type Held = { tip: Place; grip: Place };

function drawRosa(pen: Pen, view: Stage, moment: Moment, doing: Doing & { held?: Held; rings?: boolean }) {
  const { pose, regards, book, drinks, held, writes, rings } = doing;
  const isOnTable = book.tilt === 0;
  drawTable(pen, view, {
    isGlassTaken: drinks !== undefined,
    ...(isOnTable ? { book } : {}),
    ...(rings ? { ringing: moment.seconds } : {}),
  });
  const chair = armchair(view, seat, cover);
  chair.behind(pen);
  const alive = handsBusy(moment.speaker ?? attending(moment.idle('Rosa')));
  // Her neck holds the head upright over the bent body.
  const performance = { ...alive, nod: alive.nod - Math.max(0, pose.lean - 12) / 14 };
  const person = figure(view, { person: rosa, ...seat, pose, regards }, performance);
  const { left, right } = person.skeleton.arms;
  person.draw(pen, {
    beforeArms: () => {
      chair.front(pen);
      if (!held) drawLeaningCane(pen, view);
      if (!isOnTable) drawCrossword(pen, view, seat, book.near, book.tilt);
    },
    ...(drinks === undefined
      ? {}
      : {
          left: () =>
            drawGlass(
              pen,
              view,
              { ...left.palm, y: left.palm.y - 6, z: left.palm.z - 1 },
              0.92 - 0.3 * drinks,
            ),
        }),
    right: () => {
      if (held) drawCane(pen, view, held.tip, held.grip, caneAhead);
      const { x, y, z } = right.palm;
      if (writes) drawPencil(pen, view, place(x + 2, y - 5, z - 2), place(x + 5, y + 8, z + 1));
    },
  });
}

/** The phone, the glass and the cane, as they stand in reach. */
const tall = table.height + 17 * phoneSize;
const detailOf = (view: Stage) =>
  boxOf(view, [place(phone.x - 20, table.height, phone.z), place(phone.x + 22, tall, phone.z)], 4);

function pictureOf(view: Stage, drawAction: (pen: Pen, moment: Moment) => void): Picture {
  return { keyObject: detailOf(view), drawBackground: (pen) => drawRoom(pen, view), drawAction };
}

const solvingIn = (view: Stage): Picture =>
  pictureOf(view, (pen, moment) => drawRosa(pen, view, moment, { ...solving(moment.beat), rings: true }));

const room = stage();
const close = stage({ eyeHeight: 118, horizon: 150, distance: 120, focal: 1900, eyeX: -40 });
const near = solvingIn(close);
const sheAndDoor = framed(500, 366, 1000);
const atPhone = framed(676, 440, 690);

type Walking = ReturnType<typeof withCane>;

function drawOnHerWay(
  pen: Pen,
  view: Stage,
  moment: Moment,
  { at, turn, pose, tip, grip }: Walking,
  regards: Place,
) {
  drawFloorShadow(pen, view, at);
  const performance = feeling(handsBusy(attending(moment.idle('Rosa'), 0.8)), 'warm', 0.7);
  figure(view, { person: rosa, at, turn, pose, regards }, performance).draw(pen, {
    right: () => drawCane(pen, view, tip, grip, caneAhead),
  });
}

const laid = stopping(1).book;

/** The chair and the table, from which she has gone. */
function drawLeft(pen: Pen, view: Stage) {
  drawTable(pen, view, { book: laid });
  const chair = armchair(view, seat, cover);
  chair.behind(pen);
  chair.front(pen);
}

/** Behind the table to the bathroom: the way is clear. */
function drawWalk(pen: Pen, moment: Moment) {
  const way = { from: place(-22, 0, 236), to: place(72, 0, 262), steps: 7 };
  drawOnHerWay(pen, room, moment, withCane(way, moment.beat, 76), place(140, 120, 250));
  drawLeft(pen, room);
}

/** In the doorway of the bathroom: she looks back, glad. */
function drawInDoorway(pen: Pen, moment: Moment) {
  const { beat } = moment;
  const way = { from: place(82, 0, 318), to: place(106, 0, 330), steps: 3 };
  const walk = withCane(way, Math.min(1, beat / 0.55), 72 - 44 * during(beat, 0.45, 0.7));
  drawOnHerWay(pen, room, moment, walk, beat < 0.5 ? place(190, 120, 300) : place(40, 130, 0));
  drawLeft(pen, room);
}

const act = (
  moves: string,
  drawAction: (pen: Pen, moment: Moment) => void,
  camera: Camera,
  seconds?: number,
): Act => ({ moves, picture: pictureOf(room, drawAction), camera, ...(seconds ? { seconds } : {}) });

const seated = (
  moves: string,
  does: (beat: number) => Parameters<typeof drawRosa>[3],
  camera: Camera,
  seconds: number,
): Act => act(moves, (pen, moment) => drawRosa(pen, room, moment, does(moment.beat)), camera, seconds);

/** Exercise 28, At Two in the Afternoon. */
export const film: ExerciseFilm = {
  exerciseId: 28,
  owner: 'Rosa',
  states: {
    scene: {
      picture: solvingIn(room),
      sounds: [
        { name: 'phone-alarm', caption: { en: 'phone alarm plays', es: 'suena la alarma del teléfono' } },
      ],
      shots: [
        { from: 0, camera: sheAndDoor, easeSeconds: 0 },
        { from: 0.22, camera: framed(430, 400, 820), easeSeconds: 2.4 },
        { from: 0.6, insert: near, camera: atPhone, easeSeconds: 0 },
      ],
      closing: [
        { from: 0, camera: sheAndDoor, easeSeconds: 0 },
        { from: 0.3, insert: near, camera: atPhone, easeSeconds: 0 },
      ],
      look: { picture: near, camera: atPhone },
    },
  },
  beat: {
    id: 'writes',
    seconds: 10.5,
    moves: 'Rosa writes into her puzzle, looks over to the phone, thinks, and writes on',
  },
  claim: { picture: solvingIn(room), camera: wide, side: 'right' },
  reasons: {
    scene: [
      seated('She lays her puzzle onto the table and stops the alarm', stopping, framed(440, 390, 860), 6.2),
      seated('She drinks from her glass and puts it back', drinking, framed(400, 330, 700), 5.4),
      seated('With both hands on the arms she gets up, and takes her cane', takingCane, sheAndDoor, 4.6),
      act('She walks to the bathroom with her cane, without a hurry', drawWalk, framed(600, 370, 1060), 3.8),
      act('In the doorway she looks back', drawInDoorway, framed(880, 250, 600)),
    ],
  },
};
