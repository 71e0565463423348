import { tone } from '../canvas/color.ts';
import { fill } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { tube, upright } from '../canvas/solids.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import { sitting, withHands } from '../people/poses.ts';
import { drawWalker } from '../props/aids.ts';
import { armchair, armchairArm, armchairSeat } from '../props/chairs.ts';
import { drawPicture } from '../props/decor.ts';
import { drawFloorLamp } from '../props/lamps.ts';
import { drawCallButton, drawCallLamp, drawLead } from '../props/medical.ts';
import { careRoomBack, drawCareRoom } from '../rooms/care-room.ts';
import { drawLightPool, drawWash } from '../rooms/light.ts';
import { drawDoor, drawDoorway, drawOpenLeaf, paleDoor } from '../rooms/openings.ts';
import { careCenter } from '../rooms/palettes.ts';
import { drawFloor } from '../rooms/surfaces.ts';
import { closeOn, framed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const chair = { at: place(-118, 0, 140), turn: 38 };
const button = spotOn(chair, -44, armchairArm - 8, 22);
const walker = { at: place(-24, 0, 112), turn: 38 };
const door = { x: 4, z: careRoomBack, width: 96 };
const lamp = place(door.x + door.width / 2, 222, careRoomBack);
const bathroomX = 164;
const cover = tone('#5d8a86', 0.26);

/** The empty hall behind the door: its far wall with panel and rail, lit. */
function drawHallBeyond(pen: Pen, view: Stage) {
  const far = careRoomBack + 190;
  const { rail } = careCenter;
  fill(pen, upright(view, -200, 0, 600, 280, far), '#ecdcb9');
  fill(pen, upright(view, -200, 0, 600, 84, far), '#d8c69f');
  drawFloor(pen, view, { kind: 'plain', tone: tone('#cdb98f', 0.12) }, far, -200, 400);
  fill(pen, upright(view, -200, 0, 600, 9, far), '#fbf6ea');
  tube(pen, view, [place(-200, 86, far - 6), place(door.x + 36, 86, far - 6)], 3, rail);
  drawDoor(pen, view, { x: door.x + 58, z: far - 1, width: 90, frame: careCenter.trim }, careCenter.wood);
}

function drawRoom(pen: Pen, view: Stage) {
  drawCareRoom(pen, view, { sky: 'evening', windowX: -196, bathroomX, leaf: false });
  drawOpenLeaf(
    pen,
    view,
    { hingeX: bathroomX + 92, z: careRoomBack, width: 90, angle: 52, opens: -1 },
    paleDoor,
  );
  drawPicture(pen, view, { x: -62, y: 150, z: careRoomBack, width: 46, height: 36 }, 'family');
  drawWash(pen, 'evening', 1.7);
  drawDoorway(pen, view, { ...door, frame: careCenter.trim }, () => drawHallBeyond(pen, view));
  drawLightPool(pen, view, place(door.x + door.width / 2, 0, 290), 74, 0.14);
  drawLightPool(pen, view, place(-160, 0, 170), 130, 0.1);
  drawFloorLamp(pen, view, place(-238, 0, 240));
}

function drawWalter(pen: Pen, view: Stage, moment: Moment) {
  const seat = armchair(view, chair, cover);
  seat.behind(pen);
  const pose = withHands(sitting(walter, { seat: armchairSeat }), {
    right: { to: spotOn(chair, -35, armchairArm + 3, 12), shape: 'flat' },
  });
  const performance = moment.speaker ?? moment.idle('Walter');
  figure(view, { person: walter, at: chair.at, turn: chair.turn, pose, regards: lamp }, performance).draw(
    pen,
    {
      beforeArms: () => {
        seat.front(pen);
        drawButton(pen, view);
      },
    },
  );
  drawWalker(pen, view, walker);
}

/** The call button, clipped to the outside of the near arm. */
function drawButton(pen: Pen, view: Stage) {
  drawLead(pen, view, spotOn(chair, -43, 24, -28), spotOn(chair, -44, armchairArm - 16, 22));
  drawCallButton(pen, view.at(button), view.scale(button.z) * 1.5);
}

/** Drawn somewhat larger than it is, so that it is found from the chair; its light breathes. */
function drawLamp(pen: Pen, view: Stage, seconds: number, by = 1.7) {
  const larger: Stage = { ...view, scale: (z) => view.scale(z) * by };
  drawCallLamp(pen, larger, lamp, 0.94 + Math.sin(seconds * 2.4) * 0.06);
}

function pictureFrom(view: Stage, seen: readonly Place[]): Picture {
  return {
    keyObject: boxOf(view, seen, 6),
    drawBackground: (pen) => drawRoom(pen, view),
    drawAction: (pen, moment) => {
      drawLamp(pen, view, moment.seconds);
      drawWalter(pen, view, moment);
    },
  };
}

const room = pictureFrom(stage({ eyeHeight: 170, horizon: 165, focal: 1950 }), [
  place(lamp.x - 26, lamp.y + 16, lamp.z),
  place(lamp.x + 26, lamp.y - 12, lamp.z),
]);
// From before the chair: the lamp, the whole door below it and the empty hall.
const before = stage({ eyeHeight: 125, horizon: 430, focal: 1600, distance: 190, eyeX: 44 });
const near: Picture = {
  ...pictureFrom(before, [
    place(door.x - 8, lamp.y + 20, lamp.z),
    place(door.x + door.width + 8, 70, lamp.z),
  ]),
  drawAction: (pen, moment) => drawLamp(pen, before, moment.seconds, 2.4),
};

/** Exercise 6, The Light Over the Door. */
export const scene: Scene = {
  ...room,
  exerciseId: 6,
  pictured:
    'In the evening Walter sits in the armchair of his room at the care center, a red call button clipped to its arm and his walker in reach. Over the open door to the hall an amber lamp is lit; the hall is empty. The bathroom door is ajar.',
  owner: 'Walter',
  shots: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.3, camera: framed(480, 200, 960), easeSeconds: 2.2 },
    { from: 0.6, insert: near, camera: closeOn(near.keyObject, 0.36), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.2, insert: near, camera: closeOn(near.keyObject, 0.36), easeSeconds: 0 },
  ],
  claim: { camera: framed(820, 262, 920), side: 'right' },
};
