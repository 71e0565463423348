import { faint, mix, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { curve, ellipse, fill, inside, line, rectangle, shaped, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { block, facade, facesOf, groundShadow, tube } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

const steel = tone('#c6ced3', 0.24);
const rubber = '#3f3c42';

/** What a tray cart measures, in centimeters. */
export const trayCart = { width: 92, height: 108, depth: 58 };

/** Height of the floor of the cart: its wheels are below. */
const FLOOR = 17;

/** Where hands hold the bar at the right end of a cart, near and far. */
export function trayCartGrips(at: Place): { near: Place; far: Place } {
  const { width, depth } = trayCart;
  const bar = { x: at.x + width + 11, y: 98 };
  return { near: { ...bar, z: at.z + 12 }, far: { ...bar, z: at.z + depth - 10 } };
}

/** A wheel that turns in its fork, from the side. */
function drawCaster(pen: Pen, view: Stage, at: Place) {
  const scale = view.scale(at.z);
  const foot = view.at(at);
  softGlow(pen, foot, { x: 10 * scale, y: 2.2 * scale }, '#2a1a24', 0.6);
  facade(pen, view, place(at.x, FLOOR, at.z), () => {
    const hub = FLOOR - 6.4;
    fill(pen, ellipse(1.6, hub, 6.4, 6.4), '#2b292e');
    fill(pen, ellipse(0.8, hub, 6.3, 6.4), rubber);
    graded(pen, ellipse(0.8, hub, 4, 4), { x: -3, y: hub - 3 }, { x: 4, y: hub + 3 }, [
      [0, '#dfe5e8'],
      [1, '#8b969d'],
    ]);
    const fork = shaped((way) => {
      way.moveTo(-4.6, -0.5);
      way.lineTo(5, -0.5);
      way.lineTo(2.4, hub + 1);
      way.lineTo(-0.8, hub + 1);
    });
    graded(pen, fork, { x: -4, y: 0 }, { x: 5, y: 0 }, [
      [0, '#d5dce0'],
      [0.5, '#aeb8be'],
      [1, '#7d878d'],
    ]);
    fill(pen, ellipse(0.8, hub, 1.1, 1.1), '#6b757b');
  });
}

/** A plate under its round cover: the cover mirrors the window in a bright streak, and the wall below it. */
function drawCoveredPlate(pen: Pen, x: number, foot: number) {
  softGlow(pen, { x: x + 0.8, y: foot + 0.3 }, { x: 11.5, y: 1.5 }, '#1d2226', 0.5);
  fill(pen, ellipse(x, foot - 0.5, 10.4, 1.5), '#fffaf0');
  fill(pen, ellipse(x, foot - 0.9, 9.6, 1.1), '#d9d5ca');
  const cover = shaped((way) => {
    way.moveTo(x - 8.8, foot - 1);
    way.bezierCurveTo(x - 8.8, foot - 7.6, x - 4.6, foot - 10.4, x, foot - 10.4);
    way.bezierCurveTo(x + 4.6, foot - 10.4, x + 8.8, foot - 7.6, x + 8.8, foot - 1);
    way.bezierCurveTo(x + 4, foot - 0.1, x - 4, foot - 0.1, x - 8.8, foot - 1);
  });
  graded(pen, cover, { x: x - 9, y: 0 }, { x: x + 9, y: 0 }, [
    [0, '#8f9aa2'],
    [0.2, '#dfe6ea'],
    [0.36, '#fbfdfd'],
    [0.52, '#c3ccd2'],
    [0.84, '#7f8b93'],
    [1, '#a4afb6'],
  ]);
  inside(pen, cover, () => softGlow(pen, { x, y: foot - 0.6 }, { x: 9, y: 3 }, '#4c565d', 0.55));
  fill(pen, ellipse(x, foot - 11, 1.7, 1.2), '#6f7a81');
  fill(pen, ellipse(x - 0.4, foot - 11.3, 0.8, 0.5), '#eef2f4');
}

/** A glass of juice beside the plate. */
function drawJuice(pen: Pen, x: number, foot: number) {
  fill(pen, rectangle(x - 2, foot - 8, 4, 8, 0.8), faint('#ffffff', 0.55));
  graded(pen, rectangle(x - 1.7, foot - 6, 3.4, 5.7, 0.7), { x: x - 2, y: 0 }, { x: x + 2, y: 0 }, [
    [0, '#f4b04a'],
    [1, '#d9822b'],
  ]);
}

/** A shelf in the shade of the one above it, with two trays. */
function drawShelf(pen: Pen, top: number, tall: number) {
  const wide = trayCart.width - 12;
  const bay = rectangle(6, top, wide, tall, 1.4);
  graded(pen, bay, { x: 0, y: top }, { x: 0, y: top + tall }, [
    [0, '#4d565d'],
    [0.4, '#77828a'],
    [1, '#a3adb3'],
  ]);
  inside(pen, bay, () => {
    graded(pen, bay, { x: 6, y: 0 }, { x: 6 + wide, y: 0 }, [
      [0, faint('#22282c', 0.4)],
      [0.14, faint('#22282c', 0)],
      [0.9, faint('#ffffff', 0)],
      [1, faint('#ffffff', 0.25)],
    ]);
    for (const x of [27, 65]) {
      const foot = top + tall - 3.2;
      drawCoveredPlate(pen, x - 2, foot);
      drawJuice(pen, x + 13, foot);
      graded(pen, rectangle(x - 17, foot - 0.4, 35, 2.2, 1), { x: 0, y: foot }, { x: 0, y: foot + 2 }, [
        [0, '#e0a184'],
        [1, '#b4684c'],
      ]);
    }
    fill(pen, rectangle(6, top + tall - 1.4, wide, 1.4), '#8f9aa1');
  });
  stroke(
    pen,
    line([
      { x: 6.6, y: top + tall + 0.7 },
      { x: 5.4 + wide, y: top + tall + 0.7 },
    ]),
    '#eef2f4',
    0.6,
  );
}

/** Its long side: a frame of bright steel around three shelves. */
function drawLongSide(pen: Pen) {
  const { width, height } = trayCart;
  const tall = height - FLOOR;
  const face = rectangle(0, 0, width, tall, 2.4);
  graded(pen, face, { x: 0, y: 0 }, { x: width, y: tall }, [
    [0, '#e9eef0'],
    [0.3, steel.main],
    [0.62, '#d9e0e3'],
    [1, mix(steel.main, steel.shade, 0.8)],
  ]);
  for (const shelf of [0, 1, 2]) drawShelf(pen, 7 + shelf * 26, 22.6);
  for (const x of [2.4, width - 2.4])
    stroke(
      pen,
      line([
        { x, y: 3 },
        { x, y: tall - 3 },
      ]),
      faint('#ffffff', 0.6),
      0.8,
    );
  // A rubber bumper all around keeps it from scratching walls.
  graded(pen, rectangle(-1.6, tall - 5, width + 3.2, 5, 2.4), { x: 0, y: tall - 5 }, { x: 0, y: tall }, [
    [0, '#76727a'],
    [0.35, '#55515a'],
    [1, rubber],
  ]);
}

/** Folded napkins and a jug on the top, kept there by a low rail. */
function drawTop(pen: Pen, view: Stage, at: Place) {
  const { width, height, depth } = trayCart;
  const linen = facesOf(tone('#8fb0bd', 0.2));
  for (const layer of [0, 1, 2])
    block(
      pen,
      view,
      { x: at.x + 58 + layer * 0.6, y: height + layer * 3, z: at.z + 16, width: 22, height: 2.6, depth: 18 },
      linen,
    );
  const corner = (x: number, z: number) => place(at.x + x, height + 5, at.z + z);
  const ring = [
    corner(2, depth - 2),
    corner(width - 2, depth - 2),
    corner(width - 2, 2),
    corner(2, 2),
    corner(2, depth - 2),
  ];
  for (const post of ring) tube(pen, view, [{ ...post, y: height }, post], 0.7, steel);
  tube(pen, view, ring, 0.8, tone('#d9e0e4', 0.34));
}

/** A steel cart with covered lunches, its long side to the viewer and its bar at the right. @param at its left lower front corner */
export function drawTrayCart(pen: Pen, view: Stage, at: Place): void {
  const { width, height, depth } = trayCart;
  groundShadow(pen, view, at.x + width / 2, at.z + depth / 2, width * 0.6, depth * 0.62, 0.34);
  for (const z of [at.z + depth - 9, at.z + 4])
    for (const dx of [9, width - 9]) drawCaster(pen, view, place(at.x + dx, 0, z));
  block(
    pen,
    view,
    { x: at.x, y: FLOOR, z: at.z, width, height: height - FLOOR, depth },
    { ...facesOf(steel), top: '#dde4e7' },
  );
  facade(pen, view, place(at.x, height, at.z), () => drawLongSide(pen));
  drawTop(pen, view, at);
  const { near, far } = trayCartGrips(at);
  const [from, to] = [at.z + 5, at.z + depth - 5];
  const end = { x: at.x + width, y: 92 };
  const bar = [
    { ...end, z: to },
    { ...far, z: to },
    { ...near, z: from },
    { ...end, z: from },
  ];
  tube(pen, view, bar, 1.7, tone('#77818a', 0.34));
  stroke(pen, curve([view.at(near), view.at(far)]), rubber, 4.4 * view.scale(near.z));
}
