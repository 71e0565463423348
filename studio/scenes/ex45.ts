import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { slanted } from '../canvas/solids.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { rosa } from '../people/cast/rosa.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawCane } from '../props/aids.ts';
import { armchair } from '../props/chairs.ts';
import { drawPicture, drawPlant } from '../props/decor.ts';
import { drawHandprint } from '../props/handprints.ts';
import { drawHook } from '../props/medical.ts';
import { drawMotionLines } from '../props/signals.ts';
import { drawTable } from '../props/tables.ts';
import { drawLivingRoom, livingRoomBack } from '../rooms/living-room.ts';
import { drawDoor, woodDoor } from '../rooms/openings.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { thereAndBack } from './beats.ts';
import { framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const walker = { at: place(-8, 0, 176), turn: -20 };
/** A step clear of both, once she has her cane. */
const upright = { at: place(8, 0, 160), turn: -36 };
const chair = { at: place(84, 0, 170), turn: 24 };
/** Its left front corner on the floor. */
const table = { at: place(-90, 0, 128), width: 54, depth: 40, height: 70 };
const door = { x: 112, width: 88 };
const chairTop = spotOn(chair, -27, 100, -33);
const tableTop = place(table.at.x + 46, table.height + 2, table.at.z + 20);
const hook = place(door.x + 44, 150, livingRoomBack);
/** A print is darker than the wall and lighter than cloth and wood, so that it is faint on all three. */
const print = { wall: '#b5714c', cloth: '#f6e6cd' };

/** A print that lies on a surface. @param right, @param down where 1 cm to its right and 1 cm down ends */
function drawPrintOn(pen: Pen, view: Stage, at: Place, right: Place, down: Place) {
  slanted(pen, view, at, right, down, () => drawHandprint(pen, print.cloth, 0.55));
}

/** Where she held on before: along the wall, on the back of the chair, on the table. */
function drawWallPrints(pen: Pen, view: Stage) {
  for (const [x, y, turn, opacity] of [
    [98, 115, -16, 0.26],
    [68, 120, -6, 0.33],
    [38, 115, -14, 0.4],
  ] as const)
    placed(pen, view.at(place(x, y, livingRoomBack)), view.scale(livingRoomBack) * 0.82, turn, () =>
      drawHandprint(pen, print.wall, opacity),
    );
}

function drawRoom(pen: Pen, view: Stage, safe: boolean) {
  drawLivingRoom(
    pen,
    view,
    { ...rosaHome, floor: rosaHome.boards },
    { sky: 'garden', windowX: -112, doorX: door.x, doorWidth: door.width },
  );
  drawDoor(pen, view, { ...door, z: livingRoomBack }, woodDoor, 'right');
  drawHook(pen, view, hook);
  if (!safe)
    drawCane(pen, view, place(hook.x + 1, 58, hook.z - 6), place(hook.x + 1, 145, hook.z - 6), {
      x: -1,
      y: 0,
      z: 0,
    });
  drawPicture(pen, view, { x: 46, y: 136, z: livingRoomBack, width: 36, height: 28 }, 'flowers');
  drawPlant(pen, view, place(-212, 0, 280), 0.9);
  if (!safe) drawWallPrints(pen, view);
  const seat = armchair(view, chair, tone('#6d8f8a', 0.24));
  seat.behind(pen);
  seat.front(pen);
  drawTable(pen, view, table.at, { ...table, paint: tone('#b98a5e', 0.24) });
  if (safe) return;
  const { x, z } = table.at;
  const y = table.height + 0.2;
  drawPrintOn(pen, view, place(x + 17, y, z + 19), place(x + 17.9, y, z + 19), place(x + 17, y, z + 17.9));
  const back = (left: number, up: number) => spotOn(chair, left, up, -21);
  drawPrintOn(pen, view, back(-6, 77), back(-5.2, 77.1), back(-6.1, 76.2));
  drawFloorShadow(pen, view, walker.at);
}

/** Upright, her cane in her hand, and nothing else to hold on to. */
function drawRosaWithCane(pen: Pen, view: Stage, moment: Moment) {
  drawFloorShadow(pen, view, upright.at);
  const grip = spotOn(upright, -25, 86, 16);
  const tip = spotOn(upright, -27, 0, 22);
  const pose = withHands(standing(rosa), {
    right: { to: grip, shape: 'grip' },
  });
  figure(
    view,
    { person: rosa, ...upright, pose, regards: place(-120, 120, -60) },
    feeling(handsBusy(moment.speaker ?? moment.idle('Rosa')), 'warm'),
  ).draw(pen, { right: () => drawCane(pen, view, tip, grip, { x: -0.6, y: 0, z: -0.6 }) });
}

/** Between chair and table, both hands on them: she sways, and they hold her. */
function drawRosa(pen: Pen, view: Stage, moment: Moment) {
  const performance = handsBusy(moment.speaker ?? feeling(attending(moment.idle('Rosa')), 'concern', 0.5));
  const pose = withHands(
    { ...standing(rosa, { apart: 12, lean: 12 }), aside: 3 - 9 * thereAndBack(moment.beat) },
    {
      left: { to: chairTop, shape: 'grip', elbow: { out: 0.6, up: -0.8, forward: -0.5 } },
      right: { to: tableTop, shape: 'flat', elbow: { out: 0.8, up: -0.5, forward: -0.3 } },
    },
  );
  figure(view, { person: rosa, ...walker, pose, regards: tableTop }, performance).draw(pen);
  const scale = view.scale(walker.at.z);
  drawMotionLines(pen, view.at({ ...walker.at, y: 146 }), {
    size: 13 * scale,
    apart: 54 * scale,
    seconds: moment.seconds,
  });
}

function pictureFrom(view: Stage, seen: readonly Place[], { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, seen, 6),
    drawBackground: (pen) => drawRoom(pen, view, safe),
    drawAction: (pen, moment) => (safe ? drawRosaWithCane : drawRosa)(pen, view, moment),
  };
}

const room = pictureFrom(stage(), [
  place(table.at.x, table.height - 14, table.at.z),
  place(chairTop.x + 14, chairTop.y + 8, chairTop.z),
]);

const hands = framed(640, 320, 760);

const medium = framed(717, 366, 1010);

/** Exercise 45, Touching the Furniture. */
export const scene: Scene = {
  ...room,
  exerciseId: 45,
  pictured:
    'Rosa crosses her living room without her cane, which hangs on the door. Her left hand holds the back of a chair, her right hand reaches for a side table. A trail of handprints shows where she held on: wall, chair, table.',
  owner: 'Rosa',
  beat: {
    word: 'table',
    seconds: 1.8,
    moves: 'She sways towards the table, both hands hold on, and she comes upright again',
  },
  shots: [
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: 0.52, camera: hands, easeSeconds: 2.2 },
  ],
  closing: [
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: 0.4, camera: hands, easeSeconds: 2.2 },
  ],
  claim: { camera: framed(780, 380, 1000), side: 'right' },
  ...healed(
    medium,
    room,
    pictureFrom(stage(), [place(-92, 172, 140), place(96, 0, 140), place(hook.x + 6, 160, livingRoomBack)], {
      safe: true,
    }),
  ),
};
