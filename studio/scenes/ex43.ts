import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { groundShadow } from '../canvas/solids.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { drawBedLowering } from '../people/bed-lowering.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import { feetAt, gettingUp, reach, type Seated, seatedPose } from '../people/on-the-bed.ts';
import type { Pose } from '../people/pose.ts';
import { drawWalker } from '../props/walker.ts';
import { careBed, drawCareBed, drawMorningRoom } from '../rooms/raised-bed.ts';
import { during, swinging, thereAndBack } from './beats.ts';
import { closeOn, framed } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Moment, Picture } from './scene.ts';

/** The top of the mattress: high, as for dressing, and low, as for getting up. */
const [high, low] = [60, 48];
const user = { at: spotOn(careBed(high).stand, -24, 0, -9), turn: -30 };
const beside = { at: place(-122, 0, 172), turn: 40 };
/** Where the walker is when he gets up: before his feet. */
const before = { at: spotOn(user, 0, 0, feetAt + reach), turn: user.turn };
function drawShadows(pen: Pen, view: Stage) {
  for (const [left, forward] of [
    [11, 58],
    [-11, 46],
  ] as const) {
    const under = spotOn(user, left, 0, forward);
    groundShadow(pen, view, under.x, under.z, 19, 11, 0.2);
  }
}

function drawWalter(pen: Pen, view: Stage, moment: Moment, pose: Pose, worried: boolean, front?: () => void) {
  const busy = handsBusy(moment.speaker ?? moment.idle('Walter'));
  // His head stays up on its neck, so that his face is seen.
  const face = worried ? attending(feeling({ ...busy, nod: busy.nod - 2.4 }, 'concern', 0.8)) : busy;
  drawShadows(pen, view);
  figure(
    view,
    { person: walter, ...user, pose, regards: spotOn(user, 14, worried ? 40 : 90, 130) },
    face,
  ).draw(pen, front ? { beforeArms: front } : {});
}

/** Clip 1: he straightens up, puts his hand on the mattress, and his feet move. */
const gettingReady =
  (hangs: boolean, height = hangs ? high : low) =>
  (beat: number): Seated => {
    const swung = swinging(during(beat, 0.42, 1), 3);
    const [first, second] = [thereAndBack(during(beat, 0.46, 0.66)), thereAndBack(during(beat, 0.7, 0.92))];
    return {
      height,
      hangs,
      lean: 12 - 14 * during(beat, 0.02, 0.3) + 5 * during(beat, 0.34, 0.5) + 3 * swung,
      hand: during(beat, 0.12, 0.36),
      left: hangs ? [5 * swung, 3 * swung] : [-3 * first, 17 * first],
      right: hangs ? [-5 * swung, -3 * swung] : [-3 * second, 17 * second],
    };
  };

/** The near miss: he slides forward, his toes feel for the floor, he holds the mattress and stops. */
const sliding = (beat: number): Seated => {
  const slides = 9 * (during(beat, 0.08, 0.4) - during(beat, 0.66, 0.96));
  const feels = swinging(during(beat, 0.3, 0.7), 2);
  return {
    height: high,
    hangs: true,
    slides,
    lean: 2 - 10 * during(beat, 0.08, 0.4) + 12 * during(beat, 0.44, 0.6) - 4 * during(beat, 0.7, 0.96),
    left: [2 * feels, 2.6 * slides + 6 * feels],
    right: [-2 * feels, 2.6 * slides - 6 * feels],
    worried: beat > 0.3,
  };
};

/** How high the bed is while it sinks. @param from and to shares of the whole way */
const sinking = (from: number, to: number) => (beat: number) =>
  high - (high - low) * (from + (to - from) * during(beat, 0.12, 0.9));

const legs = [
  spotOn(user, 22, 64, 16),
  spotOn(user, -22, 64, 16),
  spotOn(user, 28, 46, 40),
  spotOn(user, -26, 46, 40),
  spotOn(user, 28, -2, 68),
  spotOn(user, -26, -2, 68),
];
const detailOf = (view: Stage) => boxOf(view, legs, 4);

const room = stage();
// From the height of his ankles: the gap between soles and floor is seen, or that there is none.
const floorHeight = stage({ eyeHeight: 30, horizon: 330, distance: 230, focal: 1500, eyeX: user.at.x });
const onFeet = closeOn(detailOf(floorHeight), 0.24);
/** From his head to the floor, and the whole bed with the walker. */
const medium = framed(540, 350, 1000);
const near = framed(620, 380, 860);

/** Him on the bed at one height, as what never moves. */
function seatedPicture(view: Stage, doing: (beat: number) => Seated): Picture {
  const { height } = doing(0);
  return {
    keyObject: detailOf(view),
    drawBackground: (pen) => {
      drawMorningRoom(pen, view);
      drawCareBed(pen, view, careBed(height));
      drawWalker(pen, view, beside);
    },
    drawAction: (pen, moment) => {
      const now = doing(moment.beat);
      drawWalter(pen, view, moment, seatedPose(walter, now), now.worried ?? false);
    },
  };
}

/** The aide lowers the bed with him on it. */
const loweringPicture = (view: Stage, heightAt: (beat: number) => number): Picture => ({
  keyObject: detailOf(view),
  drawBackground: (pen) => drawMorningRoom(pen, view),
  drawAction: (pen, moment) => {
    const bed = careBed(heightAt(moment.beat));
    const height = bed.height ?? low;
    drawCareBed(pen, view, bed, false);
    drawWalker(pen, view, beside);
    const settles = thereAndBack(during(moment.beat, 0.74, 1));
    const pose = seatedPose(walter, {
      height,
      hangs: true,
      lean: 1 + 4 * settles,
      left: [0, 5 * settles],
      right: [0, 0],
    });
    drawWalter(pen, view, moment, pose, false);
    drawBedLowering(
      pen,
      view,
      bed,
      spotOn(user, 0, 30, 50),
      moment.idle('Kelly'),
      during(moment.beat, 0.04, 0.12),
    );
  },
});

const gettingUpPicture = (height: number): Picture => ({
  keyObject: detailOf(room),
  drawBackground: (pen) => {
    drawMorningRoom(pen, room);
    drawCareBed(pen, room, careBed(height));
  },
  drawAction: (pen, moment) => {
    drawWalker(pen, room, before, 'far');
    drawWalter(pen, room, moment, gettingUp(walter, height, moment.beat), false, () =>
      drawWalker(pen, room, before, 'near'),
    );
  },
});

const stateWith = (hangs: boolean) => {
  const doing = gettingReady(hangs);
  const all = seatedPicture(room, doing);
  const feet = seatedPicture(floorHeight, doing);
  return {
    // In the still where the feet are tapped, nothing but the feet may tell: there the bed is high in both states.
    picture: seatedPicture(room, gettingReady(hangs, high)),
    shots: [
      { from: 0, insert: all, camera: medium, easeSeconds: 0 },
      { from: 0.46, insert: feet, camera: onFeet, easeSeconds: 0 },
    ],
    closing: [
      { from: 0, insert: all, camera: medium, easeSeconds: 0 },
      { from: 0.3, insert: feet, camera: onFeet, easeSeconds: 0 },
    ],
    look: { picture: feet, camera: onFeet },
  };
};

const act = (moves: string, picture: Picture, camera: Act['camera'], seconds?: number): Act => ({
  moves,
  picture,
  camera,
  ...(seconds ? { seconds } : {}),
});

/** Exercise 43, Getting Up for the Day. */
export const film: ExerciseFilm = {
  exerciseId: 43,
  owner: 'Walter',
  states: { scene: stateWith(true), safe: stateWith(false) },
  beat: {
    id: 'rises',
    seconds: 6.4,
    moves: 'Walter straightens up, his hand goes to the mattress, and his feet move',
  },
  claim: {
    picture: seatedPicture(room, () => gettingReady(true)(0)),
    camera: { ...framed(660, 200, 760), y: 20 },
    side: 'right',
  },
  reasons: {
    scene: [
      act(
        'He slides forward, his toes feel for the floor, he holds the mattress and stops',
        seatedPicture(room, sliding),
        near,
        3.6,
      ),
      act(
        'An aide holds the arrow down, and the bed sinks',
        loweringPicture(room, sinking(0, 0.7)),
        framed(720, 350, 1080),
        3.2,
      ),
      act('Both soles touch the floor', loweringPicture(floorHeight, sinking(0.5, 1)), onFeet, 3),
      act(
        'He pushes up from the mattress and takes hold of his walker',
        gettingUpPicture(low),
        framed(570, 340, 1080),
      ),
    ],
    safe: [
      act(
        'His heels lift and come down on the floor',
        seatedPicture(floorHeight, (beat) => gettingReady(false)(0.42 + 0.58 * beat)),
        onFeet,
        3.4,
      ),
      act(
        'He pushes up from the mattress and takes hold of his walker',
        gettingUpPicture(low),
        framed(570, 340, 1080),
      ),
    ],
  },
};
