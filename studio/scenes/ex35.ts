import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { rosaInSunHat } from '../people/cast/dressed.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { drawGloved } from '../people/gloves.ts';
import { blended, blendedHand } from '../people/moves.ts';
import type { Hand, Pose } from '../people/pose.ts';
import { standing, withHands } from '../people/poses.ts';
import { walkingOn } from '../people/walk.ts';
import { drawCat } from '../props/cat.ts';
import { drawSittingCat, drawWalkingCat } from '../props/cat-awake.ts';
import { backDoor, drawBackHall, drawHallLight, hallBench, hallSwitch } from '../rooms/back-hall.ts';
import { during, thereAndBack } from './beats.ts';
import { framed } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Moment, Picture } from './scene.ts';

const back = backDoor.z;
const rosaAt = place(-22, 0, back - 8);
const turn = 22;
const asleep = place(16, 0, 200);
const onBench = place(168, hallBench.height, hallBench.z + 14);
const { look } = rosaInSunHat;
/** Her hair is tucked under the hat. */
const rosa = { ...rosaInSunHat, look: { ...look, hair: { ...look.hair, style: 'side-parted' as const } } };
const gloves = tone('#c79a5c', 0.24);
const gray = tone('#8b8c9a', 0.34);

const onFrame: Hand = {
  to: place(backDoor.x + backDoor.width + 1, 112, back - 10),
  shape: 'flat',
  elbow: { out: 0.5, up: -1, forward: -0.4 },
};
const onSwitch: Hand = {
  ...onFrame,
  to: place(hallSwitch.x - 1, hallSwitch.y - 2, back - 6),
  shape: 'point',
};

/** In the doorway: her weight is on one leg, and the other foot is at the threshold. @param weight 0 to 1, to the other leg */
function inDoorway(weight = 0, hand: Hand = onFrame): Pose {
  const still = standing(rosa, { lean: 3 });
  return withHands(
    {
      ...still,
      hips: { ...still.hips, left: -2.4 + 5.4 * weight, up: still.hips.up - 1.2 },
      aside: 2 - 4 * weight,
      feet: {
        left: { ...still.feet.left, left: 10, forward: 12, out: 14, heel: 12 * (1 - weight) },
        right: { ...still.feet.right, left: -6, heel: 16 * weight },
      },
    },
    { left: hand },
  );
}

/** A foot goes out over the floor of the hall, stays in the air, and comes back. @param out 0 to 1 */
function footOut(out: number, jolt: number): Pose {
  const stands = inDoorway(0);
  return {
    ...stands,
    lean: 3 + 5 * out - 9 * jolt,
    hips: { ...stands.hips, forward: stands.hips.forward + 5 * out - 3 * jolt },
    feet: {
      ...stands.feet,
      left: {
        ...stands.feet.left,
        forward: 12 + 22 * out,
        up: 11 * Math.min(1, out * 1.5),
        heel: 12 - 26 * out,
        aloft: out > 0.1,
      },
    },
  };
}

type Standing = { at: Place; pose: Pose; looks?: number };

const waiting = (beat: number): Standing => ({
  at: rosaAt,
  pose: inDoorway(during(beat, 0.44, 0.6) - during(beat, 0.66, 0.82) + during(beat, 0.86, 1)),
});

/** Out of the garden to the doorway, her hand to the frame. */
function arriving(beat: number): Standing {
  const from = place(rosaAt.x - 30, 0, rosaAt.z + 74);
  const walked = during(beat, 0, 0.34);
  const { at, pose } = walkingOn(rosa, { from, to: rosaAt, steps: 4 }, Math.min(0.999, walked));
  const stops = during(beat, 0.28, 0.44);
  return { at, pose: stops > 0 ? blended(pose, inDoorway(0, pastFrame(pose, stops)), stops) : pose };
}

/** The hand is on its way to the frame while she still walks, in the room and not in her own space. */
const pastFrame = (pose: Pose, share: number): Hand =>
  share >= 1
    ? onFrame
    : { ...pose.hands.left, shape: share > 0.6 ? 'flat' : 'relaxed', to: nearFrame(share) };

const nearFrame = (share: number) => ({ left: 22 + 32 * share, up: 80 + 32 * share, forward: 4 + 3 * share });

const nearlyStepping = (beat: number): Standing => {
  const out = during(beat, 0.06, 0.32) - during(beat, 0.62, 0.92);
  return {
    at: rosaAt,
    pose: footOut(out, during(beat, 0.36, 0.44) * (1 - during(beat, 0.5, 0.8))),
    looks: during(beat, 0.3, 0.42),
  };
};

const reaching = (beat: number): Standing => {
  const reach = during(beat, 0.08, 0.36) - during(beat, 0.62, 0.94);
  const pressed = thereAndBack(Math.min(1, Math.max(0, (beat - 0.36) / 0.16)));
  const hand = blendedHand(onFrame, onSwitch, reach);
  const to = hand.to as Place;
  return {
    at: rosaAt,
    pose: { ...inDoorway(0.4 * reach, { ...hand, to: { ...to, z: to.z + 3 * pressed } }), aside: 3 * reach },
    looks: 0.4,
  };
};

/** In over the floor that one can see now. */
function comingIn(beat: number): Standing {
  const to = place(-6, 0, 176);
  const walked = during(beat, 0.04, 0.62);
  const { at, pose } = walkingOn(rosa, { from: rosaAt, to, steps: 5 }, Math.min(0.999, walked));
  const starts = during(beat, 0, 0.08);
  return { at, pose: starts < 1 ? blended(inDoorway(0, { ...pose.hands.left }), pose, starts) : pose };
}

/** She waits until her eyes have grown used to it, her hand on the frame, and looks along the floor. */
const looking = (beat: number): Standing => ({
  at: rosaAt,
  pose: inDoorway(during(beat, 0.1, 0.5) - during(beat, 0.6, 0.95)),
  looks: during(beat, 0.1, 0.3),
});

function drawRosa(pen: Pen, view: Stage, moment: Moment, { at, pose, looks = 0 }: Standing) {
  // Looking right down at the floor, her face would sink under the hat.
  const regards = { ...asleep, y: 118 - 22 * looks };
  const busy = handsBusy(moment.speaker ?? moment.idle('Rosa'));
  drawFloorShadow(pen, view, at);
  drawGloved(
    pen,
    view,
    { person: rosa, at, turn, pose, regards },
    looks > 0 ? attending(feeling(busy, 'concern', 0.5 * looks), looks) : busy,
    gloves,
  );
}

/** Where the cat is: asleep in the way, up on the bench, on its way from the one, or not to be seen (behind a claim). */
type Cat = 'asleep' | 'bench' | 'leaves' | 'unseen';

function drawTheCat(pen: Pen, view: Stage, { beat, seconds }: Moment, cat: Cat, tail: number) {
  const breath = Math.sin(seconds * 1.7);
  if (cat === 'bench')
    drawSittingCat(pen, view, onBench, gray, { size: 1.1, breath, tail: Math.sin(seconds * 1.1) });
  if (cat === 'asleep') drawCat(pen, view, asleep, gray, { size: 1.1, tail, breath });
  if (cat !== 'leaves') return;
  const up = during(beat, 0.1, 0.18);
  pen.save();
  pen.globalAlpha = 1 - up;
  if (up < 1) drawCat(pen, view, asleep, gray, { size: 1.1, tail: thereAndBack(beat * 8), breath });
  pen.globalAlpha = Math.min(1, up * 1.6);
  const gone = 190 * Math.max(0, (beat - 0.46) / 0.54) ** 1.3;
  const at = place(asleep.x + 2 - gone, 0, asleep.z - 0.12 * gone);
  const stretch = during(beat, 0.16, 0.28) * (1 - during(beat, 0.36, 0.46));
  if (up > 0) drawWalkingCat(pen, view, at, gray, { size: 1.1, walked: gone / 11, stretch });
  pen.restore();
}

/** What a picture shows: the light, the cat, and what Rosa does. */
type Shown = {
  on: (beat: number) => number;
  cat: Cat;
  rosa: (beat: number) => Standing;
  tail?: (beat: number) => number;
};

/** The floor inside the door, and the bench. */
const detailOf = (view: Stage) =>
  boxOf(view, [place(-150, 0, 92), place(onBench.x + 20, hallBench.height + 36, hallBench.z)]);

const pictureFrom = (view: Stage, { on, cat, rosa: doing, tail = () => 0 }: Shown): Picture => ({
  keyObject: detailOf(view),
  drawBackground: (pen) => drawBackHall(pen, view),
  drawAction: (pen, moment) => {
    drawHallLight(pen, view, on(moment.beat));
    if (cat === 'bench') drawTheCat(pen, view, moment, cat, 0);
    drawRosa(pen, view, moment, doing(moment.beat));
    if (cat !== 'bench') drawTheCat(pen, view, moment, cat, tail(moment.beat));
  },
});

const room = stage();
// From the hall floor: what lies there, and behind it her feet on the bright threshold.
const hallFloor = stage({ eyeHeight: 104, horizon: 34, distance: 190, focal: 1500, eyeX: 12 });
const doorAndFloor = framed(660, 330, 1000);
const onFloor = framed(690, 380, 800);

const off = () => 0;
const on = () => 1;

const stateWith = (lit: () => number, cat: Cat) => {
  const shown = { on: lit, cat, rosa: waiting };
  const near = pictureFrom(hallFloor, shown);
  const picture = pictureFrom(room, shown);
  return {
    picture,
    shots: [
      {
        from: 0,
        insert: pictureFrom(room, { ...shown, rosa: arriving }),
        camera: doorAndFloor,
        easeSeconds: 0,
      },
      { from: 0.44, insert: near, camera: onFloor, easeSeconds: 0 },
    ],
    closing: [
      { from: 0, camera: doorAndFloor, easeSeconds: 0 },
      { from: 0.3, insert: near, camera: onFloor, easeSeconds: 0 },
    ],
    look: { picture: near, camera: onFloor },
  };
};

const act = (moves: string, view: Stage, camera: Act['camera'], shown: Shown, seconds?: number): Act => ({
  moves,
  picture: pictureFrom(view, shown),
  camera,
  ...(seconds ? { seconds } : {}),
});

/** Exercise 35, In From the Garden. */
export const film: ExerciseFilm = {
  exerciseId: 35,
  owner: 'Rosa',
  states: { scene: stateWith(off, 'asleep'), safe: stateWith(on, 'bench') },
  beat: {
    id: 'comes',
    seconds: 5.6,
    moves: 'Rosa comes to the doorway, puts her hand on the frame, and shifts her weight',
  },
  claim: {
    picture: pictureFrom(room, { on: () => 0.4, cat: 'unseen', rosa: () => waiting(0) }),
    camera: { ...framed(800, 230, 820), y: 0 },
    side: 'right',
  },
  reasons: {
    scene: [
      act(
        'Her foot lifts, the tail twitches, and the foot stays in the air, her hand on the frame',
        room,
        framed(640, 345, 960),
        {
          on: off,
          cat: 'asleep',
          rosa: nearlyStepping,
          tail: (beat) => thereAndBack(Math.min(1, Math.max(0, (beat - 0.26) / 0.3))),
        },
        3.6,
      ),
      act(
        'Her hand finds the switch, and the light goes on',
        room,
        framed(640, 345, 960),
        { on: (beat) => during(beat, 0.44, 0.52), cat: 'asleep', rosa: reaching },
        3,
      ),
      act(
        'In the light the cat stretches and walks off',
        hallFloor,
        framed(620, 380, 900),
        { on, cat: 'leaves', rosa: looking },
        5,
      ),
      act('Rosa comes in', room, framed(650, 330, 1080), { on, cat: 'unseen', rosa: comingIn }),
    ],
    safe: [
      act(
        'She waits in the doorway, her hand on the frame, and looks along the floor',
        room,
        framed(690, 335, 980),
        { on, cat: 'bench', rosa: looking },
        4,
      ),
      act('Rosa comes in over the clear floor', room, framed(690, 330, 1080), {
        on,
        cat: 'bench',
        rosa: comingIn,
      }),
    ],
  },
};
