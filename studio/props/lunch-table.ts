import { mix, tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { fill, wrap } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { disc, groundShadow, tube } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

const wood = tone('#a9744a', 0.24);
const cloth = tone('#a9c4c6', 0.18);
const radius = 52;
const deep = radius * 0.92;
const height = 74;
/** How thick the top is. */
const thick = 3.6;

/** A round table on one foot, with a wooden edge. @param at the floor under its middle */
export function drawLunchTable(pen: Pen, view: Stage, at: Place): void {
  groundShadow(pen, view, at.x, at.z, radius * 0.8, radius * 0.6);
  tube(pen, view, [place(at.x, height - 4, at.z), place(at.x, 3, at.z)], 5, tone('#8a6748', 0.26));
  fill(pen, disc(view, at.x, at.z, 24, 20, 2), '#6d5138');
  const rim = Array.from({ length: 72 }, (_, step) => {
    const angle = (step * Math.PI) / 36;
    return [height, height - thick].map((y) => ({
      ...view.at(place(at.x + radius * Math.cos(angle), y, at.z + deep * Math.sin(angle))),
      r: 0.01,
    }));
  });
  const [left, right] = [-radius, radius].map((aside) => view.at(place(at.x + aside, height, at.z)));
  const [far, near] = [deep, -deep].map((away) => view.at(place(at.x - radius / 3, height, at.z + away)));
  if (!left || !right || !far || !near) return;
  graded(pen, wrap(rim.flat()), left, right, [
    [0, mix(wood.main, wood.shade, 0.7)],
    [0.3, mix(wood.main, wood.shade, 0.1)],
    [1, mix(wood.shade, '#43263f', 0.14)],
  ]);
  fill(pen, disc(view, at.x, at.z, radius, deep, height), mix(wood.main, '#fff6e4', 0.3));
  graded(pen, disc(view, at.x, at.z, radius * 0.965, deep * 0.965, height), far, near, [
    [0, mix(cloth.main, '#ffffff', 0.45)],
    [0.6, cloth.main],
    [1, mix(cloth.main, cloth.shade, 0.5)],
  ]);
}
