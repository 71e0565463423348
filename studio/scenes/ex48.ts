import { faint, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { fill, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { groundShadow, upright } from '../canvas/solids.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { dressed, rosaInRobe } from '../people/cast/dressed.ts';
import { robe } from '../people/clothes/coats.ts';
import { figure } from '../people/figure.ts';
import { sitting, withHands } from '../people/poses.ts';
import { drawCane } from '../props/aids.ts';
import { type BedSpec, drawBed } from '../props/beds.ts';
import { drawPicture } from '../props/decor.ts';
import { drawCharger, drawHallTable, drawNightLight } from '../props/household.ts';
import { drawTableLamp } from '../props/lamps.ts';
import { drawDigitalClock, drawPhone } from '../props/notes.ts';
import { drawLacedShoe } from '../props/shoes.ts';
import { drawNightstand } from '../props/tables.ts';
import { drawBasin } from '../rooms/bathroom.ts';
import { bedroomBack, drawBedroom } from '../rooms/bedroom.ts';
import { drawFloor } from '../rooms/floors.ts';
import { drawLightPool, drawWash } from '../rooms/light.ts';
import { drawDoorway, drawOutlet } from '../rooms/openings.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { drawTiledWall, drawWall } from '../rooms/walls.ts';
import { closeOn, framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const bed: BedSpec = {
  stand: { at: place(-150, 0, 222), turn: -16 },
  blanket: tone('#8fa9bd', 0.2),
  frame: rosaHome.wood,
  height: 48,
  width: 104,
  open: true,
  sat: { side: 1, along: -18 },
};
/** Her walls by night: the moon takes the yellow from them. */
const moonlit = tone('#bcc6de', 0.16);
const user = { at: spotOn(bed.stand, 40, 0, -18), turn: 60 };
const nightstand = place(-64, 0, 286);
/** Leans on the nightstand: where its tip stands, its handle, and the way that points. */
const cane = [place(9, 0, 290), place(-16.5, 84, 294), { x: -0.9, y: 0, z: -0.2 }] as const;
const door = { x: 62, width: 140 };
const hallBack = bedroomBack + 110;
const bathroom = { x: 60, z: hallBack, width: 72 };
const hallTable = place(166, 0, hallBack - 30);
const outlet = place(147, 34, hallBack);
const phone = place(hallTable.x + 22, 75, hallBack - 6);
const lightOnFloor = place(126, 5, hallBack - 46);
/** In socks, since the shoes stand by the bed, and in a short robe, so that both legs are seen. */
const sleeper = dressed(rosaInRobe, {
  garments: [robe(tone('#d38aa0', 0.22), tone('#f7ecd9', 0.13), { belt: '#b96f87', to: 0.5 })],
  shoes: { kind: 'sock', tone: tone('#e8d9c4', 0.16), sole: '#cdbfa8' },
});

function drawBathroomBeyond(pen: Pen, view: Stage) {
  const far = hallBack + 90;
  drawTiledWall(pen, view, { from: -60, to: 260, z: far, high: 250, tiles: tone('#d3e3e2', 0.14) });
  drawFloor(pen, view, { kind: 'plain', tone: tone('#dfe5e2', 0.12) }, far, -60, 260);
  drawBasin(pen, view, 102, far);
}

/** The phone has the outlet, and the night light lies on the floor below it. */
function drawOutletInUse(pen: Pen, view: Stage) {
  const larger: Stage = { ...view, scale: (z) => view.scale(z) * 1.2 };
  drawOutlet(pen, larger, outlet.x, outlet.y, outlet.z);
  drawCharger(
    pen,
    larger,
    place(outlet.x + 1.4, outlet.y - 4, outlet.z),
    place(phone.x, phone.y - 12, phone.z),
  );
}

/** @param lit by the night light */
function drawHall(pen: Pen, view: Stage, lit: boolean) {
  const finish = { wall: moonlit, trim: rosaHome.trim };
  drawWall(pen, view, { from: -100, to: 500, z: hallBack, height: 280, ...finish });
  drawFloor(pen, view, rosaHome.boards, hallBack, -100, 500);
  drawDoorway(pen, view, { ...bathroom, frame: rosaHome.trim }, () => {
    drawBathroomBeyond(pen, view);
    if (!lit) fill(pen, upright(view, -60, 0, 320, 260, hallBack + 1), faint('#0a0f22', 0.62));
  });
  fill(pen, upright(view, -100, -40, 600, 320, bedroomBack + 1), faint('#10162e', lit ? 0.05 : 0.52));
  if (!lit) drawOutletInUse(pen, view);
  drawHallTable(pen, view, hallTable, { width: 50, depth: 28, height: 66 });
}

function drawRoom(pen: Pen, view: Stage, safe: boolean) {
  drawBedroom(
    pen,
    view,
    { ...rosaHome, wall: moonlit, floor: rosaHome.boards },
    { sky: 'night', windowX: -120, open: 0.9, pictureX: null },
  );
  drawPicture(pen, view, { x: -14, y: 122, z: bedroomBack, width: 46, height: 34 }, 'lighthouse');
  drawDoorway(pen, view, { ...door, z: bedroomBack, frame: rosaHome.trim }, () => drawHall(pen, view, safe));
  drawLightPool(pen, view, place(-40, 0, 170), 120, 0.12, '#a9c2f5');
  drawNightstand(pen, view, nightstand, { width: 56 });
  drawTableLamp(pen, view, place(nightstand.x + 14, 56, nightstand.z + 24), { lit: safe });
  drawBed(pen, view, bed);
  const feet = spotOn(user, 0, 0, 44);
  groundShadow(pen, view, feet.x, feet.z, 24, 13, 0.3);
  for (const [x, z] of [
    [-50, 150],
    [-58, 134],
  ] as const)
    drawLacedShoe(pen, view.at(place(x, 0, z)), view.scale(z), { color: tone('#8f3f38', 0.26) });
}

/** The night light is in the outlet, and the phone is by the bed. */
function drawNightLightOn(pen: Pen, view: Stage) {
  const larger: Stage = { ...view, scale: (z) => view.scale(z) * 1.2 };
  drawOutlet(pen, larger, outlet.x, outlet.y, outlet.z);
  const socket = view.at(place(outlet.x + 2, outlet.y - 4, outlet.z));
  drawNightLight(pen, socket, view.scale(outlet.z) * 1.5, { lit: true });
  drawLightPool(pen, view, place(outlet.x, 0, outlet.z - 30), 86, 0.14);
  drawDigitalClock(pen, view, place(nightstand.x + 26, 67, nightstand.z + 6), '2:00');
}

/** What shines in the dark of the night: the clock, the phone on the hall table, and what its light falls on. */
function drawLights(pen: Pen, view: Stage) {
  const { x, y } = view.at(phone);
  const scale = view.scale(phone.z);
  softGlow(pen, { x, y }, { x: 40 * scale, y: 40 * scale }, '#cfe6ff', 0.34);
  const fallen = view.at(lightOnFloor);
  const size = view.scale(lightOnFloor.z);
  groundShadow(pen, view, lightOnFloor.x, lightOnFloor.z, 13, 5, 0.4);
  drawNightLight(pen, { x: fallen.x, y: fallen.y - 1.5 * size }, size * 1.15, { lies: true });
  drawPhone(pen, { x, y }, scale * 1.1, { screen: () => drawBattery(pen) });
  drawDigitalClock(pen, view, place(nightstand.x + 26, 67, nightstand.z + 6), '2:00');
}

/** A phone that is charging. */
function drawBattery(pen: Pen) {
  stroke(pen, rectangle(4, 8, 6, 12, 1), '#2f5d73', 0.9);
  fill(pen, rectangle(5.4, 6.4, 3.2, 1.4), '#2f5d73');
  fill(pen, rectangle(5, 13, 4, 6, 0.4), '#4f9a6a');
}

function drawRosa(pen: Pen, view: Stage, moment: Moment) {
  const pose = withHands(sitting(sleeper, { seat: 48, lean: 8 }), {
    right: { to: { left: -27, up: 52, forward: 2 }, shape: 'flat', elbow: { out: 0.1, up: 0, forward: -1 } },
    left: {
      to: { left: 9, up: 60.5, forward: 30 },
      shape: 'flat',
      elbow: { out: 0.6, up: -0.6, forward: -0.8 },
    },
  });
  const silent = feeling(attending(moment.idle('Rosa')), 'concern', 0.7);
  const said = moment.speaker;
  const alive = said ? attending(said, Math.max(0.75, said.attention)) : silent;
  figure(view, { person: sleeper, ...user, pose, regards: place(130, 60, hallBack) }, handsBusy(alive)).draw(
    pen,
  );
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(
      view,
      [place(lightOnFloor.x - 24, 0, lightOnFloor.z - 16), place(hallTable.x + 36, 88, outlet.z)],
      4,
    ),
    drawBackground: (pen) => drawRoom(pen, view, safe),
    drawAction: (pen, moment) => {
      if (safe) {
        drawWash(pen, 'night', 0.3);
        drawRosa(pen, view, moment);
        drawCane(pen, view, ...cane);
        drawNightLightOn(pen, view);
        return;
      }
      drawWash(pen, 'night', 0.5);
      drawRosa(pen, view, moment);
      drawCane(pen, view, ...cane);
      drawWash(pen, 'night', 0.3);
      drawLights(pen, view);
    },
  };
}

const room = pictureFrom(stage());
const atDoor = stage({ eyeHeight: 110, horizon: 4, distance: -120, focal: 1500, eyeX: 130 });
const hall = pictureFrom(atDoor);

const medium = framed(640, 366, 960);

/** Exercise 48, Two in the Morning. */
export const scene: Scene = {
  ...room,
  exerciseId: 48,
  pictured:
    'At two in the morning Rosa sits on the edge of her bed, her lamp off, and looks into the dark hall to the bathroom. In the hall outlet a phone is charging; the night light lies unplugged on the floor.',
  owner: 'Rosa',
  shots: [
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: 0.56, insert: hall, camera: closeOn(hall.keyObject, 0.36), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: 0.3, insert: hall, camera: closeOn(hall.keyObject, 0.36), easeSeconds: 0 },
  ],
  claim: { camera: framed(640, 360, 1280), side: 'left' },
  relief: { picture: pictureFrom(stage(), { safe: true }), camera: medium },
  ...healed(closeOn(hall.keyObject, 0.28), hall, { ...pictureFrom(atDoor, { safe: true }), keyObject: wide }),
};
