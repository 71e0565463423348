import { faint, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { fill, inside, rectangle } from '../canvas/paint.ts';
import { frameHeight, frameWidth, type Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { facesOf } from '../canvas/solids.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling } from '../people/attending.ts';
import { dressed } from '../people/cast/dressed.ts';
import { aide, mrBell } from '../people/cast/others.ts';
import { coat } from '../people/clothes/coats.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import type { Head } from '../people/head/head.ts';
import type { Hand, OwnSpot } from '../people/pose.ts';
import { sitting, standing, withHands } from '../people/poses.ts';
import { torsoOf } from '../people/torso.ts';
import { woodenChair } from '../props/chairs.ts';
import { drawGlass } from '../props/crockery.ts';
import { drawClock } from '../props/decor.ts';
import { drawMedicalBracelet, snackPocket } from '../props/diabetes.ts';
import { drawHandkerchief } from '../props/handkerchief.ts';
import { drawWaitingCane, lunchLine, manWithCane } from '../props/lunch-line.ts';
import { drawLunchTable } from '../props/lunch-table.ts';
import { type Bead, drawSweat } from '../props/sweat.ts';
import { drawTrembling } from '../props/trembling.ts';
import { drawLunchHall } from '../rooms/gathering-rooms.ts';
import { closeOn, framed, healed, wide } from './camera.ts';
import type { Moment, Performance, Picture, Scene } from './scene.ts';

const jacket = tone('#66795c', 0.24);
const bell = dressed(mrBell, {
  garments: [coat(jacket, tone('#f4ead6', 0.14), { buttons: '#3f4a38' }), snackPocket(jacket.main)],
});

const seat = { at: place(-74, 0, 128), turn: 20 };
/** He sits behind it, and his arms rest on it. */
const table = spotOn(seat, 8, 0, 63);
const tableTop = 74;
/** His shaking hand, on the table before him. */
const shaking = { left: 4, up: tableTop + 3, forward: 50 };
/** Another table of the hall, where nobody sits yet. */
const empty = place(198, 0, 440);
/** The wall is far away, and so is the food. */
const back = 780;
function drawHall(pen: Pen, view: Stage) {
  drawLunchHall(pen, view, { back, counterX: 176 });
  drawClock(pen, view, place(-52, 168, back), 12 * 60 + 40, 27);
}

function drawLine(pen: Pen, view: Stage, moment: Moment) {
  for (const { person, x, turn, rests, hands, to } of lunchLine) {
    const at = place(x, 0, back - 110);
    drawFloorShadow(pen, view, at);
    const still = standing(person, { apart: 7 });
    // The weight is on one leg: the hips are over it, and the upper body leans back over them.
    const hips = { ...still.hips, left: rests };
    const pose = withHands({ ...still, hips, aside: -rests }, hands(still.hips.up));
    // Two of them talk, the others look to the counter.
    const regards = to === undefined ? place(300, 110, back - 60) : place(to, 148, at.z);
    const waiting = figure(view, { person, at, turn, pose, regards }, attending(moment.idle(person.name)));
    waiting.draw(pen, { right: () => person === manWithCane && drawWaitingCane(pen, view, { at, turn }) });
  }
  // The air of a big hall: what is far away is paler than the man it is about.
  fill(pen, rectangle(0, 0, frameWidth, frameHeight), faint('#f6ead6', 0.2));
  const chairs = [
    woodenChair(view, { at: place(empty.x + 62, 0, empty.z + 34), turn: -70 }, tone('#a5805c', 0.2)),
    woodenChair(view, { at: place(empty.x - 66, 0, empty.z + 24), turn: 66 }, tone('#a5805c', 0.2)),
  ];
  for (const chair of chairs) {
    chair.behind(pen);
    chair.front(pen);
  }
  drawLunchTable(pen, view, empty);
  drawGlass(pen, view, place(empty.x + 20, tableTop, empty.z + 8));
}

/** Heavy lids, brows drawn together, the head low. */
const weary = (silent: Performance): Performance =>
  attending({ ...feeling(silent, 'concern'), blink: Math.max(silent.blink, 0.3), nod: 0.5 }, 0.3);

/** Beside his table. */
const helperAt = place(40, 0, 330);

/** Somebody has come to the table and stays with him. */
function drawHelper(pen: Pen, view: Stage, moment: Moment) {
  const at = helperAt;
  drawFloorShadow(pen, view, at);
  const pose = withHands(standing(aide, { lean: 10 }), {
    right: { to: { left: -10, up: 104, forward: 24 }, shape: 'relaxed' },
  });
  figure(
    view,
    { person: aide, at, turn: -44, pose, regards: place(seat.at.x, 110, seat.at.z) },
    feeling(attending(moment.idle('aide')), 'warm'),
  ).draw(pen);
}

/** His right hand while it has nothing to do, on the table. */
const restingHand: Hand = {
  to: { left: -25, up: tableTop + 3, forward: 34 },
  shape: 'relaxed',
  elbow: { out: 0.8, up: -1, forward: -0.5 },
};

/** He drinks juice, his forearms on the table. */
function drawBellFed(pen: Pen, view: Stage, moment: Moment) {
  woodenChair(view, seat, tone('#8a5f41', 0.26)).behind(pen);
  const juice = spotOn(seat, 10, tableTop + 9, 42);
  const pose = withHands(sitting(bell, { seat: 45, lean: 6 }), {
    left: { to: juice, shape: 'grip', elbow: { out: 1.5, up: -0.8, forward: -0.3 } },
    right: restingHand,
  });
  const calm = feeling(attending(moment.idle('Mr. Bell'), 0.2), 'warm');
  const person = figure(view, { person: bell, at: seat.at, turn: seat.turn, pose, regards: juice }, calm);
  person.draw(pen, {
    beforeArms: () => drawLunchTable(pen, view, table),
    left: () =>
      drawGlass(pen, view, place(juice.x - 1, tableTop + 3, juice.z + 1), 1, facesOf(tone('#e39a3a', 0.2))),
  });
  drawMedicalBracelet(pen, view, person.skeleton.arms.left, 'DIABETES', 1.3);
}

/** His right hand on its way from the table to his cheek, its elbow low at his side, so that his face stays free. @param raised 0-1 */
function wiping(resting: Hand, raised: number): Hand {
  const low = resting.to as OwnSpot;
  const mixed = (from: number, to: number) => from + (to - from) * raised;
  return {
    ...resting,
    shape: 'grip',
    bend: mixed(0, 45),
    to: {
      left: mixed(low.left, -14) - 6 * Math.sin(Math.PI * raised),
      up: mixed(low.up, 107),
      forward: mixed(low.forward, 17) + 6 * Math.sin(Math.PI * raised),
    },
    elbow: { out: mixed(0.8, 0.5), up: -1, forward: mixed(-0.5, 0.24) },
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
  const palm = spotOn(seat, shaking.left + shake, shaking.up + shake * 0.4, shaking.forward);
  chair.behind(pen);
  const raised = lingering(moment.beat);
  const pose = withHands(sitting(bell, { seat: 45, lean: 9 }), {
    right: wiping(restingHand, raised),
    left: { to: palm, shape: 'relaxed', elbow: { out: 1, up: -0.9, forward: 0.3 } },
  });
  const person = figure(
    view,
    { person: bell, at: seat.at, turn: seat.turn, pose, regards: palm },
    weary(moment.idle('Mr. Bell')),
  );
  const slide = (moment.seconds * 0.4) % 1;
  const { head } = person.head;
  person.draw(pen, {
    beforeArms: () => {
      drawSweat(pen, sweatOn(head, slide));
      drawLunchTable(pen, view, table);
      drawGlass(pen, view, spotOn(seat, 44, tableTop, 62));
      // The forearm rests on the table.
      const under = spotOn(seat, 17, tableTop, 38);
      const scale = view.scale(under.z);
      softGlow(pen, view.at(under), { x: scale * 21, y: scale * 4 }, '#43263f', 0.5);
    },
    right: () => drawHandkerchief(pen, view, person.skeleton.arms.right.palm, raised),
  });
  // Sleeve and jacket have one color at the shoulder, so that they grow out of one another.
  const { shoulder } = person.skeleton.arms.left;
  const joint = view.scale(shoulder.z) * 8;
  inside(pen, torsoOf(view, person.skeleton).outline(), () =>
    softGlow(pen, view.at(shoulder), { x: joint, y: joint }, jacket.main, 1),
  );
  drawMedicalBracelet(pen, view, person.skeleton.arms.left, 'DIABETES', 1.3);
  drawTrembling(pen, view.at(palm), view.scale(palm.z), moment.seconds);
}

/** Where beads stand on his forehead and temples: height and angle on the head, radius, how far it runs, in centimeters. */
const BEADS = [
  [8.2, -34, 0.62, 0],
  [7, -12, 0.72, 0],
  [8.6, 6, 0.55, 0],
  [7.2, 26, 0.7, 0],
  [6.2, 44, 0.6, 0],
  [5.4, -50, 0.8, 1.6],
  [3.6, 56, 0.85, 2],
] as const;

/** @param slide 0-1: how far the beads that run have come */
const sweatOn = (head: Head, slide: number): Bead[] =>
  BEADS.map(([height, angle, r, runs]) => {
    const { x, y } = head.on(height, angle, 0.2);
    const down = runs * slide * head.scale;
    return { x, y: y + down, r: r * head.scale, trail: down + (runs > 0 ? 1.4 * head.scale : 0) };
  });

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

/** From his forehead to the shaking hand. */
const seen = [spotOn(seat, 20, 140, 8), spotOn(seat, -20, 69, 46)];
const room = pictureFrom(stage(), seen);
const atTable = stage({ eyeHeight: 122, horizon: 250, distance: 300, focal: 2050, eyeX: -40 });
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
    { from: 0.65, camera: framed(740, 290, 1000), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.3, insert: near, camera: closeOn(near.keyObject, 0.4), easeSeconds: 0 },
  ],
  claim: { camera: wide, side: 'right' },
  ...healed(
    framed(590, 325, 900),
    near,
    pictureFrom(
      atTable,
      [
        ...seen,
        spotOn(seat, -46, 66, 40),
        place(helperAt.x + 36, 172, helperAt.z),
        place(helperAt.x, 20, helperAt.z),
      ],
      { safe: true },
    ),
  ),
};
