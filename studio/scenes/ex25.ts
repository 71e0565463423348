import { mix, tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { facesOf } from '../canvas/solids.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling } from '../people/attending.ts';
import { dressed } from '../people/cast/dressed.ts';
import {
  aide,
  oldMan as gentleman,
  mrBell,
  nurse,
  resident,
  residentTwo,
  therapist,
} from '../people/cast/others.ts';
import { coat } from '../people/clothes/coats.ts';
import { pullover } from '../people/clothes/knits.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import type { Person } from '../people/person.ts';
import type { Hand, OwnSpot, Pose } from '../people/pose.ts';
import { sitting, standing, withHands } from '../people/poses.ts';
import { drawCane } from '../props/aids.ts';
import { woodenChair } from '../props/chairs.ts';
import { drawGlass } from '../props/crockery.ts';
import { drawClock } from '../props/decor.ts';
import { drawMedicalBracelet, snackPocket } from '../props/diabetes.ts';
import { drawHandkerchief } from '../props/handkerchief.ts';
import { drawDrops } from '../props/signals.ts';
import { drawTrembling } from '../props/trembling.ts';
import { drawLunchHall, drawRoundTable } from '../rooms/gathering-rooms.ts';
import { closeOn, framed, healed, wide } from './camera.ts';
import type { Moment, Performance, Picture, Scene } from './scene.ts';

const jacket = tone('#66795c', 0.24);
const bell = dressed(mrBell, {
  garments: [coat(jacket, tone('#f4ead6', 0.14), { buttons: '#3f4a38' }), snackPocket(jacket.main)],
});

const seat = { at: place(-70, 0, 110), turn: 24 };
const table = place(2, 0, 86);
/** The wall is far away, and so is the food. */
const back = 780;
const knit = (color: string) =>
  pullover(tone(color, 0.22), tone('#f4ead6', 0.14), mix(color, '#2a1a2e', 0.2));
/** A man of fifty, younger than the others. */
const visitor: Person = {
  ...dressed(
    nurse,
    { garments: [knit('#8c3f45')], legs: { tone: tone('#3f4d63') } },
    { hair: { style: 'side-parted', tone: tone('#3b2f2c', 0.3), light: '#6b5850' } },
  ),
  name: 'Visitor',
};
const oldMan: Person = dressed(
  gentleman,
  { garments: [coat(tone('#4a5a78', 0.24), tone('#e8dcc4', 0.14))], legs: { tone: tone('#7d6a52') } },
  { hat: { kind: 'cap', tone: tone('#8a6f4e', 0.24) } },
);
const shopper: Person = dressed(resident, {
  garments: [coat(tone('#c9788c', 0.22), tone('#fff8ea', 0.13), { to: 0.9 })],
});
const talker: Person = dressed(therapist, {
  garments: [knit('#3f8a86')],
  legs: { tone: tone('#4c6a8a') },
  shoes: { kind: 'low', tone: tone('#e8e4dc', 0.2), sole: '#cfc9be' },
});
const caneHigh = 82;
const folded = (up: number): Partial<Pose['hands']> => ({
  left: { to: { left: 3, up: up + 14, forward: 21 }, shape: 'flat' },
  right: { to: { left: -3, up: up + 11, forward: 20 }, shape: 'flat' },
});
type Waiting = {
  person: Person;
  x: number;
  turn: number;
  /** How far the hips are over the own left leg, in centimeters. */
  rests: number;
  hands: (up: number) => Partial<Pose['hands']>;
};

/** Different heights, hair, hats, clothes and ways to wait: a line of people, not one person five times. */
const line: readonly Waiting[] = [
  {
    person: residentTwo,
    x: 214,
    turn: 58,
    rests: 2,
    hands: () => ({
      right: { to: { left: -13, up: 96, forward: 27 }, shape: 'flat' },
      left: { to: { left: 13, up: 96, forward: 27 }, shape: 'flat' },
    }),
  },
  {
    person: oldMan,
    x: 159,
    turn: 44,
    rests: -2,
    hands: () => ({ right: { to: { left: -17, up: caneHigh, forward: 17 }, shape: 'grip' } }),
  },
  {
    person: visitor,
    x: 92,
    turn: 40,
    rests: 2.5,
    hands: (up) => ({
      // One hand holds the other before him.
      left: { to: { left: 2, up: up - 6, forward: 20 }, shape: 'relaxed' },
      right: { to: { left: -3, up: up - 5, forward: 22 }, shape: 'relaxed' },
    }),
  },
  { person: shopper, x: 32, turn: -22, rests: 2, hands: folded },
  {
    person: talker,
    x: -22,
    turn: 46,
    rests: -2,
    hands: (up) => ({ right: { to: { left: -8, up: up + 20, forward: 27 }, shape: 'open' } }),
  },
];

function drawHall(pen: Pen, view: Stage) {
  drawLunchHall(pen, view, { back, counterX: 176 });
  drawClock(pen, view, place(-68, 168, back), 12 * 60 + 40, 27);
}

function drawHisCane(pen: Pen, view: Stage, stand: Stand) {
  const tip = spotOn(stand, -19, 0, 21);
  drawCane(
    pen,
    view,
    tip,
    spotOn(stand, -17, caneHigh, 17),
    spotOn({ ...stand, at: place(0, 0, 0) }, 0, 0, 1),
  );
}

function drawLine(pen: Pen, view: Stage, moment: Moment) {
  for (const { person, x, turn, rests, hands } of line) {
    const at = place(x, 0, back - 110);
    drawFloorShadow(pen, view, at);
    const still = standing(person, { apart: 7 });
    // The weight is on one leg: the hips are over it, and the upper body leans back over them.
    const hips = { ...still.hips, left: rests };
    const pose = withHands({ ...still, hips, aside: -rests }, hands(still.hips.up));
    // Two of them talk, the others look to the counter.
    const regards = turn < 0 ? place(-30, 150, at.z) : place(300, 110, back - 60);
    const waiting = figure(view, { person, at, turn, pose, regards }, attending(moment.idle(person.name)));
    waiting.draw(pen, { right: () => person === oldMan && drawHisCane(pen, view, { at, turn }) });
  }
}

/** Heavy lids, brows drawn together, the head low. */
const weary = (silent: Performance): Performance =>
  attending({ ...feeling(silent, 'concern'), blink: Math.max(silent.blink, 0.3), nod: 0.5 }, 0.3);

/** Somebody has come to the table and stays with him. */
function drawHelper(pen: Pen, view: Stage, moment: Moment) {
  const at = place(98, 0, 190);
  drawFloorShadow(pen, view, at);
  const pose = withHands(standing(aide, { lean: 10 }), {
    right: { to: { left: -20, up: 100, forward: 24 }, shape: 'open' },
  });
  figure(
    view,
    { person: aide, at, turn: -44, pose, regards: place(seat.at.x, 110, seat.at.z) },
    feeling(attending(moment.idle('aide')), 'warm'),
  ).draw(pen);
}

/** He drinks juice, and his snack lies open before him. */
function drawBellFed(pen: Pen, view: Stage, moment: Moment) {
  woodenChair(view, seat, tone('#8a5f41', 0.26)).behind(pen);
  drawRoundTable(pen, view, table);
  const juice = place(table.x - 18, 96, table.z + 6);
  const pose = withHands(sitting(bell, { seat: 45, lean: 2 }), {
    left: { to: juice, shape: 'hold', elbow: { out: 0.9, up: -0.6, forward: -0.4 } },
  });
  const calm = feeling(attending(moment.idle('Mr. Bell'), 0.2), 'warm');
  const person = figure(view, { person: bell, at: seat.at, turn: seat.turn, pose, regards: juice }, calm);
  person.draw(pen, {
    left: () =>
      drawGlass(pen, view, place(juice.x + 2, juice.y - 7, juice.z - 2), 0.7, facesOf(tone('#e39a3a', 0.2))),
  });
  drawMedicalBracelet(pen, view, person.skeleton.arms.left, 'DIABETES', 1.3);
}

/** His right hand on its way from his lap to his cheek, its elbow low at his side, so that his face stays free. @param raised 0-1 */
function wiping(resting: Hand, raised: number): Hand {
  const lap = resting.to as OwnSpot;
  const mixed = (low: number, high: number) => low + (high - low) * raised;
  return {
    ...resting,
    to: {
      left: mixed(lap.left, -10) - 6 * Math.sin(Math.PI * raised),
      up: mixed(lap.up, 108),
      forward: mixed(lap.forward, 17) + 6 * Math.sin(Math.PI * raised),
    },
    elbow: { out: mixed(0.7, 0.9), up: mixed(-0.6, -1), forward: mixed(-0.7, -0.1) },
  };
}

/** Up, resting there for most of the beat, and down again. */
function lingering(beat: number): number {
  const up = Math.max(0, Math.min(1, 1.8 * Math.sin(Math.PI * beat)));
  return up * up * (3 - 2 * up);
}

function drawBell(pen: Pen, view: Stage, moment: Moment) {
  const chair = woodenChair(view, seat, tone('#8a5f41', 0.26));
  const shake = Math.sin(moment.seconds * 21) * 0.7;
  const palm: Place = place(table.x - 22, 77 + shake * 0.4, table.z - 18);
  chair.behind(pen);
  drawRoundTable(pen, view, table);
  drawGlass(pen, view, place(table.x + 22, 74, table.z + 10));
  const still = sitting(bell, { seat: 45, lean: 4 });
  const pose = withHands(still, {
    right: wiping(still.hands.right, lingering(moment.beat)),
    left: {
      to: place(palm.x + shake, palm.y, palm.z),
      shape: 'relaxed',
      bend: -12,
      elbow: { out: 1.2, up: -0.7, forward: -0.7 },
    },
  });
  const person = figure(
    view,
    { person: bell, at: seat.at, turn: seat.turn, pose, regards: palm },
    weary(moment.idle('Mr. Bell')),
  );
  const slide = (moment.seconds * 0.5) % 1;
  const { head } = person.head;
  const drop = (height: number, angle: number, lift: number, down: number) => {
    const from = head.on(height, angle, lift);
    return { x: from.x, y: from.y + down * head.scale };
  };
  const sweat = [drop(7, -46, 0.2, slide), drop(2.5, 62, 0.4, slide * 1.6), drop(8, 30, 0.2, slide * 0.6)];
  person.draw(pen, {
    beforeArms: () => drawDrops(pen, sweat, 2.3 * head.scale),
    right: () => drawHandkerchief(pen, view, person.skeleton.arms.right.palm),
  });
  drawMedicalBracelet(pen, view, person.skeleton.arms.left, 'DIABETES', 1.3);
  const hand = view.at(palm);
  const scale = view.scale(palm.z);
  drawTrembling(pen, hand, scale, moment.seconds);
}

function pictureFrom(view: Stage, seen: readonly Place[], { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, seen, 4),
    drawBackground: (pen) => drawHall(pen, view),
    drawAction: (pen, moment) => {
      drawLine(pen, view, moment);
      if (safe) {
        drawHelper(pen, view, moment);
        drawBellFed(pen, view, moment);
      } else drawBell(pen, view, moment);
    },
  };
}

const room = pictureFrom(stage(), [place(-100, 140, 100), place(22, 62, 110)]);
const atTable = stage({ eyeHeight: 122, horizon: 250, distance: 300, focal: 2050, eyeX: -40 });
const seen = [place(-98, 140, 100), place(24, 66, 110)];
const near = pictureFrom(atTable, seen);

/** Exercise 25, Shaky Before Lunch. */
export const scene: Scene = {
  ...room,
  exerciseId: 25,
  pictured:
    'At the senior lunch Mr. Bell sits at a table, sweat on his forehead, his hand trembling. A bracelet on his wrist says Diabetes, and a snack bag looks out of his jacket pocket. People wait in line at the food counter across the hall; the clock shows twenty to one.',
  owner: 'Presenter',
  beat: {
    word: 'sweaty',
    seconds: 3,
    moves: 'Mr. Bell lifts his right hand, wipes his cheek with a handkerchief and lowers it again',
  },
  startsWide: 'the whole way from his chair across the hall to the counter, and the clock',
  shots: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.14, camera: framed(520, 300, 860), easeSeconds: 2.2 },
    // His face and the bracelet, close enough to be read.
    { from: 0.28, insert: near, camera: framed(590, 340, 840), easeSeconds: 0 },
    { from: 0.65, camera: framed(760, 286, 940), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.3, insert: near, camera: closeOn(near.keyObject, 0.4), easeSeconds: 0 },
  ],
  claim: { camera: wide, side: 'right' },
  ...healed(
    closeOn(near.keyObject, 0.3),
    near,
    pictureFrom(atTable, [...seen, place(126, 172, 190), place(160, 20, 190)], { safe: true }),
  ),
};
