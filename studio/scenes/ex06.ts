import { tone } from '../canvas/color.ts';
import { apart, curve, rectangle, solid, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { tube } from '../canvas/solids.ts';
import { between } from '../canvas/space.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { aide } from '../people/cast/others.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import type { Hand } from '../people/pose.ts';
import { sitting, standing, withHands } from '../people/poses.ts';
import { drawBookcase } from '../props/bookcase.ts';
import { armchair, armchairArm, armchairSeat } from '../props/chairs.ts';
import { drawPicture } from '../props/decor.ts';
import { drawFloorLamp } from '../props/lamps.ts';
import { drawCallButton } from '../props/medical.ts';
import { drawFernPot } from '../props/porch-garden.ts';
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

const chair = { at: place(-126, 0, 140), turn: 38 };
/** On the front of the near arm, just below where his fingers lie. */
const button = spotOn(chair, -36, 47, 34);
const walker = { at: place(-24, 0, 112), turn: 38 };
const door = { x: 4, z: careRoomBack, width: 96 };
const bathroomX = 164;
/** Where somebody should come from. */
const hall = place(door.x + door.width / 2, 130, careRoomBack);
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
  drawBookcase(pen, view, place(-66, 0, careRoomBack), { width: 54, height: 74 });
  drawFernPot(pen, view, place(-39, 74, careRoomBack - 15), 0.44);
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

const onArm: Hand = {
  to: spotOn(chair, -35, armchairArm + 3.5, 21),
  shape: 'flat',
  elbow: { out: 0.3, up: -1, forward: -1 },
};

/** His right hand on its way over the end of the arm to the button below it, and back. */
function pressing(share: number): Hand {
  return {
    ...onArm,
    to: between(onArm.to as Place, spotOn(chair, -30.5, armchairArm + 2, 34), share),
    shape: share > 0.4 ? 'point' : 'flat',
    bend: 66 * share,
  };
}

/** @param again his finger is on the button once more */
function drawWalter(pen: Pen, view: Stage, moment: Moment, again: boolean) {
  const seat = armchair(view, chair, cover);
  seat.behind(pen);
  const still = sitting(walter, { seat: armchairSeat, lean: -9 });
  const pose = withHands(still, {
    right: pressing(again ? 1 : thereAndBack(moment.beat) ** 0.6),
    left: {
      to: spotOn(chair, 35, armchairArm + 1.5, 29),
      shape: 'grip',
      elbow: { out: 0.6, up: -1, forward: -0.6 },
    },
  });
  const said = moment.speaker ?? moment.idle('Walter');
  const performance = attending(handsBusy(said), Math.max(0.75, said.attention));
  figure(view, { person: walter, at: chair.at, turn: chair.turn, pose, regards: hall }, performance).draw(
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

/** Draws on the front of the near arm, in centimeters around the button: to the right and down. */
function onFront(pen: Pen, view: Stage, draw: () => void) {
  const [at, right, down] = [button, spotOn(chair, -35, 47, 34), spotOn(chair, -36, 46, 34)].map(view.at) as [
    Point,
    Point,
    Point,
  ];
  apart(pen, () => {
    pen.transform(right.x - at.x, right.y - at.y, down.x - at.x, down.y - at.y, at.x, at.y);
    draw();
  });
}

const strap = tone('#6d7a80', 0.3);

/** The call button in a holder that is clipped over the end of the near arm; its lead runs under the chair. Its light breathes. */
function drawButton(pen: Pen, view: Stage, seconds: number) {
  const light = 0.92 + Math.sin(seconds * 2.4) * 0.08;
  const lead = [
    spotOn(chair, -36, 40, 34),
    spotOn(chair, -37, 27, 34),
    spotOn(chair, -43, 19, 26),
    spotOn(chair, -43, 11, 17),
  ];
  stroke(pen, curve(lead.map(view.at)), '#e9e6dd', view.scale(button.z) * 1.1);
  onFront(pen, view, () => {
    solid(pen, rectangle(-3, -15, 6, 24, 2), strap, 1.2);
    drawCallButton(pen, { x: 0, y: 0 }, 1.22, 0, light);
    solid(pen, rectangle(-4.8, 5, 9.6, 4.4, 1.4), strap, 1.2);
  });
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  const half = [spotOn(chair, -43.5, 60, 34), spotOn(chair, -28, 34, 34)];
  const inDoor = [place(door.x, 10, careRoomBack), place(door.x + door.width, 180, careRoomBack)];
  const arm = [spotOn(chair, -24, 84, 8), spotOn(chair, -46, 34, 34)];
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
const before = stage({ eyeHeight: 112, horizon: 150, focal: 1500, distance: 160, eyeX: -104 });
const near = pictureFrom(before);
const walterAndHall = framed(592, 390, 1010);
/** He and the lit button. */
const withButton = framed(490, 414, 930);
/** His fingers above it belong to the picture of the button. */
const underHand: Picture = {
  ...near,
  keyObject: boxOf(before, [spotOn(chair, -46, 74, 34), spotOn(chair, -26, 34, 34)]),
};
const onButton = closeOn(underHand.keyObject, 0.19);

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
    { from: 0.72, insert: underHand, camera: onButton, easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: walterAndHall, easeSeconds: 0 },
    { from: 0.2, insert: underHand, camera: onButton, easeSeconds: 0 },
  ],
  claim: { camera: framed(640, 400, 1000), side: 'right' },
  ...healed(framed(600, 334, 1180), near, pictureFrom(before, { safe: true })),
};
