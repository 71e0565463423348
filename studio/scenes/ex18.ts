import type { Pen } from '../canvas/pen.ts';
import { radians } from '../canvas/space.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { cityWorker } from '../people/cast/city-worker.ts';
import { rosa } from '../people/cast/rosa.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { workingLow } from '../people/floor-work.ts';
import type { Pose } from '../people/pose.ts';
import { standing, withHands } from '../people/poses.ts';
import { walkingOn } from '../people/walk.ts';
import { drawCane } from '../props/aids.ts';
import { drawDust, drawGrinder } from '../props/grinder.ts';
import {
  drawRoughSpot,
  drawTreeWalk,
  halfWidth,
  middle,
  type Side,
  slab,
  wayOf,
} from '../rooms/tree-walk.ts';
import { during } from './beats.ts';
import { framed } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Camera, Moment, Picture } from './scene.ts';

/** Rosa stands before the joint between both slabs, so that the edges of both are free. */
const rosaAt = place(-2, 0, 108);
/** How much a slab still stands out after it was ground, in centimeters. */
const LEVEL = 0.6;

/** Both slabs of the row, as high as an edge can stand. */
const detailOf = (view: Stage) =>
  boxOf(
    view,
    [-1, 1].flatMap((way) => [
      place(middle + way * (halfWidth + 74), slab.lift + 4, slab.z + slab.depth - 20),
      place(middle + way * halfWidth, 0, slab.z - 10),
    ]),
    6,
  );

type Standing = { pose: Pose; tip: Place; handle: Place };

/** Where her cane is while she stands: over the joint in front of her. */
const caneAt = (up: number, ahead: number): { tip: Place; handle: Place } => ({
  tip: place(middle - 8 - ahead * 0.5, 0.5 + up, 140 + ahead),
  handle: place(rosaAt.x - 30 - ahead * 0.3, 84 + up * 0.7, rosaAt.z + 10 + ahead * 0.6),
});

/** She finds the joint with her cane, looks ahead to the store, taps again, and shifts her weight from foot to foot. */
function probing(beat: number): Standing {
  const tap = (from: number) => Math.sin(Math.PI * during(beat, from, from + 0.14));
  const taps = [0.04, 0.3, 0.5, 0.76].map(tap);
  const up = 13 * Math.max(...taps);
  const ahead = 6 * (during(beat, 0.3, 0.44) - during(beat, 0.5, 0.64)) + 4 * during(beat, 0.76, 0.9);
  const still = standing(rosa, { lean: 7 });
  const over = 4 * (during(beat, 0.18, 0.3) - during(beat, 0.44, 0.56) * 1.6 + during(beat, 0.64, 0.78));
  const step = Math.sin(Math.PI * during(beat, 0.64, 0.78));
  const { left, right } = still.feet;
  const pose: Pose = {
    ...still,
    lean: 7 + 3 * Math.max(...taps) - 3 * during(beat, 0.18, 0.3) + 3 * during(beat, 0.42, 0.54),
    hips: { ...still.hips, left: over },
    feet: {
      left: { ...left, heel: 18 * Math.sin(Math.PI * during(beat, 0.18, 0.32)) },
      right: {
        ...right,
        heel: 18 * step,
        up: 2 * step,
        forward: right.forward + 5 * during(beat, 0.64, 0.78),
      },
    },
  };
  return { pose, ...caneAt(up, ahead) };
}

/** The tip drops off the edge; she rocks, plants both feet, and stands. */
function dropping(beat: number): Standing {
  const lifts = Math.sin(Math.PI * during(beat, 0.05, 0.3)) * 12;
  const drop = during(beat, 0.3, 0.36);
  const rock = drop * (1 - during(beat, 0.5, 0.8));
  const still = standing(rosa, { lean: 7 });
  const plant = Math.sin(Math.PI * during(beat, 0.42, 0.6));
  const { left, right } = still.feet;
  const pose: Pose = {
    ...still,
    lean: 7 + 11 * rock,
    aside: -4 * rock,
    hips: { ...still.hips, forward: 3 + 5 * rock, up: still.hips.up - 3.5 * rock },
    feet: {
      left: { ...left, left: left.left + 5 * during(beat, 0.42, 0.6), up: 4 * plant, heel: 14 * plant },
      right: { ...right, heel: 10 * rock },
    },
  };
  const { tip, handle } = caneAt(lifts, 6 * during(beat, 0.05, 0.3));
  const free = { to: { left: 27, up: 84 + 14 * rock, forward: 8 + 8 * rock }, shape: 'open' as const };
  return {
    pose: withHands(pose, { left: free }),
    tip: { ...tip, y: tip.y - 4 * drop },
    handle: { ...handle, y: handle.y - 5 * drop },
  };
}

function drawRosaStanding(
  pen: Pen,
  view: Stage,
  moment: Moment,
  { pose, tip, handle }: Standing,
  looks: Place,
) {
  drawFloorShadow(pen, view, rosaAt);
  const performance = handsBusy(moment.speaker ?? attending(moment.idle('Rosa')));
  figure(
    view,
    {
      person: rosa,
      at: rosaAt,
      turn: -56,
      pose: withHands(pose, { right: { to: handle, shape: 'grip' } }),
      regards: looks,
    },
    performance,
  ).draw(pen, { right: () => drawCane(pen, view, tip, handle, place(-0.8, 0, 0.3)) });
}

/** On the flat side, past the rough spot, her cane with every second step. @param to the side she walks on */
function drawRosaWalking(
  pen: Pen,
  view: Stage,
  moment: Moment,
  way: { from: Place; to: Place; steps: number },
  turn: number,
) {
  const walked = Math.min(1, moment.beat / 0.94);
  const along = walked * way.steps;
  const swings = Math.sin(Math.PI * (along % 2) * 0.5) ** 2;
  const { at, pose } = walkingOn(rosa, way, walked);
  const { x, z } = at;
  const [across, ahead] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  const spot = (out: number, up: number, forward: number) =>
    place(x - out * across + forward * ahead, up, z - out * ahead - forward * across);
  const handle = spot(21, 84 + 3 * swings, 20 + 8 * swings);
  const tip = spot(22, 0.5 + 9 * swings, 22 + 20 * swings);
  drawFloorShadow(pen, view, at);
  figure(
    view,
    {
      person: rosa,
      at,
      turn,
      pose: withHands(pose, { right: { to: handle, shape: 'grip' } }),
      regards: place(middle, 20, slab.z),
    },
    handsBusy(feeling(attending(moment.idle('Rosa'), 0.6), 'warm', 0.6)),
  ).draw(pen, { right: () => drawCane(pen, view, tip, handle, place(Math.sign(turn) * 0.8, 0, 0.3)) });
}

/** A worker on his knees beside the edge: the grinder goes along it, and the slab becomes level. */
function drawGrinding(pen: Pen, view: Stage, side: Side, { beat, seconds, idle }: Moment) {
  const way = wayOf(side);
  const ground = during(beat, 0.1, 0.95);
  const lift = slab.lift * (1 - ground) + LEVEL * ground;
  drawRoughSpot(pen, view, side, lift);
  const out = 82 - 58 * during(beat, 0.04, 0.96) + 7 * Math.sin(seconds * 2.4);
  const spot = place(middle + way * out, lift * 0.8 + 1, slab.z - 2);
  const at = place(middle + way * (98 - 48 * during(beat, 0.04, 0.96)) + way * 28, 0, slab.z - 14);
  drawDust(pen, view, spot, seconds, 1 - during(beat, 0.92, 1));
  drawFloorShadow(pen, view, at, 32);
  const far = { to: place(spot.x + way * 3, spot.y + 17, spot.z - 3), shape: 'grip' as const };
  const near = { to: place(spot.x + way * 23, spot.y + 13, spot.z - 3), shape: 'grip' as const };
  const pose = withHands(
    workingLow(cityWorker, { lean: 42 + 9 * ground + 2 * Math.sin(seconds * 2.4) }),
    side === 'right' ? { left: near, right: far } : { left: far, right: near },
  );
  figure(
    view,
    { person: cityWorker, at, turn: -68 * way, pose, regards: spot },
    handsBusy(attending(idle('worker'))),
  ).draw(pen, { beforeArms: () => drawGrinder(pen, view, spot, way) });
  drawDust(pen, view, place(spot.x, spot.y, spot.z - 6), seconds + 3, 0.6 * (1 - during(beat, 0.92, 1)));
}

type Draw = (pen: Pen, moment: Moment) => void;
function pictureOf(view: Stage, drawGround: (pen: Pen) => void, drawAction: Draw): Picture {
  return {
    keyObject: detailOf(view),
    drawBackground: (pen) => {
      drawTreeWalk(pen, view);
      drawGround(pen);
    },
    drawAction,
  };
}

const joint = place(middle, 0, slab.z + 6);
const store = place(-160, 120, 1150);
const feels =
  (view: Stage): Draw =>
  (pen, moment) => {
    const looksUp = moment.beat > 0.18 && moment.beat < 0.42;
    drawRosaStanding(pen, view, moment, probing(moment.beat), looksUp ? store : joint);
  };

const walk = stage({ eyeHeight: 185, horizon: 130, focal: 1600, distance: 440 });
const low = stage({ eyeHeight: 118, horizon: -60, focal: 1500, distance: 200, eyeX: middle });
const onWalk = framed(640, 430, 1000);
const atSlabs = framed(640, 410, 1120);

const stateWith = (side: Side) => {
  const near = pictureOf(low, (pen) => drawRoughSpot(pen, low, side), feels(low));
  const shots = (cut: number) => [
    { from: 0, camera: onWalk, easeSeconds: 0 },
    { from: cut, insert: near, camera: atSlabs, easeSeconds: 0 },
  ];
  return {
    picture: pictureOf(walk, (pen) => drawRoughSpot(pen, walk, side), feels(walk)),
    shots: shots(0.5),
    closing: shots(0.2),
    look: { picture: near, camera: atSlabs },
  };
};

const act = (moves: string, side: Side | null, draw: Draw, camera: Camera, seconds?: number): Act => ({
  moves,
  picture: pictureOf(walk, (pen) => side && drawRoughSpot(pen, walk, side), draw),
  camera,
  ...(seconds ? { seconds } : {}),
});

const drops = (side: Side) =>
  act(
    'The tip of her cane drops off the edge; she rocks and plants both feet',
    side,
    (pen, moment) => drawRosaStanding(pen, walk, moment, dropping(moment.beat), joint),
    onWalk,
    3.2,
  );

/** To the flat side and on. @param side of the lifted slab */
const stepsOver = (side: Side) => {
  const way = wayOf(side);
  const course = { from: place(rosaAt.x, 0, 112), to: place(middle - way * 78, 0, 186), steps: 6 };
  return act(
    'She steps over to the flat side and goes on',
    side,
    (pen, moment) => drawRosaWalking(pen, walk, moment, course, -58 * way),
    framed(640, 420, 1060),
    5,
  );
};
const grinds = (side: Side, seconds?: number) =>
  act(
    'A worker grinds the edge of the slab level',
    null,
    (pen, moment) => drawGrinding(pen, walk, side, moment),
    framed(640 + wayOf(side) * 60, 470, 860),
    seconds,
  );
const walksLevel: Act = {
  moves: 'Rosa walks over the level slabs',
  picture: pictureOf(
    walk,
    (pen) => drawRoughSpot(pen, walk, 'right', LEVEL),
    (pen, moment) => {
      const course = { from: place(84, 0, 120), to: place(-96, 0, 230), steps: 9 };
      drawRosaWalking(pen, walk, moment, course, -58);
    },
  ),
  camera: framed(640, 420, 1060),
};

/** Exercise 18, Walking to the Store. */
export const film: ExerciseFilm = {
  exerciseId: 18,
  owner: 'Rosa',
  states: { scene: stateWith('right'), safe: stateWith('left') },
  beat: {
    id: 'taps',
    seconds: 8,
    moves: 'Rosa finds the joint with her cane, looks ahead to the store, and taps again',
  },
  claim: { picture: pictureOf(walk, () => {}, feels(walk)), camera: framed(640, 330, 1100), side: 'left' },
  reasons: {
    scene: [drops('right'), stepsOver('right'), grinds('right', 5), walksLevel],
    safe: [drops('left'), stepsOver('left'), grinds('left')],
  },
};
