import type { Pen } from '../canvas/pen.ts';
import { between } from '../canvas/space.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { rosaBareFaced as person } from '../people/cast/dressed.ts';
import { type Figure, figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { blendedHand } from '../people/moves.ts';
import { atCord, drawPuttingOn, throat } from '../people/neck-cord-on.ts';
import type { Hand, Pose } from '../people/pose.ts';
import { standing, withHands } from '../people/poses.ts';
import { walkingOn } from '../people/walk.ts';
import { drawNeckCord, type Hung } from '../props/neck-cord.ts';
import { drawSoundMarks } from '../props/signals.ts';
import { drawTowelOver } from '../props/textiles.ts';
import { door, drawBathDoorway, drawBedside, rack } from '../rooms/bath-doorway.ts';
import { during, thereAndBack } from './beats.ts';
import { framed } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Moment, Picture } from './scene.ts';

const rosaAt = { at: place(4, 0, 176), turn: -12 };

/** Where button and glasses are: on the cord, and what is left at the bed. Null shows neither. */
type State = Hung | null;

const underTowel: Hand = {
  to: { left: -17, up: 88, forward: 22 },
  shape: 'flat',
  elbow: { out: 0.8, up: -1, forward: -0.5 },
};
/** A hand on the frame of the door. */
const onFrame = (up: number): Hand => ({
  to: place(door.x + door.width - 1, up, door.z - 6),
  shape: 'grip',
  elbow: { out: 0.4, up: -1, forward: -0.3 },
});

/** Weight goes from foot to foot, as somebody stands who talks. */
function swaying(seconds: number): Pose {
  const still = standing(person);
  const over = 3 * Math.sin(seconds * 1.1);
  const { left, right } = still.feet;
  return {
    ...still,
    hips: { ...still.hips, left: over },
    aside: over * 0.55,
    feet: {
      left: { ...left, heel: Math.max(0, -5 * over) },
      right: { ...right, heel: Math.max(0, 5 * over) },
    },
  };
}

/** In the doorway: she straightens the towel on her arm, and her hand goes along the frame of the door. */
function talking(beat: number, seconds: number): Pose {
  const lift = 5 * thereAndBack(during(beat, 0.08, 0.4)) + 4 * thereAndBack(during(beat, 0.56, 0.86));
  const along = 108 + 12 * during(beat, 0.2, 0.5) - 18 * during(beat, 0.6, 0.95);
  return withHands(swaying(seconds), {
    right: { ...underTowel, to: { left: -18 - lift, up: 88 + lift, forward: 22 } },
    left: onFrame(along),
  });
}

const armMiddle = ({ skeleton: { arms } }: Figure) => {
  const spot = between(arms.right.elbow, arms.right.wrist, 0.56);
  return place(spot.x, spot.y + 3, spot.z - 3);
};

type Doing = {
  pose: Pose;
  at?: Place;
  turn?: number;
  regards?: Place;
  pressed?: number;
  /** Where her towel is; over her arm when absent. */
  towel?: Place;
  isGlad?: boolean;
};

/** Rosa, her cord, her towel; a hand that reaches for the cord is drawn over it. */
function drawRosa(pen: Pen, view: Stage, moment: Moment, state: State, doing: Doing) {
  const { pose, at = rosaAt.at, turn = rosaAt.turn, regards, pressed = 0, towel, isGlad } = doing;
  drawFloorShadow(pen, view, at);
  const silent = moment.idle('Rosa');
  const performance = handsBusy(
    moment.speaker ?? (isGlad ? feeling(silent, 'warm', 0.7) : attending(silent, regards ? 0.9 : 0)),
  );
  const staging = { person, at, turn, pose, ...(regards ? { regards } : {}) };
  const rosa = figure(view, staging, performance);
  rosa.draw(pen, {
    beforeArms: () => {
      if (state)
        drawNeckCord(pen, throat(view, rosa).at, throat(view, rosa).scale, state, {
          pressed,
        });
    },
  });
  const spot = towel ?? armMiddle(rosa);
  drawTowelOver(pen, view.at(spot), view.scale(spot.z));
}

const detailOf = (view: Stage) => boxOf(view, [place(-17, 131, 160), place(23, 88, 160)], 9);

function pictureFrom(view: Stage, state: State, draw: (moment: Moment) => Doing): Picture {
  return {
    keyObject: detailOf(view),
    drawBackground: (pen) =>
      drawBathDoorway(pen, view, { onPost: state === 'glasses', onTable: state === 'button' }),
    drawAction: (pen, moment) => {
      const doing = draw(moment);
      drawRosa(pen, view, moment, state, doing);
      if (doing.pressed) {
        const chest = view.at(place(rosaAt.at.x, 112, 160));
        drawSoundMarks(
          pen,
          { x: chest.x - 34, y: chest.y },
          { direction: 180, size: 44, color: '#fff6e4', seconds: moment.seconds },
        );
      }
    },
  };
}

const doorway = stage({ eyeHeight: 140, horizon: 250, distance: 160, focal: 1407 });
const medium = framed(640, 330, 1000);
const atChest = framed(664, 350, 540);
/** What she wears, and what she left at the bed: both in one frame, so that it is plain which is where. */
const cordAndBed = framed(543, 342, 566);

const stateWith = (state: Hung) => {
  const picture = pictureFrom(doorway, state, ({ beat, seconds }) => ({ pose: talking(beat, seconds) }));
  return {
    picture,
    shots: [
      { from: 0, camera: medium, easeSeconds: 0 },
      { from: 0.26, camera: atChest, easeSeconds: 0 },
      { from: 0.74, camera: cordAndBed, easeSeconds: 0 },
    ],
    closing: [
      { from: 0, camera: medium, easeSeconds: 0 },
      { from: 0.2, camera: atChest, easeSeconds: 0 },
    ],
    look: { picture, camera: atChest },
  };
};

/** The towel goes aside, and her hand comes to what hangs on the cord. */
function touching({ beat, seconds }: Moment): Pose {
  const aside = 9 * during(beat, 0, 0.3);
  const there = during(beat, 0.16, 0.42) * (1 - during(beat, 0.76, 1));
  return withHands(swaying(seconds * 0.6), {
    right: { ...underTowel, to: { left: -18 - aside, up: 88 + aside, forward: 22 } },
    left: blendedHand({ to: { left: 21, up: 84, forward: 10 }, shape: 'relaxed' }, atCord, there),
  });
}

/** She brings her towel to the stand, lays it over the bar, and strokes it smooth. */
function hanging({ beat, seconds }: Moment): Doing {
  const way = { from: rosaAt.at, to: place(64, 0, 180), steps: 4 };
  const { at, pose } = walkingOn(person, way, Math.min(1, beat / 0.3));
  const bar = place(rack.from + 26, rack.top, rack.z - 3);
  const laid = during(beat, 0.32, 0.52);
  const stroke = during(beat, 0.52, 0.6) * (3 + 9 * (0.5 - 0.5 * Math.cos(seconds * 2.4)));
  const carried: Hand = { ...underTowel, to: { left: -17, up: 90, forward: 22 } };
  const toBar: Hand = { ...carried, to: { left: 5, up: 97 - stroke, forward: 41 } };
  const other: Hand = { to: { left: 15, up: 84, forward: 8 }, shape: 'relaxed' };
  const right = blendedHand(carried, toBar, laid);
  const left = blendedHand(other, { ...toBar, to: { left: 20, up: 97 - stroke * 0.6, forward: 38 } }, laid);
  const rests = place(at.x - 9, 97, at.z - 22);
  return {
    at,
    turn: -12 + 40 * during(beat, 0, 0.14),
    pose: withHands({ ...pose, lean: 2 + 7 * laid }, { right, left }),
    towel: between(rests, place(bar.x, bar.y + 2, bar.z), laid),
    regards: bar,
    isGlad: beat > 0.9,
  };
}

const bedside = stage({ eyeHeight: 126, horizon: 290, distance: -80, focal: 1420, eyeX: -60 });

const act = (
  moves: string,
  state: Hung,
  draw: (moment: Moment) => Doing,
  camera: Act['camera'],
  seconds?: number,
): Act => ({
  moves,
  picture: pictureFrom(doorway, state, draw),
  camera,
  ...(seconds ? { seconds } : {}),
});

const hangs = act(
  'She lays her towel over the bar of a stand and strokes it smooth; the button stays on',
  'button',
  hanging,
  framed(760, 360, 900),
);
const presses = act(
  'The towel goes aside, she touches the button, and it beeps once',
  'button',
  (moment) => ({
    pose: touching(moment),
    pressed: during(moment.beat, 0.44, 0.5) * (1 - during(moment.beat, 0.62, 0.72)),
  }),
  atChest,
  4,
);
const feels = act(
  'The towel goes aside, her hand finds her glasses on the cord',
  'glasses',
  (moment) => ({ pose: touching(moment), regards: place(12, 100, 120) }),
  atChest,
  3.2,
);
const putsOn: Act = {
  moves: 'She takes the button off the post and puts its cord over her head',
  picture: {
    keyObject: detailOf(doorway),
    drawBackground: (pen) => drawBedside(pen, bedside, { onTable: true, picture: false }),
    drawAction: (pen, moment) => drawPuttingOn(pen, bedside, moment),
  },
  camera: framed(610, 300, 820),
  seconds: 5.5,
};

/** Exercise 40, Before a Shower. */
export const film: ExerciseFilm = {
  exerciseId: 40,
  owner: 'Rosa',
  states: { scene: stateWith('glasses'), safe: stateWith('button') },
  beat: {
    id: 'straightens',
    seconds: 7,
    moves: 'Rosa straightens the towel on her arm, and her hand goes along the frame of the door',
  },
  claim: {
    picture: pictureFrom(doorway, null, ({ beat, seconds }) => ({ pose: talking(beat, seconds) })),
    camera: framed(640, 360, 1000),
    side: 'left',
  },
  reasons: { scene: [feels, putsOn, hangs], safe: [presses, hangs] },
};
