import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { radians } from '../canvas/space.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { rosaInRobe } from '../people/cast/dressed.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { sitting, standing, withHands } from '../people/poses.ts';
import { type BedSpec, bedEdge, drawBed } from '../props/beds.ts';
import { drawGlass } from '../props/crockery.ts';
import { drawPicture } from '../props/decor.ts';
import { drawDizziness } from '../props/dizziness.ts';
import { drawGlow, drawTableLamp } from '../props/lamps.ts';
import { drawNightstand } from '../props/tables.ts';
import { bedroomBack, drawBedroom } from '../rooms/bedroom.ts';
import { drawLightPool, drawWash } from '../rooms/light.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { swinging } from './beats.ts';
import { framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const bed: BedSpec = {
  stand: { at: place(-106, 0, 226), turn: -90 },
  blanket: tone('#8fa9c4', 0.2),
  frame: rosaHome.wood,
  open: true,
};
const table = { at: place(0, 0, 152), height: 70, width: 58 };
const lamp = place(table.at.x + 45, table.height, table.at.z + 20);
const rosaAt = place(-24, 0, 156);
const faint: Place = place(rosaAt.x - 7, 149, rosaAt.z - 6);
const aroundHead = [place(faint.x - 54, faint.y + 18, faint.z), place(faint.x + 54, faint.y - 24, faint.z)];
const allOfHer = [place(rosaAt.x - 66, 172, rosaAt.z), place(rosaAt.x + 60, -6, rosaAt.z)];

function drawRoom(pen: Pen, view: Stage) {
  drawBedroom(
    pen,
    view,
    { wall: rosaHome.warmWall, trim: rosaHome.trim, floor: rosaHome.boards, curtain: rosaHome.curtain },
    { sky: 'evening', windowX: -176, open: 0.45, pictureX: null },
  );
  drawPicture(pen, view, { x: 92, y: 122, z: bedroomBack, width: 44, height: 34 }, 'lighthouse');
  drawWash(pen, 'evening', 0.7);
  // On the wall and the floor only: the furniture stands before the light.
  for (const reach of [88, 70, 52, 34])
    drawGlow(pen, view, place(lamp.x + 8, lamp.y + 26, bedroomBack), reach, 0.035);
  drawLightPool(pen, view, place(66, 0, 176), 120, 0.07);
  drawBed(pen, view, bed);
  drawNightstand(pen, view, table.at, table);
  drawTableLamp(pen, view, lamp, { color: '#7fa3b0', glow: false });
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
  drawDizziness(pen, view.at(faint), view.scale(faint.z), moment.seconds);
  const alive = moment.speaker ?? moment.idle('Rosa');
  const dizzy = attending(feeling(handsBusy(alive), 'concern'), Math.max(alive.attention, 0.5));
  const still = standing(rosaInRobe, { lean: 7 });
  const sway = -6 * swinging(moment.beat, 1.5);
  // Her head goes as far to the side as the hand that holds it.
  const aside = (148 - still.hips.up) * Math.sin(radians(sway));
  const pose = withHands(
    { ...still, aside: sway },
    {
      left: { to: place(table.at.x + 8, table.height + 2, table.at.z + 5), shape: 'flat', bend: -40 },
      right: {
        to: { left: -10 + aside, up: 148, forward: 14 },
        shape: 'flat',
        elbow: { out: 0.2, up: -1, forward: 1 },
      },
    },
  );
  figure(
    view,
    { person: rosaInRobe, at: rosaAt, turn: -30, pose, regards: place(table.at.x, table.height, table.at.z) },
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
/** All of her, the bed behind her and the nightstand. */
const whole = framed(600, 356, 1000);
/** Her head between the waves, and the arm that holds it. */
const near = framed(556, 208, 484);

/** Exercise 23, The Room Seems to Float. */
export const scene: Scene = {
  ...room,
  exerciseId: 23,
  pictured:
    'Early in the morning Rosa has just stood up: the edge of her bed is right behind her knees, one hand is on the nightstand, the other at her head. Wavy lines round her head show that the room seems to float. Curtains are half open, the lamp is on, a glass of water is in reach.',
  owner: 'Rosa',
  beat: { word: 'sway', seconds: 2.4, moves: 'Rosa sways to one side and the other, her hands holding on' },
  shots: [
    { from: 0, camera: whole, easeSeconds: 0 },
    { from: 0.2, camera: framed(600, 290, 800), easeSeconds: 1.6 },
    { from: 0.56, camera: near, easeSeconds: 2 },
  ],
  closing: [
    { from: 0, camera: whole, easeSeconds: 0 },
    { from: 0.35, camera: near, easeSeconds: 2.4 },
  ],
  claim: { camera: framed(780, 330, 1000), side: 'right' },
  ...healed(whole, room, pictureFrom(stage(), { safe: true })),
};
