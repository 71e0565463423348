import { faint, mix } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { fill, inside, line, type Shape, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { type Faces, level, sheet, upright } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { pitchOf, type SideFlight } from './side/side-flight.ts';
import { drawSpandrel, drawString } from './side/side-string.ts';
import { going0, rise0, tread } from './stairs.ts';

const shadow = '#3a2434';
const light = '#fff6e4';

/** Where a gradient ends that starts at one end of an edge and runs straight away from it, up to the height of a spot. */
function awayFrom(start: Point, end: Point, spot: Point): Point {
  const [along, out] = [
    { x: end.x - start.x, y: end.y - start.y },
    { x: spot.x - start.x, y: spot.y - start.y },
  ];
  const share = (along.x * out.x + along.y * out.y) / (along.x ** 2 + along.y ** 2 || 1);
  return { x: spot.x - along.x * share, y: spot.y - along.y * share };
}

/** Draws a flight from its side: a board along the wall, treads with a nosing, and a string over a panel. */
export function drawSideFlight(pen: Pen, view: Stage, flight: SideFlight, faces: Faces): void {
  drawWallString(pen, view, flight, faces);
  for (let step = flight.steps - 1; step >= 0; step--) {
    drawRiser(pen, view, flight, step, faces.front);
    drawTread(pen, view, flight, step, faces.top);
  }
  drawSpandrel(pen, view, flight, faces.side);
  drawString(pen, view, flight, faces.side);
  for (let step = flight.steps - 1; step >= 0; step--) drawTreadEnd(pen, view, flight, step, faces.top);
}

/** The board at the wall follows the steps, and turns level where the landing begins and where the floor does. */
function drawWallString(pen: Pen, view: Stage, flight: SideFlight, { side }: Faces) {
  const { at, steps, depth = 95, going = going0 } = flight;
  const wall = at.z + depth;
  const pitch = pitchOf(flight);
  const [foot, turn, end] = [at.x - going * 0.9, at.x + (steps - 1) * going, at.x + steps * going];
  const board = (high: number, low: number) =>
    sheet(view, [
      place(foot, pitch(foot) + high, wall),
      place(turn, pitch(turn) + high, wall),
      place(end, pitch(turn) + high, wall),
      place(end, pitch(turn) + low, wall),
      place(turn, pitch(turn) + low, wall),
      place(foot, pitch(foot) + low, wall),
    ]);
  const [top, low] = [view.at(place(turn, pitch(turn) + 9, wall)), view.at(place(foot, at.y, wall))];
  const all = sheet(view, [
    place(foot, pitch(foot) + 9, wall),
    place(turn, pitch(turn) + 9, wall),
    place(end, pitch(turn) + 9, wall),
    place(end, at.y, wall),
    place(foot, at.y, wall),
  ]);
  graded(pen, all, top, low, [
    [0, mix(side, '#fffaf0', 0.2)],
    [1, mix(side, shadow, 0.06)],
  ]);
  fill(pen, board(10.4, 8.8), mix(side, '#ffffff', 0.7));
  fill(pen, board(8.8, 8.1), mix(side, shadow, 0.22));
}

function drawRiser(
  pen: Pen,
  view: Stage,
  { at, depth = 95, rise = rise0, going = going0 }: SideFlight,
  step: number,
  color: string,
) {
  const x = at.x + step * going;
  if (x <= view.eye.x) return;
  const top = at.y + (step + 1) * rise;
  const wall = at.z + depth;
  const riser = sheet(view, [
    place(x, top - rise, at.z),
    place(x, top - rise, wall),
    place(x, top, wall),
    place(x, top, at.z),
  ]);
  const corner = view.at(place(x, top, at.z));
  const foot = awayFrom(corner, view.at(place(x, top, wall)), view.at(place(x, top - rise, at.z)));
  graded(pen, riser, corner, foot, [
    [0, mix(color, shadow, 0.36)],
    [tread.thick / rise, mix(color, shadow, 0.3)],
    [tread.thick / rise + 0.24, mix(color, shadow, 0.06)],
    [0.85, color],
    [1, mix(color, shadow, 0.12)],
  ]);
}

/** Wood that is seen from above: light at the near edge, darker at the wall. */
function lightenTop(pen: Pen, view: Stage, top: Shape, y: number, near: number, wall: number, color: string) {
  const [from, to] = [view.at(place(0, y, near)), view.at(place(0, y, wall))];
  graded(pen, top, { x: 0, y: from.y }, { x: 0, y: to.y }, [
    [0, mix(color, light, 0.26)],
    [0.55, mix(color, light, 0.04)],
    [1, mix(color, shadow, 0.2)],
  ]);
}

/** The top of a step and the round edge in front of it: dark towards the wall and the riser above it. */
function drawTread(
  pen: Pen,
  view: Stage,
  { at, steps, depth = 95, rise = rise0, going = going0 }: SideFlight,
  step: number,
  color: string,
) {
  const x = at.x + step * going;
  const y = at.y + (step + 1) * rise;
  const [near, wall, edge] = [at.z - tread.nose, at.z + depth, x - tread.nose];
  if (y < view.eye.y) {
    const top = level(view, edge, near, going + tread.nose, wall - near, y);
    lightenTop(pen, view, top, y, near, wall, color);
    inside(pen, top, () => {
      // The riser above takes the light from the inner end of the step.
      if (step < steps - 1) {
        const inner = level(view, x + going * 0.5, near, going * 0.5, wall - near, y);
        const corner = view.at(place(x + going, y, near));
        const fades = view.at(place(x + going * 0.5, y, near));
        graded(pen, inner, corner, awayFrom(corner, view.at(place(x + going, y, wall)), fades), [
          [0, faint(shadow, 0.26)],
          [1, faint(shadow, 0)],
        ]);
      }
      const grain = line([]);
      for (const share of [0.3, 0.6, 0.85]) {
        const from = edge + (going + tread.nose) * share;
        grain.addPath(line([view.at(place(from, y, near)), view.at(place(from, y, wall))]));
      }
      stroke(pen, grain, faint(shadow, 0.09), view.scale(near) * 0.4);
    });
  }
  if (edge <= view.eye.x) return;
  const nose = (low: number, high: number) =>
    sheet(view, [
      place(edge, y - low, near),
      place(edge, y - low, wall),
      place(edge, y - high, wall),
      place(edge, y - high, near),
    ]);
  graded(pen, nose(tread.thick, 0), view.at(place(edge, y, near)), view.at(place(edge, y, wall)), [
    [0, mix(color, shadow, 0.1)],
    [1, mix(color, shadow, 0.3)],
  ]);
  fill(pen, nose(0.9, 0), mix(color, light, 0.4));
}

/** The end of a tread: it stands out over the string, and the light lies on its upper edge. */
function drawTreadEnd(
  pen: Pen,
  view: Stage,
  { at, rise = rise0, going = going0 }: SideFlight,
  step: number,
  color: string,
) {
  const x = at.x + step * going - tread.nose;
  const top = at.y + (step + 1) * rise;
  const z = at.z - tread.nose;
  const wide = going + tread.nose;
  drawBoardEdge(pen, view, place(x, top, z), wide, color);
}

/** The edge of a board that faces the viewer. @param from its upper left corner */
function drawBoardEdge(pen: Pen, view: Stage, from: Place, wide: number, color: string) {
  const { x, y, z } = from;
  const end = upright(view, x, y - tread.thick, wide, tread.thick, z);
  graded(pen, end, view.at(from), view.at(place(x, y - tread.thick, z)), [
    [0, mix(color, light, 0.06)],
    [1, mix(color, shadow, 0.24)],
  ]);
  fill(pen, upright(view, x, y - 0.9, wide, 0.9, z), mix(color, light, 0.46));
}

/**
 * The landing at the head of a side flight: its floor goes on from the highest tread, with a skirting board at the wall.
 * Draw it before the flight.
 */
export function drawSideLanding(
  pen: Pen,
  view: Stage,
  { at, steps, depth = 95, rise = rise0, going = going0 }: SideFlight,
  wide: number,
  faces: Faces & { trim: string },
): void {
  const [x, y] = [at.x + steps * going - 0.5, at.y + steps * rise];
  const [near, wall] = [at.z - tread.nose, at.z + depth];
  fill(pen, upright(view, x - going, y, wide + going, 9, wall), faces.trim);
  fill(pen, upright(view, x - going, y, wide + going, 1.2, wall), mix(faces.trim, shadow, 0.3));
  fill(pen, upright(view, x - going, y + 7.6, wide + going, 0.5, wall), mix(faces.trim, shadow, 0.16));
  lightenTop(pen, view, level(view, x, near, wide, wall - near, y), y, near, wall, faces.top);
  const face = upright(view, x, at.y, wide, y - at.y - tread.thick / 2, at.z);
  graded(pen, face, view.at(place(x, y - tread.thick, at.z)), view.at(place(x, y - tread.thick - 34, at.z)), [
    [0, mix(faces.side, shadow, 0.36)],
    [0.24, mix(faces.side, '#fffdf6', 0.14)],
    [1, faces.side],
  ]);
  drawBoardEdge(pen, view, place(x, y, near), wide, faces.top);
}
