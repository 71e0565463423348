import { tone } from '../canvas/color.ts';
import { apart } from '../canvas/paint.ts';
import { type Box, frameHeight, frameWidth, type Pen } from '../canvas/pen.ts';
import type { Stand } from '../canvas/solid-turned.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { handsBusy } from '../people/attending.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawWalker, walkerBefore, walkerGrips } from '../props/aids.ts';
import { woodenChair } from '../props/chairs.ts';
import { drawHeelOut } from '../props/close-views.ts';
import { drawHallSide, hallSideBack } from '../rooms/hall-side.ts';
import { drawHallSign } from '../rooms/hallway.ts';
import { closeOn, framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const user: Stand = { at: place(-44, 0, 140), turn: 90 };
const walker = walkerBefore(user, 58);
const heel = place(user.at.x - 3, 0, user.at.z - 9);
const chair: Stand = { at: place(116, 0, 286), turn: -20 };

function drawHall(pen: Pen, view: Stage) {
  drawHallSide(pen, view, { doorX: 186, railTo: 172 });
  drawHallSign(pen, view, 'Gym', 152, 156, hallSideBack, 18);
  woodenChair(view, chair, tone('#7d9aa6', 0.24), { arms: true }).behind(pen);
  drawFloorShadow(pen, view, user.at, 30);
}

/** @param fits his heel is in the shoe, its back up */
function drawWalter(pen: Pen, view: Stage, moment: Moment, fits: boolean) {
  const grips = walkerGrips(walker);
  const still = standing(walter, { lean: 13 });
  const pose = withHands(
    {
      ...still,
      hips: { ...still.hips, up: still.hips.up - 4, forward: 6 },
      feet: {
        left: { ...still.feet.left, forward: 31, out: 2 },
        right: { ...still.feet.right, forward: 0, out: 0 },
      },
    },
    { left: { to: grips.left, shape: 'grip' }, right: { to: grips.right, shape: 'grip' } },
  );
  drawWalker(pen, view, walker, 'far');
  const performance = handsBusy(moment.speaker ?? moment.idle('Walter'));
  const person = figure(
    view,
    { person: walter, at: user.at, turn: user.turn, pose, regards: heel },
    performance,
  );
  const draw = () => person.draw(pen, { beforeArms: () => drawWalker(pen, view, walker, 'near') });
  if (fits) {
    draw();
    return;
  }
  drawHeelOut(pen, view.at(heel), view.scale(heel.z), { lift: 6, trouser: null });
  apart(pen, () => {
    leaveOut(pen, [
      boxOf(view, [place(user.at.x - 14, -4, heel.z), place(user.at.x + 14, 18.5, heel.z)]),
      boxOf(view, [place(user.at.x + 14, -4, heel.z), place(user.at.x + 19, 9, heel.z)]),
    ]);
    draw();
  });
}

/** His right foot is drawn by itself: what comes next leaves its place as it is. */
function leaveOut(pen: Pen, boxes: readonly Box[]) {
  pen.beginPath();
  pen.rect(-frameWidth, -frameHeight, frameWidth * 3, frameHeight * 3);
  for (const { x, y, width, height } of boxes) pen.rect(x, y, width, height);
  pen.clip('evenodd');
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, [place(heel.x - 6, 0, heel.z), place(heel.x + 32, 24, heel.z)], 4),
    drawBackground: (pen) => drawHall(pen, view),
    drawAction: (pen, moment) => drawWalter(pen, view, moment, safe),
  };
}

const hall = pictureFrom(stage());
const nearFloor = stage({ eyeHeight: 46, horizon: 190, focal: 1500, distance: 110, eyeX: -20 });
const low = pictureFrom(nearFloor);

/** Exercise 19, A Heel That Slips. */
export const scene: Scene = {
  ...hall,
  exerciseId: 19,
  pictured:
    'In a hall of the care center Walter stops at his walker. The back of his right shoe is folded flat, and his heel has lifted out of it. A chair stands by the wall, two steps away; a sign shows the way to the gym.',
  owner: 'Walter',
  shots: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.15, camera: framed(600, 360, 1200), easeSeconds: 2 },
    { from: 0.42, insert: low, camera: closeOn(low.keyObject, 0.28), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.35, insert: low, camera: closeOn(low.keyObject, 0.28), easeSeconds: 0 },
  ],
  claim: { camera: framed(700, 400, 1200), side: 'right' },
  ...healed(closeOn(low.keyObject, 0.28), low, pictureFrom(nearFloor, { safe: true })),
};
