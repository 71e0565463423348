import { faint, mix } from '../../canvas/color.ts';
import { graded } from '../../canvas/gradient.ts';
import { fill, inside, type Shape } from '../../canvas/paint.ts';
import type { Pen } from '../../canvas/pen.ts';
import { sheet, upright } from '../../canvas/solids.ts';
import { type Place, place, type Stage } from '../../canvas/stage.ts';
import { going0, rise0, tread } from '../stairs.ts';
import { pitchOf, type SideFlight } from './side-flight.ts';

const shadow = '#3a2434';
/** How far below the inner corners of the steps the string ends. */
const stringDepth = 15;

/** The near side, cut to the steps above; its lower edge runs along with them. */
export function drawString(pen: Pen, view: Stage, flight: SideFlight, color: string) {
  const { at, steps, rise = rise0, going = going0 } = flight;
  const lower = lowerEdge(flight);
  const to = at.x + steps * going;
  const outline: Place[] = [];
  for (let step = 0; step < steps; step++) {
    const x = at.x + step * going;
    const below = tread.thick / 2;
    outline.push(
      place(x, at.y + Math.max(0, step * rise - below), at.z),
      place(x, at.y + (step + 1) * rise - below, at.z),
    );
  }
  outline.push(place(to, at.y + steps * rise - 1, at.z), place(to, lower(to), at.z));
  outline.push(place(at.x + (going * stringDepth) / rise, at.y, at.z));
  const string = sheet(view, outline);
  graded(pen, string, view.at(place(to, lower(to) + 40, at.z)), view.at(place(at.x, at.y, at.z)), [
    [0, mix(color, '#fffdf6', 0.22)],
    [1, color],
  ]);
  inside(pen, string, () => {
    for (let step = 0; step < steps; step++) {
      const x = at.x + step * going;
      const top = at.y + (step + 1) * rise - tread.thick;
      graded(
        pen,
        upright(view, x, top - 5, going, 5, at.z),
        view.at(place(x, top, at.z)),
        view.at(place(x, top - 5, at.z)),
        [
          [0, faint(shadow, 0.34)],
          [1, faint(shadow, 0)],
        ],
      );
      graded(
        pen,
        upright(view, x - 4, top - rise, 4, rise, at.z),
        view.at(place(x - 4, top, at.z)),
        view.at(place(x, top, at.z)),
        [
          [0, faint(shadow, 0)],
          [1, faint(shadow, 0.1)],
        ],
      );
    }
    fill(pen, along(view, flight, 1.6, 0), mix(color, shadow, 0.16));
    fill(pen, along(view, flight, 2.2, 1.6), mix(color, '#ffffff', 0.6));
  });
}

/** The height of the string's lower edge. */
const lowerEdge =
  (flight: SideFlight) =>
  (x: number): number =>
    pitchOf(flight)(x) - (flight.rise ?? rise0) - stringDepth;

/** A band along the string's lower edge, from one height over it to another. */
function along(view: Stage, flight: SideFlight, high: number, low: number): Shape {
  const { at, steps, going = going0 } = flight;
  const lower = lowerEdge(flight);
  const [from, to] = [at.x - going, at.x + steps * going];
  return sheet(view, [
    place(from, lower(from) + high, at.z),
    place(to, lower(to) + high, at.z),
    place(to, lower(to) + low, at.z),
    place(from, lower(from) + low, at.z),
  ]);
}

/** The wall below the string, with one sunk panel that has the string's slope and a skirting board. */
export function drawSpandrel(pen: Pen, view: Stage, flight: SideFlight, color: string) {
  const { at, steps, rise = rise0, going = going0 } = flight;
  const lower = lowerEdge(flight);
  const meets = (y: number) => at.x + ((y - at.y + stringDepth) * going) / rise;
  const to = at.x + steps * going;
  const wedge = (inset: number, foot: number, right: number) =>
    sheet(view, [
      place(meets(at.y + foot) + inset * 1.9, at.y + foot, at.z),
      place(right, lower(right) - inset, at.z),
      place(right, at.y + foot, at.z),
    ]);
  const tall = view.at(place(to, lower(to), at.z));
  const low = view.at(place(to, at.y, at.z));
  graded(pen, wedge(0, 0, to), tall, low, [
    [0, mix(color, shadow, 0.2)],
    [0.3, mix(color, shadow, 0.1)],
    [1, mix(color, shadow, 0.16)],
  ]);
  if (steps < 5) return;
  fill(pen, wedge(9, 19, to - 9), mix(color, '#ffffff', 0.36));
  graded(pen, wedge(10.4, 20, to - 10), tall, low, [
    [0, mix(color, shadow, 0.28)],
    [0.5, mix(color, shadow, 0.16)],
    [1, mix(color, shadow, 0.13)],
  ]);
  const skirt = (high: number) =>
    sheet(view, [
      place(meets(at.y), at.y, at.z),
      place(meets(at.y + high), at.y + high, at.z),
      place(to, at.y + high, at.z),
      place(to, at.y, at.z),
    ]);
  fill(pen, skirt(9), mix(color, '#ffffff', 0.66));
  fill(pen, skirt(8), mix(color, '#fffaf0', 0.2));
}
