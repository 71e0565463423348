import type { Tone } from '../canvas/color.ts';
import { mix, tone } from '../canvas/color.ts';
import { fill, polygon } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn, turnedBlock } from '../canvas/solid-turned.ts';
import { groundShadow, tube } from '../canvas/solids.ts';
import { radians } from '../canvas/space.ts';
import type { Stage } from '../canvas/stage.ts';

const metal = tone('#7e8a91', 0.3);
/** Height and forward of the hinge of the seat. */
const hinge = { up: 44, forward: -6 };
const seatLength = 36;

/** A folding chair while it is folded. @param fold 0 open to 1 flat; its stand is under the seat @param up off the floor */
export function drawChairFolding(
  pen: Pen,
  view: Stage,
  stand: Stand,
  pad: Tone,
  { fold, up = 0 }: { fold: number; up?: number },
): void {
  const mixed = (open: number, flat: number) => open + (flat - open) * fold;
  const spot = (left: number, high: number, forward: number) => spotOn(stand, left, high + up, forward);
  const floor = spotOn(stand, 0, 0, 0);
  groundShadow(pen, view, floor.x, floor.z, 30, mixed(26, 12), 0.24 / (1 + up * 0.1));
  const front = mixed(24, 0);
  const rear = mixed(-24, -6);
  const back = mixed(-20, -8);
  for (const side of [-20, 20])
    tube(pen, view, [spot(side, 84, back), spot(side, 44, mixed(-4, -5)), spot(side, 0, front)], 1.5, metal);
  turnedBlock(pen, view, stand, { left: [-20, 20], up: [60 + up, 82 + up], forward: [back, back + 3] }, pad);
  for (const side of [-17, 17])
    tube(pen, view, [spot(side, 44, mixed(14, -2)), spot(side, 0, rear)], 1.5, metal);
  tube(pen, view, [spot(-20, 12, mixed(18, -1)), spot(20, 12, mixed(18, -1))], 1.1, metal);
  const angle = radians(84 * fold);
  const end = {
    up: hinge.up + seatLength * Math.sin(angle),
    forward: hinge.forward + seatLength * Math.cos(angle),
  };
  const seat = [
    spot(-20, hinge.up, hinge.forward - 8 * (1 - fold)),
    spot(20, hinge.up, hinge.forward - 8 * (1 - fold)),
    spot(20, end.up, end.forward),
    spot(-20, end.up, end.forward),
  ];
  const thick = (by: number) => seat.map((one) => view.at({ ...one, y: one.y - by }));
  fill(pen, polygon(thick(3.4 * (1 - fold) + 0.6)), mix(pad.shade, '#43263f', 0.2));
  fill(pen, polygon(thick(0)), mix(pad.main, fold > 0.5 ? pad.shade : '#fff6e4', 0.28));
}
