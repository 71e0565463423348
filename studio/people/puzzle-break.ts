import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { between } from '../canvas/space.ts';
import { type Place, place } from '../canvas/stage.ts';
import { armchairSeat } from '../props/chairs.ts';
import { during, thereAndBack } from '../scenes/beats.ts';
import { gettingUp } from './blanket-folding.ts';
import { rosa } from './cast/rosa.ts';
import { blendedHand } from './moves.ts';
import type { Hand, OwnSpot, Pose } from './pose.ts';
import { sitting, withHands } from './poses.ts';
import { skeletonOf } from './skeleton.ts';
import { walkingOn } from './walk.ts';

// Rosa with a crossword puzzle in her armchair: her phone and water on the table at her left, her cane at her right.

export const seat: Stand = { at: place(-112, 0, 160), turn: 36 };
export const table = { at: spotOn(seat, 74, 0, 26), height: 58, radius: 27 };
const onTable = (left: number, forward: number): Place => spotOn(seat, left, table.height, forward);
export const phone = onTable(80, 20);
export const glass = onTable(66, 8);
/** Where the lower edge of her booklet lies on the table, and on her lap. */
const laid = onTable(71, 27);
const onLap: OwnSpot = { left: -2, up: 64, forward: 17 };
export const cane = { tip: spotOn(seat, -55, 0, 26), handle: spotOn(seat, -46, 78, 20) };

const own = (left: number, up: number, forward: number): OwnSpot => ({ left, up, forward });
const at = ({ left, up, forward }: OwnSpot) => spotOn(seat, left, up, forward);
const sits = sitting(rosa, { seat: armchairSeat });
const lapHand: Hand = { ...sits.hands.left, to: own(9, 65, 24) };

/** What is seen of her in a moment. */
export type Doing = {
  pose: Pose;
  regards: Place;
  /** The lower edge of the booklet, and how much higher its far one is. */
  book: { near: Place; tilt: number };
  writes?: boolean;
  drinks?: number;
};

const booklet = at(own(onLap.left, onLap.up + 8, onLap.forward + 12));
const holdsBook: Hand = {
  to: own(13, onLap.up + 5, onLap.forward + 12),
  shape: 'hold',
  elbow: { out: 0.7, up: -0.6, forward: -0.5 },
};
/** With the pencil over the page. */
const writing = (left: number, up: number, forward: number): Hand => ({
  to: own(onLap.left - 7 + left, onLap.up + 7 + up, onLap.forward + 9 + forward),
  shape: 'hold',
  elbow: { out: 0.8, up: -0.5, forward: -0.4 },
});
const lapBook = { near: at(onLap), tilt: 2 };

/** She writes a word, looks over to the phone, thinks with the pencil lifted, and writes on. */
export function solving(beat: number): Doing {
  const looks = during(beat, 0.26, 0.36) * (1 - during(beat, 0.56, 0.66));
  const lifted = during(beat, 0.3, 0.42) * (1 - during(beat, 0.66, 0.76));
  const scribble = 1 - lifted;
  const word = Math.min(1, beat < 0.5 ? beat / 0.3 : (beat - 0.7) / 0.3);
  const hand = writing(
    5 * Math.max(0, word) * scribble + 0.9 * Math.sin(beat * 90) * scribble,
    15 * lifted + 0.8 * Math.sin(beat * 130) * scribble + 1.5 * lifted * Math.sin(beat * 40),
    -6 * lifted,
  );
  const moved = Math.sin(beat * 11);
  return {
    pose: withHands(
      { ...sits, lean: -1 - 4 * looks + 1.5 * moved, aside: 4 * looks + 1.5 * Math.sin(beat * 7) },
      { left: holdsBook, right: hand },
    ),
    regards: between(booklet, { ...phone, y: phone.y + 14 }, looks),
    book: lapBook,
    writes: true,
  };
}

/** Her left hand lays the booklet onto the table, and a finger stops the alarm. */
export function stopping(beat: number): Doing & { rings: boolean } {
  const away = during(beat, 0.04, 0.4);
  const near = between(lapBook.near, laid, away);
  const book = {
    near: { ...near, y: near.y + 10 * Math.sin(Math.PI * away) },
    tilt: 2 * (1 - during(beat, 0.3, 0.4)),
  };
  const edge = spotOn({ at: book.near, turn: seat.turn }, -6, 3, 8);
  const carries: Hand = { to: edge, shape: 'hold', elbow: { out: 0.7, up: -0.5, forward: -0.5 } };
  const screen = spotOn({ at: phone, turn: seat.turn }, -4, 13, 4);
  const reach = during(beat, 0.46, 0.62) * (1 - during(beat, 0.74, 0.92));
  const taps = 2.4 * thereAndBack(during(beat, 0.62, 0.72));
  const rests = at(lapHand.to as OwnSpot);
  const back = during(beat, 0.74, 0.94);
  const from = beat < 0.5 ? edge : back > 0 ? rests : edge;
  const left: Hand =
    beat < 0.42
      ? carries
      : {
          to: between(from, { ...screen, x: screen.x + taps, z: screen.z + taps * 0.4 }, reach),
          shape: reach > 0.4 ? 'point' : 'relaxed',
          elbow: { out: 0.6, up: -0.6, forward: -0.4 },
        };
  const over = during(beat, 0.1, 0.36) * (1 - during(beat, 0.74, 0.95));
  return {
    pose: withHands(
      { ...sits, lean: -2 + 15 * over, aside: 19 * over, twist: 16 * over },
      { left, right: blendedHand(writing(0, 0, 0), sits.hands.right, during(beat, 0.02, 0.2)) },
    ),
    regards: between(booklet, { ...phone, y: phone.y + 10 }, during(beat, 0.1, 0.4)),
    book,
    rings: beat < 0.66,
  };
}

const laidBook = { near: laid, tilt: 0 };

/** She takes the glass, drinks, and puts it back. */
export function drinking(beat: number): Doing {
  const reach = during(beat, 0.04, 0.2);
  const lifted = during(beat, 0.24, 0.42) * (1 - during(beat, 0.64, 0.82));
  const away = during(beat, 0.86, 1);
  const over = Math.max(reach * (1 - during(beat, 0.24, 0.4)), during(beat, 0.66, 0.8)) * (1 - away);
  const base: Pose = { ...sits, lean: -2 + 9 * over + 2 * lifted, aside: 11 * over, twist: 6 * over };
  const { head } = skeletonOf(rosa, seat.at, seat.turn, base);
  const grasp = { ...glass, y: glass.y + 7, x: glass.x - 3, z: glass.z - 2 };
  const atMouth = spotOn({ at: head, turn: seat.turn }, 5, -17, 15);
  const rests = at(lapHand.to as OwnSpot);
  const to =
    beat < 0.22 ? between(rests, grasp, reach) : between(between(grasp, atMouth, lifted), rests, away);
  return {
    pose: withHands(base, {
      left: { to, shape: 'hold', elbow: { out: 0.8, up: -0.6, forward: -0.3 } },
    }),
    regards: beat > 0.5 ? place(60, 110, 60) : glass,
    book: laidBook,
    ...(beat > 0.2 && beat < 0.86 ? { drinks: lifted } : {}),
  };
}

/** Both hands on the arms of the chair she comes up, and takes her cane. */
export function takingCane(beat: number): Doing & { held?: { tip: Place; grip: Place } } {
  const up = gettingUp(Math.min(1, beat / 0.62));
  const reach = during(beat, 0.6, 0.74);
  const ready = during(beat, 0.78, 0.96);
  const grip = between(cane.handle, spotOn(seat, -25, 84, 48), ready);
  const lift = 5 * Math.sin(Math.PI * ready);
  const tip = between(cane.tip, spotOn(seat, -28, 0, 56), ready);
  const hang = at(up.hands.right.to as OwnSpot);
  const right: Hand = {
    to: between(hang, grip, reach),
    shape: reach > 0.6 ? 'grip' : 'relaxed',
    elbow: { out: 0.5, up: -0.6, forward: -0.6 },
  };
  const aside = -8 * during(beat, 0.6, 0.72) * (1 - ready);
  return {
    pose: beat < 0.6 ? up : withHands({ ...up, aside }, { right }),
    regards: beat < 0.56 ? place(-60, 40, 40) : beat < 0.8 ? cane.handle : place(100, 110, 300),
    book: laidBook,
    ...(beat > 0.74 ? { held: { tip: { ...tip, y: tip.y + lift }, grip } } : {}),
  };
}

type Walk = { at: Place; turn: number; pose: Pose; tip: Place; grip: Place };

/** With her cane in her right hand. @param turn where she faces */
export function withCane(way: { from: Place; to: Place; steps: number }, walked: number, turn: number): Walk {
  const phase = Math.PI * walked * way.steps;
  const moving = walked > 0 && walked < 1 ? 1 : 0;
  const { at: here, pose } = walkingOn(rosa, way, walked);
  const stand: Stand = { at: here, turn };
  const grip = spotOn(stand, -23, 84, 16 - 3 * Math.cos(phase) * moving);
  const tip = spotOn(
    stand,
    -26,
    3.5 * Math.max(0, Math.sin(phase)) * moving,
    24 - 9 * Math.cos(phase) * moving,
  );
  const right: Hand = { to: grip, shape: 'grip', elbow: { out: 0.4, up: -0.7, forward: -0.8 } };
  return { at: here, turn, pose: withHands(pose, { right }), tip, grip };
}
