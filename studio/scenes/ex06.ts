import { tone } from '../canvas/color.ts';
import { fill } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { tube, upright } from '../canvas/solids.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling } from '../people/attending.ts';
import { aide } from '../people/cast/others.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import { sitting, standing, withHands } from '../people/poses.ts';
import { drawWalker } from '../props/aids.ts';
import { armchair, armchairArm, armchairSeat } from '../props/chairs.ts';
import { drawPicture } from '../props/decor.ts';
import { drawFloorLamp } from '../props/lamps.ts';
import { drawCallButton, drawLead } from '../props/medical.ts';
import { careRoomBack, drawCareRoom } from '../rooms/care-room.ts';
import { drawLightPool, drawWash } from '../rooms/light.ts';
import { drawDoor, drawDoorway, drawOpenLeaf, paleDoor } from '../rooms/openings.ts';
import { careCenter } from '../rooms/palettes.ts';
import { drawFloor } from '../rooms/surfaces.ts';
import { closeOn, framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const chair = { at: place(-118, 0, 140), turn: 38 };
const button = spotOn(chair, -44, armchairArm - 8, 22);
const walker = { at: place(-24, 0, 112), turn: 38 };
const door = { x: 4, z: careRoomBack, width: 96 };
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

/** Somebody comes along the hall. */
function drawAide(pen: Pen, view: Stage, moment: Moment) {
  const at = place(door.x + 40, 0, careRoomBack + 40);
  figure(
    view,
    { person: aide, at, turn: -38, pose: standing(aide), regards: place(chair.at.x, 120, chair.at.z) },
    feeling(attending(moment.idle('aide')), 'warm'),
  ).draw(pen);
}

/** @param pressing his thumb is on the button */
function drawWalter(pen: Pen, view: Stage, moment: Moment, pressing: boolean) {
  const seat = armchair(view, chair, cover);
  seat.behind(pen);
  const onArm = { to: spotOn(chair, -35, armchairArm + 3, 12), shape: 'flat' as const };
  const press = { to: place(button.x - 1, button.y + 12, button.z - 1), shape: 'point' as const, bend: 60 };
  const pose = withHands(sitting(walter, { seat: armchairSeat }), { right: pressing ? press : onArm });
  const performance = moment.speaker ?? moment.idle('Walter');
  figure(view, { person: walter, at: chair.at, turn: chair.turn, pose, regards: button }, performance).draw(
    pen,
    {
      beforeArms: () => {
        seat.front(pen);
        drawButton(pen, view, moment.seconds);
      },
    },
  );
  drawWalker(pen, view, walker);
}

/** The call button, clipped to the outside of the near arm. Its light breathes. */
function drawButton(pen: Pen, view: Stage, seconds: number) {
  drawLead(pen, view, spotOn(chair, -43, 24, -28), spotOn(chair, -44, armchairArm - 16, 22));
  const light = 0.92 + Math.sin(seconds * 2.4) * 0.08;
  drawCallButton(pen, view.at(button), view.scale(button.z) * 1.7, 0, light);
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  const half = [place(button.x - 13, button.y + 18, button.z), place(button.x + 13, button.y - 14, button.z)];
  const inDoor = [place(door.x, 10, careRoomBack), place(door.x + door.width, 180, careRoomBack)];
  const arm = [spotOn(chair, -20, 96, 8), spotOn(chair, -48, 40, 30)];
  return {
    keyObject: boxOf(view, safe ? [...half, ...arm, ...inDoor] : half),
    drawBackground: (pen) => drawRoom(pen, view),
    drawAction: (pen, moment) => {
      if (safe) drawAide(pen, view, moment);
      drawWalter(pen, view, moment, safe);
    },
  };
}

const room = pictureFrom(stage());
// Before the arm of the chair.
const before = stage({ eyeHeight: 112, horizon: 150, focal: 1500, distance: 160, eyeX: -96 });
const near = pictureFrom(before);
const onButton = closeOn(near.keyObject, 0.17);

/** Exercise 6, The Light on the Button. */
export const scene: Scene = {
  ...room,
  exerciseId: 6,
  pictured:
    'In the evening Walter sits in the armchair of his room at the care center, his walker in reach. On the red call button that is clipped to its arm a small amber light is lit. The hall is empty. The bathroom door is ajar.',
  owner: 'Walter',
  shots: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.3, camera: framed(480, 360, 960), easeSeconds: 2.2 },
    { from: 0.6, insert: near, camera: onButton, easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.2, insert: near, camera: onButton, easeSeconds: 0 },
  ],
  claim: { camera: framed(640, 400, 1000), side: 'right' },
  ...healed(closeOn(near.keyObject, 0.03), near, pictureFrom(before, { safe: true })),
};
