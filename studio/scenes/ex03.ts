import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { add, between } from '../canvas/space.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import type { Hand, OwnSpot } from '../people/pose.ts';
import { sitting, withHands } from '../people/poses.ts';
import { drawGiftBag } from '../props/bags.ts';
import { type BedSpec, drawBed } from '../props/beds.ts';
import { drawFoldingChair } from '../props/chairs.ts';
import { drawPicture } from '../props/decor.ts';
import { drawOverbedTable } from '../props/tables.ts';
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
const seated = { at: spotOn(bed.stand, -34, 0, 48), turn: 28 };
const walker = { at: place(-60, 0, 131), turn: 39 };
const chair = { at: place(10, 0, 214), turn: -38 };
const bag = place(66, 0, 132);
const table = { at: place(140, 0, 196), turn: -64 };
const way: Place = place(70, 20, 190);
/** Out of the way: the table along the wall, the bag on it. */
const parked = { at: place(-2, 0, 306), turn: 90 };

function drawRoom(pen: Pen, view: Stage, safe: boolean) {
  drawCareRoom(pen, view, { sky: 'house', windowX: -150, bathroomX: 128 });
  drawPicture(pen, view, { x: -44, y: 108, z: careRoomBack, width: 48, height: 38 }, 'family');
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

/** A hand on its way from his lap to a grip of the walker, in a low arc. */
function taking(hand: Hand, grip: Place, share: number): Hand {
  const { left, up, forward } = hand.to as OwnSpot;
  const lap = spotOn(seated, left, up, forward);
  const arc = place(0, 7 * Math.sin(Math.PI * share), 0);
  const to = add(between(lap, grip, share), arc);
  return { ...hand, to, shape: share > 0.7 ? 'grip' : hand.shape };
}

/** He leans forward and takes his walker, which rolls a little way towards the chair. */
function drawWalter(pen: Pen, view: Stage, moment: Moment) {
  const { beat } = moment;
  const performance = moment.speaker ?? moment.idle('Walter');
  const { gesture } = performance;
  const stand = { ...walker, at: spotOn(walker, 0, 0, 5 * beat) };
  const grips = walkerGrips(stand);
  const pose = sitting(walter, { seat: bedHeight, lean: 2 + 27 * beat });
  const taken = {
    left: taking(pose.hands.left, grips.left, beat),
    right: taking(pose.hands.right, grips.right, beat),
  };
  figure(
    view,
    { person: walter, ...seated, pose: withHands(pose, taken), regards: way },
    // What his hands tell ends when they take the walker.
    {
      ...performance,
      gesture: gesture && { ...gesture, amount: gesture.amount * (1 - Math.min(1, beat * 3)) },
    },
  ).draw(pen, { beforeArms: () => drawWalker(pen, view, stand) });
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
const bedToBathroom = framed(655, 394, 1010);

/** Exercise 3, Clutter on Walter's Path. */
export const scene: Scene = {
  ...room,
  exerciseId: 3,
  pictured:
    'Walter sits on the edge of his bed, his walker beside him. Between him and the open bathroom door stand a folding chair, a gift bag and a table on small wheels.',
  owner: 'Walter',
  beat: { word: 'want', seconds: 1.9, moves: 'He leans forward and takes the grips of his walker' },
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
