import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { therapist } from '../people/cast/others.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { rising, standing, withHands } from '../people/poses.ts';
import { drawWalker, walkerBefore, walkerGrips } from '../props/aids.ts';
import { woodenChair } from '../props/chairs.ts';
import { drawGlass } from '../props/crockery.ts';
import { drawPicture, drawPlant } from '../props/decor.ts';
import { drawLunch } from '../props/meal.ts';
import { drawTable } from '../props/tables.ts';
import { drawLivingRoom, livingRoomBack } from '../rooms/living-room.ts';
import { walterHome } from '../rooms/palettes.ts';
import { closeOn, framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const chair: Stand = { at: place(-78, 0, 186), turn: 60 };
const chairArm = 66;
/** A step before the chair; its seat is still behind his knees. */
const user: Stand = { at: spotOn(chair, 0, 0, 62), turn: chair.turn };
const walker = walkerBefore(user);
const helper = place(112, 0, 212);
const table = { at: place(-252, 0, 196), width: 122, depth: 74, height: 74 };

function drawRoom(pen: Pen, view: Stage) {
  const { wall, trim, boards: floor, curtain } = walterHome;
  drawLivingRoom(pen, view, { wall, trim, floor, curtain }, { sky: 'tree', windowX: -150, doorX: 150 });
  drawPicture(pen, view, { x: 18, y: 136, z: livingRoomBack, width: 72, height: 50 }, 'boat');
  drawPlant(pen, view, place(116, 0, 304), 0.8);
  const { at, ...size } = table;
  drawTable(pen, view, at, { ...size, paint: walterHome.wood });
  drawLunch(pen, view, place(at.x + 92, size.height, at.z + 24));
  drawGlass(pen, view, place(at.x + 62, size.height, at.z + 40));
  drawFloorShadow(pen, view, helper);
}

const drawChair = (pen: Pen, view: Stage) =>
  woodenChair(view, chair, tone('#8a5f41', 0.26), { seat: 47, high: 96, arms: true }).behind(pen);

function drawTherapist(pen: Pen, view: Stage, moment: Moment) {
  const drop = { out: 0.5, up: -1, forward: -0.2 };
  const pose = withHands(standing(therapist), {
    left: { to: { left: 24, up: 104, forward: 30 }, shape: 'open', elbow: drop },
    right: { to: { left: -24, up: 102, forward: 30 }, shape: 'open', elbow: drop },
  });
  figure(
    view,
    { person: therapist, at: helper, turn: -50, pose, regards: place(chair.at.x, 100, chair.at.z) },
    feeling(attending(moment.idle('therapist')), 'warm'),
  ).draw(pen);
}

/** Both hands on the walker, his eyes on what is behind him. */
function drawStanding(pen: Pen, view: Stage, moment: Moment) {
  const grips = walkerGrips(walker);
  const pose = withHands(
    { ...standing(walter, { lean: 5 }), twist: -14 },
    { left: { to: grips.left, shape: 'grip' }, right: { to: grips.right, shape: 'grip' } },
  );
  drawFloorShadow(pen, view, user.at);
  drawWalker(pen, view, walker, 'far');
  figure(
    view,
    { person: walter, ...user, pose, regards: place(chair.at.x, 50, chair.at.z - 60) },
    handsBusy(moment.speaker ?? attending(moment.idle('Walter'))),
  ).draw(pen, { beforeArms: () => drawWalker(pen, view, walker, 'near') });
}

/** The seat is at the back of his legs, his hands are on the arms, and he lets himself down. */
function drawSittingDown(pen: Pen, view: Stage, moment: Moment) {
  const onArm = (side: 1 | -1) => ({
    to: { left: side * 22, up: chairArm + 3, forward: 12 },
    shape: 'grip' as const,
    elbow: { out: 0.7, up: 0.1, forward: -1 },
  });
  const pose = withHands(rising(walter, { seat: 47, arms: chairArm }), { left: onArm(1), right: onArm(-1) });
  drawFloorShadow(pen, view, spotOn(chair, 0, 0, 30));
  figure(
    view,
    { person: walter, ...chair, pose, regards: place(helper.x, 130, helper.z) },
    handsBusy(moment.speaker ?? feeling(attending(moment.idle('Walter')), 'warm')),
  ).draw(pen);
  drawWalker(pen, view, { at: spotOn(chair, 0, 0, 84), turn: chair.turn });
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  const gap = [
    spotOn(chair, -26, 62, -4),
    spotOn(chair, 0, 0, 0),
    spotOn(user, 0, 62, 6),
    spotOn(user, -12, 0, 16),
  ];
  const all = [
    spotOn(chair, 0, 172, 0),
    spotOn(walker, 0, 0, 46),
    spotOn(chair, -30, 0, -24),
    spotOn(user, 0, 176, 12),
  ];
  return {
    keyObject: boxOf(view, safe ? all : gap, 4),
    drawBackground: (pen) => {
      drawRoom(pen, view);
      drawChair(pen, view);
    },
    drawAction: (pen, moment) => {
      drawTherapist(pen, view, moment);
      (safe ? drawSittingDown : drawStanding)(pen, view, moment);
    },
  };
}

const room = pictureFrom(stage());
const gap = closeOn(room.keyObject, 0.2);
const chairAndHe = framed(530, 310, 1060);

/** Exercise 33, Feel the Chair First. */
export const scene: Scene = {
  ...room,
  exerciseId: 33,
  pictured:
    'In his dining room at home Walter stands at his walker, his back to a sturdy chair with arms; its seat is still a step behind his knees. He looks over his shoulder. Lunch is on the table, and his therapist stands near with open hands.',
  owner: 'Walter',
  shots: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.3, camera: framed(560, 350, 1000), easeSeconds: 2.2 },
    { from: 0.62, camera: gap, easeSeconds: 2.2 },
  ],
  closing: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.3, camera: gap, easeSeconds: 2.2 },
  ],
  claim: { camera: framed(500, 350, 1000), side: 'right' },
  ...healed(chairAndHe, room, pictureFrom(stage(), { safe: true })),
};
