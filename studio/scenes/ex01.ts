import { tone } from '../canvas/color.ts';
import { inside } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { level } from '../canvas/solids.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { rosa } from '../people/cast/rosa.ts';
import { blendedHand, through } from '../people/moves.ts';
import { drawRosaWithPlate, drying, rubbing } from '../people/plate-drying.ts';
import type { Hand, Pose } from '../people/pose.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawRugCarried, drawRugRolledUp, drawTapePressed } from '../people/rug-hands.ts';
import { walkingOn } from '../people/walk.ts';
import { drawFridge } from '../props/cabinets.ts';
import { drawDishRack, drawFruitBowl, drawMug } from '../props/crockery.ts';
import { drawTapedRug } from '../props/rug-work.ts';
import { drawCurledRug, type OvalRug } from '../props/rugs.ts';
import { drawKitchen, kitchenCounterZ } from '../rooms/kitchen.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { during, swinging } from './beats.ts';
import { framed } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Camera, Moment, Picture } from './scene.ts';

// Before the sink, so near the counter that a hand can catch it.
const rug: OvalRug = {
  x: 16,
  z: 212,
  radiusX: 70,
  radiusZ: 38,
  tone: tone('#b8343c', 0.24),
  border: '#f3dcc0',
  backing: tone('#dcc19a', 0.24),
  curl: 12,
};
const rosaAt: Place = place(-90, 0, 186);
const counterEdge = kitchenCounterZ + 2;

type Floor = 'curled' | 'taped' | 'bare';

/** The front of the rug from its left corner to its right one, as high as its edge can stand. */
const detailOf = (view: Stage) =>
  boxOf(
    view,
    [
      place(rug.x - rug.radiusX * 1.08, 0, rug.z),
      place(rug.x + rug.radiusX * 1.08, 0, rug.z),
      place(rug.x, 0, rug.z - rug.radiusZ * 1.1),
      place(rug.x, rug.curl, rug.z - rug.radiusZ * 0.1),
    ],
    16,
  );

function drawRoom(pen: Pen, view: Stage) {
  drawKitchen(pen, view, rosaHome, { fridge: false });
  // Wide enough to fill the picture up to its right edge.
  drawFridge(pen, view, { x: 172, z: kitchenCounterZ - 6, width: 80 });
  drawDishRack(pen, view, { x: 62, y: 90, z: kitchenCounterZ + 20 });
  drawFruitBowl(pen, view, { x: 128, y: 90, z: kitchenCounterZ + 30 });
  drawMug(pen, view, { x: -60, y: 90, z: kitchenCounterZ + 26 }, tone('#d98d73', 0.2));
}

/** What she does while she speaks: dries, holds the plate to the light, dries on, and shifts her weight from foot to foot. */
function dryingPose(beat: number, seconds: number): Pose {
  const shown = during(beat, 0.24, 0.36) * (1 - during(beat, 0.46, 0.58));
  const rub = rubbing(seconds * 0.55, 4.2 * (1 - shown));
  const still = standing(rosa);
  const over = 4 * Math.sin(seconds * 0.9);
  const raised = (from: number, to: number) => Math.sin(Math.PI * during(beat, from, to));
  const [one, other] = [raised(0.56, 0.72), raised(0.78, 0.94)];
  const hands = drying({ left: 2 + over * 1.1, up: 108 + 14 * shown, forward: 25 + 3 * shown }, rub);
  const { left, right } = still.feet;
  return withHands(
    {
      ...still,
      hips: { ...still.hips, left: over },
      aside: over * 0.4,
      feet: {
        left: { ...left, heel: 20 * one, up: 1.5 * one, left: left.left + 5 * one },
        right: { ...right, heel: 20 * other, up: 1.5 * other, left: right.left - 4 * other },
      },
    },
    hands,
  );
}

function drawRug(pen: Pen, view: Stage, floor: Floor, curl = rug.curl) {
  if (floor === 'curled') drawCurledRug(pen, view, { ...rug, curl });
  if (floor === 'taped') drawTapedRug(pen, view, rug);
}

function pictureOf(view: Stage, drawAction: (pen: Pen, moment: Moment) => void): Picture {
  return { keyObject: detailOf(view), drawBackground: (pen) => drawRoom(pen, view), drawAction };
}

const dryingIn = (view: Stage, floor: Floor): Picture =>
  pictureOf(view, (pen, moment) => {
    drawRug(pen, view, floor);
    const pose = dryingPose(moment.beat, moment.seconds);
    drawRosaWithPlate(pen, view, moment, { at: rosaAt, turn: 26, pose, regards: place(-60, 104, 150) });
  });

const kitchen = stage({ eyeHeight: 215, horizon: -8, focal: 2000, distance: 480 });
// From knee height the front edge is seen as a cat sees it.
const below = stage({ eyeHeight: 134, horizon: -230, distance: 170, focal: 2000, eyeX: -8 });
const rosaAndRug = framed(600, 396, 1000);
const atEdge = framed(640, 400, 1100);

const stateOn = (floor: Floor) => {
  const near = dryingIn(below, floor);
  const shots = (cut: number) => [
    { from: 0, camera: rosaAndRug, easeSeconds: 0 },
    { from: cut, insert: near, camera: atEdge, easeSeconds: 0 },
  ];
  return {
    picture: dryingIn(kitchen, floor),
    shots: shots(0.56),
    closing: shots(0.2),
    look: { picture: near, camera: atEdge },
  };
};

const open = (left: number, up: number, forward: number): Hand => ({
  to: { left, up, forward },
  shape: 'open',
  elbow: { out: 1, up: -0.2, forward: -0.3 },
});

/** The poses of her trip: she steps on, her near foot is held by the edge, her far hand catches the counter, and she is calm. */
function tripping(beat: number): Pose {
  const still = standing(rosa);
  const { left, right } = still.feet;
  const stepped: Pose = {
    ...still,
    hips: { ...still.hips, forward: 3, up: still.hips.up - 2 },
    feet: {
      left: { ...left, left: 6, forward: -10, heel: 12 },
      right: { ...right, forward: 12, up: 1, heel: -4 },
    },
  };
  const caught: Pose = {
    ...stepped,
    lean: 12,
    aside: 22,
    hips: { left: 13, forward: 8, up: still.hips.up - 6 },
    feet: {
      left: { ...left, left: 8, forward: -10, heel: 26 },
      right: { ...right, forward: 20, up: 1, heel: 4 },
    },
  };
  const counter: Hand = {
    to: place(3, 93, counterEdge + 1),
    shape: 'grip',
    elbow: { out: 1, up: 0.3, forward: 0 },
  };
  const held = withHands(caught, { left: counter });
  const upright = {
    ...held,
    lean: 5,
    aside: 17,
    hips: { ...caught.hips, forward: 4, up: still.hips.up - 4 },
  };
  const pose = through(beat, [
    [0, withHands(still, { left: open(20, 86, 8) })],
    [0.26, withHands(stepped, { left: open(22, 90, 12) })],
    [0.42, withHands(caught, { left: open(58, 100, 22) })],
    [0.45, held],
    [0.7, held],
    [1, upright],
  ]);
  const plate: Hand = { to: { left: -17, up: 104, forward: 26 }, shape: 'hold' };
  return withHands(pose, { right: plate });
}

function drawTrip(pen: Pen, view: Stage, moment: Moment) {
  const { beat } = moment;
  const curl = rug.curl + 8 * during(beat, 0.26, 0.42) + 3 * swinging(during(beat, 0.42, 1), 2);
  drawRug(pen, view, 'curled', curl);
  const at = place(-36, 0, 192);
  const regards = beat < 0.36 ? place(60, 96, 250) : place(rug.x - 10, 0, 172);
  drawRosaWithPlate(pen, view, moment, { at, turn: 54, pose: tripping(beat), regards, plate: 'right' });
  // Her toes are below the edge.
  const toes = level(view, -22, rug.z - 60, 90, 60);
  if (beat > 0.24) inside(pen, toes, () => drawRug(pen, view, 'curled', curl));
}

/** Where she puts a plate into the rack, to her own left. */
const toRack: Hand = {
  to: { left: 53, up: 106, forward: 16 },
  shape: 'hold',
  elbow: { out: 0.6, up: -0.6, forward: 0 },
};

/** Over the floor as it then is: she walks to the rack, puts her plate in, and dries the next. */
function drawAtRack(pen: Pen, view: Stage, moment: Moment, floor: Floor) {
  const { beat, seconds } = moment;
  drawRug(pen, view, floor);
  const rests = drying({ left: 2, up: 106, forward: 25 }, rubbing(seconds * 0.55, 3.6));
  const way = { from: place(-104, 0, 200), to: place(32, 0, 238), steps: 6 };
  const walked = Math.min(1, beat / 0.45);
  const { at, pose } = walkingOn(rosa, way, walked, rests);
  const puts = during(beat, 0.48, 0.58) * (1 - during(beat, 0.66, 0.76));
  const reaching = { ...pose, aside: 9 * puts, hips: { ...pose.hips, left: 3 * puts } };
  drawRosaWithPlate(pen, view, moment, {
    at,
    turn: 58 - 33 * during(beat, 0.66, 0.8),
    pose: withHands(reaching, { left: blendedHand(rests.left, toRack, puts) }),
    regards: puts > 0.3 || beat < 0.5 ? place(66, 100, 288) : place(30, 100, 180),
    ...(beat > 0.6 && beat < 0.68 ? { plate: 'none' } : {}),
    isGlad: true,
  });
}

/** Her feet go over the taped edge, and it holds. */
function drawStepsOn(pen: Pen, view: Stage, moment: Moment) {
  drawRug(pen, view, 'taped');
  const way = { from: place(-128, 0, 182), to: place(10, 0, 196), steps: 6 };
  const { at, pose } = walkingOn(
    rosa,
    way,
    moment.beat,
    drying({ left: 2, up: 106, forward: 25 }, rubbing(0, 0)),
  );
  drawRosaWithPlate(pen, view, moment, { at, turn: 62, pose, regards: place(60, 96, 250) });
}

const act = (
  moves: string,
  draw: Parameters<typeof pictureOf>[1],
  camera: Camera,
  seconds?: number,
): Act => ({
  moves,
  picture: pictureOf(kitchen, draw),
  camera,
  ...(seconds ? { seconds } : {}),
});

const trips = act(
  'Her toe slides under the edge, the rug folds, and her hand catches the counter',
  (pen, moment) => drawTrip(pen, kitchen, moment),
  framed(580, 415, 980),
  3.4,
);
const rolls = act(
  'Mina rolls the rug up',
  (pen, moment) => drawRugRolledUp(pen, kitchen, rug, moment),
  framed(690, 460, 860),
  5,
);
const carries = act(
  'Mina carries the roll out',
  (pen, moment) => drawRugCarried(pen, kitchen, rug, moment),
  framed(760, 410, 980),
  3.6,
);
const atRack = (floor: Floor) =>
  act(
    'Rosa walks to the rack, puts her plate in, and dries the next',
    (pen, moment) => drawAtRack(pen, kitchen, moment, floor),
    rosaAndRug,
  );
const stepsOn: Act = {
  moves: 'Her feet step over the taped edge, and it holds',
  picture: pictureOf(below, (pen, moment) => drawStepsOn(pen, below, moment)),
  camera: atEdge,
  seconds: 3.2,
};
const presses = act(
  'Mina presses the tape down along the edge',
  (pen, moment) => drawTapePressed(pen, kitchen, rug, moment),
  framed(760, 450, 780),
  5,
);

/** Exercise 1, A Gift in the Kitchen. */
export const film: ExerciseFilm = {
  exerciseId: 1,
  owner: 'Rosa',
  states: { scene: stateOn('curled'), safe: stateOn('taped') },
  beat: {
    id: 'dries',
    seconds: 8,
    moves: 'Rosa dries a plate, holds it to the light, and shifts from foot to foot',
  },
  claim: { picture: dryingIn(kitchen, 'bare'), camera: framed(560, 270, 720), side: 'right' },
  reasons: {
    scene: [trips, rolls, carries, atRack('bare')],
    safe: [stepsOn, presses, atRack('taped')],
  },
};
