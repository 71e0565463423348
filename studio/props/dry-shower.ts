import { faint, tone } from '../canvas/color.ts';
import { fill } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { tube, upright } from '../canvas/solids.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { drawShower } from '../rooms/bathroom.ts';
import { drawFloor } from '../rooms/floors.ts';
import { drawTiledWall } from '../rooms/walls.ts';
import { drawShowerCurtain, drawSoapShelf } from './shower-things.ts';

/** From the door to the tiled wall, in centimeters. */
const deep = 150;
const seatMetal = tone('#aab4ba', 0.34);
/** Left edge of the shower. */
const showerX = 26;

/**
 * A bathroom seen through its door, before anybody has used it: a shower with a seat, a bar and a curtain, dry tiles.
 * @param near depth of the door in the wall before it
 */
export function drawDryShower(pen: Pen, view: Stage, near: number): void {
  const tiles = near + deep;
  drawTiledWall(pen, view, { from: -125, to: 300, z: tiles, high: 250, tiles: tone('#d9e2d6', 0.14) });
  // Unlit, so that somebody in the door stands out before it.
  fill(pen, upright(view, -125, 0, 425, 260, tiles), faint('#4d5a66', 0.2));
  drawFloor(
    pen,
    view,
    { kind: 'tiles', tone: tone('#d9d3c6', 0.16), joint: '#b3a996', size: 22 },
    tiles,
    -120,
    300,
  );
  drawShower(pen, view, showerX, { back: tiles });
  // The seat's legs at the wall: what is seen of them below the seat.
  for (const x of [26, 64])
    tube(pen, view, [place(showerX + x, 38, tiles - 6), place(showerX + x, 0, tiles - 6)], 1.3, seatMetal);
  const bar = (x: number, out: number) => place(showerX + x, 92, tiles - out);
  tube(pen, view, [bar(20, 0), bar(21, 7), bar(69, 7), bar(70, 0)], 1.7, tone('#dfe5e8', 0.3));
  drawSoapShelf(pen, view, place(showerX + 45, 124, tiles - 6));
  drawShowerCurtain(pen, view, place(80, 8, near + 60));
}
