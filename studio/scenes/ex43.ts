import { faint, mix, tone } from '../canvas/color.ts';
import { apart, curve, fill, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn, turnedBlock } from '../canvas/solid-turned.ts';
import { groundShadow, tube } from '../canvas/solids.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { dressed } from '../people/cast/dressed.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import { sitting, withHands } from '../people/poses.ts';
import { drawLoweredRail } from '../props/bed-rails.ts';
import { type BedSpec, drawBed } from '../props/beds.ts';
import { armchair } from '../props/chairs.ts';
import { drawPicture, drawPlant } from '../props/decor.ts';
import { drawFootThrow } from '../props/foot-throw.ts';
import { drawHangingCover } from '../props/hanging-cover.ts';
import { drawTableLamp } from '../props/lamps.ts';
import { drawBedControl, drawCallButton } from '../props/medical.ts';
import { drawNightstand } from '../props/tables.ts';
import { drawWalker } from '../props/walker.ts';
import { careRoomBack, drawCareRoom } from '../rooms/care-room.ts';
import { drawWindow } from '../rooms/openings.ts';
import { careCenter } from '../rooms/palettes.ts';
import { swinging } from './beats.ts';
import { closeOn, framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const bed: BedSpec = {
  stand: { at: place(18, 0, 214), turn: 50 },
  blanket: tone('#7fa3b0', 0.22),
  frame: careCenter.wood,
  height: 78,
  width: 92,
  kind: 'care',
  sat: { side: -1, along: -9 },
};
const lowered: BedSpec = { ...bed, height: 54 };
/** What he sits on, below the top of the mattress. */
const seatOf = ({ height = 0 }: BedSpec) => height - 4;
const user = { at: spotOn(bed.stand, -24, 0, -9), turn: -30 };
const walker = { at: place(-160, 0, 166), turn: 40 };
const visitors = { at: place(160, 0, 288), turn: -34 };
const nightstand = place(-146, 0, 288);

/** Bright, so that his feet are what one sees first. */
const inSocks = dressed(walter, {
  shoes: { kind: 'sock', tone: tone('#e0792f', 0.22), sole: '#fff3dc' },
});

function drawWalter(pen: Pen, view: Stage, moment: Moment, safe: boolean) {
  const seat = seatOf(safe ? lowered : bed);
  const sat = sitting(inSocks, { seat, lean: safe ? -4 : 3, dangling: !safe });
  const swung = 9 * swinging(moment.beat, 2);
  const feet = {
    // Not side by side: they hang loosely, one before the other, the toes low.
    left: { ...sat.feet.left, forward: sat.feet.left.forward + 6 + swung, up: sat.feet.left.up + 1, heel: 7 },
    right: { ...sat.feet.right, forward: sat.feet.right.forward - 6 - swung, heel: 15 },
  };
  const pose = withHands(safe ? sat : { ...sat, feet }, {
    left: {
      // It holds the edge of the mattress.
      to: { left: 37, up: seat + 6, forward: 17 },
      shape: 'grip',
      elbow: { out: 0.5, up: -0.2, forward: -1 },
    },
    right: {
      to: { left: -4, up: seat + 31, forward: 32 },
      shape: 'grip',
      elbow: { out: 1, up: -0.7, forward: -0.4 },
    },
  });
  const busy = handsBusy(moment.speaker ?? moment.idle('Walter'));
  const person = figure(
    view,
    { person: inSocks, ...user, pose, regards: spotOn(user, 0, seat - 50, 62) },
    // His head stays up on its neck, so that his face is seen while he looks down.
    safe ? busy : feeling(attending({ ...busy, nod: busy.nod - 2.6 }), 'concern', 0.8),
  );
  const { palm } = person.skeleton.arms.right;
  person.draw(pen, {
    right: () => {
      // The lead comes from beside the pillow.
      const lead = [
        place(palm.x, palm.y - 4, palm.z),
        place(palm.x - 5, palm.y - 12, palm.z + 4),
        place(palm.x - 17, palm.y - 14, palm.z + 20),
        spotOn(bed.stand, -36, seat + 7, -62),
      ];
      stroke(pen, curve(lead.map(view.at)), '#bdb7b2', view.scale(palm.z) * 1.1);
      drawCallButton(pen, view.at(place(palm.x + 1, palm.y + 7, palm.z)), view.scale(palm.z) * 1.4, 8);
    },
  });
}

/** Draws on the foot board, in centimeters around a place on it: to the right and down. */
function onFootBoard(pen: Pen, view: Stage, { stand, height = 0 }: BedSpec, draw: () => void) {
  const spot = (right: number, down: number) => view.at(spotOn(stand, right, height - down, 105));
  const [at, right, down] = [spot(0, 0), spot(1, 0), spot(0, 1)];
  apart(pen, () => {
    pen.transform(right.x - at.x, right.y - at.y, down.x - at.x, down.y - at.y, at.x, at.y);
    draw();
  });
}

/** The foot board once more: it stands in front of the throw that was laid over the bed. */
function drawFootBoard(pen: Pen, view: Stage, { stand, frame, width = 0, height = 0 }: BedSpec) {
  const half = width / 2 + 1;
  turnedBlock(
    pen,
    view,
    stand,
    { left: [-half, half], up: [height - 28, height + 16], forward: [100, 105] },
    frame,
  );
}

/** The inset panel of the foot board, and the hand control that hangs over its edge by a hook. */
function drawFootEnd(pen: Pen, view: Stage, here: BedSpec) {
  const { main, shade } = here.frame;
  onFootBoard(pen, view, here, () => {
    fill(pen, rectangle(-39, -9, 78, 28, 3), mix(main, shade, 0.85));
    fill(pen, rectangle(-38.4, -8.2, 77.4, 27.4, 2.6), mix(main, shade, 0.3));
    const lead = [20, 28, 31, 35].map((y, step) => ({ x: [-18, -16, -6, -2][step] ?? 0, y }));
    stroke(pen, curve(lead), '#e9e6dd', 1.2);
    fill(pen, rectangle(-22, -17, 8, 9, 1.4), '#8f9aa1');
    fill(pen, rectangle(-24.5, -8, 16, 32, 3), faint('#2a1a24', 0.28));
    drawBedControl(pen, { x: -18, y: 5 }, 1.6);
  });
}

/** What lifts the bed: a steel beam under its frame. */
function drawLift(pen: Pen, view: Stage, { stand, height = 0 }: BedSpec) {
  const part = { left: [-32, 32], up: [height - 38, height - 28], forward: [-80, 80] } as const;
  turnedBlock(pen, view, stand, part, tone('#8b979e', 0.3));
}

/** The wider upper halves of the two near legs, which slide out of each other. */
function drawSleeves(pen: Pen, view: Stage, { stand, height = 0, width = 0 }: BedSpec) {
  for (const along of [-78, 78]) {
    const part = (up: number) => spotOn(stand, -(width / 2 - 8), up, along);
    tube(pen, view, [part(height - 31), part(Math.max(height - 48, 16))], 3.6, tone('#c3cbd0', 0.3));
  }
}

function drawRoom(pen: Pen, view: Stage, here: BedSpec) {
  drawCareRoom(pen, view, { sky: 'house', windowX: -110, bathroomX: null });
  drawPicture(pen, view, { x: 109, y: 132, z: careRoomBack, width: 40, height: 28 }, 'birches');
  drawWindow(pen, view, {
    x: 232,
    sill: 96,
    z: careRoomBack,
    width: 110,
    height: 104,
    sky: 'tree',
    curtains: careCenter.curtain,
  });
  drawPlant(pen, view, place(113, 0, 316), 1.04, tone('#e9dcc4', 0.2));
  const seat = armchair(view, visitors, tone('#9db4b0', 0.2));
  seat.behind(pen);
  seat.front(pen);
  drawNightstand(pen, view, nightstand, { paint: careCenter.wood });
  drawTableLamp(pen, view, place(nightstand.x + 23, 56, nightstand.z + 18), { lit: false });
  // Each wheel darkens the floor it stands on.
  for (const side of [-38, 38])
    for (const along of [-78, 78]) {
      const { x, z } = spotOn(here.stand, side, 0, along);
      groundShadow(pen, view, x + 2, z, 10, 5, 0.4);
    }
  drawLift(pen, view, here);
  drawBed(pen, view, here);
  drawSleeves(pen, view, here);
  drawHangingCover(pen, view, here, -1, -41, 44);
  drawFootThrow(pen, view, here, 43, 98);
  drawFootBoard(pen, view, here);
  drawLoweredRail(pen, view, here, -1, -94, -46);
  drawLoweredRail(pen, view, here, -1, 34, 88);
  drawFootEnd(pen, view, here);
  // The higher a foot is, the softer its shadow: it lies far below the soles.
  for (const [left, forward] of [
    [11, 58],
    [-11, 44],
  ] as const) {
    const under = spotOn(user, left, 0, forward);
    groundShadow(pen, view, under.x, under.z, 19, 11, 0.2);
  }
  drawWalker(pen, view, walker);
}

function pictureFrom(view: Stage, seen: readonly Place[], { safe = false } = {}): Picture {
  return {
    keyObject: safe ? wide : boxOf(view, seen, 4),
    drawBackground: (pen) => drawRoom(pen, view, safe ? lowered : bed),
    drawAction: (pen, moment) => drawWalter(pen, view, moment, safe),
  };
}

const shins = [
  spotOn(user, 30, 52, 40),
  spotOn(user, -26, 52, 40),
  spotOn(user, 30, -2, 66),
  spotOn(user, -26, -2, 66),
];
const room = pictureFrom(stage(), shins);
// From the height of his knees: the floor is far below his soles.
const kneeHeight = stage({ eyeHeight: 64, horizon: 250, distance: 230, focal: 1500, eyeX: user.at.x });
const low = pictureFrom(kneeHeight, shins);

const onFeet = closeOn(low.keyObject, 0.19);
// Higher than its middle, so that the edge of the bed is in it, and to the right, where no wheel of the walker is.
const feetAndBed = { ...onFeet, x: onFeet.x + 22, y: onFeet.y - 50 };

/** From his head to the floor, and the whole bed with its control and the walker. */
const medium = framed(520, 350, 1000);
/** As close as his head and the floor under his feet allow, without the walker. */
const near = framed(761, 348, 960);

/** Exercise 43, Feet Above the Floor. */
export const scene: Scene = {
  ...room,
  exerciseId: 43,
  pictured:
    'In the morning Walter sits on the edge of a raised care bed, a call button in his hand. The rails are down; his feet in non-slip socks hang well above the floor. A hand control with arrows hangs at the foot end.',
  owner: 'Walter',
  beat: { word: 'raised', seconds: 2.2, moves: 'His feet swing in the air' },
  shots: [
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: 0.16, camera: near, easeSeconds: 2.2 },
    { from: 0.56, insert: low, camera: feetAndBed, easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: 0.3, insert: low, camera: feetAndBed, easeSeconds: 0 },
  ],
  claim: { camera: framed(700, 400, 1140), side: 'right' },
  ...healed(feetAndBed, low, pictureFrom(kneeHeight, shins, { safe: true })),
};
