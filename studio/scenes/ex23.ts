import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { rosaInRobe } from '../people/cast/dressed.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { sitting, standing, withHands } from '../people/poses.ts';
import { type BedSpec, bedEdge, drawBed } from '../props/beds.ts';
import { drawGlass } from '../props/crockery.ts';
import { drawTableLamp } from '../props/lamps.ts';
import { drawWaves } from '../props/signals.ts';
import { drawNightstand } from '../props/tables.ts';
import { drawBedroom } from '../rooms/bedroom.ts';
import { drawLightPool, drawWash } from '../rooms/light.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { closeOn, framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const bed: BedSpec = {
  stand: { at: place(-106, 0, 226), turn: -90 },
  blanket: tone('#8fa9c4', 0.2),
  frame: rosaHome.wood,
  open: true,
};
const table = { at: place(0, 0, 164), height: 70, width: 58 };
const rosaAt = place(-25, 0, 150);
const faint: Place = place(rosaAt.x, 148, rosaAt.z - 6);
const aroundHead = [place(faint.x - 48, faint.y + 18, faint.z), place(faint.x + 48, faint.y - 20, faint.z)];
const allOfHer = [place(rosaAt.x - 66, 172, rosaAt.z), place(rosaAt.x + 60, -6, rosaAt.z)];

function drawRoom(pen: Pen, view: Stage) {
  drawBedroom(
    pen,
    view,
    { wall: rosaHome.warmWall, trim: rosaHome.trim, floor: rosaHome.boards, curtain: rosaHome.curtain },
    { sky: 'evening', windowX: -176, open: 0.45, pictureX: 120 },
  );
  drawWash(pen, 'evening', 0.7);
  drawBed(pen, view, bed);
  drawNightstand(pen, view, table.at, table);
  drawLightPool(pen, view, place(66, 0, 176), 120, 0.1);
  drawTableLamp(pen, view, place(table.at.x + 45, table.height, table.at.z + 20), { color: '#7fa3b0' });
  drawGlass(pen, view, { x: table.at.x + 29, y: table.height, z: table.at.z + 16 });
}

/** Back on the edge of the bed, both feet flat. */
function drawRosaSitting(pen: Pen, view: Stage, moment: Moment) {
  const at = { ...bedEdge(bed, 1, -62), y: 0 };
  const pose = withHands(sitting(rosaInRobe, { seat: 52, lean: 2 }), {
    right: { to: { left: -26, up: 56, forward: 6 }, shape: 'flat', elbow: { out: 0.6, up: 0, forward: -1 } },
    left: { to: { left: 26, up: 56, forward: 6 }, shape: 'flat', elbow: { out: 0.6, up: 0, forward: -1 } },
  });
  figure(
    view,
    { person: rosaInRobe, at, turn: 42, pose, regards: place(table.at.x + 29, table.height, table.at.z) },
    handsBusy(moment.speaker ?? moment.idle('Rosa')),
  ).draw(pen);
}

function drawRosa(pen: Pen, view: Stage, moment: Moment) {
  drawWaves(pen, view.at(faint), {
    width: 36 * view.scale(faint.z),
    size: 6.4 * view.scale(faint.z),
    seconds: moment.seconds,
  });
  const alive = moment.speaker ?? moment.idle('Rosa');
  const dizzy = attending(feeling(handsBusy(alive), 'concern'), Math.max(alive.attention, 0.5));
  const pose = withHands(standing(rosaInRobe, { lean: 11 }), {
    left: { to: place(table.at.x + 11, table.height + 2, table.at.z + 3), shape: 'flat', bend: -38 },
    right: {
      to: { left: -8, up: 149, forward: 12 },
      shape: 'flat',
      elbow: { out: 0.9, up: -0.7, forward: 0.3 },
    },
  });
  figure(
    view,
    { person: rosaInRobe, at: rosaAt, turn: 8, pose, regards: place(table.at.x, table.height, table.at.z) },
    dizzy,
  ).draw(pen);
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, safe ? [...aroundHead, ...allOfHer] : aroundHead),
    drawBackground: (pen) => {
      drawRoom(pen, view);
      if (!safe) drawFloorShadow(pen, view, rosaAt);
    },
    drawAction: (pen, moment) => (safe ? drawRosaSitting : drawRosa)(pen, view, moment),
  };
}

const room = pictureFrom(stage());

/** Exercise 23, The Room Seems to Float. */
export const scene: Scene = {
  ...room,
  exerciseId: 23,
  pictured:
    'Early in the morning Rosa has just stood up: the edge of her bed is right behind her knees, one hand is on the nightstand. Wavy lines round her head show that the room seems to float. Curtains are half open, the lamp is on, a glass of water is in reach.',
  owner: 'Rosa',
  shots: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.24, camera: framed(590, 360, 1120), easeSeconds: 2.2 },
    { from: 0.56, camera: closeOn(room.keyObject, 0.32), easeSeconds: 2 },
  ],
  closing: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.35, camera: closeOn(room.keyObject, 0.32), easeSeconds: 2.4 },
  ],
  claim: { camera: framed(780, 330, 1000), side: 'right' },
  ...healed(framed(600, 310, 1000), room, pictureFrom(stage(), { safe: true })),
};
