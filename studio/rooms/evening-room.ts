import { tone } from '../canvas/color.ts';
import { apart, curve, rectangle, solid, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { tube } from '../canvas/solids.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { drawBookcase } from '../props/bookcase.ts';
import { drawPicture } from '../props/decor.ts';
import { drawFloorLamp } from '../props/lamps.ts';
import { drawCallButton } from '../props/medical.ts';
import { drawFernPot } from '../props/porch-garden.ts';
import { careRoomBack, drawCareRoom } from './care-room.ts';
import { drawFloor } from './floors.ts';
import { drawLightPool, drawWash } from './light.ts';
import { drawDoor, drawDoorway, drawOpenLeaf, paleDoor } from './openings.ts';
import { careCenter } from './palettes.ts';
import { drawWall } from './walls.ts';

export const chair = { at: place(-126, 0, 140), turn: 38 };
/** On the front of the near arm, just below where his fingers lie. */
const button = spotOn(chair, -36, 47, 34);
export const walker = { at: place(-24, 0, 112), turn: 38 };
const door = { x: 4, z: careRoomBack, width: 96 };
const bathroomX = 164;
/** Where somebody should come from. */
export const hall = place(door.x + door.width / 2, 130, careRoomBack);
export const cover = tone('#5d8a86', 0.26);

/** The empty hall behind the door: its far wall with panel and rail, lit. */
function drawHallBeyond(pen: Pen, view: Stage) {
  const far = careRoomBack + 190;
  const { rail } = careCenter;
  const panel = { tone: tone('#d9cbaa', 0.14), height: 84 };
  const wall = tone('#efe3c6', 0.13);
  drawWall(pen, view, { from: -200, to: 400, z: far, height: 280, wall, trim: '#fbf6ea', panel });
  drawFloor(pen, view, { kind: 'plain', tone: tone('#cdb98f', 0.12) }, far, -200, 400);
  drawPicture(pen, view, { x: door.x + 8, y: 118, z: far, width: 44, height: 34 }, 'hills');
  tube(pen, view, [place(-200, 86, far - 6), place(door.x + 36, 86, far - 6)], 3, rail);
  drawDoor(pen, view, { x: door.x + 58, z: far - 1, width: 90, frame: careCenter.trim }, careCenter.wood);
}

/** Walter's room at the care center in the evening, its door open to the lit hall. */
export function drawEveningRoom(pen: Pen, view: Stage) {
  drawCareRoom(pen, view, { sky: 'evening', windowX: -196, bathroomX, leaf: false });
  drawOpenLeaf(
    pen,
    view,
    { hingeX: bathroomX + 92, z: careRoomBack, width: 90, angle: 52, opens: -1 },
    paleDoor,
  );
  drawPicture(pen, view, { x: -62, y: 118, z: careRoomBack, width: 46, height: 36 }, 'family');
  drawBookcase(pen, view, place(-66, 0, careRoomBack), { width: 54, height: 74 });
  drawFernPot(pen, view, place(-39, 74, careRoomBack - 15), 0.44);
  drawWash(pen, 'evening', 1.7);
  drawDoorway(pen, view, { ...door, frame: careCenter.trim }, () => drawHallBeyond(pen, view));
  drawLightPool(pen, view, place(door.x + door.width / 2, 0, 290), 74, 0.14);
  drawLightPool(pen, view, place(-160, 0, 170), 130, 0.1);
  drawFloorLamp(pen, view, place(-238, 0, 240));
}

/** Draws on the front of the near arm, in centimeters around the button: to the right and down. */
function onFront(pen: Pen, view: Stage, draw: () => void) {
  const [at, right, down] = [button, spotOn(chair, -35, 47, 34), spotOn(chair, -36, 46, 34)].map(view.at) as [
    Point,
    Point,
    Point,
  ];
  apart(pen, () => {
    pen.transform(right.x - at.x, right.y - at.y, down.x - at.x, down.y - at.y, at.x, at.y);
    draw();
  });
}

const strap = tone('#6d7a80', 0.3);

/** The call button in a holder that is clipped over the end of the near arm; its lead runs under the chair. Its light breathes until the call is answered. */
export function drawArmButton(pen: Pen, view: Stage, seconds: number, { answered = false } = {}) {
  const light = answered ? 0 : 0.92 + Math.sin(seconds * 2.4) * 0.08;
  const lead = [
    spotOn(chair, -36, 40, 34),
    spotOn(chair, -37, 27, 34),
    spotOn(chair, -43, 19, 26),
    spotOn(chair, -43, 11, 17),
  ];
  stroke(pen, curve(lead.map(view.at)), '#e9e6dd', view.scale(button.z) * 1.1);
  onFront(pen, view, () => {
    solid(pen, rectangle(-3, -15, 6, 24, 2), strap, 1.2);
    drawCallButton(pen, { x: 0, y: 0 }, 1.22, 0, light);
    solid(pen, rectangle(-4.8, 5, 9.6, 4.4, 1.4), strap, 1.2);
  });
}
