import { faint, type Tone, tone } from '../canvas/color.ts';
import { curve, ellipse, fill, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { block, disc, type Faces, facade, facesOf, groundShadow, level, tube } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { drawShell } from './surfaces.ts';
import { drawTiledWall } from './walls.ts';

const china = tone('#fbfbf7', 0.15);
const chrome = tone('#c3ccd1', 0.34);

export const bathroomBack = 270;

/** A bathroom: tiles to shoulder height, tiled floor. */
export function drawBathroom(
  pen: Pen,
  view: Stage,
  { wall = tone('#eef1ea', 0.12), tiles = tone('#d3e3e2', 0.14), floor = tone('#dfe5e2', 0.12) } = {},
): void {
  const back = bathroomBack;
  drawShell(pen, view, {
    back,
    wall,
    trim: '#ffffff',
    floor: { kind: 'tiles', tone: floor, joint: '#c4cfcc', size: 30 },
  });
  drawTiledWall(pen, view, { from: -600, to: 600, z: back, high: 150, tiles });
}

/** A bathtub along the back wall. @param x its left end; 58 cm high, 72 deep */
export const tub = { height: 56, depth: 72 };

export function drawTub(
  pen: Pen,
  view: Stage,
  {
    x,
    z = bathroomBack - 72,
    width = 165,
    mat = false,
  }: { x: number; z?: number; width?: number; mat?: boolean },
): void {
  const faces: Faces = facesOf(china);
  groundShadow(pen, view, x + width / 2, z + 6, width * 0.53, 14, 0.16);
  block(pen, view, { x, y: 0, z, width, height: tub.height, depth: tub.depth }, { ...faces, top: '#ffffff' });
  fill(pen, level(view, x + 8, z + 8, width - 16, tub.depth - 16, tub.height + 0.1), china.shade);
  fill(pen, level(view, x + 10, z + 22, width - 20, tub.depth - 32, tub.height + 0.1), '#e4ecec');
  if (mat) fill(pen, level(view, x + 32, z + 20, width - 80, tub.depth - 36, tub.height + 0.2), '#8fb6b9');
  facade(pen, view, place(x + 6, tub.height - 8, z), () => {
    fill(pen, rectangle(0, 0, width - 12, tub.height - 16, 2), faint('#8fa3a8', 0.16));
  });
  const tap = view.at(place(x + width - 18, tub.height + 16, z + tub.depth - 4));
  const scale = view.scale(z + tub.depth);
  stroke(
    pen,
    curve([
      { x: tap.x, y: tap.y + 14 * scale },
      tap,
      { x: tap.x - 9 * scale, y: tap.y - 1 * scale },
      { x: tap.x - 11 * scale, y: tap.y + 4 * scale },
    ]),
    chrome.main,
    3 * scale,
  );
}

/** A white grab bar with thick round end plates and a ribbed grip. */
export function drawGrabBar(
  pen: Pen,
  view: Stage,
  from: Place,
  to: Place,
  color: Tone = tone('#fdfdf9', 0.24),
): void {
  const out = (spot: Place) => place(spot.x, spot.y, spot.z - 6);
  for (const spot of [from, to]) {
    const end = view.at(spot);
    const scale = view.scale(spot.z);
    fill(pen, ellipse(end.x + 0.8 * scale, end.y + scale, 5.6 * scale, 5.6 * scale), faint('#43263f', 0.22));
    fill(pen, ellipse(end.x, end.y, 5.4 * scale, 5.4 * scale), color.shade);
    fill(pen, ellipse(end.x - 0.5 * scale, end.y - 0.5 * scale, 4.8 * scale, 4.8 * scale), color.main);
    tube(pen, view, [spot, out(spot)], 2.2, color);
  }
  tube(pen, view, [out(from), out(to)], 2.3, color);
  for (let rib = 1; rib < 14; rib++) {
    const share = rib / 14;
    const at = view.at(place(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, from.z - 6));
    fill(pen, ellipse(at.x, at.y, 0.5 * view.scale(from.z), 0.5 * view.scale(from.z)), color.shade);
  }
}

/** A thin chrome towel bar with a towel over it. */
export function drawTowelBar(
  pen: Pen,
  view: Stage,
  from: Place,
  to: Place,
  towel: Tone | null = tone('#d98d73', 0.2),
): void {
  for (const spot of [from, to]) tube(pen, view, [spot, place(spot.x, spot.y, spot.z - 5)], 1, chrome);
  tube(pen, view, [place(from.x, from.y, from.z - 5), place(to.x, to.y, to.z - 5)], 0.8, chrome);
  if (!towel) return;
  const width = (to.x - from.x) * 0.62;
  facade(pen, view, place(from.x + (to.x - from.x) * 0.1, from.y + 1.4, from.z - 6), () => {
    fill(pen, rectangle(0, 0, width, 44, 1), towel.main);
    fill(pen, rectangle(width * 0.72, 0, width * 0.28, 44, 1), towel.shade);
    fill(pen, rectangle(0, 33, width, 2.4), '#fff6e4');
    fill(pen, rectangle(0, 37, width, 1.2), '#fff6e4');
  });
}

/** A wash basin with a mirror above it. @param x its middle */
export function drawBasin(pen: Pen, view: Stage, x: number, back = bathroomBack): void {
  facade(pen, view, place(x - 30, 190, back), () => {
    fill(pen, rectangle(-2, -2, 64, 74, 2), '#b9a27c');
    fill(pen, rectangle(0, 0, 60, 70, 1), '#dcebee');
    fill(pen, rectangle(6, 0, 14, 70), faint('#ffffff', 0.4));
  });
  block(pen, view, { x: x - 7, y: 0, z: back - 26, width: 14, height: 72, depth: 18 }, facesOf(china));
  block(pen, view, { x: x - 29, y: 70, z: back - 44, width: 58, height: 14, depth: 44 }, facesOf(china));
  fill(pen, disc(view, x, back - 22, 21, 15, 84.3), china.shade);
  tube(pen, view, [place(x, 84, back - 6), place(x, 97, back - 7), place(x, 96, back - 18)], 1.3, chrome);
}

/** A toilet seen from the front. @param x its middle */
export function drawToilet(pen: Pen, view: Stage, x: number, back = bathroomBack): void {
  groundShadow(pen, view, x, back - 40, 26, 22);
  block(pen, view, { x: x - 22, y: 38, z: back - 18, width: 44, height: 42, depth: 18 }, facesOf(china));
  block(pen, view, { x: x - 12, y: 0, z: back - 46, width: 24, height: 39, depth: 30 }, facesOf(china));
  fill(pen, disc(view, x, back - 42, 20, 24, 38), china.shade);
  fill(pen, disc(view, x, back - 42, 20, 24, 42), '#ffffff');
  fill(pen, disc(view, x, back - 42, 13, 16, 42.2), '#dfe9ea');
}

/** A shower corner with a folding seat on the wall. @param x its left edge */
export function drawShower(
  pen: Pen,
  view: Stage,
  x: number,
  { width = 110, back = bathroomBack } = {},
): void {
  fill(pen, level(view, x, back - 95, width, 95, 0.2), '#c3d8dc');
  fill(pen, level(view, x + 14, back - 70, width - 40, 40, 0.3), faint('#ffffff', 0.45));
  tube(
    pen,
    view,
    [
      place(x + width - 14, 205, back),
      place(x + width - 14, 205, back - 16),
      place(x + width - 14, 196, back - 22),
    ],
    1.3,
    chrome,
  );
  tube(pen, view, [place(x + width - 14, 150, back - 3), place(x + width - 14, 205, back - 3)], 0.9, chrome);
  const head = view.at(place(x + width - 14, 193, back - 24));
  fill(pen, ellipse(head.x, head.y, 7 * view.scale(back), 2.6 * view.scale(back)), chrome.shade);
  block(
    pen,
    view,
    { x: x + 22, y: 46, z: back - 40, width: 46, height: 4, depth: 38 },
    facesOf(tone('#f4f6f2', 0.22)),
  );
  for (const dx of [26, 64])
    tube(pen, view, [place(x + dx, 46, back - 36), place(x + dx, 0, back - 36)], 1.4, chrome);
}
