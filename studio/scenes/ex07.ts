import { tone } from '../canvas/color.ts';
import { fill } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { block, facesOf, groundShadow, level, upright } from '../canvas/solids.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { handsBusy } from '../people/attending.ts';
import { minaInJacket, rosaInCoat } from '../people/cast/dressed.ts';
import { figure } from '../people/figure.ts';
import type { OwnSpot, Pose } from '../people/pose.ts';
import { kneeling, onStairs, withHands } from '../people/poses.ts';
import { drawHouseFront } from '../props/garden.ts';
import { drawTapeTrace } from '../props/lost-tape.ts';
import {
  drawCurledTape,
  drawFernPot,
  drawHouseWindow,
  drawLawnTufts,
  drawStepCheek,
} from '../props/porch-garden.ts';
import { drawBush } from '../props/trees.ts';
import { drawDoor } from '../rooms/openings.ts';
import { drawOpenAir, drawPath } from '../rooms/outdoors.ts';
import { drawBalustrade, onBalustrade } from '../rooms/stair-rails.ts';
import { drawEdgeTape, drawFlight, edgeOf, type Flight } from '../rooms/stairs.ts';
import { during } from './beats.ts';
import { framed, wide } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Moment, Picture } from './scene.ts';

// Seen from the garden: the bare step is the nearest thing.
const flight: Flight = { x: -78, z: 110, width: 156, steps: 4 };
const porch = { height: 68, z: 110 + 4 * 27, depth: 130 };
const railX = flight.x + flight.width - 7;
const railing = { bars: tone('#eee8dc', 0.26), rail: tone('#8d5f3c', 0.3) };
const rosaAt = place(38, porch.height, porch.z - 12);
const peeled = place(-112, 0, 62);
/** How large the tape in the grass is: the bare edge is to be seen before it. */
const curl = 0.72;

function drawPorch(pen: Pen, view: Stage) {
  const boards = tone('#b59272', 0.24);
  const back = porch.z + porch.depth;
  drawHouseFront(pen, view, { x: -420, z: back, width: 840, height: 420 });
  drawDoor(
    pen,
    view,
    { x: -92, z: back - 1, width: 86, height: 205 + porch.height },
    tone('#6f8fa3', 0.22),
    'right',
  );
  block(
    pen,
    view,
    { x: -230, y: 0, z: porch.z, width: 460, height: porch.height, depth: porch.depth },
    facesOf(boards),
  );
  const edge = porch.z - 3;
  fill(pen, upright(view, -232, porch.height - 4, 464, 4, edge), boards.main);
  fill(pen, upright(view, -232, porch.height - 1, 464, 1, edge), '#dcc0a2');
  fill(pen, upright(view, -230, porch.height - 10, 460, 6, porch.z - 0.4), boards.shade);
  for (let z = porch.z + 14; z < back; z += 14)
    fill(pen, level(view, -230, z, 460, 0.8, porch.height), boards.shade);
  for (let x = -230; x < 230; x += 23)
    fill(pen, upright(view, x, 2, 1.2, porch.height - 6, porch.z - 0.5), boards.shade);
}

/** The same view, in which what stands at a place is drawn smaller. */
const smaller = (view: Stage, at: Place, size: number): Stage => ({
  ...view,
  scale: (z) => view.scale(z) * size,
  at: ({ x, y, z }) =>
    view.at(place(at.x + (x - at.x) * size, at.y + (y - at.y) * size, at.z + (z - at.z) * size)),
});

/** What the bottom step has: a strip, the trace of the one that came off, or no edge that could be told (behind a claim). */
type Bottom = 'taped' | 'bare' | 'unseen';

function drawGarden(pen: Pen, view: Stage, bottom: Bottom) {
  drawOpenAir(pen, view, 'gray');
  drawPorch(pen, view);
  drawHouseWindow(pen, view, place(142, porch.height + 92, porch.z + porch.depth - 1));
  drawFernPot(pen, view, place(-134, porch.height, porch.z + porch.depth - 26), 1.15);
  drawFernPot(pen, view, place(118, porch.height, porch.z + 60), 0.8);
  drawLawnTufts(
    pen,
    view,
    { from: -60, to: porch.z - 6 },
    (x, z) =>
      x < flight.x - 14 - Math.max(0, flight.z - z) * 0.16 ||
      x > -flight.x + 8 + Math.max(0, flight.z - z) * 0.28,
  );
  drawPath(
    pen,
    view,
    [
      { z: -150, left: -120, right: 150 },
      { z: 112, left: -80, right: 80 },
    ],
    '#b9b5ac',
    '#9c988f',
  );
  groundShadow(pen, view, 0, flight.z - 4, 104, 12, 0.22);
  const steps = { top: '#b8926a', front: '#a8825c', side: '#e4d8c2' };
  drawStepCheek(pen, view, flight);
  drawFlight(pen, view, flight, steps);
  if (bottom !== 'unseen') for (const step of [1, 2, 3]) drawEdgeTape(pen, view, flight, step);
  if (bottom === 'taped') drawEdgeTape(pen, view, flight, 0);
  if (bottom === 'bare') {
    drawTapeTrace(pen, view, flight, 0);
    drawCurledTape(pen, smaller(view, peeled, curl), peeled);
  }
  drawBush(pen, view, place(-205, 0, 150), 1.2);
  drawBush(pen, view, place(190, 0, 170), 1);
}

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
    drawBackground: (pen) => drawGarden(pen, view, bottom),
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

/** Mina on one knee before the steps: her cloth goes along the edge, then both hands press a strip onto it. */
function drawMending(pen: Pen, view: Stage, { beat, idle }: Moment) {
  const at = place(-6, 0, flight.z - 40);
  const [left, right] = edgeOf(flight, 0);
  const along = (share: number) => place(left.x + (right.x - left.x) * share, left.y + 2, left.z - 1);
  const wiped = 0.48 + 0.1 * Math.sin(during(beat, 0, 0.42) * Math.PI * 3);
  const pressed = 0.38 + 0.2 * during(beat, 0.5, 0.95);
  const isPressing = beat > 0.46;
  const base = kneeling(minaInJacket, { lean: 44 });
  const hands = (share: number): Pose => {
    const { x, y, z } = along(share);
    return withHands(base, {
      left: { to: place(x - 7, y, z), shape: 'flat', elbow: { out: 0.6, up: -0.4, forward: 0 } },
      right: { to: place(x + 7, y, z), shape: 'flat', elbow: { out: 0.6, up: -0.4, forward: 0 } },
    });
  };
  const pose = isPressing ? hands(pressed) : hands(wiped);
  if (isPressing) drawEdgeTape(pen, view, flight, 0);
  figure(view, { person: minaInJacket, at, turn: 180, pose, regards: along(0.5) }, idle('Mina')).draw(pen);
}

const mending: Picture = {
  keyObject: detailOf(low),
  drawBackground: (pen) => drawGarden(pen, low, 'bare'),
  drawAction: (pen, moment) => {
    drawBalustrade(pen, low, flight, railX, railing);
    drawMending(pen, low, moment);
  },
};

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

const done: Act = { moves: '', picture: pictureFrom(low, 'taped', null), camera: wide };
const mends: Act = {
  moves: 'Mina wipes the bottom edge and presses a new strip onto it',
  picture: mending,
  camera: atSteps,
  seconds: 5,
};
const looked: Act = { moves: '', picture: pictureFrom(low, 'taped'), camera: atSteps };

/** Exercise 7, Down the Porch Steps. */
export const film: ExerciseFilm = {
  exerciseId: 7,
  owner: 'Rosa',
  states: { scene: stateWith('bare'), safe: stateWith('taped') },
  beat: {
    word: 'walk',
    seconds: 6,
    moves: 'Rosa comes a step down, her hand sliding along the rail',
  },
  claim: { picture: pictureFrom(garden, 'unseen'), camera: framed(500, 385, 1190), side: 'left' },
  reasons: {
    safe: [
      walking('taped', { pose: comingDown, down: 1 }, 'Rosa comes down, each foot on a strip'),
      looked,
      { ...mends, moves: 'Mina presses the strip of the bottom step down', picture: mending },
    ],
    scene: [
      walking('bare', { pose: missing, down: 2 }, 'Her foot feels in the air for the last edge and drops'),
      mends,
      done,
    ],
  },
};
