import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { dot, facing, minus } from '../canvas/space.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { bothBrakes } from '../people/both-brakes.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import { through } from '../people/moves.ts';
import type { Foot, Hand, Pose } from '../people/pose.ts';
import { sitting, standing, withHands } from '../people/poses.ts';
import { drawMug } from '../props/crockery.ts';
import { drawPicture } from '../props/decor.ts';
import { drawTable } from '../props/tables.ts';
import { type WheelchairSpec, wheelchair, wheelchairArm, wheelchairSeat } from '../props/wheelchair.ts';
import { careRoomBack, drawCareRoom } from '../rooms/care-room.ts';
import { during, thereAndBack } from './beats.ts';
import { framed, wide } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Moment, Picture } from './scene.ts';

type Brakes = NonNullable<WheelchairSpec['brakes']>;
const oneOff: Brakes = { left: 'on', right: 'off' };
const bothOn: Brakes = { left: 'on', right: 'on' };

// Turned, so that the brake that differs is on the near side.
const chairStand: Stand = { at: place(-52, 0, 152), turn: 36 };
const table = place(6, 0, 150);

const chairWith = (brakes: Brakes | null, stand = chairStand): WheelchairSpec => ({
  stand,
  footplates: 'up',
  levers: '#c0392b',
  ...(brakes ? { brakes } : {}),
});

/** Where the locked wheel stands, to the chair's own left and forward. */
const locked = { left: 29, forward: -14 };

/** The chair after its free wheel has rolled back: turned about the locked one, which stays. */
function swung(degrees: number): Stand {
  const turned = { ...chairStand, turn: chairStand.turn - degrees };
  const off = minus(
    spotOn(chairStand, locked.left, 0, locked.forward),
    spotOn(turned, locked.left, 0, locked.forward),
  );
  return { ...turned, at: place(chairStand.at.x + off.x, 0, chairStand.at.z + off.z) };
}

/** His feet stay where they are on the floor while the chair turns. */
function withFeetDown(pose: Pose, stand: Stand): Pose {
  const { left, forward } = facing(stand.turn);
  const down = (foot: Foot): Foot => {
    const way = minus(spotOn(chairStand, foot.left, 0, foot.forward), stand.at);
    return { ...foot, left: dot(way, left), forward: dot(way, forward) };
  };
  return { ...pose, feet: { left: down(pose.feet.left), right: down(pose.feet.right) } };
}

const onArm = (side: 1 | -1, forward = 8): Hand => ({
  to: { left: side * 25, up: wheelchairArm + 2, forward },
  shape: 'flat',
  elbow: { out: 0.5, up: -0.4, forward: -1 },
});
const onArms = (pose: Pose, forward = 8) =>
  withHands(pose, { left: onArm(1, forward), right: onArm(-1, forward) });

const sits = sitting(walter, { seat: wheelchairSeat, lean: -4, feetForward: 46 });
const ready = sitting(walter, { seat: wheelchairSeat, lean: 2, feetForward: 40 });
const leaning: Pose = { ...ready, lean: 20, hips: { ...ready.hips, forward: 5 } };
const halfUp: Pose = { ...leaning, lean: 23, hips: { left: 0, up: 77, forward: 17 } };

/** In his chair: he draws his feet back and puts one hand after the other on an armrest. */
function gettingReady(beat: number): Pose {
  const foot = (side: 'left' | 'right', from: number, to: number): Foot => {
    const gone = during(beat, from, to);
    return { ...sits.feet[side], forward: 46 - 6 * gone, up: 3 * Math.sin(Math.PI * gone) };
  };
  const pose = through(beat, [
    [0, sits],
    [0.18, withHands(sits, { left: onArm(1) })],
    [0.34, onArms(sits)],
    [0.5, onArms({ ...sits, lean: 8 }, 10)],
    [0.72, onArms({ ...sits, lean: 1 })],
    [1, onArms({ ...sits, lean: 7 }, 10)],
  ]);
  return { ...pose, feet: { left: foot('left', 0.5, 0.66), right: foot('right', 0.7, 0.86) } };
}

/** He leans on the armrests and comes half up. @param to how far, 0 sitting to 1 half up */
const rising = (to: number): Pose =>
  through(to, [
    [0, onArms(ready)],
    [0.45, onArms(leaning, 11)],
    [1, onArms(halfUp, 12)],
  ]);

/** From the seat to his feet, and a hand on the table. */
function standingUp(beat: number): Pose {
  const still = standing(walter, { lean: 6 });
  const up: Pose = {
    ...still,
    hips: { left: 0, up: still.hips.up - 1, forward: 33 },
    feet: { left: { ...ready.feet.left, forward: 36 }, right: { ...ready.feet.right, forward: 36 } },
  };
  const hang = (side: 1 | -1): Hand => ({ to: { left: side * 25, up: 84, forward: 36 }, shape: 'relaxed' });
  const standsFree = withHands(up, {
    left: { ...hang(1), to: { left: 32, up: 90, forward: 44 } },
    right: hang(-1),
  });
  const atTable = withHands(
    { ...up, lean: 12, aside: 8 },
    {
      left: {
        to: { left: 51, up: 76, forward: 36 },
        shape: 'flat',
        elbow: { out: 0.8, up: -0.2, forward: -0.6 },
      },
      right: hang(-1),
    },
  );
  return through(beat, [
    [0, onArms(ready)],
    [0.2, onArms(leaning, 11)],
    [0.36, onArms(halfUp, 12)],
    [0.56, standsFree],
    [0.66, atTable],
    [0.82, { ...atTable, lean: 9, aside: 7 }],
    [1, { ...atTable, lean: 13, aside: 8 }],
  ]);
}

type Sitting = { brakes: Brakes | null; pose: Pose; stand?: Stand; isGlad?: boolean };

function drawWalter(
  pen: Pen,
  view: Stage,
  moment: Moment,
  { brakes, pose, stand = chairStand, isGlad }: Sitting,
) {
  const layers = wheelchair(view, chairWith(brakes, stand));
  layers.behind(pen);
  const silent = moment.idle('Walter');
  const performance = handsBusy(
    moment.speaker ?? (isGlad ? feeling(silent, 'warm', 0.7) : attending(silent, 0.6)),
  );
  figure(
    view,
    { person: walter, ...stand, pose: withFeetDown(pose, stand), regards: place(60, 90, 60) },
    performance,
  ).draw(pen, { beforeArms: () => layers.front(pen) });
}

/** Both pads with their levers, as they stand in either state. */
const detailOf = (view: Stage) =>
  boxOf(
    view,
    [-33, 31].flatMap((left) => [spotOn(chairStand, left, 74, 34), spotOn(chairStand, left, 36, 8)]),
    10,
  );

function pictureFrom(view: Stage, draw: (moment: Moment) => Sitting): Picture {
  return {
    keyObject: detailOf(view),
    drawBackground: (pen) => {
      drawCareRoom(pen, view, { windowX: -190, bathroomX: null });
      drawPicture(pen, view, { x: 24, y: 137, z: careRoomBack, width: 70, height: 50 }, 'boat');
      drawTable(pen, view, table, { width: 120, depth: 70 });
      drawMug(pen, view, place(70, 74, 186), tone('#d98d73', 0.2));
    },
    drawAction: (pen, moment) => drawWalter(pen, view, moment, draw(moment)),
  };
}

const room = stage({ eyeHeight: 172, horizon: 66, focal: 2150, distance: 470 });
const walterAndTable = framed(580, 439, 1000);

/** The pads as they are, while he draws one foot back and then the other. */
const padsIn = (right: number): Picture =>
  bothBrakes(({ beat }) => ({
    left: { pressed: 1, back: during(beat, 0.5, 0.66), hand: null },
    right: { pressed: right, back: during(beat, 0.7, 0.86), hand: null },
  }));

const stateWith = (brakes: Brakes) => {
  const pads = padsIn(brakes.right === 'on' ? 1 : 0);
  const picture = pictureFrom(room, ({ beat }) => ({ brakes, pose: gettingReady(beat) }));
  const shots = (cut: number) => [
    { from: 0, camera: walterAndTable, easeSeconds: 0 },
    { from: cut, insert: pads, camera: wide, easeSeconds: 0 },
  ];
  return { picture, shots: shots(0.46), closing: shots(0.2), look: { picture: pads, camera: wide } };
};

const act = (moves: string, draw: (moment: Moment) => Sitting, seconds?: number): Act => ({
  moves,
  picture: pictureFrom(room, draw),
  camera: wide,
  ...(seconds ? { seconds } : {}),
});

const swings = act(
  'He leans on the armrests, the chair swings an inch, and he sits back',
  ({ beat }) => {
    const forth = thereAndBack(Math.min(1, beat / 0.9));
    return {
      brakes: oneOff,
      pose: rising(0.8 * forth),
      stand: swung(7 * during(beat, 0.3, 0.5) - 2 * during(beat, 0.6, 0.9)),
    };
  },
  3.4,
);
const holds = act(
  'He leans on the armrests and comes half up; the chair does not move',
  ({ beat }) => ({ brakes: bothOn, pose: rising(thereAndBack(beat)) }),
  3.6,
);
const sets: Act = {
  moves: 'His hand pushes the lever forward, and the pad meets the tire',
  picture: bothBrakes(({ beat }) => ({
    left: { pressed: 1, back: 1, hand: null },
    right: {
      pressed: during(beat, 0.34, 0.62),
      back: 1,
      hand: during(beat, 0.04, 0.26) * (1 - during(beat, 0.76, 0.98)),
    },
  })),
  camera: wide,
  seconds: 5,
};
const tries: Act = {
  moves: 'His hand tries one lever and then the other; both hold',
  picture: bothBrakes(({ beat }) => {
    const push = (from: number) => ({
      pressed: 1 - 0.05 * thereAndBack(during(beat, from + 0.16, from + 0.32)),
      hand: during(beat, from, from + 0.14) * (1 - during(beat, from + 0.34, from + 0.48)),
      back: 1,
    });
    return { left: push(0.5), right: push(0.02) };
  }),
  camera: wide,
  seconds: 4.5,
};
const stands = act('He stands up from the chair and puts a hand on the table', ({ beat }) => ({
  brakes: bothOn,
  pose: standingUp(beat),
  isGlad: beat > 0.6,
}));

/** Exercise 5, Ready to Stand. */
export const film: ExerciseFilm = {
  exerciseId: 5,
  owner: 'Walter',
  states: { scene: stateWith(oneOff), safe: stateWith(bothOn) },
  beat: {
    id: 'readies',
    seconds: 5.6,
    moves: 'Walter puts his hands on the armrests and draws one foot back, then the other',
  },
  claim: {
    picture: pictureFrom(room, ({ beat }) => ({ brakes: null, pose: gettingReady(beat) })),
    camera: framed(760, 420, 900),
    side: 'right',
  },
  reasons: { scene: [swings, sets, stands], safe: [holds, sets, tries, stands] },
};
