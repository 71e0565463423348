import { faint, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { ellipse, fill } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { facade, level, tube, upright } from '../canvas/solids.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { drawShower } from '../rooms/bathroom.ts';
import { drawFloor } from '../rooms/floors.ts';
import { drawTiledWall } from '../rooms/walls.ts';
import { drawWetPatch } from './floor-signs.ts';
import { drawShowerCurtain, drawSoapShelf } from './shower-things.ts';

/** From the door to the tiled wall, in centimeters. */
const deep = 230;
const seatMetal = tone('#aab4ba', 0.34);
/** Left edge of the shower. */
const showerX = 4;

/** Drops of water on the tiles, which nobody has dried: across, down from the top, radius. */
const drops = [
  [13, 92, 1],
  [16, 99, 0.7],
  [19, 118, 1.2],
  [24, 108, 0.8],
  [29, 126, 0.9],
  [35, 112, 0.7],
  [46, 104, 1.1],
  [49, 119, 0.8],
  [55, 108, 0.7],
  [61, 124, 1.1],
  [66, 101, 0.8],
  [69, 72, 0.9],
  [74, 116, 1.2],
  [79, 128, 0.8],
  [82, 94, 0.9],
  [85, 110, 0.7],
  [88, 121, 1],
] as const;

function drawDropsOnTiles(pen: Pen, view: Stage, tiles: number) {
  facade(pen, view, place(0, 180, tiles - 1), () => {
    for (const [x, y, r] of drops) {
      fill(pen, ellipse(x + 0.25 * r, y + 0.35 * r, 0.85 * r, 1.5 * r), faint('#4f7f98', 0.45));
      fill(pen, ellipse(x, y, 0.85 * r, 1.5 * r), '#a9cddb');
      fill(pen, ellipse(x - 0.3 * r, y - 0.45 * r, 0.25 * r, 0.5 * r), faint('#ffffff', 0.9));
    }
  });
}

/** A film of water on the whole floor: it mirrors the wall. */
function drawFilm(pen: Pen, view: Stage, near: number, tiles: number) {
  const film = level(view, -120, near, 420, tiles - near);
  graded(pen, film, view.at(place(0, 0, tiles)), view.at(place(0, 0, near)), [
    [0, faint('#5f8fa8', 0.34)],
    [0.5, faint('#8fc0d4', 0.4)],
    [1, faint('#b9dcea', 0.3)],
  ]);
}

/** Water that has run over the edge of the tray; the front legs of the seat are mirrored in it. */
function drawPuddles(pen: Pen, view: Stage, tiles: number) {
  drawWetPatch(pen, view, 52, tiles - 88, 44, 20);
  for (const x of [showerX + 26, showerX + 64]) {
    const foot = view.at(place(x, 0, tiles - 36));
    softGlow(pen, { x: foot.x, y: foot.y + 20 }, { x: 3.4, y: 20 }, '#ffffff', 0.5);
  }
}

/**
 * A bathroom seen through its door, just used: a shower with a seat and a curtain, water on its tiles and all over the floor.
 * @param near depth of the door in the wall before it
 */
export function drawWetShower(pen: Pen, view: Stage, near: number): void {
  const tiles = near + deep;
  drawTiledWall(pen, view, { from: -125, to: 300, z: tiles, high: 250, tiles: tone('#d9e2d6', 0.14) });
  // Unlit, so that somebody in the door stands out before it.
  fill(pen, upright(view, -125, 0, 425, 260, tiles), faint('#4d5a66', 0.2));
  drawDropsOnTiles(pen, view, tiles);
  drawFloor(
    pen,
    view,
    { kind: 'tiles', tone: tone('#c9d6d6', 0.16), joint: '#9fb2b4', size: 22 },
    tiles,
    -120,
    300,
  );
  drawFilm(pen, view, near, tiles);
  drawShower(pen, view, showerX, { back: tiles });
  // The seat's legs at the wall: what is seen of them below the seat.
  for (const x of [26, 64])
    tube(pen, view, [place(showerX + x, 38, tiles - 6), place(showerX + x, 0, tiles - 6)], 1.3, seatMetal);
  drawPuddles(pen, view, tiles);
  tube(
    pen,
    view,
    [place(24, 92, tiles), place(25, 92, tiles - 7), place(79, 92, tiles - 7), place(80, 92, tiles)],
    1.7,
    tone('#dfe5e8', 0.3),
  );
  drawSoapShelf(pen, view, place(56, 128, tiles - 6));
  drawShowerCurtain(pen, view, place(80, 8, near + 60));
}
