import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import { sitting } from '../people/poses.ts';
import { drawWalker } from '../props/aids.ts';
import { drawGiftBag } from '../props/bags.ts';
import { type BedSpec, bedEdge, drawBed } from '../props/beds.ts';
import { drawFoldingChair } from '../props/chairs.ts';
import { drawPicture } from '../props/decor.ts';
import { drawOverbedTable } from '../props/tables.ts';
import { careRoomBack, drawCareRoom } from '../rooms/care-room.ts';
import { careCenter } from '../rooms/palettes.ts';
import { closeOn, framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const bed: BedSpec = {
  stand: { at: place(-176, 0, 232), turn: 90 },
  blanket: tone('#7fa3b0', 0.2),
  frame: careCenter.wood,
  kind: 'care',
};
const walterAt: Place = { ...bedEdge(bed, -1, 48), y: 0 };
const chair = { at: place(10, 0, 214), turn: -38 };
const bag = place(66, 0, 132);
const table = { at: place(140, 0, 196), turn: -64 };
const way: Place = place(70, 20, 190);
/** Out of the way: the table along the wall, the bag on it. */
const parked = { at: place(-2, 0, 306), turn: 90 };

function drawRoom(pen: Pen, view: Stage, safe: boolean) {
  drawCareRoom(pen, view, { sky: 'house', windowX: -150, bathroomX: 128 });
  drawPicture(pen, view, { x: -44, y: 140, z: careRoomBack, width: 46, height: 36 }, 'family');
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

function drawWalter(pen: Pen, view: Stage, moment: Moment) {
  const performance = moment.speaker ?? moment.idle('Walter');
  const pose = sitting(walter, { seat: 50, lean: 2 });
  figure(view, { person: walter, at: walterAt, turn: 28, pose, regards: way }, performance).draw(pen);
  drawWalker(pen, view, { at: place(-62, 0, 128), turn: 40 });
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  const clutter = [
    place(-14, 0, 190),
    place(30, 84, 230),
    place(66, 0, 132),
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

/** Exercise 3, Clutter on Walter's Path. */
export const scene: Scene = {
  ...room,
  exerciseId: 3,
  pictured:
    'Walter sits on the edge of his bed, his walker beside him. Between him and the open bathroom door stand a folding chair, a gift bag and a table on small wheels.',
  owner: 'Walter',
  shots: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.42, camera: closeOn(room.keyObject, 0.5), easeSeconds: 3.4 },
  ],
  closing: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.3, camera: closeOn(room.keyObject, 0.55), easeSeconds: 2.4 },
  ],
  claim: { camera: framed(935, 470, 690), side: 'left' },
  ...healed(closeOn(room.keyObject, 0.32), room, pictureFrom(stage(), { safe: true })),
};
