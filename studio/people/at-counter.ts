import type { Pen } from '../canvas/pen.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { kitchenCounterZ } from '../rooms/kitchen.ts';
import { during, thereAndBack } from '../scenes/beats.ts';
import type { Moment } from '../scenes/scene.ts';
import { attending, feeling, handsBusy } from './attending.ts';
import { therapist } from './cast/others.ts';
import { rosa } from './cast/rosa.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import type { Hand, Pose } from './pose.ts';
import { standing, withHands } from './poses.ts';
import { walkingOn } from './walk.ts';

// Dana, the therapist, and Rosa beside the counter of her kitchen.

const rosaAt = place(-14, 0, 236);
const turn = 66;
const edge = kitchenCounterZ + 1;

const onCounter = (x: number, shape: Hand['shape'] = 'flat'): Hand => ({
  to: place(x, 92, edge),
  shape,
  elbow: { out: 0.8, up: -0.4, forward: -0.3 },
});

function drawDana(pen: Pen, view: Stage, moment: Moment, at: Place, near: number) {
  const ready = (side: 1 | -1, up: number): Hand => ({
    to: { left: side * 14, up: up - 8 * (1 - near), forward: 24 + 10 * near },
    shape: 'open',
    elbow: { out: 0.7, up: -0.8, forward: -0.3 },
  });
  const nods = moment.idle('Dana');
  drawFloorShadow(pen, view, at);
  figure(
    view,
    {
      person: therapist,
      at,
      turn: -58,
      pose: withHands(standing(therapist, { lean: 3 + 3 * near }), {
        left: ready(1, 102),
        right: ready(-1, 98),
      }),
      regards: place(rosaAt.x, 100, rosaAt.z),
    },
    handsBusy(
      feeling(attending({ ...nods, nod: nods.nod + 0.7 * Math.sin(moment.seconds * 2.4) }), 'warm', 0.6),
    ),
  ).draw(pen);
}

const danaAt = place(92, 0, 206);

function drawRosa(pen: Pen, view: Stage, moment: Moment, pose: Pose, at = rosaAt, isGlad = false) {
  drawFloorShadow(pen, view, at);
  const silent = moment.idle('Rosa');
  figure(
    view,
    { person: rosa, at, turn, pose, regards: place(110, 110, 226) },
    handsBusy(attending(isGlad ? feeling(silent, 'warm', 0.7) : silent)),
  ).draw(pen);
}

/** One foot goes before the other, heel to toe, while Dana's hands are near; her own hand comes to the counter once. */
export function drawTested(pen: Pen, view: Stage, moment: Moment) {
  const { beat } = moment;
  const still = standing(rosa, { lean: 3 });
  const step = during(beat, 0.14, 0.34);
  const sways = Math.sin(Math.PI * during(beat, 0.36, 0.7));
  const { left, right } = still.feet;
  const counter = onCounter(16);
  const over: Hand = { ...counter, to: place(16, 92 + 9 * (1 - during(beat, 0.46, 0.56)), edge - 3) };
  const pose = withHands(
    {
      ...still,
      aside: 5 * sways,
      hips: { ...still.hips, forward: 5 * step, up: still.hips.up - 1.5 * step },
      feet: {
        left: { ...left, left: 9 - 6 * step },
        right: {
          ...right,
          left: -9 + 6 * step,
          forward: right.forward + 24 * step,
          up: 4 * thereAndBack(step),
        },
      },
    },
    { left: over },
  );
  drawRosa(pen, view, moment, pose);
  drawDana(pen, view, moment, danaAt, 0.3 + 0.7 * during(beat, 0.34, 0.5) * (1 - during(beat, 0.7, 0.9)));
}

/** Her hand on the counter, she rises on her toes and comes down, three times. */
export function drawPracticing(pen: Pen, view: Stage, moment: Moment) {
  const up = thereAndBack((moment.beat * 3) % 1);
  const still = standing(rosa, { lean: 2 });
  const heel = (side: 'left' | 'right') => ({ ...still.feet[side], heel: 24 * up, up: 1.5 * up });
  const pose = withHands(
    {
      ...still,
      hips: { ...still.hips, up: still.hips.up + 5 * up, forward: still.hips.forward + 2 * up },
      feet: { left: heel('left'), right: heel('right') },
    },
    { left: onCounter(16) },
  );
  drawRosa(pen, view, moment, pose, rosaAt, true);
  drawDana(pen, view, moment, danaAt, 0.2);
}

/** Along the counter, her hand on it. */
export function drawWalkingAlong(pen: Pen, view: Stage, moment: Moment) {
  const walked = Math.min(1, moment.beat * 1.05);
  const way = { from: place(-120, 0, 236), to: place(10, 0, 236), steps: 7 };
  const { at, pose } = walkingOn(rosa, way, walked);
  const slides = onCounter(at.x + 30);
  drawRosa(pen, view, moment, withHands(pose, { left: slides }), at, true);
  drawDana(pen, view, moment, place(112, 0, 206), 0.1);
}
