import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { between } from '../canvas/space.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { aide } from '../people/cast/others.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { through } from '../people/moves.ts';
import type { Hand, Pose } from '../people/pose.ts';
import { sitting, withHands } from '../people/poses.ts';
import { type Way, walkingOn } from '../people/walk.ts';
import { drawWithWalker, rollingOn } from '../people/walker-steps.ts';
import { armchair, armchairArm, armchairSeat } from '../props/chairs.ts';
import { drawWalker } from '../props/walker.ts';
import { chair, cover, drawArmButton, drawEveningRoom, hall, walker } from '../rooms/evening-room.ts';
import { during, thereAndBack } from './beats.ts';
import { closeOn, framed } from './camera.ts';
import type { ExerciseFilm } from './exercise-film.ts';
import type { Moment, Picture } from './scene.ts';

const onArm: Hand = {
  to: spotOn(chair, -35, armchairArm + 3.5, 21),
  shape: 'flat',
  elbow: { out: 0.3, up: -1, forward: -1 },
};

/** His right hand on its way over the end of the arm to the button below it, and back. */
function pressing(share: number): Hand {
  return {
    ...onArm,
    to: between(onArm.to as Place, spotOn(chair, -30.5, armchairArm + 2, 34), share),
    shape: share > 0.4 ? 'point' : 'flat',
    bend: 66 * share,
  };
}

const base = sitting(walter, { seat: armchairSeat, lean: -9 });
const farArm: Hand = {
  to: spotOn(chair, 35, armchairArm + 1.5, 29),
  shape: 'grip',
  elbow: { out: 0.6, up: -1, forward: -0.6 },
};

/** In his chair. @param ahead centimeters that he has slid ahead @param press how far his finger is on its way to the button */
const seated = (lean: number, { twist = 0, ahead = 0, press = 0 } = {}): Pose => ({
  ...withHands(base, { left: farArm, right: pressing(press) }),
  lean,
  twist,
  hips: { ...base.hips, forward: ahead, up: base.hips.up + ahead * 0.25 },
});

/** He waits: he leans out to see down the hall, sits back, and taps on the arm of his chair. */
function waiting(beat: number): Pose {
  const pose = through(beat, [
    [0, seated(-9)],
    [0.16, seated(3, { twist: 7 })],
    [0.3, seated(5, { twist: 9 })],
    [0.46, seated(-9)],
    [0.62, seated(-6, { twist: -3 })],
    [0.8, seated(0, { twist: 5 })],
    [1, seated(-8)],
  ]);
  const { right } = pose.hands;
  const tap = Math.max(0, Math.sin(beat * 62));
  const { x, y, z } = right.to as Place;
  return withHands(pose, { right: { ...right, to: place(x, y + 1.6 * tap, z), bend: 9 * tap } });
}

/** He slides ahead to rise, stops, sits back, and his finger goes to the button once more. */
const thinkingBetter = (beat: number) =>
  through(beat, [
    [0, seated(-7)],
    [0.24, seated(12, { ahead: 7 })],
    [0.38, seated(15, { ahead: 9 })],
    [0.5, seated(12, { ahead: 8 })],
    [0.72, seated(-6)],
    [0.9, seated(-6, { press: 1 })],
    [1, seated(-5, { press: 1 })],
  ]);

/** Twice, and between them he calls out. */
const pressingAgain = (beat: number) =>
  seated(-5 + 5 * during(beat, 0.4, 0.7), {
    press: 1 - 0.55 * thereAndBack(during(beat, 0.12, 0.5)) - 0.55 * thereAndBack(during(beat, 0.5, 0.9)),
  });

type Drawn = (pen: Pen, view: Stage, moment: Moment) => void;

/** @param lit the button is seen, with its light */
const drawWalter =
  (poseAt: (beat: number) => Pose, lit = true): Drawn =>
  (pen, view, moment) => {
    const seat = armchair(view, chair, cover);
    seat.behind(pen);
    const said = moment.speaker ?? moment.idle('Walter');
    const performance = attending(handsBusy(said), Math.max(0.75, said.attention));
    const staging = {
      person: walter,
      at: chair.at,
      turn: chair.turn,
      pose: poseAt(moment.beat),
      regards: hall,
    };
    figure(view, staging, performance).draw(pen, {
      beforeArms: () => {
        seat.front(pen);
        if (lit) drawArmButton(pen, view, moment.seconds);
        drawWalker(pen, view, walker);
      },
    });
  };

const comesIn: Way = { from: place(54, 0, 392), to: place(14, 0, 246), steps: 6 };

/** She comes in from the hall and waves. */
const drawComing: Drawn = (pen, view, moment) => {
  const { beat, idle } = moment;
  const { at, pose } = walkingOn(aide, comesIn, during(beat, -0.05, 0.8));
  const up = during(beat, 0.3, 0.44) * (1 - during(beat, 0.8, 0.94));
  const wave: Hand = {
    to: { left: 27 + 5 * Math.sin(beat * 44) * up, up: 92 + 50 * up, forward: 10 + 14 * up },
    shape: up > 0.4 ? 'open' : 'relaxed',
    elbow: { out: 0.7, up: -0.9, forward: -0.3 },
  };
  const hands = up > 0 ? { left: wave } : {};
  drawFloorShadow(pen, view, at);
  figure(
    view,
    {
      person: aide,
      at,
      turn: -24,
      pose: withHands(pose, hands),
      regards: place(chair.at.x, 120, chair.at.z),
    },
    feeling(attending(idle('Kelly')), 'warm'),
  ).draw(pen);
  drawWalter((share) => seated(-6 + 6 * during(share, 0.4, 0.8)))(pen, view, moment);
};

/** They walk to the bathroom, she beside him; the call is answered, so its light is off. */
const drawTogether: Drawn = (pen, view, moment) => {
  const seat = armchair(view, chair, cover);
  seat.behind(pen);
  seat.front(pen);
  drawArmButton(pen, view, moment.seconds, { answered: true });
  const walked = during(moment.beat, -0.05, 1.03);
  const beside = walkingOn(aide, { from: place(14, 0, 244), to: place(150, 0, 282), steps: 10 }, walked);
  drawFloorShadow(pen, view, beside.at);
  figure(
    view,
    { person: aide, at: beside.at, turn: 86, pose: beside.pose, regards: place(beside.at.x + 60, 120, 160) },
    feeling(attending(moment.idle('Kelly')), 'warm'),
  ).draw(pen);
  const { at, pose } = rollingOn(
    walter,
    { from: place(-66, 0, 164), to: place(84, 0, 206), steps: 10 },
    walked,
  );
  drawWithWalker(
    pen,
    view,
    { person: walter, stand: { at, turn: 104 }, pose, regards: place(200, 130, 300) },
    attending(moment.idle('Walter'), 0.8),
  );
};

function pictureFrom(view: Stage, drawAction: Drawn = drawWalter(waiting)): Picture {
  return {
    keyObject: boxOf(view, [spotOn(chair, -46, 74, 34), spotOn(chair, -26, 34, 34)]),
    drawBackground: (pen) => drawEveningRoom(pen, view),
    drawAction: (pen, moment) => drawAction(pen, view, moment),
  };
}

const room = stage();
// Before the arm of the chair.
const before = stage({ eyeHeight: 112, horizon: 150, focal: 1500, distance: 160, eyeX: -104 });
const near = pictureFrom(before);
const walterAndHall = framed(592, 390, 1010);
const onButton = closeOn(near.keyObject, 0.19);
const shots = (cut: number) => [
  { from: 0, camera: walterAndHall, easeSeconds: 0 },
  { from: cut, insert: near, camera: onButton, easeSeconds: 0 },
];
const upright = framed(620, 350, 1160);

/** Exercise 6, Waiting for an Answer. */
export const film: ExerciseFilm = {
  exerciseId: 6,
  owner: 'Walter',
  states: {
    scene: {
      picture: pictureFrom(room),
      shots: shots(0.6),
      closing: shots(0.2),
      look: { picture: near, camera: onButton },
    },
  },
  beat: {
    id: 'looks',
    seconds: 10,
    moves: 'Walter leans out to see down the hall, sits back, and taps on the arm of his chair',
  },
  claim: {
    picture: pictureFrom(room, drawWalter(waiting, false)),
    camera: framed(640, 400, 1000),
    side: 'right',
  },
  reasons: {
    scene: [
      {
        moves: 'He slides ahead to rise, stops, sits back, and reaches for the button',
        picture: pictureFrom(room, drawWalter(thinkingBetter)),
        camera: walterAndHall,
        seconds: 4,
      },
      {
        moves: 'His finger presses the button again, twice',
        picture: pictureFrom(before, drawWalter(pressingAgain)),
        camera: closeOn(near.keyObject, 0.12),
        seconds: 3.2,
      },
      {
        moves: 'The aide comes in from the hall and waves',
        picture: pictureFrom(room, drawComing),
        camera: upright,
        seconds: 5,
      },
      {
        moves: 'They walk to the bathroom, she beside him',
        picture: pictureFrom(room, drawTogether),
        camera: upright,
      },
    ],
  },
};
