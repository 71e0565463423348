import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { handsBusy } from '../people/attending.ts';
import { rosa } from '../people/cast/rosa.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import type { Pose } from '../people/pose.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawFridge } from '../props/cabinets.ts';
import { drawCloth, drawDishRack, drawFruitBowl, drawMug, drawPlate } from '../props/crockery.ts';
import { curledEdgeBox, drawCurledRug, type OvalRug } from '../props/rugs.ts';
import { drawKitchen, kitchenCounterZ } from '../rooms/kitchen.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { swinging, thereAndBack } from './beats.ts';
import { closeOn, framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const rug: OvalRug = {
  x: 18,
  z: 165,
  radiusX: 70,
  radiusZ: 46,
  tone: tone('#b8343c', 0.24),
  border: '#f3dcc0',
  backing: tone('#dcc19a', 0.24),
  curl: 10,
};
const wholeRug = [-1, 1].flatMap((side) => [
  place(rug.x + side * rug.radiusX, 10, rug.z),
  place(rug.x, 0, rug.z + side * rug.radiusZ),
]);
const rosaAt: Place = place(-84, 0, 140);
const edge: Place = place(10, 4, rug.z - rug.radiusZ);

/** Her left foot goes out to the end of the curled edge and comes back, and her weight goes with it. */
function nudging(beat: number): Pose {
  const pose = standing(rosa);
  const out = thereAndBack(beat);
  const { left } = pose.feet;
  return {
    ...pose,
    hips: { ...pose.hips, left: 7 * out, up: pose.hips.up - 2.5 * out },
    feet: { ...pose.feet, left: { ...left, left: left.left + 27 * out, up: 2.5 * out } },
  };
}

/** The rug from the touch of her toe on: its edge lifts, falls and comes to rest as it was. */
function nudged(beat: number): OvalRug {
  const since = Math.max(0, beat - 0.38) / 0.62;
  return { ...rug, curl: rug.curl + 8 * swinging(since, 1.5) };
}

function drawRosa(pen: Pen, view: Stage, moment: Moment) {
  const performance = handsBusy(moment.speaker ?? moment.idle('Rosa'));
  const rub = Math.sin(moment.seconds * 2.2) * 1.6;
  const plateAt = place(rosaAt.x + 12, 108, rosaAt.z - 27);
  const pose = withHands(nudging(moment.beat), {
    left: { to: place(plateAt.x + 11, plateAt.y - 4, plateAt.z), shape: 'hold' },
    right: { to: place(plateAt.x - 5 + rub, plateAt.y + rub * 0.8, plateAt.z - 3), shape: 'flat' },
  });
  const scale = view.scale(plateAt.z);
  const plate = view.at(plateAt);
  figure(view, { person: rosa, at: rosaAt, turn: 26, pose, regards: edge }, performance).draw(pen, {
    left: () => drawPlate(pen, plate, 12 * scale, -0.2),
    right: () => {
      const at = view.at(place(plateAt.x - 7 + rub, plateAt.y + 3 + rub * 0.8, plateAt.z));
      drawCloth(pen, at, scale, tone('#f4ead2', 0.14), '#6f9bb0', 15, 22, rub * 0.4);
    },
  });
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: safe ? boxOf(view, wholeRug, 10) : curledEdgeBox(view, rug),
    drawBackground: (pen) => {
      drawKitchen(pen, view, rosaHome, { fridge: false });
      // Wide enough to fill the picture up to its right edge.
      drawFridge(pen, view, { x: 172, z: kitchenCounterZ - 6, width: 80 });
      drawDishRack(pen, view, { x: 62, y: 90, z: kitchenCounterZ + 20 });
      drawFruitBowl(pen, view, { x: 128, y: 90, z: kitchenCounterZ + 30 });
      drawMug(pen, view, { x: -60, y: 90, z: kitchenCounterZ + 26 }, tone('#d98d73', 0.2));
    },
    drawAction: (pen, moment) => {
      if (!safe) drawCurledRug(pen, view, nudged(moment.beat));
      drawFloorShadow(pen, view, rosaAt);
      drawRosa(pen, view, moment);
    },
  };
}

const room = pictureFrom(stage());
// From knee height the gap under the edge shows.
const below = stage({ eyeHeight: 92, horizon: 0, distance: 170, focal: 1500, eyeX: -20 });
const low = pictureFrom(below);
const near = closeOn(low.keyObject, 0.3);
const rosaAndRug = framed(610, 362, 1010);

/** Exercise 1, The Curled Rug. */
export const scene: Scene = {
  ...room,
  exerciseId: 1,
  pictured:
    'Rosa dries a plate at her kitchen sink. Beside her feet lies an oval red rug; its front edge has curled up and a dark gap shows below it.',
  owner: 'Rosa',
  beat: { word: 'stand', seconds: 2.6, moves: 'Her toe nudges the rug; its front edge lifts and falls' },
  shots: [
    { from: 0, camera: rosaAndRug, easeSeconds: 0 },
    { from: 0.66, insert: low, camera: near, easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: rosaAndRug, easeSeconds: 0 },
    { from: 0.25, insert: low, camera: near, easeSeconds: 0 },
  ],
  claim: { camera: framed(710, 420, 1140), side: 'right' },
  relief: { picture: pictureFrom(stage(), { safe: true }), camera: rosaAndRug },
  ...healed(closeOn(low.keyObject, 0.16), low, pictureFrom(below, { safe: true })),
};
