import { tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { inside, polygon } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { tippedOn } from '../canvas/tipped.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { drawBagLifting, drawBookGiving, liftedAt } from '../people/bag-lifting.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { blended } from '../people/moves.ts';
import type { Pose } from '../people/pose.ts';
import { standing, withHands } from '../people/poses.ts';
import { walkingOn } from '../people/walk.ts';
import { drawBookBag, drawPouch, drawThinBooks } from '../props/book-bag.ts';
import { armchair } from '../props/chairs.ts';
import { drawPicture, drawPlant } from '../props/decor.ts';
import { drawSidePicture } from '../props/side-picture.ts';
import { drawWalker, walkerBefore, walkerGrips } from '../props/walker.ts';
import { drawWheelSpokes } from '../props/wheel-spokes.ts';
import { drawHallway, hall, hallView } from '../rooms/halls/hallway.ts';
import { during, swinging } from './beats.ts';
import { closeOn, framed } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Moment, Picture } from './scene.ts';

const user: Stand = { at: place(22, 0, 164), turn: 46 };
const reach = 40;
const walker = walkerBefore(user, reach);
/** Degrees the bag tips the walker. */
const tilt = 9;
const wheelOf = (stand: Stand) => spotOn(stand, 26, 0, 22);
/** Where the bag hangs. */
const hookOf = (stand: Stand) => spotOn(stand, -26, 88, 3);
const hook = hookOf(walker);

/** What of the walker is nearer to the viewer than the bag: the bend of its tube and the leg below. */
const frontLeg = (view: Stage, stand: Stand) =>
  polygon(
    [
      [94, 4],
      [94, 20],
      [16, 25],
      [16, 18.4],
      [76, 9.8],
      [83, 4],
    ].map(([up = 0, forward = 0]) => view.at(spotOn(stand, -25.5, up, forward))),
  );

/** What the walker carries: a bag on its right handle, two books in the pouch, or neither. */
type Load = 'bag' | 'books' | 'none';

/** Walter and his walker at an instant. */
type Rolling = {
  /** Centimeters he has walked past where he stands in the still, and his feet on the way. */
  gone?: number;
  pose?: Pose;
  /** Centimeters the walker is ahead of where it was, degrees it has swung to his right. */
  ahead?: number;
  astray?: number;
  /** Degrees it is tipped, and the bag swings. */
  tilt: number;
  swing?: number;
  lean?: number;
  aside?: number;
  worried?: boolean;
};

const stands = (): Pose => {
  const still = standing(walter, { lean: 5 });
  const { left, right } = still.feet;
  return { ...still, feet: { left: { ...left, forward: 7 }, right: { ...right, forward: -3 } }, aside: -2 };
};

const elbow = { out: 0.2, up: -1, forward: -0.7 };

function drawWalter(pen: Pen, view: Stage, moment: Moment, rolling: Rolling, load: Load) {
  const { gone = 0, ahead = 0, astray = 0, swing = 0, lean = 0, aside = 0 } = rolling;
  const at = spotOn(user, 0, 0, gone);
  const stand = walkerBefore({ at, turn: user.turn - astray }, reach + ahead);
  const tipped = tippedOn(view, stand, 26, rolling.tilt);
  const upright = walkerGrips(stand);
  const base = rolling.pose ?? stands();
  const pose = withHands(
    { ...base, lean: base.lean + lean, aside: base.aside + aside },
    {
      left: { to: tipped.spot(upright.left), shape: 'grip', elbow },
      right: { to: tipped.spot(upright.right), shape: 'grip', elbow },
    },
  );
  const wheel = wheelOf(stand);
  const below = view.scale(wheel.z);
  drawFloorShadow(pen, view, at);
  softGlow(pen, view.at(wheel), { x: 13 * below, y: 3.4 * below }, '#2f2430', 0.62);
  drawWalker(pen, tipped.view, stand, 'far');
  drawWheelSpokes(pen, tipped.view, stand, 1);
  const handle = tipped.spot(hookOf(stand));
  const busy = handsBusy(moment.speaker ?? moment.idle('Walter'));
  const face = rolling.worried ? attending(feeling(busy, 'concern', 0.7)) : busy;
  figure(
    view,
    { person: walter, at, turn: user.turn, pose, regards: spotOn(user, 20, 110, 190 + gone) },
    // His neck holds the head upright over the walker.
    { ...face, nod: face.nod - 1.4 },
  ).draw(pen, {
    beforeArms: () => {
      drawWalker(pen, tipped.view, stand, 'near');
      drawWheelSpokes(pen, tipped.view, stand, -1);
      if (load === 'books') drawThinBooks(pen, tipped.view, stand);
      drawPouch(pen, tipped.view, stand);
      if (load !== 'bag') return;
      drawBookBag(pen, view.at(handle), view.scale(handle.z) * 1.05, swing);
      inside(pen, frontLeg(tipped.view, stand), () => drawWalker(pen, tipped.view, stand, 'near'));
    },
  });
}

/** How far the walker is tipped under a load. @param more 0 to 1 */
const tippedBy = (load: Load, more: number) => (load === 'bag' ? tilt + 4 * more : 0);

/** He walks. @param from and to centimeters along his way, 0 where he stands in the still */
function walks(from: number, to: number, steps: number, walked: number, load: Load): Rolling {
  const way = { from: spotOn(user, 0, 0, from), to: spotOn(user, 0, 0, to), steps };
  const { at, pose } = walkingOn(walter, way, Math.min(0.999, walked));
  const gone = (at.x - user.at.x) / Math.sin((user.turn * Math.PI) / 180) || 0;
  const settled = during(walked, 0.9, 1);
  const rolled = from + (to - from) * Math.min(1, walked * 1.12);
  const shake = swinging(walked, steps);
  return {
    gone,
    pose: { ...blended(pose, stands(), to === 0 ? settled : 0), lean: 6 },
    ahead: Math.min(6, rolled - gone),
    tilt: tippedBy(load, 0.5 * shake),
    swing: 7 * shake,
  };
}

const coming =
  (load: Load) =>
  (beat: number): Rolling =>
    walks(-64, 0, 4, during(beat, 0, 0.44), load);

/** He rolls the walker a little ahead and back: the wheel that hangs in the air goes up and down. */
const trying =
  (load: Load) =>
  (beat: number): Rolling => {
    const roll = during(beat, 0.46, 0.62) - during(beat, 0.66, 0.8) + during(beat, 0.84, 1);
    const shake = swinging(during(beat, 0.44, 1), 3);
    return { ahead: 9 * roll, tilt: tippedBy(load, shake), swing: 12 * shake, lean: 5 * roll };
  };

/** The near miss: he pushes, the walker swings to his right, and both his hands stop it. */
const swerving = (beat: number): Rolling => {
  const gone = during(beat, 0.1, 0.5);
  const back = during(beat, 0.66, 0.96);
  return {
    gone: 0,
    ahead: 10 * gone - 8 * back,
    astray: 17 * during(beat, 0.26, 0.54) - 17 * back,
    tilt: tilt + 5 * during(beat, 0.2, 0.5) - 5 * back,
    swing: 16 * swinging(during(beat, 0.12, 0.9), 2),
    lean: 6 * gone - 7 * during(beat, 0.52, 0.66),
    aside: -5 * gone + 5 * back,
    worried: beat > 0.36,
  };
};

const detailOf = (view: Stage) =>
  boxOf(view, [place(hook.x - 24, 92, hook.z), spotOn(walker, -26, -2, 26), spotOn(walker, 28, -2, 26)], 2);

function drawHall(pen: Pen, view: Stage) {
  drawHallway(pen, view, {
    end: { kind: 'window' },
    doors: [
      { side: -1, z: 430 },
      { side: 1, z: 380 },
    ],
  });
  drawSidePicture(pen, view, place(-hall.half, 118, 270), -1, { width: 116, height: 58 });
  drawSidePicture(pen, view, place(hall.half, 118, 210), 1, { width: 116, height: 58 });
  drawPlant(pen, view, place(-112, 0, 760), 1.2);
  drawPicture(pen, view, { x: 92, y: 138, z: hall.back, width: 44, height: 56 }, 'boat');
  const chair = armchair(view, { at: place(-96, 0, 520), turn: 50 }, tone('#6f8f95', 0.26));
  chair.behind(pen);
  chair.front(pen);
}

const pictured = (view: Stage, drawAction: Picture['drawAction']): Picture => ({
  keyObject: detailOf(view),
  drawBackground: (pen) => drawHall(pen, view),
  drawAction,
});

const rollingPicture = (view: Stage, load: Load, way: (beat: number) => Rolling): Picture =>
  pictured(view, (pen, moment) => drawWalter(pen, view, moment, way(moment.beat), load));

const nearer = stage({ eyeHeight: 138, horizon: 172, focal: 2526, distance: 800, eyeX: 38 });
const before = stage({ eyeHeight: 70, horizon: 240, focal: 2700, distance: 330, eyeX: 20 });
const medium = framed(604, 314, 980);
const onFeet = closeOn(detailOf(before), 0.4);

const stateWith = (load: Load) => {
  const low = rollingPicture(before, load, trying(load));
  return {
    picture: rollingPicture(hallView(), load, trying(load)),
    shots: [
      { from: 0, insert: rollingPicture(nearer, load, coming(load)), camera: medium, easeSeconds: 0 },
      { from: 0.44, insert: low, camera: onFeet, easeSeconds: 0 },
    ],
    closing: [
      { from: 0, insert: rollingPicture(nearer, load, trying(load)), camera: medium, easeSeconds: 0 },
      { from: 0.3, insert: low, camera: onFeet, easeSeconds: 0 },
    ],
    look: { picture: low, camera: onFeet },
  };
};

/** Where the aide stands beside him. */
const aideAt = place(hook.x - 52, 0, hook.z - 12);

const unloading = pictured(nearer, (pen, moment) => {
  const { beat, idle } = moment;
  drawWalter(pen, nearer, moment, { tilt: tilt * (1 - liftedAt(beat)) }, 'none');
  const handle = tippedOn(nearer, walker, 26, tilt * (1 - liftedAt(beat))).spot(hook);
  drawBagLifting(pen, nearer, { at: aideAt, hook: handle }, idle('Kelly'), beat);
});

/** Two thin books go down into the pouch, in the aide's hand. */
const filling = pictured(nearer, (pen, moment) => {
  const raised = 24 * (1 - during(moment.beat, 0.08, 0.6));
  drawWalter(pen, nearer, moment, { tilt: 0 }, 'none');
  drawThinBooks(pen, nearer, walker, raised);
  drawPouch(pen, nearer, walker);
  const hand = spotOn(walker, 9, 79 + raised, 17);
  drawBookGiving(pen, nearer, hand, moment.idle('Kelly'), moment.beat);
});

const goesOn = (load: Load) => (beat: number) => walks(0, 70, 5, during(beat, 0.04, 0.86), load);

const act = (moves: string, picture: Picture, camera: Act['camera'], seconds?: number): Act => ({
  moves,
  picture,
  camera,
  ...(seconds ? { seconds } : {}),
});

/** Exercise 39, Books for the Library. */
export const film: ExerciseFilm = {
  exerciseId: 39,
  owner: 'Walter',
  states: { scene: stateWith('bag'), safe: stateWith('books') },
  beat: {
    id: 'rolls',
    seconds: 5,
    moves: 'Walter comes with his walker and rolls it a little ahead and back',
  },
  claim: {
    picture: rollingPicture(hallView(), 'none', () => ({ tilt: 0 })),
    camera: { ...framed(560, 220, 800), y: 0 },
    side: 'left',
  },
  reasons: {
    scene: [
      act(
        'He pushes, the walker swings to his right, and both hands stop it',
        rollingPicture(nearer, 'bag', swerving),
        medium,
        3.6,
      ),
      act('An aide lifts the bag off, and the wheel comes down', unloading, medium, 4),
      act('Two thin books go into the pouch', filling, framed(690, 270, 820), 3.2),
      act(
        'Walter walks on, all four feet on the floor',
        rollingPicture(nearer, 'books', goesOn('books')),
        framed(660, 320, 1000),
      ),
    ],
    safe: [
      act(
        'The walker rolls ahead and back, all its feet on the floor',
        rollingPicture(before, 'books', (beat) => trying('books')(0.44 + 0.56 * beat)),
        onFeet,
        3.4,
      ),
      act(
        'Walter walks on with his books',
        rollingPicture(nearer, 'books', goesOn('books')),
        framed(660, 320, 1000),
      ),
    ],
  },
};
