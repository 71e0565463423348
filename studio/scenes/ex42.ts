import { tone } from '../canvas/color.ts';
import { curve, fill, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { upright } from '../canvas/solids.ts';
import { inFrame } from '../canvas/space.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending } from '../people/attending.ts';
import { friend } from '../people/cast/others.ts';
import { type Figure, figure } from '../people/figure.ts';
import { sitting, withHands } from '../people/poses.ts';
import { drawCounter, drawFridge, drawWallCabinet } from '../props/cabinets.ts';
import { armchair, armchairArm, armchairSeat } from '../props/chairs.ts';
import { drawPicture, drawPlant } from '../props/decor.ts';
import { drawClearTubing, drawClips, drawConcentrator, drawLyingTape } from '../props/home-oxygen.ts';
import { drawFloorLamp } from '../props/lamps.ts';
import { drawNoseTube } from '../props/medical.ts';
import { drawFlatRug } from '../props/rugs.ts';
import { drawSideTable } from '../props/tables.ts';
import { drawLivingRoom, livingRoomBack } from '../rooms/living-room.ts';
import { closeOn, framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const home = {
  wall: tone('#efe3d6', 0.13),
  trim: '#fffaf2',
  floor: { kind: 'boards', tone: tone('#cfa678', 0.18), joint: '#b68c5f' } as const,
  curtain: tone('#7f9bb5', 0.2),
};
const cover = tone('#c08a4a', 0.24);
const chair = { at: place(-138, 0, 150), turn: 40 };
const table = place(-62, 0, 262);
const rug = { x: -70, z: 62, width: 230, depth: 150, color: tone('#6d3f55', 0.26), border: '#d9b48a' };
const machine = place(56, 0, 296);
const door = { x: 104, width: 92 };

/** Three loops from the machine to the chair: a trochoid, flattened on the rug. */
const loops: Place[] = Array.from({ length: 61 }, (_, step) => {
  const turn = Math.PI * (-0.2 + (step / 60) * 6.7);
  // No two loops are alike: they fall as a stiff tube does.
  const wide = 31 + 9 * Math.sin(step * 0.19 + 1);
  const deep = 46 + 12 * Math.cos(step * 0.14);
  return place(
    103 - (step / 60) * 136 + Math.cos(turn + 0.35) * wide,
    1,
    130 + 9 * Math.sin(step * 0.27) - Math.sin(turn) * deep,
  );
});
const outlet = place(machine.x + 11, 36, machine.z - 15);
const tubing: Place[] = [
  outlet,
  place(outlet.x + 12, 14, outlet.z - 8),
  place(outlet.x + 32, 1, outlet.z - 38),
  place(113, 1, 206),
  place(126, 1, 179),
  ...loops,
  place(-66, 1, 84),
  spotOn(chair, 12, 5, 60),
  spotOn(chair, 17, 40, 56),
];

/** What is left of the right length lies in a loose coil by the machine; the rest runs along the wall. */
const coil: Place[] = Array.from({ length: 49 }, (_, step) => {
  const turn = Math.PI * (0.5 + (step / 48) * 6);
  return place(18 + Math.cos(turn) * (15 + (step % 16) * 0.2), 1.2, 282 + Math.sin(turn) * 17);
});
const alongWall: Place[] = [
  outlet,
  place(outlet.x - 4, 14, outlet.z - 8),
  place(outlet.x - 16, 1, outlet.z + 2),
  ...coil,
  place(-6, 1, 308),
  place(-90, 1, livingRoomBack - 8),
  place(-196, 1, livingRoomBack - 14),
  place(-218, 1, 250),
  place(-210, 1, 170),
  spotOn(chair, -48, 1, -8),
];
const upTheChair = [spotOn(chair, -48, 1, -8), spotOn(chair, -46, 40, 4), spotOn(chair, -36, 66, 16)];
function drawKitchenBeyond(pen: Pen, view: Stage) {
  const far = livingRoomBack + 190;
  fill(pen, upright(view, -60, 0, 420, 260, far), '#dfe7dc');
  const paint = tone('#9db3a6', 0.2);
  drawWallCabinet(pen, view, { x: 96, z: far, width: 90, height: 60, paint });
  drawCounter(pen, view, { x: 60, width: 100, z: far - 60, paint, top: tone('#e8d7b9', 0.2) });
  drawFridge(pen, view, { x: 162, z: far - 60 });
}

function drawRoom(pen: Pen, view: Stage, safe: boolean) {
  drawLivingRoom(pen, view, home, {
    windowX: -104,
    doorX: door.x,
    doorWidth: door.width,
    beyond: () => drawKitchenBeyond(pen, view),
  });
  drawPlant(pen, view, place(-226, 0, 290), 0.9);
  drawPicture(pen, view, { x: 28, y: 90, z: livingRoomBack, width: 56, height: 43 }, 'hills');
  drawFloorLamp(pen, view, place(-12, 0, 308), { height: 141 });
  drawConcentrator(pen, view, machine);
  drawSideTable(pen, view, table, { height: 58, radius: 27 });
  drawLyingTape(pen, view, place(table.x - 9, 58, table.z), '#ff7a1a');
  drawClips(pen, view, place(table.x + 4, 58, table.z - 6), 3);
  drawFlatRug(pen, view, rug);
  if (safe) drawClearTubing(pen, view, alongWall, 1.3);
}

/** From the machine over the floor and her lap to both ears and under the nose. */
function drawTubing(pen: Pen, view: Stage, { head, skeleton }: Figure, safe: boolean) {
  const { neck, frame } = skeleton;
  const spot = (left: number, up: number, forward: number) => inFrame(frame, neck, left, up, forward);
  const scale = view.scale(neck.z);
  drawNoseTube(pen, head.head);
  for (const side of [-1, 1]) {
    const strand = curve([
      head.head.on(-6, side * 74),
      view.at(spot(side * 6, 2, 7)),
      view.at(spot(side * 4, -9, 11)),
      view.at(spot(0, -20, 12)),
    ]);
    stroke(pen, strand, '#f4fbfb', scale * 0.9);
  }
  const down = [spot(2, -40, 16), spot(0, -20, 12)];
  const way = safe ? upTheChair : [...tubing, spotOn(chair, 6, 64, 34)];
  drawClearTubing(pen, view, [...way, ...down], 1.3);
}

function drawFriend(pen: Pen, view: Stage, moment: Moment, safe: boolean) {
  const seat = armchair(view, chair, cover);
  seat.behind(pen);
  const pose = withHands(sitting(friend, { seat: armchairSeat }), {
    right: { to: spotOn(chair, -36, armchairArm + 3, 14), shape: 'grip' },
  });
  const person = figure(
    view,
    { person: friend, at: chair.at, turn: chair.turn, pose, regards: place(40, 0, 130) },
    attending(moment.idle('friend'), 0.8),
  );
  person.draw(pen, { beforeArms: () => seat.front(pen) });
  drawTubing(pen, view, person, safe);
}

function pictureFrom(view: Stage, seen: readonly Place[], { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, seen, 8),
    drawBackground: (pen) => drawRoom(pen, view, safe),
    drawAction: (pen, moment) => drawFriend(pen, view, moment, safe),
  };
}

const room = pictureFrom(stage(), loops);
// From the chair's side: the loops, and the machine they belong to.
const beside = stage({ eyeHeight: 150, horizon: 60, distance: 300, focal: 1250, eyeX: 0 });
const seen = [...loops, place(machine.x - 20, 68, machine.z), place(-70, 1, 84)];
const near = pictureFrom(beside, seen);

/** She and the tube that lies in her way. */
const medium = framed(580, 424, 1010);

/** Exercise 42, Loops on the Floor. */
export const scene: Scene = {
  ...room,
  exerciseId: 42,
  pictured:
    'A friend with a tube under her nose sits in an armchair. From an oxygen machine at the wall clear tubing lies in three loops on the patterned rug between her and the kitchen door. Bright tape and wall clips wait on a side table.',
  owner: 'Presenter',
  shots: [
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: 0.6, insert: near, camera: closeOn(near.keyObject, 0.62), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: 0.3, insert: near, camera: closeOn(near.keyObject, 0.62), easeSeconds: 0 },
  ],
  claim: { camera: framed(550, 410, 1100), side: 'left' },
  ...healed(
    medium,
    room,
    pictureFrom(stage(), [...loops, ...coil, spotOn(chair, -47, 70, 0)], { safe: true }),
  ),
};
