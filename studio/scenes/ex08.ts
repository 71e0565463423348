import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { between } from '../canvas/space.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { atKnees, leaning, reachingAir, ready, seat, standsUp } from '../people/armchair-rising.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { mina } from '../people/cast/mina.ts';
import { joon } from '../people/cast/others.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import type { Pose } from '../people/pose.ts';
import { standing, withHands } from '../people/poses.ts';
import type { Way } from '../people/walk.ts';
import { drawWithWalker, rollingOn } from '../people/walker-steps.ts';
import { drawCanisterVacuum } from '../props/canister-vacuum.ts';
import { armchair } from '../props/chairs.ts';
import { drawConsole } from '../props/console-table.ts';
import { drawBooks, drawPicture, drawPlant } from '../props/decor.ts';
import { drawTableLamp } from '../props/lamps.ts';
import { drawWalker } from '../props/walker.ts';
import { drawLivingRoom, livingRoomBack } from '../rooms/living-room.ts';
import { minaHome } from '../rooms/palettes.ts';
import { drawWall } from '../rooms/walls.ts';
import { during, thereAndBack } from './beats.ts';
import { framed } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Moment, Picture } from './scene.ts';

const inHall: Stand = { at: place(160, 0, livingRoomBack + 42), turn: -30 };
const minaAt = place(48, 0, 196);
const hand = place(58, 84, 164);
const doorway = { x: 98, width: 116 };

/** Where the walker stands; nowhere behind a claim. */
type Where = 'hall' | 'knees' | null;
type Drawn = (pen: Pen, view: Stage, moment: Moment) => void;

/** The vacuum cleaner draws less attention than the walker behind it. */
const quiet = tone('#7f8f99', 0.24);

/** A darker wall in the hall, so that the walker is seen at once. */
function drawHallWall(pen: Pen, view: Stage) {
  const z = livingRoomBack + 168;
  drawWall(pen, view, {
    from: doorway.x - 60,
    to: doorway.x + doorway.width + 60,
    z,
    height: 260,
    wall: tone('#cfa583', 0.16),
    trim: minaHome.trim,
  });
  drawPicture(pen, view, { x: doorway.x + 8, y: 120, z: z - 1, width: 34, height: 44 }, 'flowers');
}

function drawRoom(pen: Pen, view: Stage, where: Where) {
  drawLivingRoom(
    pen,
    view,
    { ...minaHome, floor: minaHome.boards },
    {
      sky: 'house',
      windowX: -112,
      doorX: doorway.x,
      doorWidth: doorway.width,
      beyond: () => {
        drawHallWall(pen, view);
        if (where === 'hall') drawWalker(pen, view, inHall);
      },
    },
  );
  drawPicture(pen, view, { x: -36, y: 124, z: livingRoomBack, width: 54, height: 42 }, 'birches');
  drawConsole(pen, view, place(-34, 0, livingRoomBack - 32), { width: 112, depth: 30, height: 74 });
  drawTableLamp(pen, view, place(-8, 74, livingRoomBack - 18), { lit: false });
  drawBooks(pen, view, place(18, 74, livingRoomBack - 22), 7);
  drawPlant(pen, view, place(-214, 0, 280));
}

/** @param where the walker stands before his knees, too */
const drawJoon =
  (pose: (beat: number) => Pose, where: Where): Drawn =>
  (pen, view, { beat, idle }) => {
    const chair = armchair(view, seat, tone('#5d8a86', 0.26));
    chair.behind(pen);
    if (where === 'knees') drawWalker(pen, view, atKnees, 'far');
    figure(
      view,
      { person: joon, ...seat, pose: pose(beat), regards: place(40, 130, 60) },
      attending(idle('Joon')),
    ).draw(pen, { beforeArms: () => chair.front(pen) });
    if (where === 'knees') drawWalker(pen, view, atKnees, 'near');
  };

/** She pushes the nozzle to and fro, and her arm and body go with it. @param aside centimeters that all is moved out of the way */
const drawMina =
  (aside: (beat: number) => number = () => 0): Drawn =>
  (pen, view, moment) => {
    const { beat } = moment;
    const gone = aside(beat);
    const swing = Math.sin(beat * Math.PI * 8);
    const moved = (x: number, y: number, z: number) => place(x - gone * 0.4, y, z + gone);
    const held = moved(hand.x - 5 * swing, hand.y - 2 * Math.abs(swing), hand.z - 4 * swing);
    const at = moved(minaAt.x, 0, minaAt.z);
    const lift = (phase: number) =>
      gone > 0 && beat < 0.8 ? 3 * Math.max(0, Math.sin(beat * 24 + phase)) : 0;
    const still = standing(mina, { lean: 7 + 3 * swing });
    const pose = withHands(
      {
        ...still,
        twist: 4 * swing,
        feet: {
          left: { ...still.feet.left, up: lift(0) },
          right: { ...still.feet.right, up: lift(Math.PI) },
        },
      },
      { left: { to: held, shape: 'grip', elbow: { out: 0.4, up: -1, forward: -0.6 } } },
    );
    const performance = handsBusy(moment.speaker ?? moment.idle('Mina'));
    drawFloorShadow(pen, view, at);
    figure(
      view,
      { person: mina, at, turn: -44, pose, regards: place(seat.at.x, 112, seat.at.z) },
      performance,
    ).draw(pen, {
      left: () =>
        drawCanisterVacuum(
          pen,
          view,
          { at: moved(98, 0, 224), nozzle: moved(12 - 15 * swing, 0, 118 - 8 * swing), hand: held },
          quiet,
        ),
    });
  };

const both =
  (pose: (beat: number) => Pose, where: Where): Drawn =>
  (pen, view, moment) => {
    drawMina()(pen, view, moment);
    drawJoon(pose, where)(pen, view, moment);
  };

/** Both places of the walker: in the doorway, and before his knees. */
const detailOf = (view: Stage) =>
  boxOf(
    view,
    [
      place(doorway.x + 4, 0, inHall.at.z - 40),
      place(186, 92, inHall.at.z),
      spotOn(atKnees, -34, 0, 30),
      spotOn(atKnees, -30, 92, -30),
    ],
    4,
  );

function pictureFrom(view: Stage, where: Where, drawAction: Drawn = both(ready, where)): Picture {
  return {
    keyObject: detailOf(view),
    drawBackground: (pen) => drawRoom(pen, view, where),
    drawAction: (pen, moment) => drawAction(pen, view, moment),
  };
}

const room = stage();
// From beside his chair: the floor between him and the hall.
const beside = stage({ eyeHeight: 150, horizon: 70, focal: 1320, distance: 244, eyeX: 14 });
const everybody = framed(600, 391, 1010);
const chairAndHall = framed(620, 384, 1190);
/** Where the walker is or is not: the doorway, and before his knees. */
const atDoorway = framed(1018, 350, 500);
const himNear = framed(470, 436, 800);

const stateWith = (where: Where) => {
  const near = pictureFrom(beside, where);
  return {
    picture: pictureFrom(room, where),
    shots: [
      { from: 0, camera: everybody, easeSeconds: 0 },
      { from: 0.4, camera: atDoorway, easeSeconds: 0 },
      { from: 0.7, camera: himNear, easeSeconds: 0 },
    ],
    closing: [
      { from: 0, camera: everybody, easeSeconds: 0 },
      { from: 0.2, insert: near, camera: chairAndHall, easeSeconds: 0 },
    ],
    look: { picture: near, camera: chairAndHall },
  };
};

const parked: Drawn = (pen, view) =>
  drawCanisterVacuum(
    pen,
    view,
    { at: place(72, 0, 274), nozzle: place(0, 0, 266), hand: place(24, 74, 294) },
    quiet,
  );

/** She rolls the walker from the hall to his hands. */
const drawBringing: Drawn = (pen, view, moment) => {
  const way: Way = { from: place(128, 0, 292), to: place(6, 0, 138), steps: 8 };
  parked(pen, view, moment);
  drawJoon((beat) => leaning(2 + 10 * during(beat, 0.6, 1)), null)(pen, view, moment);
  const { at, pose } = rollingOn(mina, way, during(moment.beat, -0.05, 0.98));
  drawWithWalker(
    pen,
    view,
    { person: mina, stand: { at, turn: -44 }, pose, regards: place(-90, 110, 140) },
    attending(moment.idle('Mina'), 0.8),
  );
};

/** He stands up with the walker before him, and she is glad. */
const drawStanding: Drawn = (pen, view, moment) => {
  parked(pen, view, moment);
  const at = place(66, 0, 200);
  drawFloorShadow(pen, view, at);
  const nods = { ...standing(mina, { lean: 2 }), aside: 2 * Math.sin(moment.beat * 7) };
  figure(
    view,
    { person: mina, at, turn: -48, pose: nods, regards: place(-60, 130, 120) },
    feeling(attending(moment.idle('Mina')), 'warm'),
  ).draw(pen);
  drawJoon(standsUp, 'knees')(pen, view, moment);
};

/** He rolls on towards the kitchen. */
const drawRolling: Drawn = (pen, view, moment) => {
  parked(pen, view, moment);
  const chair = armchair(view, seat, tone('#5d8a86', 0.26));
  chair.behind(pen);
  chair.front(pen);
  const from = spotOn(seat, 0, 0, 40);
  const way: Way = { from, to: between(from, place(120, 0, 214), 0.9), steps: 9 };
  const { at, pose } = rollingOn(joon, way, during(moment.beat, -0.05, 1.04));
  drawWithWalker(
    pen,
    view,
    { person: joon, stand: { at, turn: 102 }, pose, regards: place(170, 130, 250) },
    attending(moment.idle('Joon'), 0.8),
  );
};

const stands: Act = {
  moves: 'He pushes up from the chair and takes hold of the walker',
  picture: pictureFrom(room, null, drawStanding),
  camera: everybody,
  seconds: 4.6,
};
const rolls: Act = {
  moves: 'Joon rolls on to the kitchen',
  picture: pictureFrom(room, null, drawRolling),
  camera: framed(640, 370, 1130),
};

/** Exercise 8, Time to Vacuum. */
export const film: ExerciseFilm = {
  exerciseId: 8,
  owner: 'Mina',
  states: { scene: stateWith('hall'), safe: stateWith('knees') },
  beat: {
    id: 'pushes',
    seconds: 8,
    moves: 'Mina vacuums, and Joon moves ahead on his seat, pushes, and sinks back',
  },
  claim: { picture: pictureFrom(room, null), camera: framed(640, 381, 1130), side: 'right' },
  reasons: {
    scene: [
      {
        moves: 'He pushes up, and his hand reaches into empty air',
        picture: pictureFrom(room, 'hall', both(reachingAir, null)),
        camera: everybody,
        seconds: 3.4,
      },
      {
        moves: 'Mina rolls the walker from the hall to him',
        picture: pictureFrom(room, null, drawBringing),
        camera: framed(640, 370, 1130),
        seconds: 5.5,
      },
      stands,
      rolls,
    ],
    safe: [
      {
        moves: 'Mina moves the vacuum out of the way',
        picture: pictureFrom(room, null, (pen, view, moment) => {
          drawMina((beat) => 54 * during(beat, 0.2, 0.9))(pen, view, moment);
          drawJoon((beat) => leaning(6 + 8 * thereAndBack(beat)), 'knees')(pen, view, moment);
        }),
        camera: framed(640, 370, 1130),
        seconds: 4,
      },
      stands,
      rolls,
    ],
  },
};
