import { mix, type Tone, tone } from '../canvas/color.ts';
import { curve, ellipse, fill, polygon, solid, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn, turnedBlock } from '../canvas/solid-turned.ts';
import { groundShadow } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

const half = { wide: 15, deep: 8 };
const height = 38;
const paper = '#fff3d8';

/** Crumpled paper that looks out of a bag: middle, height, half its width and its color. */
const tissue = [
  [-8, 12, 7, '#fff3d8'],
  [7, 13, 7, '#f7d9a8'],
  [-1, 17, 8, '#bfe0dc'],
] as const;

/**
 * A paper bag with two handles and crumpled paper looking out: a present.
 * @param at its left lower front corner before it is turned @param turn degrees its front is turned
 */
export function drawGiftBag(
  pen: Pen,
  view: Stage,
  at: Place,
  color: Tone = tone('#c9557a', 0.24),
  turn = -24,
): void {
  const stand = { at: place(at.x + 13, at.y, at.z + 8), turn };
  if (at.y === 0) groundShadow(pen, view, stand.at.x, stand.at.z, 24, 14, 0.32);
  const scale = view.scale(stand.at.z);
  const spot = (left: number, up: number, forward: number) => view.at(spotOn(stand, left, up, forward));
  const handle = (forward: number, paint: string) =>
    stroke(
      pen,
      curve([
        spot(-7, height - 1, forward),
        spot(-6, height + 8, forward),
        spot(0, height + 12, forward),
        spot(6, height + 8, forward),
        spot(7, height - 1, forward),
      ]),
      paint,
      1.1 * scale,
    );
  handle(-half.deep, mix(paper, '#8a6a48', 0.35));
  const box = {
    left: [-half.wide, half.wide],
    up: [0, height],
    forward: [-half.deep, half.deep],
  } as const;
  turnedBlock(pen, view, stand, box, color);
  const rim = [
    [-half.wide + 1, 1 - half.deep],
    [half.wide - 1, 1 - half.deep],
    [half.wide - 1, half.deep - 1],
    [1 - half.wide, half.deep - 1],
  ].map(([left = 0, forward = 0]) => spot(left, height, forward));
  fill(pen, polygon(rim), mix(color.shade, '#43263f', 0.45));
  for (const [left, tall, wide, paint] of tissue) {
    const foot = spot(left, height, 3);
    const point = (dx: number, dy: number) => ({ x: foot.x + dx * scale, y: foot.y - dy * scale });
    const sheet = polygon([
      point(-wide, 0),
      point(-wide * 0.8, tall * 0.7),
      point(-wide * 0.3, tall * 0.62),
      point(0, tall),
      point(wide * 0.4, tall * 0.66),
      point(wide * 0.9, tall * 0.8),
      point(wide, 0),
    ]);
    solid(pen, sheet, tone(paint, 0.18), scale * 1.6);
    stroke(
      pen,
      curve([point(0, tall * 0.9), point(wide * 0.1, tall * 0.4)]),
      mix(paint, '#8a6a48', 0.3),
      0.4 * scale,
    );
  }
  // The fold in the side of the bag.
  const side = spotOn(stand, half.wide, 0, 0).z < spotOn(stand, -half.wide, 0, 0).z ? half.wide : -half.wide;
  stroke(
    pen,
    curve([spot(side, height, 0), spot(side, 12, 0), spot(side, 0, half.deep)]),
    mix(color.shade, '#43263f', 0.3),
    0.5 * scale,
  );
  for (const [left, up] of [
    [-10, 29],
    [3, 31],
    [-4, 21],
    [10, 22],
    [-11, 11],
    [2, 10],
    [11, 6],
    [-5, 3],
  ] as const) {
    const dot = spot(left, up, half.deep);
    fill(pen, ellipse(dot.x, dot.y, 1.7 * scale, 1.9 * scale), paper);
  }
  handle(half.deep, paper);
}
