import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling } from '../people/attending.ts';
import { oldMan } from '../people/cast/others.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import type { Hand } from '../people/pose.ts';
import { rising, standing, withHands } from '../people/poses.ts';
import { drawCane } from '../props/aids.ts';
import { bellPlan, drawBellPlan } from '../props/bell-plan.ts';
import { drawCaneStand } from '../props/cane-stand.ts';
import { armchair, armchairArm, armchairSeat } from '../props/chairs.ts';
import { drawConsole } from '../props/console-table.ts';
import { drawFruitBowl } from '../props/crockery.ts';
import { drawBooks, drawPicture, drawPlant } from '../props/decor.ts';
import { drawDoorChime } from '../props/door-chime.ts';
import { drawSoundMarks } from '../props/signals.ts';
import { drawFrontHall, frontHallBack } from '../rooms/halls/front-hall.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const doorX = -176;
const seat = { at: place(106, 0, 192), turn: -38 };
const cane = place(24, 0, 252);
const chime = place(-44, 155, frontHallBack);
/** The upper left corner of the notepad. */
const plan = place(2, 148, frontHallBack);
const upAt = { at: place(72, 0, 150), turn: -40 };
const cover = tone('#8a6f8f', 0.24);

function drawRoom(pen: Pen, view: Stage, caneTaken: boolean) {
  const { wall, trim, boards: floor } = rosaHome;
  drawFrontHall(pen, view, { wall, trim, floor }, { doorX, leaf: tone('#4f7486', 0.22) });
  drawPlant(pen, view, place(-226, 0, 260), 0.9);
  drawPicture(pen, view, { x: 136, y: 124, z: frontHallBack, width: 48, height: 38 }, 'lighthouse');
  drawBellPlan(pen, view, plan);
  drawConsole(pen, view, place(-76, 0, frontHallBack - 36), { width: 78, depth: 32, height: 74 });
  drawBooks(pen, view, place(-62, 18.4, frontHallBack - 22), 6);
  drawFruitBowl(pen, view, { x: -52, y: 74, z: frontHallBack - 20 });
  drawCaneStand(pen, view, cane, { cane: !caneTaken });
}

/** A hand that lies along the arm of the chair and bears his weight, its forearm upright over it. */
const pushing = (side: 1 | -1): Hand => ({
  to: { left: side * 35, up: armchairArm - 3, forward: 13 },
  shape: 'flat',
  elbow: { out: 0.35, up: 0.1, forward: -1 },
  bend: side === 1 ? 62 : 42,
});

function drawMan(pen: Pen, view: Stage, moment: Moment) {
  const chair = armchair(view, seat, cover);
  chair.behind(pen);
  drawFloorShadow(pen, view, seat.at);
  const half = withHands(rising(oldMan, { seat: armchairSeat, arms: armchairArm }), {
    left: pushing(1),
    right: pushing(-1),
  });
  const { hips } = half;
  const up = { ...hips, up: hips.up + 7 * moment.beat, forward: hips.forward + 3 * moment.beat };
  const pose = { ...half, hips: up, lean: 18 + 5 * moment.beat };
  figure(
    view,
    { person: oldMan, at: seat.at, turn: seat.turn, pose, regards: place(doorX + 40, 130, frontHallBack) },
    { ...attending(moment.idle('Old man')), nod: -0.9 },
  ).draw(pen, { beforeArms: () => chair.front(pen) });
}

/** Up, and his cane in his hand before the first step. */
function drawManWithCane(pen: Pen, view: Stage, moment: Moment) {
  const chair = armchair(view, seat, cover);
  chair.behind(pen);
  chair.front(pen);
  drawFloorShadow(pen, view, upAt.at);
  const grip = spotOn(upAt, -26, 86, 16);
  const pose = withHands(standing(oldMan), { right: { to: grip, shape: 'grip' } });
  figure(
    view,
    { person: oldMan, ...upAt, pose, regards: place(doorX + 40, 130, frontHallBack) },
    feeling(attending(moment.idle('Old man')), 'warm'),
  ).draw(pen, {
    right: () => drawCane(pen, view, spotOn(upAt, -28, 0, 24), grip, { x: -0.7, y: 0, z: -0.4 }),
  });
}

function pictureFrom(view: Stage, seen: readonly Place[], { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, seen, 4),
    drawBackground: (pen) => drawRoom(pen, view, safe),
    drawAction: (pen, moment) => {
      drawDoorChime(pen, view, chime);
      const scale = view.scale(chime.z);
      const { x, y } = view.at(chime);
      for (const side of [-1, 1]) {
        drawSoundMarks(
          pen,
          { x: x + side * 14 * scale, y },
          { direction: side < 0 ? 180 : 0, size: 17 * scale, seconds: moment.seconds },
        );
      }
      (safe ? drawManWithCane : drawMan)(pen, view, moment);
    },
  };
}

const pad = [plan, place(plan.x + bellPlan.width, plan.y - bellPlan.height, plan.z)];
const room = pictureFrom(stage(), pad);
const near = pictureFrom(stage({ eyeHeight: 130, horizon: 320, distance: 250, focal: 2930, eyeX: 20 }), [
  ...pad,
  place(cane.x + 24, 78, cane.z),
]);
/** The chime, the notepad and the cane below it: the frame ends before his face. */
const padAndCane = framed(
  near.keyObject.x + near.keyObject.width / 2 - 125,
  near.keyObject.y + near.keyObject.height / 2 - 66,
  830,
);
const doorAndChair = framed(672, 336, 1000);

/** Exercise 31, When the Doorbell Rings. */
export const scene: Scene = {
  ...room,
  exerciseId: 31,
  pictured:
    'The bell by the front door rings. An older man is halfway out of his armchair and looks to the door; his cane is in a stand beside the chair. On the wall hangs a notepad: a picture of a bell, an arrow, a picture of a cane.',
  owner: 'Presenter',
  sounds: [{ name: 'doorbell', caption: 'doorbell rings' }],
  beat: { word: 'rings', seconds: 1, moves: 'The man pushes himself farther out of his chair' },
  shots: [
    { from: 0, camera: doorAndChair, easeSeconds: 0 },
    { from: 0.26, camera: framed(690, 340, 940), easeSeconds: 2.2 },
    { from: 0.68, insert: near, camera: padAndCane, easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: doorAndChair, easeSeconds: 0 },
    { from: 0.3, insert: near, camera: padAndCane, easeSeconds: 0 },
  ],
  claim: { camera: wide, side: 'left' },
  ...healed(
    doorAndChair,
    room,
    pictureFrom(stage(), [...pad, place(28, 176, 150), place(170, 0, 150)], { safe: true }),
  ),
};
