import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { minaInJacket, rosaInCoat } from '../people/cast/dressed.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { workingLow } from '../people/floor-work.ts';
import type { OwnSpot, Pose } from '../people/pose.ts';
import { onStairs, withHands } from '../people/poses.ts';
import { walkingOn } from '../people/walk.ts';
import { drawCloth } from '../props/crockery.ts';
import { drawTapeRoll } from '../props/lost-tape.ts';
import {
  type Bottom,
  curl,
  drawRosaPorch,
  flight,
  peeled,
  porch,
  railing,
  railX,
} from '../rooms/rosa-porch.ts';
import { drawBalustrade, onBalustrade } from '../rooms/stair-rails.ts';
import { drawEdgeTape, edgeOf } from '../rooms/stairs.ts';
import { during, thereAndBack } from './beats.ts';
import { framed } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Moment, Picture } from './scene.ts';

const rosaAt = place(38, porch.height, porch.z - 12);
const { rise, going } = { rise: -17, going: 27 };

/** One foot is on a step and the other goes past it to the next: forward first, then down past the edge. @param step 0 to 1 */
function steppingDown(step: number): Pose {
  const ahead = onStairs(rosaInCoat, { rise, going, ahead: 'right', lean: 8 });
  const raised = Math.sin(Math.PI * step);
  const resting = ahead.hands.right;
  const side = resting.to as OwnSpot;
  return withHands(
    {
      ...ahead,
      hips: { ...ahead.hips, up: ahead.hips.up + rise * step ** 2, forward: going * (0.5 + step) },
      feet: {
        left: {
          ...ahead.feet.left,
          forward: 2 * going * step,
          up: 2 * rise * step ** 2 + 4 * raised,
          heel: 16 * raised,
        },
        right: { ...ahead.feet.right, heel: 15 * step ** 2 },
      },
    },
    {
      left: {
        to: onBalustrade(flight, railX, 170 - 24 * step),
        shape: 'grip',
        elbow: { out: 0.5 + 0.4 * step, up: -1 + 0.3 * step, forward: -0.7 },
      },
      right: {
        ...resting,
        to: { ...side, up: side.up + rise * step ** 2, forward: side.forward + going * step },
      },
    },
  );
}

/** A step that was looked at and felt for: the foot waits over the edge, comes back a little, and then goes down. */
const comingDown = (beat: number) =>
  steppingDown(0.45 * during(beat, 0, 0.3) - 0.2 * during(beat, 0.36, 0.5) + 0.75 * during(beat, 0.55, 0.95));

/** On the last edge: her foot feels in the air for it and drops, and her body jolts. */
const missing = (beat: number) => {
  const pose = steppingDown(0.55 * during(beat, 0, 0.45) + 0.45 * during(beat, 0.5, 0.58));
  const jolt = during(beat, 0.55, 0.62) * (1 - during(beat, 0.66, 0.9));
  return { ...pose, lean: pose.lean + 7 * jolt, hips: { ...pose.hips, up: pose.hips.up - 4 * jolt } };
};

type Way = { pose: (beat: number) => Pose; down: number };

/** @param way how she comes down, and how many steps below the porch she is already */
function drawRosa(pen: Pen, view: Stage, moment: Moment, { pose, down }: Way) {
  const performance = handsBusy(moment.speaker ?? moment.idle('Rosa'));
  const at = place(rosaAt.x, rosaAt.y + down * rise, rosaAt.z - down * going);
  const person = figure(
    view,
    { person: rosaInCoat, at, turn: -14, pose: pose(moment.beat), regards: place(-40, 0, 100) },
    performance,
  );
  person.draw(pen, { beforeArms: () => drawBalustrade(pen, view, flight, railX, railing) });
}

/** The strips of all four steps, and where the tape of the bottom one lies in the grass. */
const detailOf = (view: Stage) =>
  boxOf(
    view,
    [
      ...edgeOf(flight, 0),
      ...edgeOf(flight, 3),
      place(flight.x, 0, flight.z),
      place(peeled.x - 43 * curl, 0, peeled.z),
    ],
    6,
  );

const onTheWay: Way = { pose: comingDown, down: 0 };

function pictureFrom(view: Stage, bottom: Bottom, way: Way | null = onTheWay): Picture {
  return {
    keyObject: detailOf(view),
    drawBackground: (pen) => drawRosaPorch(pen, view, bottom),
    drawAction: (pen, moment) =>
      way ? drawRosa(pen, view, moment, way) : drawBalustrade(pen, view, flight, railX, railing),
  };
}

const garden = stage({ eyeHeight: 168, horizon: 169, focal: 1186, distance: 300, eyeX: -10 });
// The same from farther down the path through a longer lens, and from the left, where the open side of the steps is seen.
const path = stage({ eyeHeight: 168, horizon: 207, focal: 2420, distance: 900, eyeX: -150, centre: 317 });
const low = stage({ eyeHeight: 120, horizon: 159, focal: 1500, distance: 330, eyeX: -120, centre: 260 });
const herAndSteps = framed(640, 360, 1000);
const atSteps = framed(660, 420, 1040);

/** How far to the left her hands are: they wipe back and forth, then lay the strip from its right end on. */
const atEdge = (beat: number) =>
  40 -
  34 * during(beat, 0.06, 0.16) +
  26 * during(beat, 0.2, 0.3) -
  26 * during(beat, 0.32, 0.4) +
  52 * during(beat, 0.42, 0.52) -
  96 * during(beat, 0.55, 0.97);

/** Mina beside the bottom step: her cloth goes along the edge, then one hand unrolls a strip and the other presses it on. */
function drawMending(pen: Pen, view: Stage, { beat, idle }: Moment) {
  const [left, right] = edgeOf(flight, 0);
  const x = atEdge(beat);
  const isTaping = beat > 0.5;
  const spot = (along: number, up: number, near: number) => place(along, left.y + up, left.z - near);
  // The post of the rail stands before its end.
  if (isTaping) drawEdgeTape(pen, view, { ...flight, x, width: right.x - x }, 0);
  drawBalustrade(pen, view, flight, railX, railing);
  const elbow = { out: 0.7, up: 0.3, forward: -0.3 };
  const pose = withHands(workingLow(minaInJacket, { lean: 47 }), {
    left: isTaping
      ? { to: spot(x - 6, 4, 3), shape: 'grip', elbow }
      : { to: spot(x - 4, 1.5, 1), shape: 'flat', elbow },
    right: { to: spot(x + 9, 2, -5), shape: 'flat', elbow },
  });
  const at = place(x + 37, 0, flight.z - 17);
  drawFloorShadow(pen, view, at, 30);
  figure(
    view,
    { person: minaInJacket, at, turn: -70, pose, regards: spot(x, 0, 0) },
    handsBusy(attending(idle('Mina'))),
  ).draw(pen, {
    left: () =>
      isTaping
        ? drawTapeRoll(pen, view, spot(x - 5, 2.6, 3))
        : drawCloth(
            pen,
            view.at(spot(x - 2, 3, 3)),
            view.scale(left.z),
            tone('#f4ead2', 0.14),
            '#6f9bb0',
            15,
            13,
          ),
  });
}

const mendingFrom = (view: Stage): Picture => ({
  keyObject: detailOf(view),
  drawBackground: (pen) => drawRosaPorch(pen, view, 'bare'),
  drawAction: (pen, moment) => drawMending(pen, view, moment),
});

const stateWith = (bottom: Bottom) => {
  const [fromPath, near] = [pictureFrom(path, bottom), pictureFrom(low, bottom)];
  const shots = (cut: number) => [
    { from: 0, insert: fromPath, camera: herAndSteps, easeSeconds: 0 },
    { from: cut, insert: near, camera: atSteps, easeSeconds: 0 },
  ];
  return {
    picture: pictureFrom(garden, bottom),
    shots: shots(0.55),
    closing: shots(0.2),
    look: { picture: near, camera: atSteps },
  };
};

const walking = (bottom: Bottom, way: Way, moves: string): Act => ({
  moves,
  picture: pictureFrom(path, bottom, way),
  camera: herAndSteps,
  seconds: 3.2,
});

const mends: Act = {
  moves: 'Mina wipes the bottom edge clean, and lays a new strip onto it',
  picture: mendingFrom(low),
  camera: atSteps,
  seconds: 6.5,
};
const feet = (way: Way): Act => ({
  moves: 'Her feet come down, each onto a strip',
  picture: pictureFrom(low, 'taped', way),
  camera: atSteps,
  seconds: 3.6,
});

/** At the foot of the steps: she walks on, looks back at them, and nods. */
function drawWalkingOn(pen: Pen, view: Stage, moment: Moment) {
  const { beat } = moment;
  drawBalustrade(pen, view, flight, railX, railing);
  const way = { from: place(30, 0, 84), to: place(-6, 0, -26), steps: 6 };
  const { at, pose } = walkingOn(rosaInCoat, way, Math.min(1, beat / 0.6));
  const back = during(beat, 0.62, 0.72) * (1 - during(beat, 0.82, 0.92));
  const silent = feeling(moment.idle('Rosa'), 'warm', 0.7);
  drawFloorShadow(pen, view, at);
  figure(
    view,
    {
      person: rosaInCoat,
      at,
      turn: -16,
      pose: { ...pose, twist: -14 * back, aside: -3 * back },
      regards: place(-120, 20, 110),
    },
    handsBusy({ ...silent, attention: back, nod: silent.nod + 0.8 * thereAndBack(during(beat, 0.9, 1)) }),
  ).draw(pen);
}

const walksOn: Act = {
  moves: 'Rosa walks on along the path, and looks back at the steps',
  picture: {
    keyObject: detailOf(path),
    drawBackground: (pen) => drawRosaPorch(pen, path, 'taped'),
    drawAction: (pen, moment) => drawWalkingOn(pen, path, moment),
  },
  camera: framed(610, 402, 1090),
};

/** Exercise 7, Down the Porch Steps. */
export const film: ExerciseFilm = {
  exerciseId: 7,
  owner: 'Rosa',
  states: { scene: stateWith('bare'), safe: stateWith('taped') },
  beat: {
    id: 'descends',
    seconds: 6,
    moves: 'Rosa comes a step down, her hand sliding along the rail',
  },
  claim: { picture: pictureFrom(garden, 'unseen'), camera: framed(500, 385, 1190), side: 'left' },
  reasons: {
    safe: [
      walking('taped', { pose: comingDown, down: 1 }, 'Rosa comes down, each foot on a strip'),
      feet({ pose: comingDown, down: 2 }),
      mends,
      walksOn,
    ],
    scene: [
      walking('bare', { pose: missing, down: 2 }, 'Her foot feels in the air for the last edge and drops'),
      mends,
      walksOn,
    ],
  },
};
