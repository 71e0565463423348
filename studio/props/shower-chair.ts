import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { padded, type Stand, spotOn } from '../canvas/solid-turned.ts';
import { groundShadow, tube } from '../canvas/solids.ts';
import type { Stage } from '../canvas/stage.ts';

export const showerSeat = 47;
const steel = tone('#8f9ca4', 0.36);
const plastic = tone('#f4f3ee', 0.2);
const rubber = tone('#4a474c', 0.3);

/** A sturdy shower chair: a white seat and back on steel legs with rubber feet. */
export function drawShowerChair(pen: Pen, view: Stage, stand: Stand): void {
  const floor = spotOn(stand, 0, 0, 0);
  groundShadow(pen, view, floor.x, floor.z, 30, 24);
  const leg = (left: number, forward: number) => {
    const foot = [
      spotOn(stand, left * 1.12, 4, forward * 1.1),
      spotOn(stand, left * 1.14, 0.6, forward * 1.12),
    ];
    tube(pen, view, [spotOn(stand, left, showerSeat - 3, forward), ...foot.slice(0, 1)], 1.6, steel);
    tube(pen, view, foot, 2.3, rubber);
  };
  for (const left of [19, -19]) leg(left, -17);
  for (const left of [-17, 17])
    tube(pen, view, [spotOn(stand, left, showerSeat - 2, -19), spotOn(stand, left, 88, -23)], 1.5, steel);
  padded(pen, view, stand, { left: [-21, 21], up: [66, 88], forward: [-25, -20] }, plastic, 2.6);
  for (const left of [19, -19]) leg(left, 17);
  padded(
    pen,
    view,
    stand,
    { left: [-22, 22], up: [showerSeat - 5, showerSeat], forward: [-21, 22] },
    plastic,
    2.6,
  );
}
