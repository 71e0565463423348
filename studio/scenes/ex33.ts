import { tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { curve, line, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { padded, type Stand, spotOn } from '../canvas/solid-turned.ts';
import { tube } from '../canvas/solids.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { therapist } from '../people/cast/others.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { rising, standing, withHands } from '../people/poses.ts';
import { woodenChair } from '../props/chairs.ts';
import { drawGlass } from '../props/crockery.ts';
import { drawPicture, drawPlant } from '../props/decor.ts';
import { drawLunch } from '../props/meal.ts';
import { soundColor } from '../props/signals.ts';
import { drawTable } from '../props/tables.ts';
import { drawWalker, walkerBefore, walkerGrips } from '../props/walker.ts';
import { drawLivingRoom, livingRoomBack } from '../rooms/living-room.ts';
import { walterHome } from '../rooms/palettes.ts';
import { closeOn, framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const chair: Stand = { at: place(-78, 0, 218), turn: 68 };
const chairArm = 66;
const chairPaint = tone('#8a5f41', 0.26);
const nearArm = [spotOn(chair, -22, 66, -19), spotOn(chair, -22, 66, 16), spotOn(chair, -22, 47, 16)];
const cushion = tone('#b85a45', 0.24);
/** A step before the chair: his hips come down before its seat, and his legs are far from it. */
const user: Stand = { at: spotOn(chair, 0, 0, 62), turn: chair.turn };
const walker = walkerBefore(user, 68);
const helper = place(112, 0, 234);
const table = { at: place(-252, 0, 218), width: 122, depth: 74, height: 74 };

function drawRoom(pen: Pen, view: Stage) {
  const { wall, trim, boards: floor, curtain } = walterHome;
  drawLivingRoom(pen, view, { wall, trim, floor, curtain }, { sky: 'tree', windowX: -150, doorX: 150 });
  drawPicture(pen, view, { x: 30, y: 150, z: livingRoomBack, width: 72, height: 50 }, 'fruit');
  drawPlant(pen, view, place(116, 0, 304), 0.8);
  const { at, ...size } = table;
  drawTable(pen, view, at, { ...size, paint: walterHome.wood });
  drawLunch(pen, view, place(at.x + 92, size.height, at.z + 24));
  drawGlass(pen, view, place(at.x + 62, size.height, at.z + 40));
  drawFloorShadow(pen, view, helper);
}

function drawChair(pen: Pen, view: Stage) {
  woodenChair(view, chair, chairPaint, { seat: 47, high: 96, arms: true }).behind(pen);
  // The near arm stands before the cushion.
  padded(pen, view, chair, { left: [-17, 17], up: [47, 50.5], forward: [-18, 18] }, cushion, 1.7);
  tube(pen, view, nearArm, 2, chairPaint);
}

function drawTherapist(pen: Pen, view: Stage, moment: Moment) {
  const pose = withHands(standing(therapist, { lean: 5 }), {
    right: {
      to: { left: -22, up: 121, forward: 31 },
      shape: 'open',
      bend: 22,
      elbow: { out: 0.2, up: -1, forward: -0.3 },
    },
  });
  figure(
    view,
    { person: therapist, at: helper, turn: -50, pose, regards: place(chair.at.x, 100, chair.at.z) },
    feeling(attending(moment.idle('therapist')), 'concern', 0.55),
  ).draw(pen);
}

/** Where he would land: from his seat down to the bare floor before the chair. */
function drawWayDown(pen: Pen, view: Stage) {
  const way = [
    [62, 2],
    [46, -4],
    [28, -7],
    [8, -7],
  ].map(([up = 0, ahead = 0]) => view.at(spotOn(user, -14, up, ahead)));
  const scale = view.scale(user.at.z);
  const tip = view.at(spotOn(user, -14, 3, -7));
  pen.save();
  pen.setLineDash([3.4 * scale, 3.2 * scale]);
  stroke(pen, curve(way), soundColor, 2 * scale);
  pen.restore();
  const wing = (side: number) => ({ x: tip.x + side * 5 * scale, y: tip.y - 7 * scale });
  stroke(pen, line([wing(-1), tip, wing(1)]), soundColor, 2 * scale);
}

/** One hand still on the walker, he bends to sit and reaches back for an arm of the chair that is not there yet. */
function drawTooEarly(pen: Pen, view: Stage, moment: Moment) {
  const grips = walkerGrips(walker);
  const low = { ...rising(walter, { seat: 59, arms: chairArm }), lean: 7, twist: -14 };
  const pose = withHands(low, {
    left: { to: grips.left, shape: 'grip' },
    right: {
      to: { left: -27, up: 87, forward: -23 },
      shape: 'open',
      bend: -8,
      elbow: { out: 0.7, up: -0.6, forward: 0.1 },
    },
  });
  const bare = view.at(spotOn(user, -14, 0, -6));
  const wide = view.scale(user.at.z);
  softGlow(pen, bare, { x: 34 * wide, y: 9 * wide }, '#ffe9a8', 0.9);
  const alive = handsBusy(moment.speaker ?? attending(moment.idle('Walter')));
  drawFloorShadow(pen, view, spotOn(user, 0, 0, 26));
  drawWalker(pen, view, walker, 'far');
  figure(
    view,
    { person: walter, ...user, pose, regards: place(chair.at.x, 50, chair.at.z - 60) },
    // His neck holds the head upright over the bent body.
    { ...alive, nod: alive.nod - 1.5, tilt: alive.tilt - 3 },
  ).draw(pen, { beforeArms: () => drawWalker(pen, view, walker, 'near') });
  drawWayDown(pen, view);
}

/** The seat is at the back of his legs, his hands are on the arms, and he lets himself down. */
function drawSittingDown(pen: Pen, view: Stage, moment: Moment) {
  const onArm = (side: 1 | -1) => ({
    to: { left: side * 22, up: chairArm + 3, forward: 12 },
    shape: 'grip' as const,
    elbow: { out: 0.7, up: 0.1, forward: -1 },
  });
  const low = { ...rising(walter, { seat: 47, arms: chairArm }), lean: 24 };
  const pose = withHands(low, { left: onArm(1), right: onArm(-1) });
  drawFloorShadow(pen, view, spotOn(chair, 0, 0, 30));
  figure(
    view,
    { person: walter, ...chair, pose, regards: place(helper.x, 130, helper.z) },
    handsBusy(moment.speaker ?? feeling(attending(moment.idle('Walter')), 'warm')),
  ).draw(pen, { beforeArms: () => tube(pen, view, nearArm, 2, chairPaint) });
  drawWalker(pen, view, { at: spotOn(chair, 0, 0, 84), turn: chair.turn });
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  const gap = [
    spotOn(chair, -26, 62, -4),
    spotOn(chair, 0, 0, 0),
    spotOn(user, 0, 62, 2),
    spotOn(user, -12, 0, 32),
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
      (safe ? drawSittingDown : drawTooEarly)(pen, view, moment);
    },
  };
}

const room = pictureFrom(stage());
const gap = closeOn(room.keyObject, 0.2);
/** All of him, the therapist, and the empty floor between his legs and the chair. */
const chairAndHe = framed(570, 342, 990);

/** Exercise 33, Feel the Chair First. */
export const scene: Scene = {
  ...room,
  exerciseId: 33,
  pictured:
    'In his dining room at home Walter holds his walker, his back to a sturdy chair with arms, and bends to sit; its seat is still a step behind his knees. He looks over his shoulder. Lunch is on the table, and his therapist stands near and lifts a hand.',
  owner: 'Walter',
  shots: [
    { from: 0, camera: chairAndHe, easeSeconds: 0 },
    { from: 0.66, camera: gap, easeSeconds: 2.2 },
  ],
  closing: [
    { from: 0, camera: chairAndHe, easeSeconds: 0 },
    { from: 0.3, camera: gap, easeSeconds: 2.2 },
  ],
  claim: { camera: framed(500, 350, 1000), side: 'right' },
  ...healed(chairAndHe, room, pictureFrom(stage(), { safe: true })),
};
