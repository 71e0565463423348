import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { tube } from '../canvas/solids.ts';
import { between } from '../canvas/space.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling } from '../people/attending.ts';
import { aide } from '../people/cast/others.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import type { Hand } from '../people/pose.ts';
import { sitting, standing, withHands } from '../people/poses.ts';
import { armchair, armchairArm, armchairSeat } from '../props/chairs.ts';
import { drawPicture } from '../props/decor.ts';
import { drawFloorLamp } from '../props/lamps.ts';
import { drawCallButton, drawLead } from '../props/medical.ts';
import { drawWalker } from '../props/walker.ts';
import { careRoomBack, drawCareRoom } from '../rooms/care-room.ts';
import { drawFloor } from '../rooms/floors.ts';
import { drawLightPool, drawWash } from '../rooms/light.ts';
import { drawDoor, drawDoorway, drawOpenLeaf, paleDoor } from '../rooms/openings.ts';
import { careCenter } from '../rooms/palettes.ts';
import { drawWall } from '../rooms/walls.ts';
import { thereAndBack } from './beats.ts';
import { closeOn, framed, healed } from './camera.ts';
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
  const panel = { tone: tone('#d9cbaa', 0.14), height: 84 };
  const wall = tone('#efe3c6', 0.13);
  drawWall(pen, view, { from: -200, to: 400, z: far, height: 280, wall, trim: '#fbf6ea', panel });
  drawFloor(pen, view, { kind: 'plain', tone: tone('#cdb98f', 0.12) }, far, -200, 400);
  drawPicture(pen, view, { x: door.x + 8, y: 118, z: far, width: 44, height: 34 }, 'hills');
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
  drawPicture(pen, view, { x: -62, y: 118, z: careRoomBack, width: 46, height: 36 }, 'family');
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

const onArm: Hand = { to: spotOn(chair, -28, armchairArm + 3, 8), shape: 'flat' };
const press = place(button.x + 12, button.y + 13, button.z - 1);

/** His right hand on its way from the arm of the chair to the button, and back. */
function pressing(share: number): Hand {
  return {
    to: between(onArm.to as Place, press, share),
    shape: share > 0.4 ? 'point' : 'flat',
    // His elbow stays at his side, so that his finger comes from the right and the light stays in sight.
    elbow: { out: -0.6 * share, up: -1, forward: -0.6 },
    bend: 22 * share,
  };
}

/** @param again his finger is on the button once more */
function drawWalter(pen: Pen, view: Stage, moment: Moment, again: boolean) {
  const seat = armchair(view, chair, cover);
  seat.behind(pen);
  const still = sitting(walter, { seat: armchairSeat });
  const pose = withHands(still, {
    right: pressing(again ? 1 : thereAndBack(moment.beat) ** 0.6),
  });
  const said = moment.speaker ?? moment.idle('Walter');
  const performance = attending(said, Math.max(0.75, said.attention));
  figure(view, { person: walter, at: chair.at, turn: chair.turn, pose, regards: button }, performance).draw(
    pen,
    {
      beforeArms: () => {
        seat.front(pen);
        drawButton(pen, view, moment.seconds);
        drawWalker(pen, view, walker);
      },
    },
  );
}

/** The call button, clipped to the outside of the near arm. Its light breathes. */
function drawButton(pen: Pen, view: Stage, seconds: number) {
  drawLead(pen, view, spotOn(chair, -43, 24, -28), spotOn(chair, -44, armchairArm - 16, 22));
  const light = 0.92 + Math.sin(seconds * 2.4) * 0.08;
  drawCallButton(pen, view.at(button), view.scale(button.z) * 2, 0, light);
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
const walterAndHall = framed(592, 390, 1010);
/** He and the lit button. */
const withButton = framed(405, 380, 750);
const onButton = closeOn(near.keyObject, 0.17);

/** Exercise 6, The Light on the Button. */
export const scene: Scene = {
  ...room,
  exerciseId: 6,
  pictured:
    'In the evening Walter sits in the armchair of his room at the care center, his walker in reach. On the red call button that is clipped to its arm a small amber light is lit. The hall is empty. The bathroom door is ajar.',
  owner: 'Walter',
  beat: { word: 'pressed', seconds: 2.4, moves: 'His right hand presses the call button and comes back' },
  shots: [
    { from: 0, camera: walterAndHall, easeSeconds: 0 },
    { from: 0.2, camera: withButton, easeSeconds: 1.8 },
    { from: 0.72, insert: near, camera: onButton, easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: walterAndHall, easeSeconds: 0 },
    { from: 0.2, insert: near, camera: onButton, easeSeconds: 0 },
  ],
  claim: { camera: framed(640, 400, 1000), side: 'right' },
  ...healed(closeOn(near.keyObject, 0.03), near, pictureFrom(before, { safe: true })),
};
