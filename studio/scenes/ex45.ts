import { tone } from '../canvas/color.ts';
import { withOpacity } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { slanted } from '../canvas/solids.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { rosa } from '../people/cast/rosa.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, walking, withHands } from '../people/poses.ts';
import { drawCane } from '../props/aids.ts';
import { armchair } from '../props/chairs.ts';
import { drawPicture, drawPlant } from '../props/decor.ts';
import { drawHook } from '../props/medical.ts';
import { drawMotionLines } from '../props/signals.ts';
import { drawHandprints } from '../props/small-things.ts';
import { drawSideTable } from '../props/tables.ts';
import { drawLivingRoom, livingRoomBack } from '../rooms/living-room.ts';
import { drawDoor, woodDoor } from '../rooms/openings.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { thereAndBack } from './beats.ts';
import { framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const walker = { at: place(-6, 0, 146), turn: -24 };
const chair = { at: place(80, 0, 178), turn: 66 };
const table = { at: place(-64, 0, 124), height: 74, radius: 25 };
const door = { x: 112, width: 88 };
const chairTop = spotOn(chair, -24, 99, -30);
const tableTop = place(table.at.x + 16, table.height + 2, table.at.z + 2);
const hook = place(door.x + 44, 158, livingRoomBack);

/** Where she held on before: along the wall, on the back of the chair, on the table. */
function drawTrail(pen: Pen, view: Stage) {
  const wall = [
    place(98, 116, livingRoomBack),
    place(70, 122, livingRoomBack),
    place(43, 116, livingRoomBack),
  ];
  const prints = wall.map((spot, index) => ({
    at: view.at(spot),
    scale: view.scale(spot.z) * 0.9,
    turn: index * 9 - 12,
  }));
  withOpacity(pen, 0.45, () => drawHandprints(pen, prints));
}

/** One print that lies on a surface. @param right, @param down where 1 cm to its right and 1 cm down ends */
function drawPrintOn(pen: Pen, view: Stage, at: Place, right: Place, down: Place) {
  withOpacity(pen, 0.45, () =>
    slanted(pen, view, at, right, down, () => drawHandprints(pen, [{ at: { x: 0, y: 0 }, scale: 0.7 }])),
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
    drawCane(pen, view, place(hook.x + 1, 66, hook.z - 6), place(hook.x + 1, 153, hook.z - 6), {
      x: -1,
      y: 0,
      z: 0,
    });
  drawPicture(pen, view, { x: 26, y: 146, z: livingRoomBack, width: 46, height: 34 }, 'flowers');
  drawPlant(pen, view, place(-212, 0, 280), 0.9);
  if (!safe) drawTrail(pen, view);
  const seat = armchair(view, chair, tone('#6d8f8a', 0.24));
  seat.behind(pen);
  seat.front(pen);
  drawSideTable(pen, view, table.at, {
    height: table.height,
    radius: table.radius,
    paint: tone('#b98a5e', 0.24),
  });
  if (safe) return;
  const { x, z } = table.at;
  drawPrintOn(pen, view, place(x - 8, 74.2, z), place(x - 6.7, 74.2, z), place(x - 8, 74.2, z - 1.3));
  drawPrintOn(
    pen,
    view,
    spotOn(chair, -43, 78, -26),
    spotOn(chair, -43, 78, -24.6),
    spotOn(chair, -43, 76.6, -26),
  );
  drawFloorShadow(pen, view, walker.at);
}

/** Upright, her cane in her hand, and nothing else to hold on to. */
function drawRosaWithCane(pen: Pen, view: Stage, moment: Moment) {
  drawFloorShadow(pen, view, walker.at);
  const grip = spotOn(walker, -25, 86, 16);
  const tip = spotOn(walker, -27, 0, 24);
  const pose = withHands(walking(rosa, { stride: 24, ahead: 'left' }), {
    right: { to: grip, shape: 'grip' },
  });
  figure(
    view,
    { person: rosa, ...walker, pose, regards: place(-120, 120, -60) },
    feeling(handsBusy(moment.speaker ?? moment.idle('Rosa')), 'warm'),
  ).draw(pen, { right: () => drawCane(pen, view, tip, grip, { x: -0.6, y: 0, z: -0.6 }) });
}

/** Between chair and table, both hands on them: she sways, and they hold her. */
function drawRosa(pen: Pen, view: Stage, moment: Moment) {
  const performance = handsBusy(moment.speaker ?? feeling(attending(moment.idle('Rosa')), 'concern', 0.5));
  const pose = withHands(
    { ...standing(rosa, { apart: 12, lean: 10 }), aside: 3 - 9 * thereAndBack(moment.beat) },
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
  place(table.at.x - 25, table.height - 14, 128),
  place(chairTop.x + 14, chairTop.y + 8, chairTop.z),
]);

const hands = framed(632, 302, 740);

const medium = framed(717, 391, 1010);

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
    { from: 0.4, camera: hands, easeSeconds: 2.2 },
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
