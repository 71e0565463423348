import { faint, mix, type Tone } from '../canvas/color.ts';
import { blob, curve, fill, inside, polygon, stroke } from '../canvas/paint.ts';
import type { Box, Pen } from '../canvas/pen.ts';
import { disc } from '../canvas/solids.ts';
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

const bend = (share: number) => Math.sin(Math.PI * share) ** 0.8;

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

/** A thin oval rug whose front edge has curled up: its pale backing and the dark gap below it show. */
export function drawCurledRug(pen: Pen, view: Stage, rug: OvalRug): void {
  const { x, z, radiusX, radiusZ, tone, border, backing } = rug;
  fill(pen, disc(view, x + 3, z - 2, radiusX + 1.5, radiusZ + 1.5), faint('#43263f', 0.22));
  fill(pen, disc(view, x, z, radiusX, radiusZ), mix(tone.shade, '#2a1420', 0.25));
  fill(pen, disc(view, x, z, radiusX, radiusZ, 0.8), tone.main);
  const ring = (share: number, color: string, width: number) =>
    stroke(pen, disc(view, x, z, radiusX * share, radiusZ * share, 0.8), color, view.scale(z) * width);
  ring(0.84, border, 2.2);
  ring(0.76, border, 0.7);
  ring(0.42, border, 0.9);
  inside(pen, disc(view, x, z, radiusX, radiusZ, 0.8), () => {
    // The raised lip shades the pile behind it.
    const behind = [...frontEdge(rug, 0.12, 0.9), ...frontEdge(rug, 0.46, 0).reverse()].map(view.at);
    fill(pen, polygon(behind), faint('#3a0f1a', 0.34));
  });
  const foot = frontEdge(rug, 0.17, 0.02).map(view.at);
  const lip = frontEdge(rug, 0.06, 1).map(view.at);
  const under = frontEdge(rug, 0.02, 0.02).map(view.at);
  fill(pen, polygon([...under, ...foot.toReversed()]), '#3f2226');
  fill(pen, polygon([...lip, ...foot.toReversed()]), backing.main);
  const middle = frontEdge(rug, 0.13, 0.46).map(view.at);
  fill(pen, polygon([...middle, ...foot.toReversed()]), backing.shade);
  fill(pen, blob([...frontEdge(rug, 0.15, 0.16).map(view.at), ...foot.toReversed()]), faint('#2a1420', 0.5));
  stroke(pen, curve(lip), tone.shade, view.scale(z - radiusZ) * 2.1);
  stroke(pen, curve(frontEdge(rug, 0.08, 1.07).map(view.at)), tone.main, view.scale(z - radiusZ) * 1.5);
}

/** Where the curled edge is in the picture. */
export function curledEdgeBox(view: Stage, rug: OvalRug): Box {
  return boxOf(view, [...frontEdge(rug, 0.3, 1.2), ...frontEdge(rug, 0, 0)], 6);
}
