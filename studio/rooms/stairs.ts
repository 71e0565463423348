import { faint, mix } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { fill, line, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Faces, level, sheet, upright } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

/**
 * A straight flight that climbs away from the viewer. Steps are counted from 0 at the bottom; step n's tread is at
 * height (n + 1) * rise and begins at z + n * going.
 */
export type Flight = {
  x: number;
  z: number;
  width: number;
  steps: number;
  rise?: number;
  going?: number;
  /** Height of the floor it starts from; negative for stairs that lead down to a lower place. */
  base?: number;
};

export const rise0 = 17;
export const going0 = 27;
/** How thick a tread is, and how far it stands out over the riser below it, in centimeters. */
export const tread = { thick: 3.6, nose: 2.6 };

const shadow = '#3a2434';
const light = '#fff6e4';

/** The middle of a tread, where a foot goes. */
export function treadOf(
  { x, z, width, rise = rise0, going = going0, base = 0 }: Flight,
  step: number,
  share = 0.5,
): Place {
  return place(x + width * share, base + (step + 1) * rise, z + (step + 0.5) * going);
}

/** The front edge of a step, from left to right. */
export function edgeOf(
  { x, z, width, rise = rise0, going = going0, base = 0 }: Flight,
  step: number,
): [Place, Place] {
  const y = base + (step + 1) * rise;
  const front = z + step * going - tread.nose;
  return [place(x, y, front), place(x + width, y, front)];
}

/**
 * Draws a flight seen from below or from above, step by step from the farthest.
 * @param tint how much of the dark lies on a step, 0 to 1
 */
export function drawFlight(
  pen: Pen,
  view: Stage,
  flight: Flight,
  faces: Faces,
  tint: (step: number) => number = () => 0,
): void {
  const { x, z, width, steps, rise = rise0, going = going0, base = 0 } = flight;
  for (let step = steps - 1; step >= 0; step--) {
    const top = base + (step + 1) * rise;
    const front = z + step * going;
    const edge = front - tread.nose;
    const dark = (color: string) => mix(color, '#17162a', tint(step));
    const riser = upright(view, x, top - rise, width, rise, front);
    graded(pen, riser, view.at(place(x, top, front)), view.at(place(x, top - rise, front)), [
      [0, dark(mix(faces.front, shadow, 0.42))],
      [tread.thick / rise, dark(mix(faces.front, shadow, 0.34))],
      [tread.thick / rise + 0.2, dark(mix(faces.front, shadow, 0.06))],
      [0.8, dark(faces.front)],
      [1, dark(mix(faces.front, shadow, 0.14))],
    ]);
    if (top < view.eye.y) drawTread(pen, view, flight, step, dark, faces.top);
    const board = upright(view, x - 1, top - tread.thick, width + 2, tread.thick, edge);
    graded(pen, board, view.at(place(x, top, edge)), view.at(place(x, top - tread.thick, edge)), [
      [0, dark(mix(faces.top, light, 0.42))],
      [0.24, dark(mix(faces.top, light, 0.1))],
      [1, dark(mix(faces.top, shadow, 0.2))],
    ]);
  }
}

/** The top of a step: lit at its edge, and darker towards the riser above it. */
function drawTread(
  pen: Pen,
  view: Stage,
  { x, z, width, rise = rise0, going = going0, base = 0 }: Flight,
  step: number,
  dark: (color: string) => string,
  color: string,
) {
  const y = base + (step + 1) * rise;
  const [front, back] = [z + step * going - tread.nose, z + (step + 1) * going];
  graded(
    pen,
    level(view, x - 1, front, width + 2, back - front, y),
    view.at(place(x, y, front)),
    view.at(place(x, y, back)),
    [
      [0, dark(mix(color, light, 0.3))],
      [0.5, dark(mix(color, light, 0.08))],
      [0.86, dark(mix(color, shadow, 0.14))],
      [1, dark(mix(color, shadow, 0.36))],
    ],
  );
  const grain = line([]);
  for (const share of [0.22, 0.48, 0.72]) {
    const depth = front + (back - front) * share;
    grain.addPath(
      line([view.at(place(x + width * 0.02, y, depth)), view.at(place(x + width * 0.98, y, depth))]),
    );
  }
  stroke(pen, grain, faint(dark(mix(color, shadow, 0.4)), 0.24), view.scale(front) * 0.35);
}

/**
 * The string under the treads at one end of the steps, cut to their shape, with the ends of the treads. It is seen from
 * beside the flight only, and then it hides what lies behind it.
 */
export function drawFlightSide(
  pen: Pen,
  view: Stage,
  { x, z, width, steps, rise = rise0, going = going0, base = 0 }: Flight,
  side: 'left' | 'right',
  faces: Faces,
  tint: (step: number) => number = () => 0,
): void {
  const at = side === 'left' ? x : x + width;
  if (side === 'left' ? at <= view.eye.x : at >= view.eye.x) return;
  const out = side === 'left' ? at - 1 : at + 1;
  for (let step = steps - 1; step >= 0; step--) {
    const dark = (color: string) => mix(color, '#17162a', tint(step));
    const [front, back] = [z + step * going, z + (step + 1) * going];
    const top = base + (step + 1) * rise;
    const string = sheet(view, [
      place(at, base, front),
      place(at, top, front),
      place(at, top, back),
      place(at, base, back),
    ]);
    graded(pen, string, view.at(place(at, top, front)), view.at(place(at, base, front)), [
      [0, dark(mix(faces.side, shadow, 0.3))],
      [0.16, dark(faces.side)],
      [1, dark(mix(faces.side, shadow, 0.16))],
    ]);
    const end = (low: number, high: number) =>
      sheet(view, [
        place(out, top - low, front - tread.nose),
        place(out, top - high, front - tread.nose),
        place(out, top - high, back),
        place(out, top - low, back),
      ]);
    fill(pen, end(tread.thick, 0), dark(mix(faces.top, shadow, 0.24)));
    fill(pen, end(1, 0), dark(mix(faces.top, light, 0.14)));
  }
}

/** The board on a wall at one end of the steps: it follows their slope. */
export function drawFlightWall(
  pen: Pen,
  view: Stage,
  { x, z, width, steps, rise = rise0, going = going0, base = 0 }: Flight,
  side: 'left' | 'right',
  color: string,
): void {
  const at = side === 'left' ? x : x + width;
  const pitch = (depth: number) => base + rise + ((depth - z) * rise) / going;
  const [foot, head] = [z - going, z + steps * going];
  const above = (high: number) => [place(at, pitch(foot) + high, foot), place(at, pitch(head) + high, head)];
  const ground = [place(at, base, head), place(at, base, foot)];
  fill(pen, sheet(view, [...above(10), ...ground]), mix(color, shadow, 0.12));
  fill(pen, sheet(view, [...above(10), ...above(8.4).toReversed()]), mix(color, light, 0.5));
}

/** Bright tape on the front edge of a step: on its top and over its front. */
export function drawEdgeTape(pen: Pen, view: Stage, flight: Flight, step: number, color = '#f2c21d'): void {
  const [left] = edgeOf(flight, step);
  const top = level(view, flight.x + 1, left.z, flight.width - 2, 6, left.y + 0.1);
  graded(pen, top, view.at(left), view.at({ ...left, z: left.z + 6 }), [
    [0, mix(color, '#fff8d8', 0.4)],
    [1, color],
  ]);
  fill(
    pen,
    upright(view, flight.x + 1, left.y - tread.thick, flight.width - 2, tread.thick, left.z - 0.1),
    mix(color, '#8a6a10', 0.22),
  );
}
