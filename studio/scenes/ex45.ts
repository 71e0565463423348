import { tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import type { Pen } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
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
import { drawMug } from '../props/crockery.ts';
import { drawPlant } from '../props/decor.ts';
import { drawHandprint } from '../props/handprints.ts';
import { drawHungCane, drawPeg } from '../props/hung-cane.ts';
import { drawSideTable } from '../props/tables.ts';
import { drawLivingRoom, livingRoomBack } from '../rooms/living-room.ts';
import { drawDoor } from '../rooms/openings.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { thereAndBack } from './beats.ts';
import { framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const walker = { at: place(2, 0, 168), turn: -12 };
/** A step clear of both, once she has her cane. */
const upright = { at: place(2, 0, 120), turn: -36 };
const chair = { at: place(68, 0, 158), turn: 24 };
/** How high its back is: low enough to lean on. */
const high = 89;
const table = { at: place(-46, 0, 168), radius: 27, height: 79 };
const door = { x: 96, width: 88, leaf: tone('#b9c9c4', 0.16) };
/** Her hands close round the front edges of the chair's back and the table. */
const chairTop = spotOn(chair, -20, high - 2, -27);
const tableTop = place(table.at.x + 12, table.height, table.at.z - 22);
const hook = place(door.x + 25, 153, livingRoomBack);
/** A print is darker than the wall and lighter than cloth and wood, so that it is faint on all three. */
const print = { wall: '#b5714c', cloth: '#f6e6cd' };

/** A print that lies on a surface. @param right, @param down where 1 cm to its right and 1 cm down ends */
function drawPrintOn(pen: Pen, view: Stage, at: Place, right: Place, down: Place) {
  slanted(pen, view, at, right, down, () => drawHandprint(pen, print.cloth, 0.75));
}

/** Where she held on before: along the wall, on the back of the chair, on the table. */
function drawWallPrints(pen: Pen, view: Stage) {
  for (const [x, y, turn] of [
    [77, 112, -14],
    [49, 117, -8],
  ] as const)
    placed(pen, view.at(place(x, y, livingRoomBack)), view.scale(livingRoomBack) * 0.95, turn, () =>
      drawHandprint(pen, print.wall, 0.62),
    );
}

function drawRoom(pen: Pen, view: Stage, safe: boolean) {
  drawLivingRoom(
    pen,
    view,
    { ...rosaHome, floor: rosaHome.boards },
    { sky: 'garden', windowX: -112, doorX: door.x, doorWidth: door.width },
  );
  drawDoor(pen, view, { ...door, z: livingRoomBack }, door.leaf, 'right');
  (safe ? drawPeg : drawHungCane)(pen, view, hook);
  drawPlant(pen, view, place(-212, 0, 280), 0.9);
  if (!safe) drawWallPrints(pen, view);
  const seat = armchair(view, chair, tone('#6d8f8a', 0.24), { high });
  seat.behind(pen);
  seat.front(pen);
  drawSideTable(pen, view, table.at, { ...table, paint: tone('#b98a5e', 0.24) });
  const { x, z } = table.at;
  drawMug(pen, view, place(x - 12, table.height, z + 10), tone('#7fa3b0', 0.2), 1.1);
  if (safe) return;
  const y = table.height + 0.2;
  drawPrintOn(pen, view, place(x - 5, y, z - 8), place(x - 4.1, y, z - 8), place(x - 5, y, z - 9.1));
  const back = (left: number, up: number) => spotOn(chair, left, up, -21);
  drawPrintOn(pen, view, back(-2, 68), back(-1.1, 68.1), back(-2.1, 67.1));
  drawFloorShadow(pen, view, walker.at);
  // Her hands darken what they press on.
  for (const { at, below } of [
    { at: chairTop, below: 3 },
    { at: tableTop, below: 0 },
  ]) {
    const scale = view.scale(at.z);
    softGlow(pen, view.at({ ...at, y: at.y - below }), { x: scale * 10, y: scale * 3 }, '#2a1a24', 0.4);
  }
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
  const alive = handsBusy(moment.speaker ?? moment.idle('Rosa'));
  // Her head stays up on its neck, so that her face is seen while she looks where her hand goes.
  const performance = feeling(attending({ ...alive, nod: alive.nod - 4 }, 0.6), 'concern', 0.8);
  const step = walking(rosa, { stride: 26, ahead: 'right', lean: 6 });
  const { left, right } = step.feet;
  const reaching = { ...step, feet: { left: { ...left, heel: 12 }, right: { ...right, heel: 0 } } };
  const pose = withHands(
    { ...reaching, aside: -1 - 6 * thereAndBack(moment.beat) },
    {
      left: { to: chairTop, shape: 'grip', bend: 6, elbow: { out: 1, up: -0.9, forward: -0.3 } },
      right: { to: tableTop, shape: 'grip', elbow: { out: 0.8, up: -0.6, forward: -0.5 } },
    },
  );
  figure(view, { person: rosa, ...walker, pose, regards: tableTop }, performance).draw(pen);
}

function pictureFrom(view: Stage, seen: readonly Place[], { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, seen, 6),
    drawBackground: (pen) => drawRoom(pen, view, safe),
    drawAction: (pen, moment) => (safe ? drawRosaWithCane : drawRosa)(pen, view, moment),
  };
}

const room = pictureFrom(stage(), [
  place(table.at.x - table.radius, table.height - 14, table.at.z),
  place(chairTop.x + 14, chairTop.y + 8, chairTop.z),
  // The print on the chair, too: it shows the same.
  spotOn(chair, 7, 62, -21),
]);

const hands = framed(704, 270, 652);

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
    { from: 0.22, camera: hands, easeSeconds: 2.2 },
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
