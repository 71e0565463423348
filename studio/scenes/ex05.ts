import { tone } from '../canvas/color.ts';
import { lettering } from '../canvas/lettering.ts';
import { apart, fill, rectangle } from '../canvas/paint.ts';
import { frameHeight, frameWidth, type Pen } from '../canvas/pen.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { handsBusy } from '../people/attending.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import { sitting, withHands } from '../people/poses.ts';
import { drawMug } from '../props/crockery.ts';
import { drawPicture } from '../props/decor.ts';
import { drawTable } from '../props/tables.ts';
import {
  brakeLever,
  type WheelchairSpec,
  wheelchair,
  wheelchairArm,
  wheelchairSeat,
} from '../props/wheelchair.ts';
import { drawWheelchairBrake } from '../props/wheelchair-brake.ts';
import { careRoomBack, drawCareRoom } from '../rooms/care-room.ts';
import { framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

// Facing us almost straight, so that both levers are seen.
const chair: WheelchairSpec = {
  stand: { at: place(-6, 0, 104), turn: 6 },
  brakes: { left: 'on', right: 'off' },
  footplates: 'up',
  levers: '#c0392b',
};

const armRest = (side: 1 | -1) => ({
  to: { left: side * 25, up: wheelchairArm + 2, forward: 8 },
  shape: 'flat' as const,
  elbow: { out: 0.8, up: -0.2, forward: -0.8 },
});

function drawWalter(pen: Pen, view: Stage, moment: Moment) {
  const pose = withHands(sitting(walter, { seat: wheelchairSeat }), { left: armRest(1), right: armRest(-1) });
  const layers = wheelchair(view, chair);
  layers.behind(pen);
  const performance = handsBusy(moment.speaker ?? moment.idle('Walter'));
  figure(
    view,
    { person: walter, at: chair.stand.at, turn: chair.stand.turn, pose, regards: brakeLever(chair, 'right') },
    performance,
  ).draw(pen, { beforeArms: () => layers.front(pen) });
}

function pictureFrom(view: Stage): Picture {
  return {
    keyObject: boxOf(view, [place(-44, 76, 96), place(32, 76, 96), place(-44, 34, 70), place(32, 34, 70)], 2),
    drawBackground: (pen) => {
      drawCareRoom(pen, view, { windowX: -150, bathroomX: null });
      drawPicture(pen, view, { x: 40, y: 132, z: careRoomBack, width: 70, height: 50 }, 'boat');
      drawTable(pen, view, place(66, 0, 150), { width: 120, depth: 70 });
      drawMug(pen, view, place(96, 74, 180), tone('#d98d73', 0.2));
    },
    drawAction: (pen, moment) => drawWalter(pen, view, moment),
  };
}

const room = pictureFrom(stage());

const half = frameWidth / 2;

/**
 * One brake of the chair: its wheel, its lever, its pad. As he faces us, his right one is on the left. In both halves the
 * chair looks to the left, so that levers in different positions lean in different directions.
 */
function drawBrakeSide(pen: Pen, side: 'left' | 'right', brakes: WheelchairSpec['brakes']) {
  const left = side === 'left';
  apart(pen, () => {
    pen.translate(left ? half : 0, 0);
    pen.beginPath();
    pen.rect(0, 0, half, frameHeight);
    pen.clip();
    fill(pen, rectangle(0, 0, half, frameHeight), '#e9f0f1');
    drawWheelchairBrake(pen, { x: half / 2 + 52, y: 366 }, 10.2, { on: brakes[side] === 'on' });
    fill(pen, rectangle(0, 632, half, 88), '#f8f7f1');
    lettering(pen, left ? 'Left brake' : 'Right brake', { x: half / 2, y: 678 }, 40, '#2f5d73');
  });
}

const closeUp = (brakes: WheelchairSpec['brakes']): Picture => ({
  keyObject: { x: 60, y: 20, width: 1160, height: 400 },
  drawBackground: (pen) => {
    drawBrakeSide(pen, 'left', brakes);
    drawBrakeSide(pen, 'right', brakes);
    fill(pen, rectangle(half - 4, 0, 8, frameHeight), '#ffffff');
  },
  drawAction: () => {},
});
const bothBrakes = closeUp(chair.brakes);

/** Exercise 5, Two Levers, One Locked. */
export const scene: Scene = {
  ...room,
  exerciseId: 5,
  pictured:
    'Walter sits in his wheelchair beside a table, his feet on the floor. The lever at his left is pushed forward and its pad lies on the tire; the lever at his right is pulled back and leaves a gap.',
  owner: 'Walter',
  shots: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.3, camera: framed(620, 420, 900), easeSeconds: 2.2 },
    { from: 0.55, insert: bothBrakes, camera: wide, easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: framed(620, 400, 980), easeSeconds: 0 },
    { from: 0.2, insert: bothBrakes, camera: wide, easeSeconds: 0 },
  ],
  claim: { camera: framed(850, 420, 860), side: 'right' },
  ...healed(wide, bothBrakes, closeUp({ left: 'on', right: 'on' })),
};
