import type { Pen } from '../canvas/pen.ts';
import { add, between } from '../canvas/space.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { friend } from '../people/cast/others.ts';
import { rosa } from '../people/cast/rosa.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { workingLow } from '../people/floor-work.ts';
import { blendedHand, through } from '../people/moves.ts';
import type { Hand, Pose } from '../people/pose.ts';
import { standing, withHands } from '../people/poses.ts';
import { walkingOn } from '../people/walk.ts';
import { drawAtTea, drawWornTube, tube } from '../people/with-oxygen.ts';
import { drawMarkedTubing } from '../props/home-oxygen.ts';
import {
  alongWall,
  coilMiddle,
  drawHayesKitchen,
  drawHayesRoom,
  drawnIn,
  floorSeen,
  inLoops,
} from '../rooms/hayes-home.ts';
import { during, thereAndBack } from './beats.ts';
import { framed, wide } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Moment, Picture } from './scene.ts';

const hayesAt = { at: place(-84, 0, 176), turn: 46 };
/** She holds the tube off to her far side, and her near hand is free. */
const holdsTube: Hand = {
  to: { left: 27, up: 92, forward: 10 },
  shape: 'grip',
  elbow: { out: 0.8, up: -0.8, forward: -0.4 },
};

type Doing = {
  at: Place;
  turn: number;
  pose: Pose;
  /** The tube on the floor, from the machine to below her hand; null leaves it out. */
  way: readonly Place[] | null;
  regards?: Place;
  isGlad?: boolean;
};

function drawHayes(pen: Pen, view: Stage, moment: Moment, doing: Doing) {
  const { at, turn, pose, way, regards = place(150, 110, 330), isGlad } = doing;
  if (way) drawMarkedTubing(pen, view, way, tube);
  drawFloorShadow(pen, view, at);
  const silent = moment.idle('friend');
  const performance = isGlad ? feeling(attending(silent, 0.8), 'warm', 0.7) : attending(silent, 0.8);
  const hayes = figure(view, { person: friend, at, turn, pose, regards }, performance);
  const { palm } = hayes.skeleton.arms.left;
  const end = way?.at(-1);
  if (end) drawMarkedTubing(pen, view, [end, between(end, place(palm.x, 20, palm.z), 0.6), palm], tube);
  hayes.draw(pen);
  drawWornTube(pen, view, hayes, [palm]);
}

type State = 'loops' | 'wall';

/** The end of the tube on the floor, a little behind her far hand. */
const wayTo = (state: State, at: Place): Place[] =>
  state === 'wall'
    ? [...alongWall(at.x - 16), place(at.x + 2, 1, Math.min(318, at.z + 96)), place(at.x + 14, 1, at.z + 40)]
    : [...inLoops, place(at.x + 34, 1, at.z - 20), place(at.x + 26, 1, at.z + 8)];

/** Before her chair: her weight shifts, her near hand smooths the tube at her cheek and her cardigan, and the other lifts the tube. */
function ready({ beat, seconds }: Moment): Pick<Doing, 'pose' | 'regards'> {
  const over = 3.4 * Math.sin(seconds * 1.1);
  const still = standing(friend);
  const lifted = 7 * thereAndBack(during(beat, 0.5, 0.9));
  const cheek = during(beat, 0.06, 0.2) * (1 - during(beat, 0.34, 0.5));
  const { left, right } = still.feet;
  return {
    pose: withHands(
      {
        ...still,
        hips: { ...still.hips, left: over },
        aside: over * 0.5,
        feet: {
          left: { ...left, heel: Math.max(0, -4 * over) },
          right: { ...right, heel: Math.max(0, 4 * over) },
        },
      },
      {
        left: { ...holdsTube, to: { left: 27, up: 92 + lifted, forward: 10 } },
        right: blendedHand(
          { to: { left: -21, up: 84, forward: 10 }, shape: 'relaxed' },
          { to: { left: -10, up: 132, forward: 17 }, shape: 'open', elbow: { out: 0.8, up: -1, forward: 0 } },
          cheek,
        ),
      },
    ),
    regards: place(150, 110, 330),
  };
}

const waits =
  (state: State | null) =>
  (moment: Moment): Doing => ({
    ...hayesAt,
    ...ready(moment),
    way: state ? wayTo(state, hayesAt.at) : null,
  });

/** To the kitchen door, the tube in her far hand. */
function walks({ beat, seconds }: Moment): Doing {
  const gone = Math.min(1, beat / 0.92);
  const way = { from: hayesAt.at, to: place(126, 0, 250), steps: 7 };
  const { at, pose } = walkingOn(friend, way, gone, {
    left: { ...holdsTube, to: { left: 27, up: 92 + 2 * Math.sin(seconds * 3), forward: 8 } },
  });
  return { at, turn: 62, pose, way: wayTo('wall', at), isGlad: beat > 0.4 };
}

/** Her shoe slides under a loop and lifts it; she stops, steps back and looks down. */
function caught({ beat }: Moment): Doing {
  const still = standing(friend);
  const { left, right } = still.feet;
  const at = place(-58, 0, 152);
  const near: Hand = { to: { left: -24, up: 86, forward: 8 }, shape: 'relaxed' };
  const stepped: Pose = {
    ...still,
    lean: 4,
    hips: { ...still.hips, forward: 8, up: still.hips.up - 2 },
    feet: { left: { ...left, forward: -8, heel: 16 }, right: { ...right, forward: 27, up: 1, heel: -6 } },
  };
  const jolted: Pose = { ...stepped, lean: 11, aside: 4, hips: { ...stepped.hips, forward: 11 } };
  const hands = (up: number, out: number): Pose['hands'] => ({
    left: { ...holdsTube, to: { left: 27 + out, up: 92 + up, forward: 14 } },
    right: { ...near, to: { left: -24 - out, up: 86 + up, forward: 12 }, shape: 'open' },
  });
  const pose = through(beat, [
    [0, withHands(still, { left: holdsTube, right: near })],
    [0.28, withHands(stepped, hands(4, 3))],
    [0.42, withHands(jolted, hands(18, 12))],
    [0.6, withHands(jolted, hands(14, 9))],
    [0.86, withHands({ ...still, lean: 7 }, { left: holdsTube, right: near })],
  ]);
  const lift = during(beat, 0.24, 0.42) * (1 - during(beat, 0.6, 0.8));
  const toe = add(at, place(34, 0, -22));
  const way = wayTo('loops', at).map((spot) => {
    const share = Math.max(0, 1 - Math.hypot(spot.x - toe.x, spot.z - toe.z) / 30);
    return place(spot.x + 9 * lift * share, spot.y + 9 * lift * share, spot.z - 4 * lift * share);
  });
  return { at, turn: 58, pose, way, ...(beat > 0.36 ? { regards: toe } : {}) };
}

/** Rosa kneels by the machine and draws the tube in, hand over hand, until it lies in a coil and along the wall. */
function drawCoiling(pen: Pen, view: Stage, moment: Moment) {
  const { beat, seconds } = moment;
  const gone = during(beat, 0.06, 0.86);
  const { at } = hayesAt;
  const way = drawnIn(wayTo('loops', at), wayTo('wall', at), gone);
  drawHayes(pen, view, moment, {
    ...hayesAt,
    ...ready({ ...moment, beat: 0 }),
    way,
    regards: place(30, 40, 270),
  });
  const round = seconds * 3.2;
  const hand = (side: 1 | -1): Hand => ({
    to: place(
      coilMiddle.x + 6 + 7 * Math.cos(round + side),
      8 + 5 * (0.5 + 0.5 * Math.sin(round + side)),
      coilMiddle.z - 8 * side - 4 + 5 * Math.sin(round + side),
    ),
    shape: 'grip',
    elbow: { out: 0.7, up: 0.2, forward: -0.3 },
  });
  const kneels = place(49, 0, 262);
  drawFloorShadow(pen, view, kneels, 30);
  figure(
    view,
    {
      person: rosa,
      at: kneels,
      turn: -66,
      pose: withHands(workingLow(rosa, { lean: 56 }), { left: hand(1), right: hand(-1) }),
      regards: coilMiddle,
    },
    handsBusy(attending(moment.idle('Rosa'))),
  ).draw(pen);
}

function pictureFrom(view: Stage, draw: (pen: Pen, moment: Moment) => void, room = drawHayesRoom): Picture {
  return { keyObject: boxOf(view, floorSeen, 6), drawBackground: (pen) => room(pen, view), drawAction: draw };
}

const hayesIn = (view: Stage, draw: (moment: Moment) => Doing): Picture =>
  pictureFrom(view, (pen, moment) => drawHayes(pen, view, moment, draw(moment)));

const room = stage();
// Nearer and lower: the floor, the machine, and her feet.
const beside = stage({ eyeHeight: 150, horizon: 40, distance: 300, focal: 1300, eyeX: 20 });
const sheAndDoor = framed(610, 380, 1010);
const onFloor = framed(690, 400, 860);

const stateWith = (state: State) => {
  const near = hayesIn(beside, waits(state));
  const shots = (cut: number) => [
    { from: 0, camera: sheAndDoor, easeSeconds: 0 },
    { from: cut, insert: near, camera: onFloor, easeSeconds: 0 },
  ];
  return {
    picture: hayesIn(room, waits(state)),
    shots: shots(0.5),
    closing: shots(0.2),
    look: { picture: near, camera: onFloor },
  };
};

const act = (moves: string, picture: Picture, camera: Act['camera'], seconds?: number): Act => ({
  moves,
  picture,
  camera,
  ...(seconds ? { seconds } : {}),
});
const toKitchen = (seconds?: number) =>
  act('She walks to the kitchen, the tube in one hand', hayesIn(room, walks), sheAndDoor, seconds);
const atTea = act(
  'She sits at her kitchen table and drinks her tea',
  pictureFrom(room, (pen, moment) => drawAtTea(pen, room, moment), drawHayesKitchen),
  framed(640, 330, 860),
);

/** Exercise 42, At a Friend's House. */
export const film: ExerciseFilm = {
  exerciseId: 42,
  owner: 'Presenter',
  states: { scene: stateWith('loops'), safe: stateWith('wall') },
  beat: {
    id: 'touches',
    seconds: 8,
    moves: 'Mrs. Hayes touches the tube at her cheek, lifts it, and shifts her weight',
  },
  claim: { picture: hayesIn(room, waits(null)), camera: wide, side: 'right' },
  reasons: {
    safe: [toKitchen(6), atTea],
    scene: [
      act(
        'Her shoe slides under a loop, she stops, and looks down',
        hayesIn(room, caught),
        framed(560, 400, 900),
        3.4,
      ),
      act(
        'Rosa draws the tube in and coils it by the machine',
        pictureFrom(room, (pen, moment) => drawCoiling(pen, room, moment)),
        sheAndDoor,
        5,
      ),
      toKitchen(),
    ],
  },
};
