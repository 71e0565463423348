import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending } from '../people/attending.ts';
import { resident } from '../people/cast/others.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import type { Foot } from '../people/pose.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawMopBucket, drawWetFloorSign, drawWetPatch } from '../props/floor-signs.ts';
import { drawWalker, walkerBefore, walkerGrips } from '../props/walker.ts';
import { drawHallway, hallView } from '../rooms/halls/hallway.ts';
import { closeOn, framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const sign = place(-14, 0, 175);
const patch = { x: -6, z: 255, radiusX: 92, radiusZ: 66 };
const woman = { at: place(92, 0, 150), turn: -40 };

/** Centimeters of the step she takes up to the sign. */
const stride = 14;

/** The part of a step between two shares of it, 0 before and 1 after. */
const during = (beat: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (beat - from) / (to - from)));

/** She rolls the walker ahead, then follows with one foot after the other. */
function drawResident(pen: Pen, view: Stage, moment: Moment) {
  const { beat } = moment;
  const body = stride * during(beat, 0.15, 0.9);
  const stand = { ...woman, at: spotOn(woman, 0, 0, body) };
  const walker = walkerBefore(woman, 36 + stride * during(beat, 0, 0.5));
  const grips = walkerGrips(walker);
  const still = standing(resident, { lean: 7 });
  const moved = (foot: Foot, share: number): Foot => ({
    ...foot,
    forward: foot.forward + stride * share - body,
    up: 3 * Math.sin(Math.PI * share),
    heel: 9 * Math.sin(Math.PI * share),
  });
  const feet = {
    left: moved(still.feet.left, during(beat, 0.6, 1)),
    right: moved(still.feet.right, during(beat, 0.25, 0.65)),
  };
  const pose = withHands(
    { ...still, feet },
    {
      left: { to: grips.left, shape: 'grip' },
      right: { to: grips.right, shape: 'grip' },
    },
  );
  const alive = attending(moment.idle('resident'));
  drawFloorShadow(pen, view, stand.at);
  drawWalker(pen, view, walker, 'far');
  const person = figure(
    view,
    { person: resident, ...stand, pose, regards: place(sign.x, 70, sign.z) },
    // Her neck holds the head upright over the leaning body.
    { ...alive, nod: alive.nod - 1.2, tilt: alive.tilt + 1.6 },
  );
  person.draw(pen, { beforeArms: () => drawWalker(pen, view, walker, 'near') });
}

/** @param safe the floor is dry, and the sign and the bucket are put away */
function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(
      view,
      [
        place(sign.x - 19, 0, sign.z),
        place(sign.x + 19, 66, sign.z),
        place(patch.x - 92, 0, patch.z),
        place(patch.x + 92, 0, patch.z),
        ...(safe ? [place(-150, 70, 300), place(140, 0, 190)] : []),
      ],
      4,
    ),
    drawBackground: (pen) => {
      drawHallway(pen, view, {
        end: { kind: 'doors', label: 'Dining Room' },
        doors: [
          { side: -1, z: 420 },
          { side: 1, z: 470 },
        ],
      });
      if (!safe) {
        drawMopBucket(pen, view, place(-112, 0, 300));
        drawWetPatch(pen, view, patch.x, patch.z, patch.radiusX, patch.radiusZ);
      }
      if (!safe) drawWetFloorSign(pen, view, sign);
    },
    drawAction: (pen, moment) => drawResident(pen, view, moment),
  };
}

const room = pictureFrom(hallView());
const before = stage({ eyeHeight: 118, horizon: 40, focal: 1300, distance: 190, eyeX: -12 });
const near = pictureFrom(before);
const hallToSign = framed(600, 392, 1060);

/** Exercise 4, The Yellow Floor Sign. */
export const scene: Scene = {
  ...room,
  exerciseId: 4,
  pictured:
    'A resident with a walker has stopped in a hall. Before her stands a yellow sign with a slipping figure; behind it the floor is wet and shiny. The dining room is at the end.',
  owner: 'Presenter',
  beat: {
    word: 'mrs',
    seconds: 1.9,
    moves: 'She takes a short step with her walker and stops before the sign',
  },
  startsWide: 'the whole hall: she, the sign, the wet floor and the dining room at its end',
  shots: [
    { from: 0, camera: hallToSign, easeSeconds: 0 },
    { from: 0.34, camera: framed(610, 428, 950), easeSeconds: 2.6 },
    { from: 0.68, insert: near, camera: closeOn(near.keyObject, 0.5), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: hallToSign, easeSeconds: 0 },
    { from: 0.2, insert: near, camera: closeOn(near.keyObject, 0.5), easeSeconds: 0 },
  ],
  claim: { camera: framed(470, 420, 940), side: 'left' },
  relief: { picture: pictureFrom(hallView(), { safe: true }), camera: hallToSign },
  ...healed(closeOn(near.keyObject, 0.36), near, pictureFrom(before, { safe: true })),
};
