import { faint, mix, tone } from '../canvas/color.ts';
import { apart, curve, fill, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn, turnedBlock } from '../canvas/solid-turned.ts';
import { groundShadow, tube } from '../canvas/solids.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { drawLoweredRail } from '../props/bed-rails.ts';
import { type BedSpec, drawBed } from '../props/beds.ts';
import { armchair } from '../props/chairs.ts';
import { drawPicture, drawPlant } from '../props/decor.ts';
import { drawFootThrow } from '../props/foot-throw.ts';
import { drawHangingCover } from '../props/hanging-cover.ts';
import { drawTableLamp } from '../props/lamps.ts';
import { drawBedControl } from '../props/medical.ts';
import { drawNightstand } from '../props/tables.ts';
import { careRoomBack, drawCareRoom } from './care-room.ts';
import { drawWindow } from './openings.ts';
import { careCenter } from './palettes.ts';

const visitors = { at: place(176, 0, 290), turn: -34 };
const nightstand = place(-146, 0, 288);

/** Walter's bed, whose height can be changed. @param height of the top of its mattress, in centimeters */
export const careBed = (height: number): BedSpec => ({
  stand: { at: place(18, 0, 214), turn: 50 },
  blanket: tone('#7fa3b0', 0.22),
  frame: careCenter.wood,
  height,
  width: 92,
  kind: 'care',
  sat: { side: -1, along: -9 },
});

/** Draws on the foot board, in centimeters around a place on it: to the right and down. */
function onFootBoard(pen: Pen, view: Stage, { stand, height = 0 }: BedSpec, draw: () => void) {
  const spot = (right: number, down: number) => view.at(spotOn(stand, right, height - down, 105));
  const [at, right, down] = [spot(0, 0), spot(1, 0), spot(0, 1)];
  apart(pen, () => {
    pen.transform(right.x - at.x, right.y - at.y, down.x - at.x, down.y - at.y, at.x, at.y);
    draw();
  });
}

/** The foot board once more: it stands in front of the throw that was laid over the bed. */
function drawFootBoard(pen: Pen, view: Stage, { stand, frame, width = 0, height = 0 }: BedSpec) {
  const half = width / 2 + 1;
  turnedBlock(
    pen,
    view,
    stand,
    { left: [-half, half], up: [height - 28, height + 16], forward: [100, 105] },
    frame,
  );
}

/** The inset panel of the foot board, and the hook over its edge for the hand control. @param hangs the control is on it */
function drawFootEnd(pen: Pen, view: Stage, here: BedSpec, hangs: boolean) {
  const { main, shade } = here.frame;
  onFootBoard(pen, view, here, () => {
    fill(pen, rectangle(-39, -9, 78, 28, 3), mix(main, shade, 0.85));
    fill(pen, rectangle(-38.4, -8.2, 77.4, 27.4, 2.6), mix(main, shade, 0.3));
    fill(pen, rectangle(-22, -17, 8, 9, 1.4), '#8f9aa1');
    if (!hangs) return;
    const lead = [20, 28, 31, 35].map((y, step) => ({ x: [-18, -16, -6, -2][step] ?? 0, y }));
    stroke(pen, curve(lead), '#e9e6dd', 1.2);
    fill(pen, rectangle(-24.5, -8, 16, 32, 3), faint('#2a1a24', 0.28));
    drawBedControl(pen, { x: -18, y: 5 }, 1.6);
  });
}

/** What lifts the bed: a steel beam under its frame. */
function drawLift(pen: Pen, view: Stage, { stand, height = 0 }: BedSpec) {
  const part = { left: [-32, 32], up: [height - 38, height - 28], forward: [-80, 80] } as const;
  turnedBlock(pen, view, stand, part, tone('#8b979e', 0.3));
}

/** The wider upper halves of the two near legs, which slide out of each other. */
function drawSleeves(pen: Pen, view: Stage, { stand, height = 0, width = 0 }: BedSpec) {
  for (const along of [-78, 78]) {
    const part = (up: number) => spotOn(stand, -(width / 2 - 8), up, along);
    tube(pen, view, [part(height - 31), part(Math.max(height - 48, 16))], 3.6, tone('#c3cbd0', 0.3));
  }
}

/** Walter's room in the morning, without his bed. */
export function drawMorningRoom(pen: Pen, view: Stage): void {
  drawCareRoom(pen, view, { sky: 'house', windowX: -110, bathroomX: null });
  drawPicture(pen, view, { x: 109, y: 132, z: careRoomBack, width: 40, height: 28 }, 'birches');
  drawWindow(pen, view, {
    x: 232,
    sill: 96,
    z: careRoomBack,
    width: 110,
    height: 104,
    sky: 'tree',
    curtains: careCenter.curtain,
  });
  drawPlant(pen, view, place(113, 0, 316), 1.04, tone('#e9dcc4', 0.2));
  const seat = armchair(view, visitors, tone('#9db4b0', 0.2));
  seat.behind(pen);
  seat.front(pen);
  drawNightstand(pen, view, nightstand, { paint: careCenter.wood });
  drawTableLamp(pen, view, place(nightstand.x + 23, 56, nightstand.z + 18), { lit: false });
}

/** The bed with its rails down. @param hangs its hand control hangs at the foot end */
export function drawCareBed(pen: Pen, view: Stage, here: BedSpec, hangs = true): void {
  // Each wheel darkens the floor it stands on.
  for (const side of [-38, 38])
    for (const along of [-78, 78]) {
      const { x, z } = spotOn(here.stand, side, 0, along);
      groundShadow(pen, view, x + 2, z, 10, 5, 0.4);
    }
  drawLift(pen, view, here);
  drawBed(pen, view, here);
  drawSleeves(pen, view, here);
  drawHangingCover(pen, view, here, -1, -41, 44);
  drawFootThrow(pen, view, here, 43, 98);
  drawFootBoard(pen, view, here);
  drawLoweredRail(pen, view, here, -1, -94, -46);
  drawLoweredRail(pen, view, here, -1, 34, 88);
  drawFootEnd(pen, view, here, hangs);
}
