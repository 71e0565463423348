import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { add, facing, times } from '../canvas/space.ts';
import { boxOf, type Place, place, stage } from '../canvas/stage.ts';
import { walter } from '../people/cast/walter.ts';
import { blendedHand, through } from '../people/moves.ts';
import type { Hand, Pose } from '../people/pose.ts';
import { sitting, standing, withHands } from '../people/poses.ts';
import {
  atMouth,
  atMug,
  atPlace,
  chairStand,
  chairWith,
  cup,
  drawMina,
  drawRoom,
  drawWalter,
  elbow,
  mugAt,
  onArm,
  own,
  pushHandle,
  type Sitting,
  seated,
  type Tag,
  table,
} from '../people/tagged-chair.ts';
import { drawMug } from '../props/crockery.ts';
import { brakeLever, wheelchairArm, wheelchairSeat } from '../props/wheelchair.ts';
import { during, swinging, thereAndBack } from './beats.ts';
import { framed } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Moment, Picture } from './scene.ts';

/** He takes his cup from the table, drinks, and puts it back. */
const drinking = (beat: number): Pose =>
  through(beat, [
    [0, seated(-3, onArm(1))],
    [0.18, seated(24, atMug)],
    [0.24, seated(24, atMug)],
    [0.44, seated(-2, atMouth)],
    [0.56, seated(-4, atMouth)],
    [0.76, seated(24, atMug)],
    [0.8, seated(24, atMug)],
    [1, seated(-3, onArm(1))],
  ]);

const holdsMug = (beat: number) => beat > 0.22 && beat < 0.78;

const room = stage();
/** From the push handle behind him to the lever beside his knee, with the tag below either. */
const detail = boxOf(
  room,
  [place(pushHandle(chairStand).x - 17, 100, 105), place(brakeLever(chairWith(0), 'right').x + 20, 40, 83)],
  2,
);

function pictureOf(draw: (moment: Moment) => Sitting, after?: (pen: Pen, moment: Moment) => void): Picture {
  return {
    keyObject: detail,
    drawBackground: (pen) => drawRoom(pen, room),
    drawAction: (pen, moment) => {
      const seen = draw(moment);
      if (!seen.hasMug) drawMug(pen, room, mugAt, cup, 1.1);
      drawWalter(pen, room, moment, seen);
      after?.(pen, moment);
    },
  };
}

const inClip = (tag: Tag): Picture =>
  pictureOf(({ beat, seconds }) => ({
    pose: drinking(beat),
    tag,
    hasMug: holdsMug(beat),
    // He leans, and the chair moves a little below him.
    swing: tag === null ? 0 : 4 * Math.sin(seconds * 2.2) * during(beat, 0.02, 0.12),
  }));

const whole = framed(500, 380, 960);
const chairNear = framed(420, 396, 740);

const stateWith = (tag: Tag) => {
  const picture = inClip(tag);
  const shots = (cut: number) => [
    { from: 0, camera: whole, easeSeconds: 0 },
    { from: cut, camera: chairNear, easeSeconds: 0 },
  ];
  return { picture, shots: shots(0.44), closing: shots(0.3), look: { picture, camera: chairNear } };
};

const leansOn = (pose: Pose, forward = 10) =>
  withHands(pose, { left: onArm(1, forward), right: onArm(-1, forward) });
const low = sitting(walter, { seat: wheelchairSeat, lean: 0, feetForward: 40 });
const leaning: Pose = { ...low, lean: 20, hips: { ...low.hips, forward: 5 } };
const halfUp: Pose = { ...leaning, lean: 23, hips: { left: 0, up: 77, forward: 17 } };

/** He leans forward, the chair rolls back an inch below him, and he sits back. */
const rolls: Act = {
  moves: 'He leans forward to stand, the chair rolls an inch, and he sits back',
  picture: pictureOf(({ beat }) => {
    const forth = thereAndBack(Math.min(1, beat / 0.8));
    const rolled = 6 * during(beat, 0.24, 0.4);
    const stand = { ...chairStand, at: add(chairStand.at, times(facing(chairStand.turn).forward, -rolled)) };
    const pose = through(0.6 * forth, [
      [0, low],
      [0.45, leaning],
      [1, halfUp],
    ]);
    const arm = (side: 1 | -1): Hand => ({
      to: spotOn(stand, side * 25, wheelchairArm + 2, 10),
      shape: 'grip',
      elbow,
    });
    const foot = (side: 'left' | 'right') => ({
      ...pose.feet[side],
      forward: pose.feet[side].forward + rolled,
    });
    return {
      pose: {
        ...pose,
        feet: { left: foot('left'), right: foot('right') },
        hands: { left: arm(1), right: arm(-1) },
      },
      stand,
      tag: 'behind',
      swing: 14 * swinging(during(beat, 0.26, 1), 3),
    };
  }),
  camera: framed(470, 380, 860),
  seconds: 3.4,
};

/** His hand goes to the lever, meets the tag, and pushes the lever forward. */
const sets = (seconds?: number): Act => ({
  moves: 'His hand meets the tag, and sets the brake',
  picture: pictureOf(({ beat }) => {
    const pressed = during(beat, 0.46, 0.66);
    const lever = brakeLever(chairWith(pressed), 'right');
    const reached = during(beat, 0.1, 0.32) * (1 - during(beat, 0.78, 0.96));
    const hand: Hand = {
      to: add(lever, place(-2, 3, -3)),
      shape: 'grip',
      elbow: { out: 0.8, up: -0.2, forward: -0.8 },
    };
    const pose = seated(2 + 12 * reached, onArm(1), blendedHand(onArm(-1), hand, reached));
    const met = during(beat, 0.28, 0.34);
    return { pose, tag: 'brake', pressed, swing: 16 * swinging(during(beat, 0.28, 0.9), 4) * met };
  }),
  camera: chairNear,
  ...(seconds ? { seconds } : {}),
});

/** From the seat to his feet, a hand on the table; then he lifts his cup to us. */
function standingUp(beat: number): Pose {
  const still = standing(walter, { lean: 5 });
  const tall: Pose = { ...still, hips: { ...still.hips, forward: 36 }, feet: low.feet };
  const side = (way: 1 | -1): Hand => ({ to: own(way * 22, 76, 40), shape: 'relaxed', elbow });
  const onTable = atPlace(place(-12, table.height + 2, 144), 'flat');
  const bent = { ...tall, lean: 13, aside: 15 };
  const swung: Hand = { to: own(-12, 84, 46), shape: 'relaxed', elbow };
  return through(beat, [
    [0, leansOn(low)],
    [0.16, leansOn(leaning, 11)],
    [0.32, leansOn(halfUp, 12)],
    [0.52, withHands(tall, { left: side(1), right: side(-1) })],
    [0.66, withHands(bent, { left: onTable, right: swung })],
    [0.84, withHands({ ...bent, lean: 17 }, { left: onTable, right: swung })],
    [1, withHands(bent, { left: onTable, right: swung })],
  ]);
}

const stands: Act = {
  moves: 'He stands up, and puts a hand on the table',
  picture: pictureOf(({ beat }) => ({
    pose: standingUp(beat),
    tag: 'brake',
    pressed: 1,
    swing: 6 * swinging(during(beat, 0.2, 0.8), 3),
    isGlad: beat > 0.5,
  })),
  camera: framed(560, 355, 1120),
  seconds: 5.6,
};

/** On his feet he drinks his coffee. */
const drinksUp: Act = {
  moves: 'On his feet he takes his cup and drinks',
  picture: pictureOf(({ beat }) => {
    const tall = standingUp(1);
    const grip = atMug;
    const mouth = atPlace(spotOn({ ...chairStand, at: own(0, 0, 36) }, 5, 146, 24), 'grip');
    const pose = through(beat, [
      [0, tall],
      [0.2, withHands({ ...tall, lean: 16, aside: 16 }, { left: grip })],
      [0.26, withHands({ ...tall, lean: 16, aside: 16 }, { left: grip })],
      [0.5, withHands({ ...tall, lean: 4, aside: 0 }, { left: mouth })],
      [0.7, withHands({ ...tall, lean: 3, aside: 0 }, { left: mouth })],
      [
        1,
        withHands(
          { ...tall, lean: 5, aside: 0 },
          { left: atPlace(add(mouth.to as Place, place(6, -24, -6)), 'grip') },
        ),
      ],
    ]);
    return { pose, tag: 'brake', pressed: 1, hasMug: beat > 0.24, isGlad: true };
  }),
  camera: framed(560, 355, 1120),
};

const moved: Act = {
  moves: 'Mina takes the tag from behind him, and hangs it on the brake handle',
  picture: pictureOf(
    ({ beat, seconds }) => ({
      pose: seated(-2 + 2 * Math.sin(seconds * 1.3), onArm(1)),
      tag: during(beat, 0.26, 0.64),
      swing: 5 * Math.sin(seconds * 4) * during(beat, 0.2, 0.3),
      isGlad: true,
    }),
    (pen, moment) => drawMina(pen, room, moment),
  ),
  camera: framed(420, 340, 900),
  seconds: 5.2,
};

/** Exercise 27, A Note to Remember. */
export const film: ExerciseFilm = {
  exerciseId: 27,
  owner: 'Walter',
  states: { scene: stateWith('behind'), safe: stateWith('brake') },
  beat: {
    id: 'drinks',
    seconds: 7,
    moves: 'Walter takes his cup from the table, drinks, and puts it back',
  },
  claim: { picture: inClip(null), camera: framed(780, 380, 1000), side: 'right' },
  reasons: {
    safe: [sets(4.8), stands, drinksUp],
    scene: [rolls, moved, sets()],
  },
};
