import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, handsBusy } from '../people/attending.ts';
import { mina } from '../people/cast/mina.ts';
import { joon } from '../people/cast/others.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { dragging, drawLampCarried, drawMinaPressing, drawMinaSteadying } from '../people/lamp-work.ts';
import type { Hand, Pose } from '../people/pose.ts';
import { standing } from '../people/poses.ts';
import { type Way, walkingOn } from '../people/walk.ts';
import { drawWithWalker, rollingOn } from '../people/walker-steps.ts';
import { drawMug } from '../props/crockery.ts';
import { walkerBefore } from '../props/walker.ts';
import {
  alongWall,
  type Cord,
  drawLampCorner,
  drawLampRoom,
  lampMoved,
  loop,
  manyOf,
  onFloor,
  outlet,
  short,
  standingLamp,
  wallZ,
} from '../rooms/lamp-corner.ts';
import { during, swinging } from './beats.ts';
import { framed } from './camera.ts';
import type { ExerciseFilm } from './exercise-film.ts';
import type { Moment, Picture } from './scene.ts';

const joonFirst = place(-132, 0, 150);
const joonTurn = 36;

/** He shifts his weight from foot to foot, and rolls the walker ahead and back a little. */
function drawJoonWaiting(pen: Pen, view: Stage, { beat, idle }: Moment) {
  const sway = swinging(beat, 3) * 0.5;
  const rolls = 5 * (during(beat, 0.05, 0.25) - during(beat, 0.4, 0.6) + during(beat, 0.7, 0.95));
  const still = standing(joon, { lean: 7 + rolls * 0.5 });
  const stand = { at: joonFirst, turn: joonTurn };
  const pose: Pose = {
    ...still,
    hips: { ...still.hips, left: 3 * sway, forward: still.hips.forward + 0.5 * rolls },
    aside: 2 * sway,
  };
  drawWithWalker(
    pen,
    view,
    { person: joon, stand, pose, walker: walkerBefore(stand, 36 + rolls), regards: place(150, 140, 240) },
    attending(idle('Joon')),
  );
}

const cupHand: Hand = {
  to: { left: 7, up: 98, forward: 27 },
  shape: 'hold',
  elbow: { out: 0.6, up: -1, forward: -0.3 },
};
const underCup: Hand = {
  to: { left: 1, up: 94, forward: 26 },
  shape: 'flat',
  elbow: { out: 0.8, up: -1, forward: -0.2 },
};
const comesIn: Way = { from: place(212, 0, 306), to: place(146, 0, 206), steps: 5 };

/** She comes in from the hall with his tea. */
function drawMinaWithCup(pen: Pen, view: Stage, moment: Moment, way: Way, turn: number, walked: number) {
  const { at, pose } = walkingOn(mina, way, walked, { left: cupHand, right: underCup });
  drawFloorShadow(pen, view, at);
  const performance = handsBusy(moment.speaker ?? moment.idle('Mina'));
  const person = figure(view, { person: mina, at, turn, pose, regards: place(-60, 120, 150) }, performance);
  const { palm } = person.skeleton.arms.left;
  person.draw(pen, {
    left: () =>
      drawMug(pen, view, { x: palm.x - 1, y: palm.y - 4, z: palm.z - 2 }, tone('#d98d73', 0.2), 1.1),
  });
}

/** The loop from the lamp to the foot of the wall, and the cord along the wall. */
const detailOf = (view: Stage) =>
  boxOf(view, [...manyOf(loop, 48), place(-186, 9, wallZ), place(outlet.x, outlet.y + 8, wallZ)], 8);

function pictureFrom(view: Stage, cord: Cord | null, drawAction: Picture['drawAction']): Picture {
  return {
    keyObject: detailOf(view),
    drawBackground: (pen) => {
      drawLampRoom(pen, view);
      drawLampCorner(pen, view, cord);
    },
    drawAction,
  };
}

const both = (view: Stage, cord: Cord | null): Picture =>
  pictureFrom(view, cord, (pen, moment) => {
    drawMinaWithCup(pen, view, moment, comesIn, -38, during(moment.beat, 0.1, 0.9));
    drawJoonWaiting(pen, view, moment);
  });

const room = stage();
// Lower and closer: the floor between the chair and the hall, and the foot of the wall behind it.
const near = stage({ eyeHeight: 122, horizon: 96, focal: 1500, distance: 190, eyeX: -8 });
const wholeWay = framed(620, 380, 1200);
const joonAndCord = framed(530, 378, 1056);
// The same room from farther left: whoever stands beside the lamp is in the picture.
const left = stage({ eyeX: -72 });
const cornerAndLoop = framed(620, 385, 1180);
const atFloor = framed(640, 420, 1080);

const stateWith = (cord: Cord) => {
  const closer = both(near, cord);
  const shots = (cut: number) => [
    { from: 0, camera: wholeWay, easeSeconds: 0 },
    { from: cut * 0.5, camera: joonAndCord, easeSeconds: 2 },
    { from: cut, insert: closer, camera: atFloor, easeSeconds: 0 },
  ];
  return {
    picture: both(room, cord),
    shots: shots(0.64),
    closing: shots(0.3),
    look: { picture: closer, camera: atFloor },
  };
};

type Drawn = (pen: Pen, view: Stage, moment: Moment) => void;

/** A picture of a reason: nothing in its corner stands still for good. */
const act = (view: Stage, drawCornerAt: Drawn, drawPeople: Drawn = () => {}): Picture => ({
  keyObject: detailOf(view),
  drawBackground: (pen) => drawLampRoom(pen, view),
  drawAction: (pen, moment) => {
    drawCornerAt(pen, view, moment);
    drawPeople(pen, view, moment);
  },
});

const corner =
  (cord: Cord, lamp = standingLamp): Drawn =>
  (pen, view) =>
    drawLampCorner(pen, view, cord, { lamp });

/** Joon on his way to the hall. @param share of the way that is behind him */
const drawJoonRolling =
  (way: Way, turn = 100): Drawn =>
  (pen, view, { beat, idle }) => {
    const { at, pose } = rollingOn(joon, way, during(beat, -0.1, 1.05));
    drawWithWalker(
      pen,
      view,
      { person: joon, stand: { at, turn }, pose, regards: place(190, 130, 200) },
      attending(idle('Joon'), 0.8),
    );
  };

const toHall: Way = { from: place(-110, 0, 158), to: place(60, 0, 200), steps: 9 };

const dragged = act(
  left,
  (pen, view, moment) => {
    const { lamp, way } = dragging(moment.beat);
    drawLampCorner(
      pen,
      view,
      { kind: 'loop', way },
      { lamp, behindChair: (drawLamp) => drawMinaSteadying(pen, view, moment, lamp, drawLamp) },
    );
  },
  (pen, view, { beat, idle }) => {
    const { rolled } = dragging(beat);
    const { at, pose } = rollingOn(
      joon,
      { from: place(-24, 0, 162), to: place(34, 0, 178), steps: 3 },
      rolled,
    );
    drawWithWalker(
      pen,
      view,
      { person: joon, stand: { at, turn: 98 }, pose, regards: place(96, 0, 170) },
      attending(idle('Joon')),
    );
  },
);

const moved = act(left, drawLampCarried);

const pressed = act(
  near,
  (pen, view, { beat }) => drawLampCorner(pen, view, alongWall, { clips: beat > 0.62 ? 4 : 3 }),
  drawMinaPressing,
);

const together: Drawn = (pen, view, moment) => {
  const mine: Way = { from: place(14, 0, 224), to: place(196, 0, 262), steps: 9 };
  const { at, pose } = walkingOn(mina, mine, during(moment.beat, -0.05, 1.05));
  drawFloorShadow(pen, view, at);
  const regards = place(190, 130, 200);
  figure(view, { person: mina, at, turn: 88, pose, regards }, attending(moment.idle('Mina'), 0.8)).draw(pen);
  drawJoonRolling({ from: place(-84, 0, 152), to: place(110, 0, 190), steps: 11 })(pen, view, moment);
};

/** Exercise 2, The New Reading Lamp. */
export const film: ExerciseFilm = {
  exerciseId: 2,
  owner: 'Mina',
  startsWide: 'the whole way from the chair to the hall, and the cord over its whole length',
  states: { scene: stateWith(onFloor), safe: stateWith(alongWall) },
  beat: {
    id: 'enters',
    seconds: 8,
    moves: 'Mina comes in with a cup of tea, and Joon rolls his walker a little',
  },
  claim: { picture: both(room, null), camera: framed(680, 360, 1200), side: 'left' },
  reasons: {
    safe: [
      {
        moves: 'Joon rolls past the lamp, and nothing catches',
        picture: act(near, corner(alongWall), drawJoonRolling(toHall)),
        camera: atFloor,
        seconds: 5.5,
      },
      {
        moves: 'Mina presses the last clip onto the foot of the wall',
        picture: pressed,
        camera: atFloor,
        seconds: 6,
      },
      {
        moves: 'Both walk past the lamp to the hall',
        picture: act(room, corner(alongWall), together),
        camera: wholeWay,
      },
    ],
    scene: [
      {
        moves: 'His walker drags the cord, the lamp rocks, and Mina steadies it',
        picture: dragged,
        camera: cornerAndLoop,
        seconds: 3.4,
      },
      { moves: 'Mina carries the lamp to the outlet', picture: moved, camera: cornerAndLoop, seconds: 5.5 },
      {
        moves: 'Joon rolls past to the hall',
        picture: act(
          room,
          corner({ kind: 'wall', way: short }, { at: lampMoved, tilt: 0 }),
          drawJoonRolling({ from: place(-60, 0, 158), to: place(140, 0, 208), steps: 11 }),
        ),
        camera: wholeWay,
      },
    ],
  },
};
