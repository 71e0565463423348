import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { handsBusy } from '../people/attending.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import { sitting, withHands } from '../people/poses.ts';
import { drawGiftBag } from '../props/bags.ts';
import { type BedSpec, drawBed } from '../props/beds.ts';
import { drawFoldingChair } from '../props/chairs.ts';
import { drawPicture } from '../props/decor.ts';
import { drawTableLamp } from '../props/lamps.ts';
import { drawNightstand, drawOverbedTable } from '../props/tables.ts';
import { drawWalker, walkerGrips } from '../props/walker.ts';
import { careRoomBack, drawCareRoom } from '../rooms/care-room.ts';
import { careCenter } from '../rooms/palettes.ts';
import { closeOn, framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const bed: BedSpec = {
  stand: { at: place(-176, 0, 232), turn: 90 },
  blanket: tone('#7fa3b0', 0.2),
  frame: careCenter.wood,
  kind: 'care',
  sat: { side: -1, along: 48 },
};
const bedHeight = 50;
const seated = { at: spotOn(bed.stand, -36, 0, 40), turn: 34 };
/** Beside him, where his left hand rests on the nearer grip. */
const walker = { at: spotOn(seated, 49, 0, 68), turn: seated.turn };
const chair = { at: place(42, 0, 226), turn: -34 };
const bag = place(52, 0, 152);
const table = { at: place(140, 0, 190), turn: -58 };
const way: Place = place(70, 20, 190);
/** Out of the way: the table along the wall, the bag on it. */
const parked = { at: place(52, 0, 306), turn: 90 };

function drawRoom(pen: Pen, view: Stage, safe: boolean) {
  drawCareRoom(pen, view, { sky: 'house', windowX: -150, bathroomX: 128 });
  drawPicture(pen, view, { x: -44, y: 108, z: careRoomBack, width: 48, height: 38 }, 'family');
  drawNightstand(pen, view, place(-44, 0, 290), { paint: careCenter.wood });
  drawTableLamp(pen, view, place(-22, 56, 308), { lit: false });
  drawBed(pen, view, bed);
  if (safe) {
    drawOverbedTable(pen, view, parked);
    drawGiftBag(pen, view, place(parked.at.x + 8, 80, parked.at.z - 4));
    return;
  }
  drawFoldingChair(pen, view, chair, tone('#8c98a0', 0.28));
  drawOverbedTable(pen, view, table);
  drawGiftBag(pen, view, bag);
}

/** One hand rests on the walker beside him, the other on his knee. He leans forward, and the walker rolls ahead of him. */
function drawWalter(pen: Pen, view: Stage, moment: Moment) {
  const { beat } = moment;
  const stand = { ...walker, at: spotOn(walker, 0, 0, 18 * beat) };
  const pose = withHands(sitting(walter, { seat: bedHeight, lean: 6 + 12 * beat, apart: 7 }), {
    left: {
      to: walkerGrips(stand).right,
      shape: 'grip',
      elbow: { out: 0.9, up: -0.7, forward: -0.6 },
    },
    right: {
      to: { left: -13, up: bedHeight + 16, forward: 30 },
      shape: 'flat',
      elbow: { out: 0.5, up: -0.5, forward: -0.9 },
    },
  });
  drawWalker(pen, view, stand, 'far');
  figure(
    view,
    { person: walter, ...seated, pose, regards: way },
    handsBusy(moment.speaker ?? moment.idle('Walter')),
  ).draw(pen, { beforeArms: () => drawWalker(pen, view, stand, 'near') });
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  const clutter = [
    place(20, 0, 200),
    place(52, 84, 240),
    place(56, 0, 144),
    place(190, 80, 180),
    place(160, 0, 150),
  ];
  return {
    keyObject: boxOf(view, clutter, 6),
    drawBackground: (pen) => drawRoom(pen, view, safe),
    drawAction: (pen, moment) => drawWalter(pen, view, moment),
  };
}

const room = pictureFrom(stage());
const bedToBathroom = framed(645, 394, 1010);

/** Exercise 3, Clutter on Walter's Path. */
export const scene: Scene = {
  ...room,
  exerciseId: 3,
  pictured:
    'Walter sits on the edge of his bed, his walker beside him. Between him and the open bathroom door stand a folding chair, a gift bag and a table on small wheels.',
  owner: 'Walter',
  beat: { word: 'want', seconds: 1.9, moves: 'He leans forward, and his walker rolls a little way ahead' },
  shots: [
    { from: 0, camera: bedToBathroom, easeSeconds: 0 },
    { from: 0.72, camera: closeOn(room.keyObject, 0.5), easeSeconds: 2.4 },
  ],
  closing: [
    { from: 0, camera: bedToBathroom, easeSeconds: 0 },
    { from: 0.3, camera: closeOn(room.keyObject, 0.55), easeSeconds: 2.4 },
  ],
  claim: { camera: framed(935, 470, 690), side: 'left' },
  ...healed(closeOn(room.keyObject, 0.32), room, pictureFrom(stage(), { safe: true })),
};
