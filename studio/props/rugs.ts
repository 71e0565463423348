import { faint, mix, type Tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { blob, fill, inside, line, polygon, stroke, tapered } from '../canvas/paint.ts';
import type { Box, Pen } from '../canvas/pen.ts';
import { disc, level, sheet } from '../canvas/solids.ts';
import { boxOf, type Place, place, type Stage } from '../canvas/stage.ts';

export type OvalRug = {
  x: number;
  z: number;
  radiusX: number;
  radiusZ: number;
  tone: Tone;
  border: string;
  backing: Tone;
  /** Centimetres the front edge stands up. */
  curl: number;
};

/** The edge has rolled up most to the right of its middle, and lies flat again sooner there. */
const bend = (share: number) => Math.sin(Math.PI * share ** 1.5) ** 0.9;

/** Places along the curled part of the front edge, from left to right. */
function frontEdge({ x, z, radiusX, radiusZ, curl }: OvalRug, inward: number, lift: number): Place[] {
  return Array.from({ length: 25 }, (_, step) => {
    const share = step / 24;
    const angle = Math.PI * (1.24 + 0.5 * share);
    const back = inward * bend(share);
    return place(
      x + radiusX * Math.cos(angle) * (1 - back * 0.1),
      curl * lift * bend(share),
      z + radiusZ * Math.sin(angle) * (1 - back),
    );
  });
}

/** A thin oval rug that lies flat, with nothing that holds it. */
export function drawOvalRug(pen: Pen, view: Stage, { x, z, radiusX, radiusZ, tone, border }: OvalRug): void {
  fill(pen, disc(view, x + 3, z - 2, radiusX + 1.5, radiusZ + 1.5), faint('#43263f', 0.22));
  fill(pen, disc(view, x, z, radiusX, radiusZ), mix(tone.shade, '#2a1420', 0.25));
  fill(pen, disc(view, x, z, radiusX, radiusZ, 0.8), tone.main);
  const ring = (share: number, color: string, width: number) =>
    stroke(pen, disc(view, x, z, radiusX * share, radiusZ * share, 0.8), color, view.scale(z) * width);
  ring(0.84, border, 2.2);
  ring(0.76, border, 0.7);
  ring(0.42, border, 0.9);
}

/** The same rug whose front edge has curled up: its pale backing and the dark gap below it show. */
export function drawCurledRug(pen: Pen, view: Stage, rug: OvalRug): void {
  const { x, z, radiusX, radiusZ, tone, backing } = rug;
  drawOvalRug(pen, view, rug);
  inside(pen, disc(view, x, z, radiusX, radiusZ, 0.8), () => {
    // The raised lip shades the pile behind it.
    const behind = [...frontEdge(rug, 0.12, 0.9), ...frontEdge(rug, 0.46, 0).reverse()].map(view.at);
    fill(pen, polygon(behind), faint('#3a0f1a', 0.34));
  });
  const foot = frontEdge(rug, 0.17, 0.02).map(view.at);
  const lip = frontEdge(rug, 0.06, 1).map(view.at);
  const under = frontEdge(rug, 0.02, 0.02).map(view.at);
  // Light reaches in under the lip, and less and less of it.
  const depth = (points: readonly { y: number }[]) => points[Math.round(points.length * 0.6)]?.y ?? 0;
  graded(
    pen,
    polygon([...under, ...foot.toReversed()]),
    { x: 0, y: depth(foot) },
    { x: 0, y: depth(under) },
    [
      [0, '#341f24'],
      [0.5, '#5c4448'],
      [1, '#8d7b7e'],
    ],
  );
  fill(pen, polygon([...lip, ...foot.toReversed()]), backing.main);
  const middle = frontEdge(rug, 0.13, 0.46).map(view.at);
  fill(pen, polygon([...middle, ...foot.toReversed()]), backing.shade);
  fill(pen, blob([...frontEdge(rug, 0.15, 0.16).map(view.at), ...foot.toReversed()]), faint('#2a1420', 0.5));
  const scale = view.scale(z - radiusZ);
  fill(pen, tapered(lip, scale * 2.6), tone.shade);
  fill(pen, tapered(frontEdge(rug, 0.08, 1.07).map(view.at), scale * 1.8), tone.main);
}

/** Where the curled edge is in the picture. */
export function curledEdgeBox(view: Stage, rug: OvalRug): Box {
  return boxOf(view, [...frontEdge(rug, 0.3, 1.2), ...frontEdge(rug, 0, 0)], 6);
}

/** A round or square patterned floor rug that lies flat. */
export function drawFlatRug(
  pen: Pen,
  view: Stage,
  {
    x,
    z,
    width,
    depth,
    color,
    border,
  }: { x: number; z: number; width: number; depth: number; color: Tone; border: string },
): void {
  fill(pen, level(view, x + 2, z - 2, width, depth, 0), faint('#43263f', 0.16));
  fill(pen, level(view, x, z, width, depth, 0.4), color.main);
  stroke(pen, level(view, x + 9, z + 7, width - 18, depth - 14, 0.4), border, view.scale(z) * 1.6);
  stroke(
    pen,
    level(view, x + 15, z + 11, width - 30, depth - 22, 0.4),
    mix(border, color.main, 0.4),
    view.scale(z) * 0.8,
  );
  drawDiamonds(pen, view, { x, z, width, depth }, color, border);
  drawFringe(pen, view, { x, z, depth }, -1);
  drawFringe(pen, view, { x: x + width, z, depth }, 1);
}

/** A woven row of diamonds along the middle of a rug, one inside the other. */
function drawDiamonds(
  pen: Pen,
  view: Stage,
  { x, z, width, depth }: { x: number; z: number; width: number; depth: number },
  color: Tone,
  border: string,
) {
  const count = Math.max(3, Math.round(width / 34));
  const step = (width - 40) / count;
  const middle = z + depth / 2;
  for (let index = 0; index < count; index++) {
    const centre = x + 20 + step * (index + 0.5);
    const diamond = (size: number) =>
      sheet(view, [
        place(centre - step * 0.46 * size, 0.4, middle),
        place(centre, 0.4, middle + depth * 0.27 * size),
        place(centre + step * 0.46 * size, 0.4, middle),
        place(centre, 0.4, middle - depth * 0.27 * size),
      ]);
    fill(pen, diamond(1), mix(color.main, color.shade, 0.55));
    stroke(pen, diamond(1), mix(border, color.main, 0.35), view.scale(middle) * 0.7);
    fill(pen, diamond(0.45), mix(border, color.main, 0.45));
  }
}

/** Threads at a narrow end of a rug. @param way -1 to the left, 1 to the right */
function drawFringe(
  pen: Pen,
  view: Stage,
  { x, z, depth }: { x: number; z: number; depth: number },
  way: 1 | -1,
) {
  const threads = line([]);
  for (let at = 1; at < depth; at += 3.2)
    threads.addPath(line([view.at(place(x, 0.3, z + at)), view.at(place(x + way * 5, 0, z + at - 0.6))]));
  stroke(pen, threads, '#efe4cf', view.scale(z) * 0.6);
}
