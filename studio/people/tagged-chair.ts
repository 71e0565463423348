import { tone } from '../canvas/color.ts';
import { fill, rectangle } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { facade } from '../canvas/solids.ts';
import { between } from '../canvas/space.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { worded } from '../language.ts';
import { drawMug } from '../props/crockery.ts';
import { drawHangingTag } from '../props/notes.ts';
import { drawTable } from '../props/tables.ts';
import {
  brakeLever,
  type WheelchairSpec,
  wheelchair,
  wheelchairArm,
  wheelchairSeat,
} from '../props/wheelchair.ts';
import { careRoomBack, drawCareRoom } from '../rooms/care-room.ts';
import { drawDoor, woodDoor } from '../rooms/openings.ts';
import { careCenter } from '../rooms/palettes.ts';
import { during } from '../scenes/beats.ts';
import type { Moment } from '../scenes/scene.ts';
import { attending, feeling, handsBusy } from './attending.ts';
import { mina } from './cast/mina.ts';
import { walter } from './cast/walter.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import type { Hand, Pose } from './pose.ts';
import { sitting, standing, withHands } from './poses.ts';

// Walter's wheelchair with its tag, and Mina's hands that move it.

export const chairStand: Stand = { at: place(-64, 0, 112), turn: 62 };
export const table = { at: place(-14, 0, 142), width: 92, depth: 56, height: 74 };
export const mugAt = place(-1, table.height, 152);
export const cup = tone('#d98d73', 0.2);

export const chairWith = (pressed: number, stand = chairStand): WheelchairSpec => ({
  stand,
  brakes: { left: pressed, right: pressed },
  footplates: 'up',
  levers: '#33333b',
});

/** Where the tag hangs: `behind` him on the push handle, on the `brake`, on its way between, or nowhere. */
export type Tag = 'behind' | 'brake' | number | null;

export const pushHandle = (stand: Stand) => spotOn(stand, -25, 94, -39);
/** Where the tag is on its way from the handle, 0, to the lever, 1: a hand carries it past the wheel. */
const carried = (share: number) => {
  const way = between(pushHandle(chairStand), brakeLever(chairWith(0), 'right'), share);
  const out = 10 * Math.sin(Math.PI * share);
  return place(way.x, way.y + out, way.z - out);
};

export type Sitting = {
  pose: Pose;
  tag: Tag;
  pressed?: number;
  stand?: Stand;
  /** Degrees the tag swings. */
  swing?: number;
  hasMug?: boolean;
  isGlad?: boolean;
};

function drawTag(pen: Pen, view: Stage, { tag, pressed = 0, stand = chairStand, swing = 0 }: Sitting) {
  if (tag === null) return;
  const lever = brakeLever(chairWith(pressed, stand), 'right');
  const hook = tag === 'behind' ? pushHandle(stand) : tag === 'brake' ? lever : carried(tag);
  drawHangingTag(
    pen,
    view.at(hook),
    view.scale(hook.z) * 1.25,
    worded({ en: ['BRAKES', 'FIRST'], es: ['PRIMERO,', 'LOS FRENOS'] }),
    { turn: swing, size: worded({ en: 5, es: 3.5 }) },
  );
}

export function drawWalter(pen: Pen, view: Stage, moment: Moment, seen: Sitting) {
  const { pose, stand = chairStand, pressed = 0, hasMug, isGlad } = seen;
  const layers = wheelchair(view, chairWith(pressed, stand));
  layers.behind(pen);
  const silent = attending(moment.idle('Walter'), 0.6);
  const performance = handsBusy(moment.speaker ?? (isGlad ? feeling(silent, 'warm', 0.7) : silent));
  const staging = { person: walter, ...stand, pose, regards: place(60, 96, 90) };
  const palm = pose.hands.left.to as Place;
  figure(view, staging, performance).draw(pen, {
    beforeArms: () => {
      layers.front(pen);
      if (seen.tag === 'brake') drawTag(pen, view, seen);
    },
    ...(hasMug ? { left: () => drawMug(pen, view, place(palm.x + 3, palm.y - 6, palm.z), cup, 1.1) } : {}),
  });
  if (seen.tag !== 'brake') drawTag(pen, view, seen);
}

export const own = (left: number, up: number, forward: number) => spotOn(chairStand, left, up, forward);
export const elbow = { out: 0.7, up: -0.6, forward: -0.7 };
export const onArm = (side: 1 | -1, forward = 8): Hand => ({
  to: own(side * 25, wheelchairArm + 2, forward),
  shape: 'flat',
  elbow,
});
export const atPlace = (to: Place, shape: Hand['shape']): Hand => ({
  to,
  shape,
  elbow: { out: 0.6, up: -0.7, forward: -0.2 },
});

export const seated = (lean: number, left: Hand, right: Hand = onArm(-1)): Pose =>
  withHands(sitting(walter, { seat: wheelchairSeat, lean, feetForward: 44 }), { left, right });

export const atMug = atPlace(place(mugAt.x - 6, mugAt.y + 6, mugAt.z - 3), 'grip');
export const atMouth = atPlace(own(6, 121, 27), 'grip');

export function drawRoom(pen: Pen, view: Stage) {
  drawCareRoom(pen, view, { sky: 'garden', windowX: -158, bathroomX: null });
  drawDoor(pen, view, { x: 120, z: careRoomBack, width: 90, frame: careCenter.trim }, woodDoor, 'left');
  facade(pen, view, place(40, 171, careRoomBack), () => {
    fill(pen, rectangle(-2, -2, 50, 58, 2), '#b9a27c');
    fill(pen, rectangle(0, 0, 46, 54, 1), '#dcebee');
    fill(pen, rectangle(6, 0, 11, 54), '#edf5f6');
  });
  const { at, ...size } = table;
  drawTable(pen, view, at, size);
}

/** Mina, behind his chair: her hands take the tag from the handle and hang it on the lever. */
export function drawMina(pen: Pen, view: Stage, { beat, idle }: Moment) {
  const share = during(beat, 0.26, 0.64);
  const at = place(-150 + 30 * during(beat, 0.18, 0.56), 0, 74);
  const leaves = during(beat, 0.78, 0.98);
  const hook = carried(share);
  const stand = { at, turn: 64 };
  const beside = spotOn(stand, 10, 92, 24);
  const comes = during(beat, 0, 0.2);
  const hand = between(beside, place(hook.x - 1, hook.y - 1, hook.z - 2), Math.min(comes, 1 - leaves));
  const low = during(beat, 0.3, 0.6) * (1 - leaves);
  const elbowUp = { out: 0.6, up: -0.5, forward: -0.4 };
  const pose = withHands(
    { ...standing(mina, { lean: 8 + 22 * low }), twist: 4 * low },
    {
      left: { to: hand, shape: 'hold', elbow: elbowUp },
      right: { to: spotOn(stand, -12, 92 - 6 * low, 24 + 12 * low), shape: 'open', elbow: elbowUp },
    },
  );
  drawFloorShadow(pen, view, at);
  figure(view, { person: mina, ...stand, pose, regards: hook }, handsBusy(attending(idle('Mina')))).draw(pen);
}
