import { tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { inside } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { radians } from '../canvas/space.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { dressed, rosaInRobe } from '../people/cast/dressed.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { sitting, standing, withHands } from '../people/poses.ts';
import { torsoOf } from '../people/torso.ts';
import { type BedSpec, bedEdge, drawBed } from '../props/beds.ts';
import { drawGlass } from '../props/crockery.ts';
import { drawPicture } from '../props/decor.ts';
import { drawDizziness } from '../props/dizziness.ts';
import { drawGlow, drawTableLamp } from '../props/lamps.ts';
import { drawRobeFall } from '../props/robe-fall.ts';
import { drawNightstand } from '../props/tables.ts';
import { drawTiedBelt } from '../props/tied-belt.ts';
import { bedroomBack, drawBedroom } from '../rooms/bedroom.ts';
import { drawLightPool, drawWash } from '../rooms/light.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { swinging } from './beats.ts';
import { framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const bed: BedSpec = {
  stand: { at: place(-134, 0, 232), turn: -72 },
  blanket: tone('#8fa9c4', 0.2),
  frame: rosaHome.wood,
  open: true,
};
const table = { at: place(-16, 0, 130), height: 80, width: 56, depth: 42 };
const lamp = place(table.at.x + 39, table.height, table.at.z + 24);
/** The cloth of her robe. */
const cloth = tone('#d38aa0', 0.22);
const belt = tone('#b96f87', 0.2);
/** Standing, the lower part of her robe is drawn for itself, as it falls from the belt. */
const rosaOnHerFeet = dressed(rosaInRobe, {
  garments: rosaInRobe.outfit.garments.map(({ skirt: _, ...robe }) => robe),
});
const rosaAt = place(-37, 0, 152);
/** Where her hand holds the front edge of the nightstand. */
const palm = place(table.at.x + 12, table.height + 0.5, table.at.z - 1);
const faint: Place = place(rosaAt.x - 7, 149, rosaAt.z - 6);
const aroundHead = [place(faint.x - 54, faint.y + 18, faint.z), place(faint.x + 54, faint.y - 24, faint.z)];
const allOfHer = [place(rosaAt.x - 66, 172, rosaAt.z), place(rosaAt.x + 60, -6, rosaAt.z)];

function drawRoom(pen: Pen, view: Stage) {
  drawBedroom(
    pen,
    view,
    { wall: rosaHome.warmWall, trim: rosaHome.trim, floor: rosaHome.boards, curtain: rosaHome.curtain },
    { sky: 'evening', windowX: -200, open: 0.45, pictureX: null },
  );
  drawPicture(pen, view, { x: 26, y: 126, z: bedroomBack, width: 44, height: 34 }, 'lighthouse');
  drawWash(pen, 'evening', 0.7);
  // On the wall and the floor only: the furniture stands before the light.
  for (const reach of [88, 70, 52, 34])
    drawGlow(pen, view, place(lamp.x + 8, lamp.y + 26, bedroomBack), reach, 0.035);
  drawLightPool(pen, view, place(66, 0, 176), 120, 0.07);
  drawBed(pen, view, bed);
  drawNightstand(pen, view, table.at, table);
  drawTableLamp(pen, view, lamp, { color: '#7fa3b0', glow: false });
  drawGlass(pen, view, { x: table.at.x + 23, y: table.height, z: table.at.z + 32 });
}

/** Back on the edge of the bed, both feet flat. */
function drawRosaSitting(pen: Pen, view: Stage, moment: Moment) {
  const at = { ...bedEdge(bed, 1, -40), y: 0 };
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
  const still = standing(rosaOnHerFeet, { lean: 7 });
  const sway = -6 * swinging(moment.beat, 1.5);
  // Her head goes as far to the side as the hand that holds it.
  const aside = (148 - still.hips.up) * Math.sin(radians(sway));
  const pose = withHands(
    { ...still, aside: sway },
    {
      left: { to: palm, shape: 'grip', elbow: { out: 0.8, up: -0.6, forward: -0.8 } },
      right: {
        to: { left: -13 + aside, up: 146, forward: 11 },
        bend: 12,
        shape: 'flat',
        // Low and before the body, so that the sleeve is seen as one from the shoulder to the wrist.
        elbow: { out: 0.3, up: -1, forward: 0.3 },
      },
    },
  );
  const person = figure(
    view,
    {
      person: rosaOnHerFeet,
      at: rosaAt,
      turn: -16,
      pose,
      regards: place(table.at.x, table.height, table.at.z),
    },
    dizzy,
  );
  const torso = torsoOf(view, person.skeleton);
  person.draw(pen, {
    beforeArms: () => {
      drawRobeFall(pen, view, person.skeleton, cloth);
      drawTiedBelt(pen, torso, belt);
    },
  });
  // The cloth that the raised arm pulls along goes over into the front of the robe.
  const blend = { x: torso.scale * 9, y: torso.scale * 9 };
  inside(pen, torso.outline(), () => softGlow(pen, torso.on(0.6, -62), blend, cloth.main, 1));
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, safe ? [...aroundHead, ...allOfHer] : aroundHead),
    drawBackground: (pen) => {
      drawRoom(pen, view);
      if (safe) return;
      drawFloorShadow(pen, view, rosaAt);
      const under = view.at({ ...palm, x: palm.x + 4, y: table.height });
      const scale = view.scale(palm.z);
      softGlow(pen, under, { x: 9 * scale, y: 2.6 * scale }, '#43263f', 0.4);
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
    { from: 0.2, camera: framed(583, 244, 610), easeSeconds: 1.6 },
    { from: 0.56, camera: near, easeSeconds: 2 },
  ],
  closing: [
    { from: 0, camera: whole, easeSeconds: 0 },
    { from: 0.35, camera: near, easeSeconds: 2.4 },
  ],
  claim: { camera: framed(780, 330, 1000), side: 'right' },
  ...healed(whole, room, pictureFrom(stage(), { safe: true })),
};
