import { tone } from '../canvas/color.ts';
import { curve, fill, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { upright } from '../canvas/solids.ts';
import { radians } from '../canvas/space.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { nurse } from '../people/cast/others.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { sitting, standing, withHands } from '../people/poses.ts';
import { armchair, armchairArm, armchairSeat } from '../props/chairs.ts';
import { drawClock, drawPicture } from '../props/decor.ts';
import { drawCallButton, drawCard, drawNurseCart } from '../props/medical.ts';
import { drawPillCup } from '../props/pill-cup.ts';
import { drawTray } from '../props/small-things.ts';
import { drawOverbedTable } from '../props/tables.ts';
import { careRoomBack, drawCareRoom } from '../rooms/care-room.ts';
import { drawFloor } from '../rooms/floors.ts';
import { drawDoorway } from '../rooms/openings.ts';
import { careCenter } from '../rooms/palettes.ts';
import { thereAndBack } from './beats.ts';
import { framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const chair = { at: place(-64, 0, 150), turn: 24 };
/** It reaches over his lap, so that an elbow can rest on it. */
const table = { at: place(6, 0, 99), turn: -90 };
const top = 84;
const card = place(-4, top + 2.6, 102);
const cup = place(16, top + 2.6, 96);
const newPill = [place(card.x - 12, card.y + 18, card.z), place(cup.x + 8, card.y - 6, cup.z)];
const door = { x: 100, z: careRoomBack, width: 112 };
const doorway = [place(door.x, 200, door.z), place(door.x + door.width, 0, door.z)];
const hallNurse = place(172, 0, careRoomBack + 70);

/** @param nurseHere she has stopped and come in */
function drawHallBeyond(pen: Pen, view: Stage, moment: Moment, nurseHere: boolean) {
  const far = careRoomBack + 190;
  fill(pen, upright(view, -100, 0, 600, 280, far), careCenter.wall.main);
  fill(pen, upright(view, -100, 0, 600, 92, far), careCenter.panel.main);
  fill(pen, upright(view, -100, 0, 600, 9, far), careCenter.trim);
  drawFloor(pen, view, careCenter.vinyl, far, -200, 500);
  drawNurseCart(pen, view, place(hallNurse.x - 66, 0, hallNurse.z - 50));
  if (nurseHere) return;
  const pose = withHands(standing(nurse, { lean: 4 }), {
    right: { to: place(hallNurse.x - 26, 98, hallNurse.z - 18), shape: 'grip' },
    left: { to: place(hallNurse.x - 8, 98, hallNurse.z - 26), shape: 'grip' },
  });
  figure(view, { person: nurse, at: hallNurse, turn: -34, pose }, moment.idle('nurse')).draw(pen);
  drawNurseCart(pen, view, place(hallNurse.x - 66, 0, hallNurse.z - 50));
}

/** She listens to him, before she asks about the pill. */
function drawListeningNurse(pen: Pen, view: Stage, moment: Moment) {
  const at = place(74, 0, 212);
  drawFloorShadow(pen, view, at);
  const pose = withHands(standing(nurse, { lean: 9 }), {
    right: { to: { left: -10, up: 104, forward: 22 }, shape: 'flat' },
  });
  figure(
    view,
    { person: nurse, at, turn: -44, pose, regards: place(chair.at.x, 120, chair.at.z) },
    feeling(handsBusy(attending(moment.idle('nurse'))), 'warm'),
  ).draw(pen);
}

function drawRoom(pen: Pen, view: Stage) {
  drawCareRoom(pen, view, { sky: 'rain', windowX: -150, bathroomX: null });
  drawPicture(pen, view, { x: 10, y: 104, z: careRoomBack, width: 38, height: 28 }, 'fruit');
  drawClock(pen, view, place(28, 176, careRoomBack), 8 * 60, 17);
}

function drawWalter(pen: Pen, view: Stage, moment: Moment) {
  const seat = armchair(view, chair, tone('#5d8a86', 0.26));
  seat.behind(pen);
  const alive = moment.speaker ?? moment.idle('Walter');
  const foggy = feeling(
    handsBusy({
      ...alive,
      blink: Math.max(alive.blink, 0.6),
      attention: Math.max(alive.attention, 0.5),
    }),
    'tired',
    1,
  );
  const sunk = 7 * thereAndBack(moment.beat);
  const still = sitting(walter, { seat: armchairSeat, lean: 14 + sunk });
  // The hand goes with the head that lies in it.
  const [up, forward] = [118 - still.hips.up, 31];
  const [cos, sin] = [Math.cos(radians(sunk)), Math.sin(radians(sunk))];
  const pose = withHands(still, {
    left: {
      to: { left: 12.5, up: still.hips.up + up * cos - forward * sin, forward: forward * cos + up * sin },
      shape: 'flat',
      elbow: { out: 0.4, up: -1, forward: 0.8 },
    },
  });
  figure(view, { person: walter, at: chair.at, turn: chair.turn, pose, regards: card }, foggy).draw(pen, {
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
  drawCard(pen, view, card, ['NEW'], { width: 23, height: 16.5, size: 8.2 });
  drawPillCup(pen, view, cup, 1.6);
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    // The nurse has left the doorway and come to him.
    keyObject: boxOf(view, safe ? [...newPill, ...doorway, place(30, 0, 212)] : newPill, 4),
    drawBackground: (pen) => drawRoom(pen, view),
    drawAction: (pen, moment) => {
      drawDoorway(pen, view, { ...door, frame: careCenter.trim }, () =>
        drawHallBeyond(pen, view, moment, safe),
      );
      if (safe) drawListeningNurse(pen, view, moment);
      drawWalter(pen, view, moment);
      drawMedicine(pen, view);
    },
  };
}

const room = pictureFrom(stage());
// His face and the tray together: the pill is new, and he is foggy.
const near = framed(562, 300, 356);

/** Exercise 24, The New Evening Pill. */
export const scene: Scene = {
  ...room,
  exerciseId: 24,
  pictured:
    'At eight in the morning Walter sits in the armchair of his room at the care center, an elbow on the table before him and a hand on his forehead, his eyes half closed. On a tray on the table stand a paper cup with pills and a card that says NEW. A call button hangs over the arm of his chair, in reach; in the hall a nurse passes with her cart.',
  owner: 'Walter',
  beat: { word: 'foggy', seconds: 2, moves: 'Walter sinks forward into his hand and sits up again' },
  shots: [
    { from: 0, camera: framed(470, 424, 872), easeSeconds: 0 },
    { from: 0.16, camera: framed(516, 330, 650), easeSeconds: 2 },
    { from: 0.5, camera: near, easeSeconds: 2 },
  ],
  closing: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.35, camera: near, easeSeconds: 2.4 },
  ],
  claim: { camera: framed(760, 214, 780), side: 'right' },
  ...healed(framed(640, 270, 860), room, pictureFrom(stage(), { safe: true })),
};
