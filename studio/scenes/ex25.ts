import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { facesOf } from '../canvas/solids.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling } from '../people/attending.ts';
import { dressed } from '../people/cast/dressed.ts';
import { aide, friend, mrBell, neighbor, oldMan, resident, residentTwo } from '../people/cast/others.ts';
import { coat } from '../people/clothes/coats.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import type { Person } from '../people/person.ts';
import { sitting, standing, withHands } from '../people/poses.ts';
import { woodenChair } from '../props/chairs.ts';
import { drawGlass } from '../props/crockery.ts';
import { drawClock } from '../props/decor.ts';
import { drawMedicalBracelet, snackPocket } from '../props/diabetes.ts';
import { drawDrops, drawMotionLines } from '../props/signals.ts';
import { drawLunchHall, drawRoundTable } from '../rooms/gathering-rooms.ts';
import { closeOn, framed, healed, wide } from './camera.ts';
import type { Moment, Performance, Picture, Scene } from './scene.ts';

const jacket = tone('#66795c', 0.24);
const bell = dressed(mrBell, {
  garments: [coat(jacket, tone('#f4ead6', 0.14), { buttons: '#3f4a38' }), snackPocket(jacket.main)],
});

const seat = { at: place(-70, 0, 110), turn: 24 };
const table = place(36, 0, 122);
/** The wall is far away, and so is the food. */
const back = 780;
const line: readonly (readonly [Person, number])[] = [
  [residentTwo, 192],
  [oldMan, 142],
  [neighbor, 92],
  [resident, 42],
  [friend, -8],
];

function drawHall(pen: Pen, view: Stage) {
  drawLunchHall(pen, view, { back, counterX: 176 });
  drawClock(pen, view, place(-68, 168, back), 12 * 60 + 40, 27);
}

function drawLine(pen: Pen, view: Stage, moment: Moment) {
  for (const [person, x] of line) {
    const at = place(x, 0, back - 110);
    drawFloorShadow(pen, view, at);
    figure(
      view,
      { person, at, turn: 58, pose: standing(person), regards: place(300, 110, back - 60) },
      attending(moment.idle(person.name)),
    ).draw(pen);
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
  const juice = place(table.x - 44, 96, table.z - 24);
  const pose = withHands(sitting(bell, { seat: 45, lean: 2 }), {
    left: { to: juice, shape: 'hold', elbow: { out: 0.9, up: -0.6, forward: -0.4 } },
  });
  const calm = feeling(attending(moment.idle('Mr. Bell'), 0.2), 'warm');
  const person = figure(view, { person: bell, at: seat.at, turn: seat.turn, pose, regards: juice }, calm);
  person.draw(pen, {
    left: () =>
      drawGlass(pen, view, place(juice.x + 2, juice.y - 7, juice.z - 2), 0.7, facesOf(tone('#e39a3a', 0.2))),
  });
  drawMedicalBracelet(pen, view, person.skeleton.arms.left, 'DIABETES', 1.6);
}

function drawBell(pen: Pen, view: Stage, moment: Moment) {
  const chair = woodenChair(view, seat, tone('#8a5f41', 0.26));
  const shake = Math.sin(moment.seconds * 21) * 0.7;
  const palm: Place = place(table.x - 36, 84 + shake * 0.4, table.z - 22);
  chair.behind(pen);
  drawRoundTable(pen, view, table);
  drawGlass(pen, view, place(table.x + 22, 74, table.z + 10));
  const pose = withHands(sitting(bell, { seat: 45, lean: 4 }), {
    left: {
      to: place(palm.x + shake, palm.y, palm.z),
      shape: 'relaxed',
      elbow: { out: 0.9, up: -0.6, forward: -0.4 },
    },
  });
  const person = figure(
    view,
    { person: bell, at: seat.at, turn: seat.turn, pose, regards: palm },
    weary(moment.idle('Mr. Bell')),
  );
  person.draw(pen);
  drawMedicalBracelet(pen, view, person.skeleton.arms.left, 'DIABETES', 1.6);
  const hand = view.at(palm);
  const scale = view.scale(palm.z);
  drawMotionLines(
    pen,
    { x: hand.x + 5 * scale, y: hand.y },
    { angle: 90, size: 12 * scale, apart: 24 * scale, seconds: moment.seconds },
  );
  const slide = (moment.seconds * 0.5) % 1;
  const { head } = person.head;
  const drop = (height: number, angle: number, lift: number, down: number) => {
    const from = head.on(height, angle, lift);
    return { x: from.x, y: from.y + down * head.scale };
  };
  drawDrops(
    pen,
    [drop(7, -46, 0.2, slide), drop(2.5, 62, 0.4, slide * 1.6), drop(8, 30, 0.2, slide * 0.6)],
    2.8 * head.scale,
  );
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
  shots: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.25, camera: framed(480, 300, 900), easeSeconds: 2.2 },
    { from: 0.45, insert: near, camera: closeOn(near.keyObject, 0.4), easeSeconds: 0 },
    { from: 0.74, camera: wide, easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.3, insert: near, camera: closeOn(near.keyObject, 0.4), easeSeconds: 0 },
  ],
  claim: { camera: wide, side: 'right' },
  ...healed(
    closeOn(near.keyObject, 0.3),
    near,
    pictureFrom(atTable, [...seen, place(126, 172, 190)], { safe: true }),
  ),
};
