import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import {
  type Blanket,
  folding,
  gettingUp,
  hearing,
  onChairArm,
  sits,
  startingUp,
} from '../people/blanket-folding.ts';
import { rosa } from '../people/cast/rosa.ts';
import { figure } from '../people/figure.ts';
import { drawCallingBack, drawIntoPocket } from '../people/kitchen-call.ts';
import { blendedHand } from '../people/moves.ts';
import {
  atEar,
  drawHeldPhone,
  drawPocketWith,
  type HeldPhone,
  pocketing,
  toEar,
  withWords,
} from '../people/phone-calling.ts';
import type { Hand, Pose } from '../people/pose.ts';
import { withHands } from '../people/poses.ts';
import type { Skeleton } from '../people/skeleton.ts';
import { armchair } from '../props/chairs.ts';
import { drawLapBlanket } from '../props/lap-blanket.ts';
import { drawFoldedBlanket, drawHungBlanket, drawSlidingBlanket } from '../props/loose-blanket.ts';
import { drawPhoneStand } from '../props/reminders.ts';
import { drawStandingPhone } from '../props/ringing-phone.ts';
import { atElbow, drawRoomAndKitchen, inKitchen, seat } from '../rooms/rosa-kitchen-door.ts';
import type { WorldSound } from '../sound/world-sounds.ts';
import { during } from './beats.ts';
import { framed, wide } from './camera.ts';
import type { Act, ExerciseFilm, FilmedState } from './exercise-film.ts';
import type { Camera, Moment, Picture } from './scene.ts';

const woven = { color: tone('#8fa9a0', 0.2), stripe: '#f3e6cf' };
const seated = sits.hips.up;
/** Ahead of her, between the two places: her eyes tell nothing. */
const ahead = place(96, 104, 60);

type Doing = {
  pose: Pose;
  regards?: Place;
  /** What she has over or before her legs, and what lies on the arm of the chair. */
  blanket?: (pen: Pen, skeleton: Skeleton) => void;
  held?: HeldPhone;
  isGlad?: boolean;
};

function drawRosa(pen: Pen, view: Stage, moment: Moment, doing: Doing) {
  const { pose, regards = ahead, blanket, held, isGlad } = doing;
  const chair = armchair(view, seat, tone('#b8694f', 0.26));
  chair.behind(pen);
  const silent = attending(moment.idle('Rosa'));
  const alive = handsBusy(moment.speaker ?? (isGlad ? feeling(silent, 'warm', 0.7) : silent));
  // Her neck holds the head upright over the bent body.
  const performance = { ...alive, nod: alive.nod - Math.max(0, pose.lean - 12) / 14 };
  const person = figure(view, { person: rosa, ...seat, pose, regards }, performance);
  const { skeleton } = person;
  person.draw(pen, {
    beforeArms: () => {
      drawPocketWith(pen, view, skeleton, held);
      chair.front(pen);
      blanket?.(pen, skeleton);
    },
    ...(held && !held.inPocket ? { left: () => drawHeldPhone(pen, view, skeleton, held) } : {}),
  });
}

const onLap = (view: Stage) => (pen: Pen, skeleton: Skeleton) =>
  drawLapBlanket(pen, view, skeleton, woven.color, woven.stripe);

/** Both places where the phone can be. */
const detailOf = (view: Stage) =>
  boxOf(view, [
    { ...atElbow, x: atElbow.x - 26, y: atElbow.y - 6 },
    place(inKitchen.x + 34, inKitchen.y + 44, inKitchen.z),
  ]);

function pictureOf(view: Stage, drawAction: (pen: Pen, moment: Moment) => void): Picture {
  return { keyObject: detailOf(view), drawBackground: (pen) => drawRoomAndKitchen(pen, view), drawAction };
}

/** @param phone where it rings; null where there is none */
const ringingIn = (view: Stage, phone: Place | null): Picture =>
  pictureOf(view, (pen, moment) => {
    if (phone) drawStandingPhone(pen, view, phone, moment.seconds);
    drawRosa(pen, view, moment, { pose: hearing(moment.beat), blanket: onLap(view) });
  });

const room = stage();
// From farther away through a longer lens: the table and the kitchen are large together.
const together = stage({ eyeHeight: 124, horizon: 236, focal: 3890, distance: 1200, eyeX: 26 });
const herAndPhone = framed(640, 388, 1000);
const bothPlaces = framed(655, 330, 900);

const stateWith = (phone: Place, sound: WorldSound): FilmedState => {
  const near = ringingIn(together, phone);
  const shots = (cut: number) => [
    { from: 0, camera: herAndPhone, easeSeconds: 0 },
    { from: cut, insert: near, camera: bothPlaces, easeSeconds: 0 },
  ];
  return {
    picture: ringingIn(room, phone),
    sounds: [sound],
    shots: shots(0.45),
    closing: shots(0.2),
    look: { picture: near, camera: bothPlaces },
  };
};

function drawStartingUp(pen: Pen, moment: Moment) {
  const { beat, seconds } = moment;
  drawStandingPhone(pen, room, inKitchen, seconds);
  const { pose, slid } = startingUp(beat);
  drawRosa(pen, room, moment, {
    pose,
    regards: beat < 0.4 ? inKitchen : place(-20, 4, 96),
    blanket: (_, skeleton) =>
      slid > 0 ? drawSlidingBlanket(pen, room, skeleton, slid, woven) : onLap(room)(pen, skeleton),
  });
}

/** The blanket while she folds it: between her hands, on her lap, on the arm of the chair. */
const whileFolded =
  (blanket: Blanket) =>
  (pen: Pen, { arms: { left, right } }: Skeleton) => {
    if ('lies' in blanket) drawFoldedBlanket(pen, room, seat, blanket.lies, woven, blanket.high);
    if ('hangs' in blanket)
      drawHungBlanket(pen, room, { left: left.palm, right: right.palm }, blanket.hangs, woven);
  };

function drawFolding(pen: Pen, moment: Moment) {
  drawStandingPhone(pen, room, inKitchen);
  const { pose, blanket } = folding(moment.beat);
  const regards = place(-30, 50, 60);
  drawRosa(pen, room, moment, { pose, regards, blanket: whileFolded(blanket) });
}

function drawGettingUp(pen: Pen, moment: Moment) {
  drawStandingPhone(pen, room, inKitchen);
  drawRosa(pen, room, moment, {
    pose: gettingUp(moment.beat),
    regards: moment.beat < 0.6 ? place(-20, 60, 40) : inKitchen,
    blanket: () => drawFoldedBlanket(pen, room, seat, onChairArm, woven),
    isGlad: moment.beat > 0.75,
  });
}

/** In her chair: her hand goes to the table at her elbow, and brings the phone to her ear. */
function drawAnswering(pen: Pen, moment: Moment) {
  const { beat, seconds } = moment;
  const there: Hand = { to: { left: 66, up: atElbow.y + 10, forward: 20 }, shape: 'hold' };
  const out = during(beat, 0.08, 0.34);
  const taken = during(beat, 0.42, 0.74);
  const left = beat < 0.42 ? blendedHand(sits.hands.left, there, out) : toEar(taken, there, seated);
  const aside = 15 * out * (1 - during(beat, 0.42, 0.6));
  if (beat < 0.38) drawStandingPhone(pen, room, atElbow, seconds);
  else drawPhoneStand(pen, room, atElbow, 14);
  drawRosa(pen, room, moment, {
    pose: withHands({ ...sits, aside, lean: sits.lean + 8 * out * (1 - taken) }, { left }),
    regards: beat < 0.45 ? atElbow : ahead,
    blanket: onLap(room),
    ...(beat < 0.38 ? {} : { held: { atEar: during(taken, 0.5, 1) } }),
    isGlad: beat > 0.7,
  });
}

/** In her chair with the phone at her ear: she talks, or puts it away. @param pose how, and where the phone is */
const calmly = (pose: (beat: number) => { pose: Pose; held?: HeldPhone }) => (pen: Pen, moment: Moment) => {
  drawPhoneStand(pen, room, atElbow, 14);
  drawRosa(pen, room, moment, { ...pose(moment.beat), blanket: onLap(room), isGlad: true });
};
const drawTalking = calmly((beat) => ({
  pose: withWords(withHands(sits, { left: atEar(seated) }), beat, sits.hands.right),
  held: { atEar: 1 },
}));
const drawPocketing = calmly((beat) => {
  const { hand, held } = pocketing(beat, seated, sits.hands.left);
  return { pose: withHands(sits, { left: hand }), held };
});

const act = (
  moves: string,
  drawAction: (pen: Pen, moment: Moment) => void,
  camera: Camera,
  seconds?: number,
): Act => ({ moves, picture: pictureOf(room, drawAction), camera, ...(seconds ? { seconds } : {}) });

const atHer = framed(470, 400, 760);
const atDoor = framed(924, 215, 560);

/** Exercise 11, Somebody Is Calling. */
export const film: ExerciseFilm = {
  exerciseId: 11,
  owner: 'Rosa',
  states: {
    scene: stateWith(inKitchen, {
      name: 'phone',
      caption: { en: 'phone rings in the kitchen', es: 'suena el teléfono en la cocina' },
      isFar: true,
    }),
    safe: stateWith(atElbow, {
      name: 'phone',
      caption: { en: 'phone rings close by', es: 'suena muy cerca' },
    }),
  },
  beat: {
    id: 'rises',
    seconds: 5.4,
    moves: 'Rosa looks up, her hands go to the arms of her chair, and she moves forward and back',
  },
  claim: { picture: ringingIn(room, null), camera: wide, side: 'left' },
  reasons: {
    scene: [
      act(
        'She starts up, the blanket slides around her shoes, and she sits back',
        drawStartingUp,
        herAndPhone,
        4.2,
      ),
      act('She folds the blanket and lays it on the arm of her chair', drawFolding, atHer, 5),
      act('With both hands on the arms she gets up slowly', drawGettingUp, herAndPhone, 4),
      act(
        'In the kitchen she takes the phone and calls back',
        (pen, moment) => drawCallingBack(pen, room, moment),
        atDoor,
      ),
      act(
        'She drops the phone into the pocket of her cardigan',
        (pen, moment) => drawIntoPocket(pen, room, moment),
        framed(900, 212, 430),
        3.4,
      ),
    ],
    safe: [
      act('Her hand takes the phone from the table to her ear', drawAnswering, herAndPhone, 4.6),
      act('She talks in her chair', drawTalking, framed(470, 320, 620)),
      act('She drops the phone into the pocket of her cardigan', drawPocketing, framed(470, 320, 620), 4),
    ],
  },
};
