import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { mina } from '../people/cast/mina.ts';
import { joon } from '../people/cast/others.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { sitting, standing, withHands } from '../people/poses.ts';
import { drawCanisterVacuum } from '../props/canister-vacuum.ts';
import { armchair, armchairArm, armchairSeat } from '../props/chairs.ts';
import { drawConsole } from '../props/console-table.ts';
import { drawBooks, drawPicture, drawPlant } from '../props/decor.ts';
import { drawTableLamp } from '../props/lamps.ts';
import { drawWalker } from '../props/walker.ts';
import { drawLivingRoom, livingRoomBack } from '../rooms/living-room.ts';
import { minaHome } from '../rooms/palettes.ts';
import { drawWall } from '../rooms/walls.ts';
import { thereAndBack } from './beats.ts';
import { framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const seat = { at: place(-100, 0, 150), turn: 42 };
const walker = { at: place(150, 0, livingRoomBack + 58), turn: -30 };
/** Parked where his hand finds it. */
const inReach = { at: spotOn(seat, 46, 0, 62), turn: seat.turn };
const minaAt = place(28, 0, 190);
const hose = place(40, 84, 158);

/** The vacuum cleaner draws less attention than the walker behind it. */
const quiet = tone('#7f8f99', 0.24);

function drawJoon(pen: Pen, view: Stage, moment: Moment) {
  const chair = armchair(view, seat, tone('#5d8a86', 0.26));
  const effort = thereAndBack(moment.beat);
  const push = (side: 1 | -1) => ({
    to: { left: side * 34, up: armchairArm, forward: 22 },
    shape: 'flat' as const,
    elbow: { out: 0.4, up: 0, forward: -1 },
  });
  const ready = sitting(joon, { seat: armchairSeat, lean: 17 + 9 * effort });
  const { up, forward } = ready.hips;
  const pose = withHands(
    { ...ready, hips: { left: 0, up: up + 9 * effort, forward: forward + 5 * effort } },
    { left: push(1), right: push(-1) },
  );
  chair.behind(pen);
  figure(
    view,
    { person: joon, at: seat.at, turn: seat.turn, pose, regards: place(walker.at.x, 150, walker.at.z) },
    attending(moment.idle('Joon')),
  ).draw(pen, { beforeArms: () => chair.front(pen) });
}

function drawMina(pen: Pen, view: Stage, moment: Moment) {
  const performance = handsBusy(moment.speaker ?? feeling(moment.idle('Mina'), 'concern', 0.6));
  const pose = withHands(standing(mina, { lean: 7 }), {
    left: { to: hose, shape: 'grip', elbow: { out: 0.4, up: -1, forward: -0.6 } },
  });
  figure(
    view,
    { person: mina, at: minaAt, turn: -44, pose, regards: place(seat.at.x, 112, seat.at.z) },
    performance,
  ).draw(pen, {
    left: () =>
      drawCanisterVacuum(pen, view, { at: place(76, 0, 216), nozzle: place(-6, 0, 112), hand: hose }, quiet),
  });
}

/** A darker wall in the hall, so that the walker is seen at once. */
function drawHallWall(pen: Pen, view: Stage) {
  const z = livingRoomBack + 168;
  drawWall(pen, view, {
    from: doorway.x - 60,
    to: doorway.x + doorway.width + 60,
    z,
    height: 260,
    wall: tone('#cfa583', 0.16),
    trim: minaHome.trim,
  });
  drawPicture(pen, view, { x: doorway.x + 8, y: 120, z: z - 1, width: 34, height: 44 }, 'flowers');
}

const doorway = { x: 98, width: 116 };

function drawRoom(pen: Pen, view: Stage, safe = false) {
  drawLivingRoom(
    pen,
    view,
    { ...minaHome, floor: minaHome.boards },
    {
      sky: 'house',
      windowX: -112,
      doorX: doorway.x,
      doorWidth: doorway.width,
      beyond: () => {
        drawHallWall(pen, view);
        if (!safe) drawWalker(pen, view, walker);
      },
    },
  );
  drawPicture(pen, view, { x: -36, y: 124, z: livingRoomBack, width: 54, height: 42 }, 'birches');
  drawConsole(pen, view, place(-34, 0, livingRoomBack - 32), { width: 112, depth: 30, height: 74 });
  drawTableLamp(pen, view, place(-8, 74, livingRoomBack - 18), { lit: false });
  drawBooks(pen, view, place(18, 74, livingRoomBack - 22), 7);
  drawPlant(pen, view, place(-214, 0, 280));
}

const view = stage();
const room: Picture = {
  keyObject: boxOf(view, [place(112, 0, walker.at.z), place(186, 90, walker.at.z)], 6),
  drawBackground: (pen) => {
    drawRoom(pen, view);
    drawFloorShadow(pen, view, minaAt);
  },
  drawAction: (pen, moment) => {
    drawJoon(pen, view, moment);
    drawMina(pen, view, moment);
  },
};

// From beside his chair: the empty floor between him and the walker out in the hall.
const beside = stage({ eyeHeight: 128, horizon: 184, focal: 1160, distance: 200, eyeX: 10 });
/** The doorway and the floor before it, which nobody can hold on to. */
const inDoorway = [
  place(doorway.x - 8, 0, livingRoomBack - 80),
  place(doorway.x - 8, 0, livingRoomBack),
  place(doorway.x + doorway.width + 8, 190, livingRoomBack),
];
const besideChair = (safe: boolean): Picture => ({
  keyObject: boxOf(
    beside,
    safe ? [...inDoorway, place(-70, 96, 120), spotOn(inReach, -30, 0, 30)] : inDoorway,
  ),
  drawBackground: (pen) => drawRoom(pen, beside, safe),
  drawAction: (pen, moment) => {
    drawJoon(pen, beside, moment);
    if (safe) drawWalker(pen, beside, inReach);
  },
});
const outOfReach = besideChair(false);
const everybody = framed(620, 381, 1000);
const chairAndHall = framed(588, 427, 1040);

/** Exercise 8, Where Is the Walker? */
export const scene: Scene = {
  ...room,
  exerciseId: 8,
  pictured:
    'Joon sits forward in his armchair, his hands on its arms, ready to get up. Mina stands with a vacuum cleaner between him and the hall. His walker is out there, beyond the doorway.',
  owner: 'Mina',
  beat: {
    word: 'get',
    seconds: 2.4,
    moves: 'Joon pushes on the arms of his chair, rises a little and sinks back',
  },
  shots: [
    { from: 0, camera: everybody, easeSeconds: 0 },
    { from: 0.62, insert: outOfReach, camera: chairAndHall, easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: everybody, easeSeconds: 0 },
    { from: 0.2, insert: outOfReach, camera: chairAndHall, easeSeconds: 0 },
  ],
  claim: { camera: wide, side: 'left' },
  ...healed(chairAndHall, outOfReach, besideChair(true)),
};
