import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { between } from '../canvas/space.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending } from '../people/attending.ts';
import { aide, resident } from '../people/cast/others.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { type Way, walkingOn } from '../people/walk.ts';
import { drawWithWalker, rollingOn } from '../people/walker-steps.ts';
import {
  drawLeaningSign,
  drawMop,
  drawMopBucket,
  drawShine,
  drawWetFloorSign,
} from '../props/floor-signs.ts';
import { walkerBefore } from '../props/walker.ts';
import { drawHallMirrored, drawHallway, hall, hallView } from '../rooms/halls/hallway.ts';
import { during } from './beats.ts';
import { framed } from './camera.ts';
import type { ExerciseFilm } from './exercise-film.ts';
import type { Moment, Performance, Picture } from './scene.ts';

const sign = place(-34, 0, 178);
const bucket = place(-112, 0, 300);
const leaning = place(-127, 0, 246);
const wetFrom = 214;
const wetTo = 640;
const spec = {
  end: { kind: 'doors', label: { en: 'Dining Room', es: 'Comedor' } },
  doors: [
    { side: -1, z: 420 },
    { side: 1, z: 470 },
  ],
} as const;

type Drawn = (pen: Pen, view: Stage, moment: Moment) => void;
/** What tells the state: the floor shines and the sign is up, or it is dull and the sign put away; neither behind a claim. */
type Floor = { wet: number; sign: 'open' | 'leaning' | null; bucket?: false };
const wetFloor: Floor = { wet: 1, sign: 'open' };
const dryFloor: Floor = { wet: 0, sign: 'leaning' };

function drawHall(pen: Pen, view: Stage, floor: Floor) {
  drawHallway(pen, view, spec);
  drawWater(pen, view, floor.wet);
  if (floor.sign === 'leaning') drawLeaningSign(pen, view, leaning, -hall.half);
  if (floor.bucket !== false) drawMopBucket(pen, view, bucket);
  if (floor.sign === 'open') drawWetFloorSign(pen, view, sign);
}

const drawWater = (pen: Pen, view: Stage, wet: number) =>
  drawShine(pen, view, { from: wetFrom, to: wetTo, half: hall.half, wet }, () =>
    drawHallMirrored(pen, view, spec),
  );

/** Her neck holds the head upright over the leaning body. */
const upright = (performance: Performance): Performance => {
  const alive = attending(performance);
  return { ...alive, nod: alive.nod - 1.2, tilt: alive.tilt + 1.6 };
};

type Rolls = { way: Way; turn: number; walked: number; walker?: (stand: Stand) => Stand };

function drawResident(pen: Pen, view: Stage, { idle }: Moment, { way, turn, walked, walker }: Rolls) {
  const { at, pose } = rollingOn(resident, way, walked);
  const stand = { at, turn };
  drawWithWalker(
    pen,
    view,
    {
      person: resident,
      stand,
      pose,
      regards: place(-20, 80, 200),
      ...(walker ? { walker: walker(stand) } : {}),
    },
    upright(idle('resident')),
  );
}

const arrives: Way = { from: place(154, 0, 138), to: place(98, 0, 152), steps: 6 };

/** She comes along the hall, step by step, and stops. */
const drawArriving: Drawn = (pen, view, moment) =>
  drawResident(pen, view, moment, { way: arrives, turn: -62, walked: during(moment.beat, -0.15, 1.05) });

/** The open sign, the folded one, and the floor behind them. */
const detailOf = (view: Stage) =>
  boxOf(view, [
    place(-hall.half, 0, wetFrom),
    place(hall.half - 40, 0, wetFrom),
    place(sign.x, -4, sign.z),
    place(-hall.half, 66, leaning.z + 20),
    place(0, 0, wetTo),
  ]);

function pictureFrom(view: Stage, floor: Floor, drawAction: Drawn = drawArriving): Picture {
  return {
    keyObject: detailOf(view),
    drawBackground: (pen) => drawHall(pen, view, floor),
    drawAction: (pen, moment) => drawAction(pen, view, moment),
  };
}

const whole = hallView();
// Closer to the sign, and lower: the floor behind it fills the picture.
const before = stage({ eyeHeight: 132, horizon: 92, focal: 1240, distance: 220, eyeX: -8 });
const hallToSign = framed(640, 392, 1060);
const atSign = framed(640, 400, 1130);

const stateWith = (floor: Floor) => {
  const near = pictureFrom(before, floor);
  const shots = (cut: number) => [
    { from: 0, camera: hallToSign, easeSeconds: 0 },
    { from: cut, insert: near, camera: atSign, easeSeconds: 0 },
  ];
  return {
    picture: pictureFrom(whole, floor),
    shots: shots(0.5),
    closing: shots(0.2),
    look: { picture: near, camera: atSign },
  };
};

/** A wheel touches the wet floor and slides aside; she stops, and draws the walker back. */
const drawSliding: Drawn = (pen, view, moment) => {
  const { beat } = moment;
  const slides = during(beat, 0.42, 0.5) * (1 - during(beat, 0.66, 0.86));
  const back = 10 * during(beat, 0.66, 0.9);
  drawResident(pen, view, moment, {
    way: { from: place(118, 0, 172), to: place(78, 0, 180), steps: 4 },
    turn: -108,
    walked: during(beat, -0.3, 0.44) - 0.1 * during(beat, 0.66, 0.9),
    walker: (stand) => {
      const { at, turn } = walkerBefore(stand, 37 - back * 0.6);
      return { at: spotOn({ at, turn }, 5 * slides, 0, 2 * slides), turn: turn - 9 * slides };
    },
  });
};

const mopStand: Stand = { at: place(34, 0, 300), turn: -24 };

/** The aide mops, stroke by stroke, until nothing shines. */
const drawMopping: Drawn = (pen, view, { beat, idle }) => {
  drawWater(pen, view, 1 - during(beat, 0.1, 0.95));
  drawMopBucket(pen, view, bucket, { mop: false });
  drawWetFloorSign(pen, view, sign);
  const stroke = Math.sin(beat * Math.PI * 7);
  const foot = spotOn(mopStand, 34 * stroke, 2, 58 + 8 * Math.cos(beat * Math.PI * 14));
  const top = spotOn(mopStand, 8 * stroke + 4, 138, 16);
  const along = (share: number): Place => between(foot, top, share);
  const pose = withHands(
    { ...standing(aide, { lean: 12, apart: 14 }), twist: 9 * stroke },
    {
      left: { to: along(0.86), shape: 'grip', elbow: { out: 0.7, up: -0.6, forward: -0.3 } },
      right: { to: along(0.66), shape: 'grip', elbow: { out: 0.7, up: -0.8, forward: -0.3 } },
    },
  );
  drawFloorShadow(pen, view, mopStand.at);
  figure(view, { person: aide, ...mopStand, pose, regards: foot }, attending(idle('Kelly'), 0.8)).draw(pen, {
    right: () => drawMop(pen, view, foot, top),
  });
};

/** The aide lifts the sign by its top, lets it fold, and carries it to the wall. */
const drawFoldingSign: Drawn = (pen, view, { beat, idle }) => {
  const fold = during(beat, 0.2, 0.42);
  const gone = during(beat, 0.44, 0.94);
  const way: Way = { from: place(-4, 0, 214), to: place(-82, 0, 240), steps: 5 };
  const { at, pose } = walkingOn(aide, way, gone);
  const up = 24 * during(beat, 0.12, 0.26);
  const held = place(at.x - 20, up, at.z - 24);
  const top = place(held.x, held.y + 64, held.z + 2);
  const still = { ...pose, lean: 42 - 26 * during(beat, 0.12, 0.4) };
  const hands = withHands(still, {
    left: { to: place(top.x + 5, top.y, top.z), shape: 'grip', elbow: { out: 0.6, up: -0.7, forward: -0.4 } },
    right: {
      to: place(top.x - 5, top.y, top.z),
      shape: 'grip',
      elbow: { out: 0.6, up: -0.7, forward: -0.4 },
    },
  });
  drawFloorShadow(pen, view, at);
  figure(
    view,
    { person: aide, at, turn: -42, pose: hands, regards: place(-140, 30, 200) },
    attending(idle('Kelly')),
  ).draw(pen, { left: () => drawWetFloorSign(pen, view, held, 1, fold) });
};

const comesUp: Way = { from: place(150, 0, 152), to: place(92, 0, 188), steps: 6 };
const goesOn: Way = { from: place(104, 0, 206), to: place(0, 0, 268), steps: 10 };

/** She rolls on, and perhaps the aide walks with her. */
const drawGoing =
  (way: Way, withAide = false): Drawn =>
  (pen, view, moment) => {
    const walked = during(moment.beat, -0.05, 1.05);
    if (withAide) {
      const beside: Way = { from: place(132, 0, 300), to: place(52, 0, 350), steps: 6 };
      const { at, pose } = walkingOn(aide, beside, walked);
      drawFloorShadow(pen, view, at);
      const regards = place(at.x - 40, 110, at.z - 60);
      figure(view, { person: aide, at, turn: -92, pose, regards }, attending(moment.idle('Kelly'))).draw(pen);
    }
    drawResident(pen, view, moment, { way, turn: -106, walked });
  };

const nothing: Floor = { wet: 0, sign: null };
const mopped: Floor = { ...nothing, bucket: false };

/** Exercise 4, On the Way to Lunch. */
export const film: ExerciseFilm = {
  exerciseId: 4,
  owner: 'Presenter',
  startsWide: 'the whole hall: she, the sign, the floor behind it and the dining room at its end',
  states: { scene: stateWith(wetFloor), safe: stateWith(dryFloor) },
  beat: { id: 'comes', seconds: 8, moves: 'Mrs. Lind comes along the hall with her walker and stops' },
  claim: { picture: pictureFrom(whole, nothing), camera: framed(560, 400, 1060), side: 'left' },
  reasons: {
    scene: [
      {
        moves: 'A wheel of her walker slides aside on the wet floor, and she draws it back',
        picture: pictureFrom(whole, wetFloor, drawSliding),
        camera: framed(640, 420, 960),
        seconds: 3.4,
      },
      {
        moves: 'An aide mops the floor dry',
        picture: pictureFrom(whole, mopped, drawMopping),
        camera: hallToSign,
        seconds: 5.5,
      },
      {
        moves: 'The aide folds the sign',
        picture: pictureFrom(whole, nothing, drawFoldingSign),
        camera: hallToSign,
        seconds: 4,
      },
      {
        moves: 'Mrs. Lind rolls on, and the aide walks with her',
        picture: pictureFrom(whole, dryFloor, drawGoing(goesOn, true)),
        camera: hallToSign,
      },
    ],
    safe: [
      {
        moves: 'Mrs. Lind comes up to where the sign was',
        picture: pictureFrom(whole, dryFloor, drawGoing(comesUp)),
        camera: hallToSign,
        seconds: 4,
      },
      {
        moves: 'Before that, an aide folded the sign',
        picture: pictureFrom(whole, nothing, drawFoldingSign),
        camera: hallToSign,
        seconds: 4.5,
      },
      {
        moves: 'Mrs. Lind rolls on to lunch',
        picture: pictureFrom(whole, dryFloor, drawGoing(goesOn)),
        camera: hallToSign,
      },
    ],
  },
};
