import { faint, mix, type Tone, tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { fill, inside, line, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Faces, level, sheet, tube, upright } from '../canvas/solids.ts';
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

const rise0 = 17;
const going0 = 27;

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
  return [place(x, y, z + step * going), place(x + width, y, z + step * going)];
}

/** Draws a flight seen from below or from above, step by step from the farthest. */
export function drawFlight(
  pen: Pen,
  view: Stage,
  flight: Flight,
  faces: Faces,
  tint: (step: number) => number = () => 0,
): void {
  const { x, z, width, steps, rise = rise0, going = going0, base = 0 } = flight;
  for (let step = steps - 1; step >= 0; step--) {
    const y = base + step * rise;
    const from = z + step * going;
    const dark = (color: string) => mix(color, '#17162a', tint(step));
    if (y + rise < view.eye.y) {
      const tread = level(view, x, from, width, going, y + rise);
      // The riser above keeps light from the back of the tread.
      graded(pen, tread, view.at(place(x, y + rise, from)), view.at(place(x, y + rise, from + going)), [
        [0, dark(mix(faces.top, '#fff6e4', 0.1))],
        [0.5, dark(faces.top)],
        [1, dark(mix(faces.top, faces.side, 0.65))],
      ]);
      const grain = line([]);
      for (const share of [0.2, 0.46, 0.7])
        grain.addPath(
          line([
            view.at(place(x + width * 0.02, y + rise, from + going * share)),
            view.at(place(x + width * 0.98, y + rise, from + going * share)),
          ]),
        );
      stroke(pen, grain, faint(dark(faces.side), 0.22), view.scale(from) * 0.4);
    }
    const riser = upright(view, x, y, width, rise, from);
    graded(pen, riser, view.at(place(x, y + rise, from)), view.at(place(x, y, from)), [
      [0, dark(mix(faces.front, faces.side, 0.7))],
      [0.35, dark(faces.front)],
      [1, dark(mix(faces.front, faces.side, 0.4))],
    ]);
    fill(pen, upright(view, x, y + rise - 3, width, 3, from), dark(mix(faces.front, faces.top, 0.75)));
  }
}

/** The stepped side of a flight, under its treads. @param side which end of the steps @param foot height of its lower edge */
export function drawFlightSide(
  pen: Pen,
  view: Stage,
  { x, z, width, steps, rise = rise0, going = going0, base = 0 }: Flight,
  side: 'left' | 'right',
  color: string,
): void {
  const at = side === 'left' ? x : x + width;
  const outline: Place[] = [];
  for (let step = 0; step < steps; step++) {
    outline.push(
      place(at, base + step * rise, z + step * going),
      place(at, base + (step + 1) * rise, z + step * going),
    );
  }
  outline.push(place(at, base + steps * rise, z + steps * going), place(at, base, z + steps * going));
  fill(pen, sheet(view, outline), color);
}

/** The line of a handrail beside a flight: its lower and upper end, 88 cm over the treads. */
export function railOf(
  { x, z, width, steps, rise = rise0, going = going0, base = 0 }: Flight,
  side: 'left' | 'right',
  off = 6,
): [Place, Place] {
  const at = side === 'left' ? x + off : x + width - off;
  return [place(at, base + rise + 88, z), place(at, base + steps * rise + 88, z + (steps - 1) * going)];
}

/** A place on a rail. @param share 0 lower end, 1 upper end */
export function onRail([low, high]: [Place, Place], share: number): Place {
  return place(
    low.x + (high.x - low.x) * share,
    low.y + (high.y - low.y) * share,
    low.z + (high.z - low.z) * share,
  );
}

/** A wooden handrail on brackets or on posts. @param levelEnds how far it runs on level beyond each end, in centimeters */
export function drawStairRail(
  pen: Pen,
  view: Stage,
  rail: [Place, Place],
  {
    paint = tone('#9a673f', 0.26),
    radius = 3,
    posts = false,
    drop = 88,
    levelEnds = 0,
  }: { paint?: Tone; radius?: number; posts?: boolean; drop?: number; levelEnds?: number } = {},
): void {
  if (posts) {
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      const top = onRail(rail, share);
      tube(
        pen,
        view,
        [top, place(top.x, top.y - drop, top.z)],
        radius * (share % 1 === 0 ? 1.1 : 0.6),
        paint,
      );
    }
  }
  const [low, high] = rail;
  const way = Math.sign(high.x - low.x) * levelEnds;
  const path = levelEnds
    ? [{ ...low, x: low.x - way }, low, high, { ...high, x: high.x + way }]
    : [low, high];
  tube(pen, view, path, radius, paint);
}

/** Bright tape on the front edge of a step. */
export function drawEdgeTape(pen: Pen, view: Stage, flight: Flight, step: number, color = '#f2c21d'): void {
  const [left] = edgeOf(flight, step);
  fill(pen, level(view, flight.x + 2, left.z, flight.width - 4, 6, left.y + 0.1), color);
  fill(
    pen,
    upright(view, flight.x + 2, left.y - 3.4, flight.width - 4, 3.4, left.z),
    mix(color, '#8a6a10', 0.3),
  );
}

/**
 * A flight seen from its side, climbing to the right: the picture for somebody on the stairs.
 * @param at the floor at the front left of the lowest step
 */
export type SideFlight = { at: Place; steps: number; depth?: number; rise?: number; going?: number };

/** The middle of a tread of a flight seen from its side. */
export function sideTread(
  { at, depth = 95, rise = rise0, going = going0 }: SideFlight,
  step: number,
  share = 0.5,
): Place {
  return place(at.x + (step + 0.5) * going, at.y + (step + 1) * rise, at.z + depth * share);
}

/** Draws a flight from its side: a board along the wall, treads with a nosing, and a string with a panel below it. */
export function drawSideFlight(
  pen: Pen,
  view: Stage,
  { at, steps, depth = 95, rise = rise0, going = going0 }: SideFlight,
  faces: Faces,
): void {
  const wall = at.z + depth;
  const [from, to] = [at.x - going * 0.2, at.x + steps * going];
  const pitch = (x: number, over: number) => at.y + rise + ((x - at.x) * rise) / going + over;
  const along = (z: number, high: number, low: number) =>
    sheet(view, [
      place(from, pitch(from, high), z),
      place(to, pitch(to, high), z),
      place(to, pitch(to, low), z),
      place(from, pitch(from, low), z),
    ]);
  // The board at the wall follows the steps and turns level where the landing begins.
  const turn = to - going;
  const board = (high: number, low: number) =>
    sheet(view, [
      place(from, pitch(from, high), wall),
      place(turn, pitch(turn, high), wall),
      place(to, pitch(turn, high), wall),
      place(to, pitch(turn, low), wall),
      place(turn, pitch(turn, low), wall),
      place(from, pitch(from, low), wall),
    ]);
  fill(pen, board(9, -30), mix(faces.side, '#fffaf0', 0.45));
  fill(pen, board(10.2, 8.6), mix(faces.side, '#fffaf0', 0.75));
  const shade = (color: string, share: number) => mix(color, '#3a2434', share);
  for (let step = steps - 1; step >= 0; step--) {
    const x = at.x + step * going;
    const top = at.y + (step + 1) * rise;
    if (x > view.eye.x) {
      const riser = sheet(view, [
        place(x, top - rise, at.z),
        place(x, top - rise, wall),
        place(x, top, wall),
        place(x, top, at.z),
      ]);
      graded(pen, riser, view.at(place(x, top, at.z)), view.at(place(x, top - rise, at.z)), [
        [0, shade(faces.front, 0.26)],
        [0.35, faces.front],
        [1, shade(faces.front, 0.1)],
      ]);
    }
    if (top < view.eye.y) {
      graded(
        pen,
        level(view, x - 2, at.z, going + 2, depth, top),
        view.at(place(x, top, at.z)),
        view.at(place(x, top, wall)),
        [
          [0, mix(faces.top, '#fff6e4', 0.16)],
          [0.6, faces.top],
          [1, shade(faces.top, 0.2)],
        ],
      );
    }
  }
  const side: Place[] = [];
  for (let step = 0; step < steps; step++) {
    const x = at.x + step * going;
    side.push(place(x, at.y + step * rise, at.z), place(x, at.y + (step + 1) * rise, at.z));
  }
  side.push(place(to, at.y + steps * rise, at.z), place(to, at.y, at.z));
  const string = sheet(view, side);
  fill(pen, string, faces.side);
  inside(pen, string, () => {
    // The panel under the string lies a little behind it.
    const under = sheet(view, [
      place(from, pitch(from, -rise - 16), at.z),
      place(to, pitch(to, -rise - 16), at.z),
      place(to, at.y - 60, at.z),
      place(from, at.y - 60, at.z),
    ]);
    graded(pen, under, view.at(place(to, pitch(to, -rise - 16), at.z)), view.at(place(to, at.y, at.z)), [
      [0, shade(faces.side, 0.2)],
      [1, shade(faces.side, 0.08)],
    ]);
    fill(pen, along(at.z, -rise - 15, -rise - 16.6), mix(faces.side, '#fffaf0', 0.4));
  });
  for (let step = 0; step < steps; step++) {
    const x = at.x + step * going;
    const top = at.y + (step + 1) * rise;
    fill(pen, upright(view, x, top - 6, going, 3, at.z), shade(faces.side, 0.22));
    fill(pen, upright(view, x - 2.4, top - 3.6, going + 2.4, 3.6, at.z), mix(faces.top, faces.side, 0.2));
    fill(pen, upright(view, x - 2.4, top - 1, going + 2.4, 1, at.z), mix(faces.top, '#fff6e4', 0.3));
  }
}

/** Both ends of a rail beside a side flight, at its far wall or its near edge. */
export function sideRail(
  { at, steps, depth = 95, rise = rise0, going = going0 }: SideFlight,
  where: 'wall' | 'near',
): [Place, Place] {
  const z = where === 'wall' ? at.z + depth - 6 : at.z + 4;
  return [
    place(at.x + going * 0.4, at.y + rise + 88, z),
    place(at.x + going * (steps - 0.4), at.y + steps * rise + 88, z),
  ];
}
