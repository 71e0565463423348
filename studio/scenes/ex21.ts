import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { drawDrying, drawLayingMat, drawMopping, drawStepping, type Step } from '../people/mat-steps.ts';
import { drawSplashes } from '../props/bath-panel.ts';
import { drawWetPatch } from '../props/floor-signs.ts';
import type { Lift, MatSpec } from '../props/lifted-mat.ts';
import { drawTowelRing, drawTubSide } from '../rooms/tub-side.ts';
import { during, thereAndBack } from './beats.ts';
import { framed } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Camera, Moment, Picture } from './scene.ts';

const mat: MatSpec = {
  at: place(-44, 0, 124),
  width: 92,
  depth: 52,
  turn: 0,
  color: tone('#d98f7c', 0.22),
  back: 'smooth',
};
const dotted: MatSpec = { ...mat, back: 'dots' };
const newMat: MatSpec = { ...dotted, color: tone('#3f7fa0', 0.22) };
/** The corner that her brush lifts. */
const lift: Lift = { corner: 'left', along: 58, across: 44, degrees: 78 };
/** The water under the thin mat, from its left to its right end. */
const water = { from: -118, to: 8, z: 128, reach: 42 };

/** @param left share of the water that is there: it goes from the dry side on */
function drawWater(pen: Pen, view: Stage, left = 1) {
  if (left < 0.04) return;
  const half = ((water.to - water.from) / 2) * left;
  const [x, reach] = [water.from + half, water.reach * Math.sqrt(left)];
  drawWetPatch(pen, view, x, water.z, half, reach);
  drawSplashes(pen, view, place(x, 0, water.z), { x: half, z: reach });
}

/** She lifts the corner, lets it fall, and steps onto the mat. @param slides how far it then slides */
const stepping =
  (slides: number) =>
  (beat: number): Step => {
    const falls = during(beat, 0.34, 0.42);
    return {
      lifts:
        (0.76 + 0.24 * during(beat, 0, 0.14) - 0.12 * thereAndBack(during(beat, 0.14, 0.32))) * (1 - falls),
      falls,
      away: during(beat, 0.38, 0.5),
      steps: during(beat, 0.44, 0.58),
      slid: slides * during(beat, 0.62, 0.74),
      jolts: (slides / 14) * during(beat, 0.63, 0.74) * (1 - 0.6 * during(beat, 0.78, 0.96)),
      weight: during(beat, 0.64, 0.84) - 0.4 * during(beat, 0.86, 1),
    };
  };

/** The near miss: her foot takes the mat along, her grip holds her, and she draws the foot back to dry tile. */
const slipping = (beat: number): Step => {
  const back = during(beat, 0.6, 0.86);
  const steps = during(beat, 0.04, 0.28) * (1 - back);
  return {
    lifts: 0,
    falls: 1,
    away: 1,
    steps,
    slid: 16 * during(beat, 0.28, 0.4),
    jolts: during(beat, 0.29, 0.38) * (1 - during(beat, 0.5, 0.8)),
    weight: 0,
  };
};

/** From the lifted corner to her foot, with the floor around it. */
const detailOf = (view: Stage) =>
  boxOf(view, [place(-112, 34, 98), place(12, 0, 90), place(-118, 0, 150), place(12, 8, 160)], 2);

type Drawn = (pen: Pen, view: Stage, moment: Moment) => void;

const pictureFrom = (view: Stage, isWet: boolean, draw: Drawn): Picture => ({
  keyObject: detailOf(view),
  drawBackground: (pen) => {
    drawTubSide(pen, view);
    if (isWet) drawWater(pen, view);
  },
  drawAction: (pen, moment) => draw(pen, view, moment),
});

/** Mina beside the mat. @param on the mat, null for the room without it */
const steps =
  (on: MatSpec | null, step: (beat: number) => Step): Drawn =>
  (pen, view, moment) => {
    drawTowelRing(pen, view, false);
    drawStepping(pen, view, moment, { mat: on, lift, step: step(moment.beat) });
  };

const room = stage();
const nearFloor = stage({ eyeHeight: 96, horizon: 0, focal: 1500, distance: 170, eyeX: -36 });
// The same through a shorter lens: the mat is above the captions, and her head in the picture.
const farther = stage({ focal: 1800, horizon: 30 });
const herAndMat = framed(610, 376, 1010);
const atMat = framed(600, 430, 900);

const stateOn = (on: MatSpec, slides: number) => {
  const isWet = slides > 0;
  const drawn = steps(on, stepping(slides));
  const near = pictureFrom(nearFloor, isWet, drawn);
  const shots = (cut: number) => [
    { from: 0, insert: pictureFrom(farther, isWet, drawn), camera: herAndMat, easeSeconds: 0 },
    { from: cut, insert: near, camera: atMat, easeSeconds: 0 },
  ];
  return {
    picture: pictureFrom(room, isWet, drawn),
    shots: shots(0.26),
    closing: shots(0.2),
    look: { picture: near, camera: atMat },
  };
};

const act = (moves: string, picture: Picture, camera: Camera, seconds?: number): Act => ({
  moves,
  picture,
  camera,
  ...(seconds ? { seconds } : {}),
});

const slips = act(
  'The mat jerks away under her foot, her hand holds the bar, and she draws her foot back to dry tile',
  pictureFrom(farther, true, steps(mat, slipping)),
  herAndMat,
  4,
);
const mops = act(
  'Mina mops the tile dry',
  pictureFrom(farther, false, (pen, view, moment) => {
    drawTowelRing(pen, view, false);
    drawWater(pen, view, 1 - during(moment.beat, 0.06, 0.96));
    drawMopping(pen, view, moment);
  }),
  herAndMat,
  5,
);
const lays = act(
  'She lets a new mat down, with rubber dots below, and presses it flat',
  pictureFrom(nearFloor, false, (pen, view, moment) => {
    drawTowelRing(pen, view, false);
    drawLayingMat(pen, view, moment, newMat);
  }),
  framed(660, 340, 1140),
  5,
);
const dries = (on: MatSpec) =>
  act(
    'She steps onto the mat, takes the towel, and dries her hands',
    pictureFrom(farther, false, (pen, view, moment) => drawDrying(pen, view, moment, on)),
    herAndMat,
  );
const holds = act(
  'Her foot comes down on the mat, and it stays where it is',
  pictureFrom(
    nearFloor,
    false,
    steps(dotted, (beat) => ({ ...stepping(0)(0.4 + 0.6 * beat), lifts: 0, falls: 1 })),
  ),
  atMat,
  3.4,
);

/** Exercise 21, Beside the Tub. */
export const film: ExerciseFilm = {
  exerciseId: 21,
  owner: 'Mina',
  states: { scene: stateOn(mat, 14), safe: stateOn(dotted, 0) },
  beat: {
    id: 'lifts',
    seconds: 6,
    moves: 'Her brush lifts a corner of the mat and lets it fall, and she steps onto it',
  },
  claim: {
    picture: pictureFrom(
      room,
      false,
      steps(null, () => ({ ...stepping(0)(0.56), lifts: 0 })),
    ),
    camera: framed(730, 450, 1100),
    side: 'right',
  },
  reasons: { scene: [slips, mops, lays, dries(newMat)], safe: [holds, dries(dotted)] },
};
