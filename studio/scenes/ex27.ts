import { tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { fill, rectangle } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { facade, tube } from '../canvas/solids.ts';
import { add, minus, times } from '../canvas/space.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, handsBusy } from '../people/attending.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import { sitting, withHands } from '../people/poses.ts';
import { drawTag } from '../props/notes.ts';
import { drawNoteStack } from '../props/reminders.ts';
import { drawHalo } from '../props/signals.ts';
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
import { framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const chair: WheelchairSpec = {
  stand: { at: place(-68, 0, 112), turn: 64 },
  brakes: { left: 'off', right: 'off' },
  footplates: 'down',
  levers: '#33333b',
};
const dark = tone('#33333b', 0.25);
const lever = brakeLever(chair, 'right');
const hinge = spotOn(chair.stand, -29, 50, 20);
const alongLever = (share: number) => add(hinge, times(minus(lever, hinge), share));
const table = { at: place(2, 0, 124), width: 76, depth: 58, height: 74 };
const stack = place(34, table.height, 145);
const tag = place(14, table.height, 142);
const tagSize = 1.3;

function drawRoom(pen: Pen, view: Stage) {
  drawCareRoom(pen, view, { sky: 'garden', windowX: -158, bathroomX: null });
  drawDoor(pen, view, { x: 120, z: careRoomBack, width: 90, frame: careCenter.trim }, woodDoor, 'left');
  facade(pen, view, place(40, 171, careRoomBack), () => {
    fill(pen, rectangle(-2, -2, 50, 58, 2), '#b9a27c');
    fill(pen, rectangle(0, 0, 46, 54, 1), '#dcebee');
    fill(pen, rectangle(6, 0, 11, 54), '#edf5f6');
  });
}

/** The table with the notes; the tag leans against them and faces us, dark where it touches. */
function drawThings(pen: Pen, view: Stage, tagged: boolean) {
  const { at, ...size } = table;
  drawTable(pen, view, at, size);
  drawNoteStack(pen, view, stack, { size: 19, height: 12 });
  if (tagged) return;
  const scale = view.scale(tag.z) * tagSize;
  const foot = view.at(tag);
  const shade = (x: number, y: number, wide: number, high: number) =>
    softGlow(
      pen,
      { x: foot.x + x * scale, y: foot.y + y * scale },
      { x: wide * scale, y: high * scale },
      '#43203a',
      0.5,
    );
  shade(12, 0.2, 14, 1.4);
  shade(22, -5, 4, 7);
  drawTag(pen, { x: foot.x, y: foot.y - 7 * scale }, scale, ['BRAKES', 'FIRST'], { turn: -1, size: 4.4 });
}

/** The tag hangs from the handle, and faces us. */
function drawTaggedHandle(pen: Pen, view: Stage) {
  drawHandle(pen, view);
  const spot = view.at(lever);
  const scale = view.scale(lever.z) * tagSize;
  drawTag(pen, { x: spot.x + 3 * scale, y: spot.y + 6 * scale }, scale, ['BRAKES', 'FIRST'], {
    turn: 8,
    size: 4.4,
  });
}

/** The dark handle is on a patch of light, because it would be invisible on his dark trousers. */
function drawHandle(pen: Pen, view: Stage) {
  const spot = view.at(lever);
  const scale = view.scale(lever.z);
  drawHalo(pen, { x: spot.x + 2 * scale, y: spot.y + 5 * scale }, 9 * scale, 12 * scale, '#fff1c9', 0.4);
  tube(pen, view, [alongLever(0.5), alongLever(1.06)], 2.6, dark);
}

function drawWalter(pen: Pen, view: Stage, moment: Moment, looking: number, tagged: boolean) {
  const seated = sitting(walter, { seat: wheelchairSeat, floor: 11, lean: -3 });
  const pose = withHands(
    { ...seated, hips: { ...seated.hips, forward: -9 } },
    {
      right: {
        to: { left: -25, up: wheelchairArm + 4, forward: 16 },
        shape: 'grip',
        elbow: { out: 0.2, up: -0.8, forward: -1 },
      },
    },
  );
  const layers = wheelchair(view, chair);
  layers.behind(pen);
  const { at, turn } = chair.stand;
  const busy = handsBusy(moment.speaker ?? moment.idle('Walter'));
  const performance = attending(busy, Math.max(busy.attention, looking));
  figure(view, { person: walter, at, turn, pose, regards: lever }, performance).draw(pen, {
    beforeArms: () => {
      layers.front(pen);
      drawHandle(pen, view);
    },
  });
  drawThings(pen, view, tagged);
  if (tagged) drawTaggedHandle(pen, view);
}

/** @param looking how surely he looks at the brake, 0 to 1 */
function pictureFrom(view: Stage, seen: readonly Place[], { safe = false, looking = 0 } = {}): Picture {
  return {
    keyObject: boxOf(view, seen, 4),
    drawBackground: (pen) => drawRoom(pen, view),
    drawAction: (pen, moment) => drawWalter(pen, view, moment, looking, safe),
  };
}

const tagCorners = [place(tag.x - 6, table.height, tag.z), place(tag.x + 44, table.height + 22, tag.z)];
const seen = [place(lever.x - 8, 60, lever.z), place(lever.x + 8, 84, lever.z), ...tagCorners];
const room = pictureFrom(stage(), seen);
const close = stage({ eyeHeight: 118, horizon: 196, distance: 205, focal: 1780, eyeX: -24 });
const near = pictureFrom(close, seen, { looking: 0.9 });
const atTable = framed(640, 416, 980);

/** Exercise 27, Where to Put the Reminder. */
export const scene: Scene = {
  ...room,
  exerciseId: 27,
  pictured:
    'Walter sits in his wheelchair, his hand near the dark, plain handle of its right brake. On the table before him are a bright yellow tag that says Brakes first and a stack of small paper notes. Door, mirror and wall behind him are bare.',
  owner: 'Walter',
  shots: [
    { from: 0, camera: atTable, easeSeconds: 0 },
    { from: 0.26, camera: framed(560, 350, 820), easeSeconds: 2.2 },
    { from: 0.5, insert: near, camera: wide, easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: atTable, easeSeconds: 0 },
    { from: 0.3, insert: near, camera: wide, easeSeconds: 0 },
  ],
  claim: { camera: framed(780, 380, 1000), side: 'right' },
  ...healed(wide, near, pictureFrom(close, seen, { safe: true, looking: 0.9 })),
};
