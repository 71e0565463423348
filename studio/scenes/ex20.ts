import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { inFrame } from '../canvas/space.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { blended } from '../people/moves.ts';
import type { Pose } from '../people/pose.ts';
import { standing, withHands } from '../people/poses.ts';
import type { Leg } from '../people/skeleton.ts';
import { finding, telephoning, tying } from '../people/socks-to-shoes.ts';
import { walkingOn } from '../people/walk.ts';
import { drawBottleCap } from '../props/bottle-cap.ts';
import { drawMug } from '../props/crockery.ts';
import { drawPhone } from '../props/notes.ts';
import { drawNumbFeet } from '../props/numb-feet.ts';
import { chair, drawNovakKitchen, inFirmShoes, inThinSocks } from '../rooms/novak-kitchen.ts';
import { during, thereAndBack } from './beats.ts';
import { framed } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Moment, Picture } from './scene.ts';

const stand = { at: place(62, 0, 140), turn: 30 };
const feet = spotOn(stand, 0, 5, 5);
const cap = spotOn(stand, 12, 0, 33);

/** One hand has the ear of her mug, and the other lies around it. */
const onMug: Pose['hands'] = {
  left: {
    to: { left: -2.2, up: 107, forward: 24.5 },
    shape: 'grip',
    elbow: { out: 0.7, up: -1, forward: -0.6 },
  },
  right: {
    to: { left: -16.3, up: 105, forward: 21 },
    shape: 'grip',
    elbow: { out: 0.25, up: -1, forward: -0.7 },
  },
};

type Standing = { at: Place; pose: Pose };

/** @param step the left foot: centimeters forward, up, degrees its heel is lifted @param weight to the left foot, 0 to 1 */
function stands(step: readonly [forward: number, up: number, heel: number], weight: number): Standing {
  const still = standing(inThinSocks, { apart: 12 });
  const [forward, up, heel] = step;
  return {
    at: stand.at,
    pose: withHands(
      {
        ...still,
        hips: {
          ...still.hips,
          left: -2 + 5 * weight,
          up: still.hips.up - 1,
          forward: -1 + 0.4 * forward * weight,
        },
        aside: -2 + 3 * weight,
        feet: {
          left: { ...still.feet.left, forward: 6 + forward, out: 3, up, heel },
          right: { ...still.feet.right, forward: -4, out: 3, heel: forward * weight * 0.9 },
        },
      },
      onMug,
    ),
  };
}

/** Clip 1: she comes from the sink with her mug. */
function coming(beat: number): Standing {
  const from = spotOn(stand, 0, 0, -66);
  const walked = Math.min(0.999, during(beat, 0.02, 0.56));
  const { at, pose } = walkingOn(inThinSocks, { from, to: stand.at, steps: 5 }, walked, onMug);
  return { at, pose: blended(pose, stands([0, 0, 0], 0).pose, during(walked, 0.86, 1)) };
}

/** She shifts her weight, and one foot is lifted and set down again, short of the cap. */
const shifting = (beat: number): Standing => {
  const lifted = thereAndBack(during(beat, 0.6, 0.76));
  const again = thereAndBack(during(beat, 0.84, 1));
  return stands([3 * lifted, 5 * lifted, 12 * lifted + 8 * again], again);
};

/** Her foot comes down on the cap, she does not notice, and it comes up with her sock. */
const treading = (beat: number): Standing => {
  const [out, on, up] = [during(beat, 0.04, 0.3), during(beat, 0.3, 0.5), during(beat, 0.62, 0.84)];
  const air = thereAndBack(Math.min(1, Math.max(0, (beat - 0.04) / 0.26)));
  return stands([20 * out - 4 * up, 7 * air + 9 * up, 6 * air - 44 * up], on - 0.9 * up);
};

/** Where her sock would hold something: under the ball of a foot. */
const underBall = (leg: Leg) => inFrame(leg.frame, leg.ankle, 0, -leg.sole - 0.5, 9);

function drawStanding(pen: Pen, view: Stage, moment: Moment, { at, pose }: Standing, stuck: boolean) {
  drawFloorShadow(pen, view, at);
  const calm = feeling(moment.idle('neighbor'), 'neutral', 1);
  const person = figure(
    view,
    { person: inThinSocks, at, turn: stand.turn, pose, regards: spotOn({ ...stand, at }, 30, 110, 170) },
    handsBusy(calm),
  );
  drawNumbFeet(pen, view, person.skeleton, moment.seconds);
  if (!stuck) drawBottleCap(pen, view.at(cap), view.scale(cap.z), 0.42, true);
  const mug = spotOn({ ...stand, at }, -10, 101, 20);
  person.draw(pen, { left: () => drawMug(pen, view, mug, tone('#d98d73', 0.2), 1.4) });
  if (!stuck) return;
  const held = underBall(person.skeleton.legs.left);
  drawBottleCap(pen, view.at(held), view.scale(held.z), 0.9);
}

/** What she has in a hand while she sits: a cap under her foot that her hand takes, or a telephone. */
type Held = 'cap' | 'phone' | 'nothing';

function drawSeated(pen: Pen, view: Stage, moment: Moment, pose: Pose, held: Held) {
  const inSocks = held === 'cap';
  const person = figure(
    view,
    {
      person: inSocks ? inThinSocks : inFirmShoes,
      ...chair,
      pose,
      regards: spotOn(chair, 12, held === 'phone' ? 118 : 40, 66),
    },
    handsBusy(
      held === 'phone'
        ? feeling(moment.idle('neighbor'), 'warm', 0.7)
        : attending(feeling(moment.idle('neighbor'), inSocks ? 'concern' : 'warm', 0.6), 0.8),
    ),
  );
  if (inSocks) drawNumbFeet(pen, view, person.skeleton, moment.seconds);
  const { arms, legs } = person.skeleton;
  const capAt = moment.beat < 0.5 ? underBall(legs.left) : arms.left.palm;
  const drawCap = () => drawBottleCap(pen, view.at(capAt), view.scale(capAt.z), 0.9);
  person.draw(pen, {
    ...(inSocks
      ? { beforeArms: () => moment.beat < 0.5 && drawCap(), left: () => moment.beat >= 0.5 && drawCap() }
      : {}),
    ...(held === 'phone'
      ? {
          right: () => {
            const at = view.at(arms.right.palm);
            drawPhone(pen, { x: at.x, y: at.y }, view.scale(arms.right.palm.z), { turn: -14, lit: false });
          },
        }
      : {}),
  });
}

/** Her feet, and the cap before them. */
const detailOf = (view: Stage) =>
  boxOf(view, [place(feet.x - 26, 17, feet.z), place(feet.x + 30, 0, cap.z - 4)]);

const pictured = (
  view: Stage,
  shoesOn: boolean,
  drawAction: (pen: Pen, moment: Moment) => void,
): Picture => ({
  keyObject: detailOf(view),
  drawBackground: (pen) => drawNovakKitchen(pen, view, shoesOn),
  drawAction,
});

const standingPicture = (view: Stage, doing: (beat: number) => Standing, from = 2) =>
  pictured(view, false, (pen, moment) =>
    drawStanding(pen, view, moment, doing(moment.beat), moment.beat > from),
  );

const room = stage();
const nearFloor = stage({ eyeHeight: 76, horizon: 40, focal: 1220, distance: 150, eyeX: 104 });
/** All of her, and the shoes that wait by the door. */
const whole = framed(780, 372, 1000);
/** Her feet and the cap, and behind them the shoes that she does not wear. */
const feetAndCap = framed(510, 300, 496);
const atChair = framed(600, 408, 880);

const near = standingPicture(nearFloor, shifting);

const seated = (moves: string, pose: (beat: number) => Pose, held: Held, seconds?: number): Act => ({
  moves,
  picture: pictured(room, held !== 'cap', (pen, moment) =>
    drawSeated(pen, room, moment, pose(moment.beat), held),
  ),
  camera: atChair,
  ...(seconds ? { seconds } : {}),
});

/** Exercise 20, A Strange Feeling. */
export const film: ExerciseFilm = {
  exerciseId: 20,
  owner: 'Presenter',
  states: {
    scene: {
      picture: standingPicture(room, shifting),
      shots: [
        { from: 0, insert: standingPicture(room, coming), camera: whole, easeSeconds: 0 },
        { from: 0.56, insert: near, camera: feetAndCap, easeSeconds: 0 },
      ],
      closing: [
        { from: 0, camera: whole, easeSeconds: 0 },
        { from: 0.3, insert: near, camera: feetAndCap, easeSeconds: 0 },
      ],
      look: { picture: near, camera: feetAndCap },
    },
  },
  beat: {
    id: 'comes',
    seconds: 11,
    moves: 'She comes with her mug, and a foot is lifted and set down again',
  },
  claim: {
    picture: standingPicture(room, () => shifting(0)),
    camera: { ...framed(720, 220, 860), y: 0 },
    side: 'left',
  },
  reasons: {
    scene: [
      {
        moves: 'Her foot comes down on the cap, she does not notice, and it comes up with her sock',
        picture: standingPicture(nearFloor, treading, 0.64),
        camera: feetAndCap,
        seconds: 4,
      },
      seated('She sits, takes the cap off her sock, and looks at it', finding, 'cap', 4.4),
      seated('She sits and ties firm shoes', tying, 'nothing', 4.6),
      seated('She telephones', telephoning, 'phone'),
    ],
  },
};
