import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { walterInRobe } from '../people/cast/dressed.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { sitting } from '../people/poses.ts';
import { drawWalker } from '../props/aids.ts';
import { type BedSpec, bedEdge, drawBed } from '../props/beds.ts';
import { drawPicture } from '../props/decor.ts';
import { drawTableLamp } from '../props/lamps.ts';
import { drawCallButton } from '../props/medical.ts';
import { drawTray } from '../props/small-things.ts';
import { drawGlassesCase, drawSpectacles } from '../props/spectacles.ts';
import { drawNightstand } from '../props/tables.ts';
import { careRoomBack, drawCareRoom } from '../rooms/care-room.ts';
import { drawLightPool, drawWash } from '../rooms/light.ts';
import { careCenter } from '../rooms/palettes.ts';
import { framed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const walter = walterInRobe();
const bed: BedSpec = {
  stand: { at: place(-136, 0, 236), turn: 90 },
  blanket: tone('#7fa3b0', 0.2),
  frame: careCenter.wood,
  kind: 'care',
  open: true,
};
const walterAt: Place = { ...bedEdge(bed, -1, 40), y: 0 };
const stand = { at: place(2, 0, 214), width: 84, depth: 46, height: 62, drawer: 28 };
const top = stand.height;
const drawerFront = stand.at.z - stand.drawer;
const glasses = place(stand.at.x + 40, top - 12, drawerFront + 12);
const button = place(stand.at.x + 58, top, stand.at.z + 8);

function drawRoom(pen: Pen, view: Stage) {
  drawCareRoom(pen, view, { sky: 'night', windowX: -150, bathroomX: null });
  drawPicture(pen, view, { x: 128, y: 136, z: careRoomBack, width: 62, height: 46 }, 'family');
  drawBed(pen, view, bed);
  drawWash(pen, 'night', 0.86);
  drawLightPool(pen, view, place(40, 0, 186), 150, 0.12);
  drawFloorShadow(pen, view, walterAt);
}

/** The open case with the glasses in it, drawn larger than life. */
function drawCase(pen: Pen, view: Stage) {
  const at = view.at(glasses);
  const scale = view.scale(glasses.z) * 1.5;
  drawGlassesCase(pen, { x: at.x, y: at.y - 3 * scale }, scale);
  drawSpectacles(pen, { x: at.x, y: at.y - 3.4 * scale }, scale * 0.9, { color: '#2c2a33' });
}

/** What the lamp shows: tray and button on top, the case in the drawer below. */
function drawNightstandThings(pen: Pen, view: Stage) {
  const { at, ...size } = stand;
  drawNightstand(pen, view, at, {
    ...size,
    paint: careCenter.wood,
    within: () => drawCase(pen, view),
  });
  drawTableLamp(pen, view, place(at.x + 14, top, at.z + 28));
  drawTray(pen, view, place(at.x + 22, top, at.z + 6), { width: 26, depth: 18, color: tone('#f4ead2', 0.2) });
  const scale = view.scale(button.z);
  const flat = view.at(button);
  drawCallButton(pen, { x: flat.x + 8 * scale, y: flat.y - 3 * scale }, scale * 1.2, 90);
}

function drawWalter(pen: Pen, view: Stage, moment: Moment) {
  const performance = moment.speaker ?? moment.idle('Walter');
  figure(
    view,
    {
      person: walter,
      at: walterAt,
      turn: 30,
      pose: sitting(walter, { seat: 52, lean: 2 }),
      regards: glasses,
    },
    performance,
  ).draw(pen);
}

function pictureFrom(view: Stage, seen: readonly Place[]): Picture {
  return {
    keyObject: boxOf(view, seen, 4),
    drawBackground: (pen) => {
      drawRoom(pen, view);
      drawNightstandThings(pen, view);
    },
    drawAction: (pen, moment) => {
      drawWalter(pen, view, moment);
      drawWalker(pen, view, { at: place(136, 0, 136), turn: -62 });
    },
  };
}

const whole = [
  place(stand.at.x, top + 8, stand.at.z),
  place(stand.at.x + stand.width, top - 24, drawerFront),
];
const room = pictureFrom(stage(), whole);
const near: Picture = {
  ...pictureFrom(stage({ eyeHeight: 150, horizon: -160, distance: 40, focal: 1750, eyeX: 42 }), whole),
  drawAction: () => {},
};

/** Exercise 30, Glasses in Plain Sight. */
export const scene: Scene = {
  ...room,
  exerciseId: 30,
  pictured:
    'At night Walter sits on the edge of his bed, without glasses. In the light of the bedside lamp a drawer is half open: his glasses lie in their case inside. On top are a call button and an empty tray. His walker stands near, turned to the bed.',
  owner: 'Walter',
  shots: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.26, camera: framed(600, 380, 940), easeSeconds: 2.2 },
    { from: 0.5, insert: near, camera: framed(640, 396, 1120), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.3, insert: near, camera: framed(640, 396, 1120), easeSeconds: 0 },
  ],
  claim: { camera: framed(890, 440, 780), side: 'right' },
};
