import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { dressed } from '../people/cast/dressed.ts';
import { worker } from '../people/cast/others.ts';
import { rosa } from '../people/cast/rosa.ts';
import { shirt } from '../people/clothes/shirts.ts';
import { makingBed } from '../people/couch-bed.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { blendedHand, through } from '../people/moves.ts';
import type { Hand, Pose } from '../people/pose.ts';
import { onStairs, standing, withHands } from '../people/poses.ts';
import { type Way, walkingOn } from '../people/walk.ts';
import {
  drawNightBulb,
  drawNightStairs,
  type Night,
  nightBulb,
  nightFlight,
  nightRailX,
  switchAt,
} from '../rooms/night-stairs.ts';
import { onBalustrade } from '../rooms/stair-rails.ts';
import { edgeOf, treadOf } from '../rooms/stairs.ts';
import { during, thereAndBack } from './beats.ts';
import { framed } from './camera.ts';
import type { ExerciseFilm } from './exercise-film.ts';
import type { Moment, Picture } from './scene.ts';

const flight = nightFlight;
const rosaAt = place(-28, 0, 118);
const out: Night = { light: 0, dark: 1 };
const lit: Night = { light: 1, dark: 1 };

type Drawn = (pen: Pen, view: Stage, moment: Moment) => void;

const atRail: Hand = { to: onBalustrade(flight, nightRailX, flight.z + 6), shape: 'grip' };
const up = (
  left: number,
  high: number,
  forward: number,
  elbow = { out: 1, up: -0.3, forward: -0.6 },
): Hand => ({
  to: { left, up: high, forward },
  shape: 'flat',
  elbow,
});

/** Her day is done: she rubs the small of her back, stretches, and slides a hand along the rail. */
function resting(beat: number): Pose {
  const still = standing(rosa);
  const leaning = (lean: number, aside: number, hand: Hand, twist = 0): Pose => ({
    ...withHands(still, { left: atRail, right: hand }),
    lean,
    aside,
    twist,
  });
  const rubbing = { ...up(-17, 96, -9), behind: true };
  const pose = through(beat, [
    [0, leaning(2, 0, up(-6, 92, 15, { out: 0.9, up: -0.7, forward: -0.3 }))],
    [0.14, leaning(-1, 1, up(-20, 94, 3))],
    [0.26, leaning(-5, 2, rubbing, -4)],
    [0.5, leaning(-3, -2, { ...rubbing, to: { left: -16, up: 101, forward: -8 } }, 3)],
    [0.64, leaning(0, 0, up(-20, 94, 3))],
    [0.8, leaning(5, 2, up(-6, 92, 15, { out: 0.9, up: -0.7, forward: -0.3 }))],
    [1, leaning(3, -1, up(-5, 95, 15, { out: 0.9, up: -0.7, forward: -0.3 }))],
  ]);
  const slid = 16 * (during(beat, 0.3, 0.5) - during(beat, 0.55, 0.75) + during(beat, 0.8, 1));
  const rub = beat > 0.2 && beat < 0.6 ? 1.5 * Math.sin(beat * 60) : 0;
  const heel = 14 * thereAndBack(during(beat, 0.62, 0.9));
  return {
    ...withHands(pose, {
      left: { ...atRail, to: onBalustrade(flight, nightRailX, flight.z + 2 + slid * 0.7) },
    }),
    hips: { ...pose.hips, left: 2.5 * Math.sin(beat * 9) + rub * 0.2 },
    feet: { ...pose.feet, right: { ...pose.feet.right, heel } },
  };
}

const drawRosaAt =
  (pose: (beat: number) => Pose): Drawn =>
  (pen, view, moment) => {
    drawFloorShadow(pen, view, rosaAt);
    figure(
      view,
      { person: rosa, at: rosaAt, turn: 32, pose: pose(moment.beat), regards: place(60, 150, 60) },
      handsBusy(moment.speaker ?? moment.idle('Rosa')),
    ).draw(pen);
  };

/** The steps in the upper half of the flight, and the bulb over them. */
const detailOf = (view: Stage) =>
  boxOf(view, [
    ...edgeOf(flight, 2),
    place(flight.x - 6, nightBulb.y + 46, nightBulb.z),
    place(flight.x + flight.width + 6, nightBulb.y + 46, nightBulb.z),
  ]);

function pictureFrom(view: Stage, night: Night, drawAction: Drawn = drawRosaAt(resting)): Picture {
  return {
    keyObject: detailOf(view),
    drawBackground: (pen) => drawNightStairs(pen, view, night),
    drawAction: (pen, moment) => drawAction(pen, view, moment),
  };
}

// The eye is left of the stairs: their open side and the wall beyond them are seen.
const atStairs = stage({ eyeHeight: 150, horizon: 150, focal: 1900, distance: 520, eyeX: -120, centre: 340 });
const herAndTop = framed(690, 334, 1010);
const atTop = framed(800, 230, 700);
const wholeStairs = framed(640, 345, 1200);

const stateWith = (night: Night) => {
  const picture = pictureFrom(atStairs, night);
  return {
    picture,
    shots: [
      { from: 0, camera: herAndTop, easeSeconds: 0 },
      { from: 0.42, camera: atTop, easeSeconds: 2.2 },
    ],
    closing: [
      { from: 0, camera: herAndTop, easeSeconds: 0 },
      { from: 0.1, camera: atTop, easeSeconds: 1.2 },
    ],
    look: { picture, camera: atTop },
  };
};

/** A finger that presses the switch twice: 0 away from it, 1 on it. */
const pressing = (beat: number) =>
  thereAndBack(Math.min(1, Math.max(0, (beat - 0.12) / 0.2))) +
  thereAndBack(Math.min(1, Math.max(0, (beat - 0.42) / 0.2)));

/** She presses the switch, looks up, and her hand stays in the air. @param works the light comes with the first click */
const switching = (works: boolean): Picture => {
  const at = place(-30, 0, 296);
  return {
    ...pictureFrom(atStairs, out),
    drawAction: (pen, moment) => {
      const { beat, idle } = moment;
      const light = works ? during(beat, 0.2, 0.26) : 0;
      if (light > 0) drawNightStairs(pen, atStairs, { light, dark: 1 });
      const press = works && beat > 0.34 ? 0 : pressing(beat);
      const lowered = during(beat, 0.68, 0.94);
      const reach: Hand = {
        to: place(switchAt.x - 2 - 7 * (1 - press), switchAt.y - 1, switchAt.z - 3 - 5 * (1 - press)),
        shape: 'point',
        elbow: { out: 0.6, up: -0.9, forward: -0.2 },
      };
      const hips: Hand = {
        to: place(switchAt.x - 15, switchAt.y - 8, switchAt.z - 14),
        shape: 'relaxed',
        elbow: { out: 0.6, up: -0.9, forward: -0.2 },
      };
      const still = standing(rosa, { lean: 3 - 5 * lowered });
      const pose = withHands(still, { left: blendedHand(reach, hips, lowered) });
      const looks = place(nightBulb.x, 150 + 40 * during(beat, 0.2, 0.34), 240);
      drawFloorShadow(pen, atStairs, at);
      const face = attending(idle('Rosa'), 0.9);
      figure(
        atStairs,
        { person: rosa, at, turn: 52, pose, regards: looks },
        works ? face : feeling(face, 'concern', during(beat, 0.5, 0.7)),
      ).draw(pen);
    },
  };
};

const nephew = dressed(worker, {
  garments: [shirt({ tone: tone('#6f8fb0', 0.22), buttons: '#4d6480' })],
});

/** On a step below the bulb he turns it in with one hand, the other on the rail, and the light runs up. */
const drawScrewing = (pen: Pen, view: Stage, { beat, idle }: Moment, light: number) => {
  const tread = treadOf(flight, 3, 0.23);
  const at = place(tread.x, tread.y, tread.z + 4);
  const turns = Math.sin(beat * Math.PI * 9) * (1 - during(beat, 0.66, 0.74));
  const away = during(beat, 0.78, 0.92);
  const bulbHand: Hand = {
    to: place(nightBulb.x - 3 - 10 * away, nightBulb.y - 5 - 24 * away, nightBulb.z - 4 - 6 * away),
    shape: 'hold',
    elbow: { out: 0.8, up: -0.7, forward: -0.2 },
    bend: 16 * turns,
  };
  const pose = withHands(
    { ...onStairs(nephew, { rise: 0, going: 6, lean: 2 }), twist: 5 * turns },
    { left: bulbHand, right: { to: onBalustrade(flight, nightRailX, at.z - 6), shape: 'grip' } },
  );
  figure(view, { person: nephew, at, turn: 26, pose, regards: nightBulb }, attending(idle('nephew'))).draw(
    pen,
    {
      left: () => drawNightBulb(pen, view, light),
    },
  );
};

// The same, looking up a little.
const upward = stage({ eyeHeight: 150, horizon: 352, focal: 1900, distance: 520, eyeX: -120, centre: 340 });

const changing: Picture = {
  ...pictureFrom(upward, { light: 0, dark: 0.3 }),
  drawAction: (pen, moment) => {
    const light = during(moment.beat, 0.62, 0.9);
    if (light > 0) drawNightStairs(pen, upward, { light, dark: 0.3 });
    drawScrewing(pen, upward, moment, light);
  },
};

const comes: Way = { from: place(-176, 0, 112), to: rosaAt, steps: 5 };

/** She comes to the foot of the lit stairs and takes the rail. */
const drawComing: Drawn = (pen, view, { beat, idle }) => {
  const { at, pose } = walkingOn(rosa, comes, during(beat, -0.05, 0.62));
  const taken = during(beat, 0.6, 0.78);
  const held = withHands(
    pose,
    taken > 0
      ? {
          left: blendedHand(
            { ...atRail, to: place(rosaAt.x + 20, 78, rosaAt.z - 6), shape: 'relaxed' },
            atRail,
            taken,
          ),
        }
      : {},
  );
  drawFloorShadow(pen, view, at);
  figure(
    view,
    { person: rosa, at, turn: 88 - 56 * during(beat, 0.5, 0.7), pose: held, regards: place(84, 190, 300) },
    feeling(attending(idle('Rosa'), 0.6), 'warm', during(beat, 0.5, 0.8)),
  ).draw(pen);
};

const ready = {
  moves: 'She takes the rail at the foot of the lit stairs',
  picture: pictureFrom(atStairs, lit, drawComing),
  camera: wholeStairs,
};
const change = {
  moves: 'Her nephew screws in a new bulb, and the light runs up the steps',
  picture: changing,
  camera: framed(740, 340, 1000),
  seconds: 5,
};

/** Exercise 9, Laundry Day. */
export const film: ExerciseFilm = {
  exerciseId: 9,
  owner: 'Rosa',
  states: { scene: stateWith(out), safe: stateWith(lit) },
  beat: {
    id: 'stretches',
    seconds: 7,
    moves: 'Rosa rubs her back, stretches, and slides a hand along the rail',
  },
  claim: { picture: pictureFrom(atStairs, { ...out, unseen: true }), camera: wholeStairs, side: 'right' },
  reasons: {
    scene: [
      {
        moves: 'She presses the switch twice, and the top stays dark',
        picture: switching(false),
        camera: wholeStairs,
        seconds: 3.6,
      },
      {
        moves: 'She shakes out a blanket on the couch',
        picture: makingBed,
        camera: framed(640, 380, 1100),
        seconds: 4.4,
      },
      change,
      ready,
    ],
    safe: [
      {
        moves: 'She presses the switch, and the top is lit',
        picture: switching(true),
        camera: wholeStairs,
        seconds: 3.4,
      },
      change,
      ready,
    ],
  },
};
