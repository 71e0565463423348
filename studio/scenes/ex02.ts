import { tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { handsBusy } from '../people/attending.ts';
import { mina } from '../people/cast/mina.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import type { Foot, Hand, Pose } from '../people/pose.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawCane } from '../props/aids.ts';
import { armchair } from '../props/chairs.ts';
import { alongCord, drawCord } from '../props/cords.ts';
import { drawBooks, drawPicture, drawPlant } from '../props/decor.ts';
import { drawHallTable } from '../props/household.ts';
import { drawFloorLamp } from '../props/lamps.ts';
import { drawPiano } from '../props/piano.ts';
import { drawSideTable } from '../props/tables.ts';
import { drawLightPool, drawWash } from '../rooms/light.ts';
import { drawLivingRoom, livingRoomBack } from '../rooms/living-room.ts';
import { drawOutlet } from '../rooms/openings.ts';
import { minaHome } from '../rooms/palettes.ts';
import { closeOn, framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const lampAt = place(-196, 0, 250);
const chair = { at: place(-126, 0, 205), turn: 32 };
const minaFirst = { at: place(-24, 0, 156), turn: 38 };
/** Over the arm of the chair, as one leaves it there. */
const cane = { tip: spotOn(chair, 58, 0, 26), handle: spotOn(chair, 40, 84, 16) };
const wallZ = livingRoomBack - 4;
const pianoX = -92;
const outletX = 72;
const upToOutlet = [
  place(outletX, 0, wallZ - 2),
  place(outletX, 14, livingRoomBack - 3),
  place(outletX, 32, livingRoomBack - 1),
];
const cord: Place[] = [
  place(lampAt.x + 8, 1, lampAt.z - 8),
  place(-150, 0, 122),
  place(-60, 0, 96),
  place(50, 0, 122),
  place(118, 0, 172),
  place(145, 0, 232),
  place(120, 0, 288),
  place(84, 0, 312),
  ...upToOutlet,
];
/** Behind the lamp and the piano, then along the foot of the wall. */
const cordAlongWall: Place[] = [
  place(lampAt.x + 6, 1, lampAt.z + 8),
  place(-176, 0, wallZ - 8),
  place(-110, 0, wallZ),
  place(0, 0, wallZ),
  place(60, 0, wallZ),
  ...upToOutlet,
];
const crossing = alongCord(cord, 0.45);

const drawLampCord = (pen: Pen, view: Stage, way: readonly Place[]) =>
  drawCord(pen, view, way, 1.2, '#33262c', '#6d5a60');

/** What the way leads to. */
function drawHall(pen: Pen, view: Stage) {
  drawHallTable(pen, view, place(112, 0, livingRoomBack + 130));
  drawPlant(pen, view, place(134, 80, livingRoomBack + 146), 0.55);
}

function drawRoom(pen: Pen, view: Stage, safe: boolean) {
  drawLivingRoom(
    pen,
    view,
    { ...minaHome, floor: minaHome.carpet },
    { sky: 'evening', windowX: -126, beyond: () => drawHall(pen, view) },
  );
  drawOutlet(pen, view, outletX, 34, livingRoomBack);
  if (safe) drawLampCord(pen, view, cordAlongWall);
  drawPiano(pen, view, place(pianoX, 0, livingRoomBack - 58));
  drawPicture(pen, view, { x: pianoX + 46, y: 140, z: livingRoomBack, width: 50, height: 38 }, 'birches');
  drawSideTable(pen, view, place(-66, 0, 236));
  drawBooks(pen, view, place(-78, 52, 236), 4);
  drawWash(pen, 'evening');
  drawLightPool(pen, view, place(-150, 0, 190), 150, 0.12);
  drawFloorLamp(pen, view, lampAt);
  armchair(view, chair, tone('#5d8a86', 0.26)).behind(pen);
  armchair(view, chair, tone('#5d8a86', 0.26)).front(pen);
  softGlow(pen, view.at(cane.tip), { x: 14, y: 4 }, '#2a1a24', 0.5);
  drawCane(pen, view, cane.tip, cane.handle, { x: -0.8, y: -0.1, z: 0.2 });
  if (!safe) drawLampCord(pen, view, cord);
}

/** Centimeters of the step she takes towards the cord: her toes end just before it. */
const stride = 22;

/** Where she is in her step, and how her feet follow: first the left one, then the right one. */
function stepping(beat: number): { stand: Stand; pose: Pose } {
  const pose = standing(mina);
  const { left, right } = pose.feet;
  const moved = (foot: Foot, share: number): Foot => ({
    ...foot,
    forward: foot.forward + stride * (share - beat),
    up: 4 * Math.sin(Math.PI * share),
    heel: 12 * Math.sin(Math.PI * share),
  });
  return {
    stand: { at: spotOn(minaFirst, 0, 0, stride * beat), turn: minaFirst.turn },
    pose: {
      ...pose,
      feet: {
        left: moved(left, Math.min(1, beat / 0.5)),
        right: moved(right, Math.max(0, beat - 0.5) / 0.5),
      },
    },
  };
}

/** @param points at the cord, while it lies there */
function drawMina(pen: Pen, view: Stage, moment: Moment, points: boolean) {
  const { stand, pose } = stepping(moment.beat);
  const pointing: Hand = {
    to: { left: 19, up: 86, forward: 39 },
    shape: 'point',
    elbow: { out: 0.5, up: -0.6, forward: -0.8 },
  };
  const atApron: Hand = {
    to: { left: -4, up: 91, forward: 15 },
    shape: 'flat',
    elbow: { out: 0.9, up: -0.7, forward: -0.3 },
  };
  const held = withHands(pose, { right: atApron, left: points ? pointing : pose.hands.left });
  const performance = handsBusy(moment.speaker ?? moment.idle('Mina'));
  drawFloorShadow(pen, view, stand.at);
  figure(view, { person: mina, ...stand, pose: held, regards: crossing }, performance).draw(pen);
}

function pictureFrom(view: Stage, seen: readonly Place[], { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, safe ? [...seen, place(-40, 0, 92), place(-40, 8, wallZ)] : seen, 8),
    drawBackground: (pen) => drawRoom(pen, view, safe),
    drawAction: (pen, moment) => drawMina(pen, view, moment, !safe),
  };
}

/** The cord on the floor, from the lamp to the foot of the wall. */
const onFloor = Array.from({ length: 48 }, (_, step) => alongCord(cord, step * 0.0176));
const room = pictureFrom(stage(), onFloor);
// Before the doorway: the last half of the cord, on the way to the hall.
const doorway = stage({ eyeHeight: 105, horizon: 20, distance: 190, focal: 1500, eyeX: 100 });
const turn = [...onFloor.slice(24), ...upToOutlet];
const atDoorway = (safe: boolean): Picture => ({
  ...pictureFrom(doorway, [alongCord(cord, 0.324), ...turn], { safe }),
  drawAction: () => {},
});
const low = atDoorway(false);
// As close as the turn of the cord and the outlet allow; the key object reaches on to where the cord leaves the frame.
const atTurn = closeOn(boxOf(doorway, [alongCord(cord, 0.405), ...turn], 8), 0.34);
const minaAndCord = framed(556, 388, 1010);

/** Exercise 2, A Cord Across the Path. */
export const scene: Scene = {
  ...room,
  exerciseId: 2,
  pictured:
    'In the evening Mina stands in her living room and points at the dark cord of a reading lamp. It lies across the open floor, on the way to the hall, up to an outlet on the far wall.',
  owner: 'Mina',
  beat: { word: 'walk', seconds: 1.5, moves: 'Mina takes one step and stops before the cord' },
  shots: [
    { from: 0, camera: minaAndCord, easeSeconds: 0 },
    { from: 0.34, camera: framed(556, 391, 996), easeSeconds: 2.4 },
    { from: 0.64, insert: low, camera: atTurn, easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: minaAndCord, easeSeconds: 0 },
    { from: 0.3, insert: low, camera: atTurn, easeSeconds: 0 },
  ],
  claim: { camera: wide, side: 'left' },
  relief: { picture: pictureFrom(stage(), onFloor, { safe: true }), camera: minaAndCord },
  ...healed(atTurn, low, atDoorway(true)),
};
