import { mix, tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { lettering } from '../canvas/lettering.ts';
import { apart, curve, fill, polygon, rectangle, stroke } from '../canvas/paint.ts';
import { frameHeight, frameWidth, type Pen, type Point } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { dot, facing, minus, radians } from '../canvas/space.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { handsBusy } from '../people/attending.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import type { Foot, Pose } from '../people/pose.ts';
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
import { careCenter } from '../rooms/palettes.ts';
import { thereAndBack } from './beats.ts';
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
  elbow: { out: 0.3, up: -0.3, forward: -1 },
});

/** Where the locked wheel stands, to the chair's own left and forward. */
const locked = { left: 29, forward: -14 };

/** The chair after its free wheel has rolled back: turned about the locked one, which stays. */
function swung(degrees: number): Stand {
  const { stand } = chair;
  const turned = { ...stand, turn: stand.turn - degrees };
  const off = minus(
    spotOn(stand, locked.left, 0, locked.forward),
    spotOn(turned, locked.left, 0, locked.forward),
  );
  return { ...turned, at: place(stand.at.x + off.x, 0, stand.at.z + off.z) };
}

/** His feet stay where they are on the floor while the chair turns. */
function withFeetDown(pose: Pose, stand: Stand): Pose {
  const { left, forward } = facing(stand.turn);
  const down = (foot: Foot): Foot => {
    const way = minus(spotOn(chair.stand, foot.left, 0, foot.forward), stand.at);
    return { ...foot, left: dot(way, left), forward: dot(way, forward) };
  };
  return { ...pose, feet: { left: down(pose.feet.left), right: down(pose.feet.right) } };
}

function drawWalter(pen: Pen, view: Stage, moment: Moment) {
  const forth = thereAndBack(moment.beat);
  const stand = swung(4.8 * forth);
  const pose = withHands(sitting(walter, { seat: wheelchairSeat, lean: -4 + 13 * forth }), {
    left: armRest(1),
    right: armRest(-1),
  });
  const layers = wheelchair(view, { ...chair, stand });
  layers.behind(pen);
  const performance = handsBusy(moment.speaker ?? moment.idle('Walter'));
  figure(
    view,
    { person: walter, ...stand, pose: withFeetDown(pose, stand), regards: brakeLever(chair, 'right') },
    performance,
  ).draw(pen, { beforeArms: () => layers.front(pen) });
}

function pictureFrom(view: Stage): Picture {
  return {
    keyObject: boxOf(view, [place(-44, 76, 96), place(32, 76, 96), place(-44, 34, 70), place(32, 34, 70)], 2),
    drawBackground: (pen) => {
      drawCareRoom(pen, view, { windowX: -150, bathroomX: null });
      drawPicture(pen, view, { x: 40, y: 137, z: careRoomBack, width: 70, height: 50 }, 'boat');
      drawTable(pen, view, place(66, 0, 150), { width: 120, depth: 70 });
      drawMug(pen, view, place(96, 74, 180), tone('#d98d73', 0.2));
    },
    drawAction: (pen, moment) => drawWalter(pen, view, moment),
  };
}

const room = pictureFrom(stage());

const walterAndTable = framed(722, 440, 990);

const half = frameWidth / 2;
const warning = '#c9402c';

/** The wall and the floor behind a wheel. */
function drawCorner(pen: Pen) {
  const { panel, trim, vinyl } = careCenter;
  graded(pen, rectangle(0, 0, half, 452), { x: 0, y: 0 }, { x: half * 0.4, y: 452 }, [
    [0, mix(panel.main, '#ffffff', 0.45)],
    [0.6, panel.main],
    [1, panel.shade],
  ]);
  graded(pen, rectangle(0, 452, half, 30), { x: 0, y: 452 }, { x: 0, y: 482 }, [
    [0, trim],
    [0.8, mix(trim, panel.shade, 0.3)],
    [1, panel.shade],
  ]);
  graded(pen, rectangle(0, 482, half, 238), { x: 0, y: 482 }, { x: 0, y: 720 }, [
    [0, vinyl.tone.shade],
    [0.3, vinyl.tone.main],
    [1, mix(vinyl.tone.main, '#ffffff', 0.2)],
  ]);
}

/**
 * One brake of the chair: its wheel, its lever, its pad. As he faces us, his right one is on the left. In both halves the
 * chair looks to the left, so that levers in different positions lean in different directions.
 */
function drawBrakeSide(pen: Pen, side: 'left' | 'right', on: boolean, { seconds, beat }: Moment) {
  const left = side === 'left';
  const middle = { x: half / 2 + 40, y: 366 };
  const rolled = on ? 0 : 16 * thereAndBack(beat);
  apart(pen, () => {
    pen.translate(left ? half : 0, 0);
    pen.beginPath();
    pen.rect(0, 0, half, frameHeight);
    pen.clip();
    drawCorner(pen);
    drawWheelchairBrake(pen, middle, 10.2, { on, rolled });
    if (!on) drawFreeWheel(pen, { x: middle.x + 16 * 10.2, y: middle.y + 18 * 10.2 }, seconds);
    fill(pen, rectangle(0, 632, half, 88), '#f8f7f1');
    lettering(pen, left ? 'Left brake' : 'Right brake', { x: half / 2, y: 678 }, 40, '#2f5d73');
  });
}

/** Two arcs with a head at either end, inside the tire: this wheel can turn. */
function drawFreeWheel(pen: Pen, hub: Point, seconds: number) {
  const radius = 128;
  const shift = 3 * Math.sin(seconds * 4);
  const on = (degrees: number, off = 0): Point => ({
    x: hub.x + (radius + off) * Math.cos(radians(degrees + shift)),
    y: hub.y + (radius + off) * Math.sin(radians(degrees + shift)),
  });
  const way = Array.from({ length: 13 }, (_, step) => on(188 + step * 5));
  stroke(pen, curve(way), warning, 13);
  for (const [tip, back] of [
    [176, 190],
    [260, 246],
  ] as const)
    fill(pen, polygon([on(tip), on(back, -22), on(back, 22)]), warning);
}

const closeUp = (brakes: WheelchairSpec['brakes']): Picture => ({
  keyObject: { x: 60, y: 20, width: 1160, height: 560 },
  drawBackground: () => {},
  drawAction: (pen, moment) => {
    for (const side of ['left', 'right'] as const) drawBrakeSide(pen, side, brakes[side] === 'on', moment);
    fill(pen, rectangle(half - 4, 0, 8, frameHeight), '#ffffff');
  },
});
const bothBrakes = closeUp(chair.brakes);

/** Exercise 5, Two Levers, One Locked. */
export const scene: Scene = {
  ...room,
  exerciseId: 5,
  pictured:
    'Walter sits in his wheelchair beside a table, his feet on the floor. The lever at his left is pushed forward and its pad lies on the tire; the lever at his right is pulled back and leaves a gap.',
  owner: 'Walter',
  beat: {
    word: 'ready',
    seconds: 1.6,
    moves: 'The wheel without a brake rolls back and forth; the locked one stands still',
  },
  shots: [
    { from: 0, camera: walterAndTable, easeSeconds: 0 },
    { from: 0.34, insert: bothBrakes, camera: wide, easeSeconds: 0 },
    { from: 0.68, camera: walterAndTable, easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: walterAndTable, easeSeconds: 0 },
    { from: 0.2, insert: bothBrakes, camera: wide, easeSeconds: 0 },
  ],
  claim: { camera: framed(850, 420, 860), side: 'right' },
  ...healed(wide, bothBrakes, closeUp({ left: 'on', right: 'on' })),
};
