import { tone } from '../canvas/color.ts';
import { curve, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { radians } from '../canvas/space.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { worded } from '../language.ts';
import { feeling, handsBusy } from '../people/attending.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import { blended } from '../people/moves.ts';
import { door, drawHallBeyond, drawNurseWithList, list } from '../people/nurse-luis.ts';
import type { Hand, Pose } from '../people/pose.ts';
import { sitting, withHands } from '../people/poses.ts';
import { armchair, armchairArm, armchairSeat } from '../props/chairs.ts';
import { drawClock, drawPicture } from '../props/decor.ts';
import { drawCallButton, drawCard } from '../props/medical.ts';
import { drawPillCup } from '../props/pill-cup.ts';
import { drawTray } from '../props/small-things.ts';
import { drawOverbedTable } from '../props/tables.ts';
import { careRoomBack, drawCareRoom } from '../rooms/care-room.ts';
import { drawDoorway } from '../rooms/openings.ts';
import { careCenter } from '../rooms/palettes.ts';
import { during, swinging, thereAndBack } from './beats.ts';
import { framed, wide } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Moment, Picture } from './scene.ts';

const chair = { at: place(-64, 0, 150), turn: 24 };
/** It reaches over his lap, so that an elbow can rest on it. */
const table = { at: place(6, 0, 99), turn: -90 };
const top = 84;
const card = place(-4, top + 2.6, 102);
const cup = place(16, top + 2.6, 96);
const newPill = [place(card.x - 12, card.y + 18, card.z), place(cup.x + 8, card.y - 6, cup.z)];
function drawRoom(pen: Pen, view: Stage) {
  drawCareRoom(pen, view, { sky: 'rain', windowX: -150, bathroomX: null });
  drawPicture(pen, view, { x: 10, y: 104, z: careRoomBack, width: 38, height: 28 }, 'fruit');
  drawClock(pen, view, place(28, 176, careRoomBack), 8 * 60, 17);
}

/** What Walter does at an instant. */
type Sitting = {
  /** Degrees he sinks forward into his hand, or leans. */
  sunk: number;
  /** His left hand: 0 at his forehead, 1 at his cheek. */
  down?: number;
  /** How far he is off his seat, 0 to 1, both hands on the arms. */
  up?: number;
  /** 0 awake to 1 his eyes are closed. */
  closed?: number;
  /** He reads with the nurse: 0 to 1. */
  reads?: number;
};

const onArm = (side: 1 | -1): Hand => ({
  to: { left: side * 35, up: armchairArm + 3, forward: 20 },
  shape: 'grip',
  elbow: { out: 0.7, up: 0.1, forward: -1 },
});

function sittingPose({ sunk, down = 0, up = 0 }: Sitting): Pose {
  const still = sitting(walter, { seat: armchairSeat, lean: 14 + sunk });
  // The hand goes with the head that lies in it.
  const [high, forward] = [118 - still.hips.up, 31];
  const [cos, sin] = [Math.cos(radians(sunk)), Math.sin(radians(sunk))];
  const atBrow = {
    to: { left: 12.5, up: still.hips.up + high * cos - forward * sin, forward: forward * cos + high * sin },
    shape: 'flat',
    elbow: { out: 0.4, up: -1, forward: 0.8 },
  } satisfies Hand;
  const { to } = atBrow;
  const atCheek: Hand = {
    ...atBrow,
    to: { ...to, left: to.left + 1, up: to.up - 11 * cos, forward: to.forward - 11 * sin },
  };
  const rests = withHands(still, { left: atBrow });
  const lies = withHands(still, { left: atCheek });
  const put = blended(rests, lies, down);
  if (up <= 0) return put;
  const pushes = withHands(
    { ...still, hips: { ...still.hips, up: still.hips.up + 7, forward: 3 } },
    { left: onArm(1), right: onArm(-1) },
  );
  return blended(put, pushes, up);
}

function drawWalter(pen: Pen, view: Stage, moment: Moment, now: Sitting) {
  const seat = armchair(view, chair, tone('#5d8a86', 0.26));
  seat.behind(pen);
  const { closed = 0, reads = 0 } = now;
  const alive = moment.speaker ?? moment.idle('Walter');
  const lids = Math.max(0.55 * (1 - reads), closed);
  const foggy = feeling(
    handsBusy({ ...alive, blink: Math.max(alive.blink, lids), attention: Math.max(alive.attention, 0.5) }),
    reads > 0.5 ? 'thinking' : 'tired',
    1,
  );
  const regards = reads > 0 ? list : card;
  figure(view, { person: walter, ...chair, pose: sittingPose(now), regards }, foggy).draw(pen, {
    beforeArms: () => {
      seat.front(pen);
      drawButtonOnArm(pen, view);
      drawOverbedTable(pen, view, table, { height: top });
    },
  });
}

/** The call button hangs over the arm of his chair by its lead. */
function drawButtonOnArm(pen: Pen, view: Stage) {
  const button = spotOn(chair, -44, armchairArm - 17, 16);
  const scale = view.scale(button.z) * 1.3;
  const at = view.at(button);
  const over = [-26, -4, 12].map((forward) => view.at(spotOn(chair, -39, armchairArm - 1, forward)));
  stroke(pen, curve([...over, { x: at.x, y: at.y - 6 * scale }]), '#e9e6dd', scale * 0.9);
  drawCallButton(pen, at, scale, 176);
}

function drawMedicine(pen: Pen, view: Stage) {
  drawTray(pen, view, place(-18, top, 86), { width: 41, depth: 24, color: tone('#7fa3b0', 0.22) });
  drawCard(pen, view, card, worded({ en: ['NEW'], es: ['NUEVA'] }), { width: 23, height: 16.5, size: 8.2 });
  drawPillCup(pen, view, cup, 1.6);
}

/** Clip 1: he sinks into his hand, sits up, his hand goes down to his cheek and back to his forehead. */
const foggy = (beat: number): Sitting => ({
  sunk: 7 * thereAndBack(during(beat, 0, 0.36)) - 3 * during(beat, 0.4, 0.56) + 3 * during(beat, 0.74, 0.96),
  down: during(beat, 0.38, 0.54) - during(beat, 0.72, 0.9),
  closed: thereAndBack(during(beat, 0.04, 0.34)),
});

/** The near miss: he starts to rise, his eyes close, and he sits back. */
const rising = (beat: number): Sitting => ({
  sunk: 10 * during(beat, 0.1, 0.36) - 20 * during(beat, 0.54, 0.78) + 10 * during(beat, 0.8, 1),
  up: during(beat, 0.02, 0.14) * (1 - during(beat, 0.84, 1)),
  closed: during(beat, 0.34, 0.44) * (1 - during(beat, 0.8, 0.95)),
});

const reading = (beat: number): Sitting => ({
  sunk: -3 + 4 * during(beat, 0.1, 0.4) + 2 * swinging(beat, 3),
  down: 1,
  reads: 1,
});

/** What a picture shows: Walter, and the nurse in the hall or beside him. */
type Shown = {
  walter: (beat: number) => Sitting;
  passes: ((beat: number) => number) | null;
  list?: (beat: number) => { shown: number; line: number };
  /** Nothing of the new pill is to be seen (behind a claim). */
  bare?: true;
};

const pictureFrom = (view: Stage, { walter: doing, passes, list: read, bare }: Shown): Picture => ({
  keyObject: boxOf(view, newPill, 4),
  drawBackground: (pen) => drawRoom(pen, view),
  drawAction: (pen, moment) => {
    const { beat } = moment;
    drawDoorway(pen, view, { ...door, frame: careCenter.trim }, () =>
      drawHallBeyond(pen, view, moment, passes ? passes(beat) : null),
    );
    drawWalter(pen, view, moment, doing(beat));
    if (!bare) drawMedicine(pen, view);
    if (!read) return;
    const { shown, line } = read(beat);
    drawNurseWithList(pen, view, moment, shown, line);
  },
});

const view = stage();
const room = pictureFrom(view, { walter: foggy, passes: (beat) => beat });
/** His face and the tray together: the pill is new, and he is foggy. */
const near = framed(562, 292, 344);
const both = framed(640, 320, 720);

const act = (moves: string, shown: Shown, camera: Act['camera'], seconds?: number): Act => ({
  moves,
  picture: pictureFrom(view, shown),
  camera,
  ...(seconds ? { seconds } : {}),
});

/** Exercise 24, Three Days Later. */
export const film: ExerciseFilm = {
  exerciseId: 24,
  owner: 'Walter',
  states: {
    scene: {
      picture: room,
      shots: [
        { from: 0, camera: framed(640, 380, 1008), easeSeconds: 0 },
        { from: 0.44, camera: near, easeSeconds: 0 },
      ],
      closing: [
        { from: 0, camera: wide, easeSeconds: 0 },
        { from: 0.3, camera: near, easeSeconds: 0 },
      ],
      look: { picture: room, camera: near },
    },
  },
  beat: {
    id: 'sinks',
    seconds: 7.4,
    moves: 'Walter sinks into his hand, sits up, and his hand goes to his cheek and back',
  },
  claim: {
    picture: pictureFrom(view, { walter: () => foggy(0), passes: () => 0.5, bare: true }),
    camera: framed(760, 214, 780),
    side: 'right',
  },
  reasons: {
    scene: [
      act(
        'He starts to rise, his eyes close, and he sits back',
        { walter: rising, passes: (beat) => 0.5 + 0.5 * beat },
        framed(520, 380, 820),
        3.8,
      ),
      act(
        'Nurse Luis sits with him and holds out the list of pills',
        {
          walter: reading,
          passes: null,
          list: (beat) => ({ shown: during(beat, 0.1, 0.5), line: 0.3 * during(beat, 0.6, 0.9) }),
        },
        framed(640, 380, 940),
        4,
      ),
      act(
        'His finger goes down the lines, and the two read it together',
        {
          walter: reading,
          passes: null,
          list: (beat) => ({
            shown: 1,
            line:
              0.3 +
              0.5 * during(beat, 0.04, 0.3) +
              0.6 * during(beat, 0.4, 0.66) -
              0.8 * during(beat, 0.78, 0.98),
          }),
        },
        both,
      ),
    ],
  },
};
