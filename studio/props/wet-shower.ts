import { faint, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { ellipse, fill, tapered } from '../canvas/paint.ts';
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
/** Left edge of the shower. */
const showerX = 4;

/** Water that runs down the tiles to the floor: nobody has dried them. Each run has a place, a start and an end. */
const runs = [
  [14, 128, 178],
  [21, 96, 139],
  [31, 112, 130],
  [48, 98, 119],
  [57, 118, 178],
  [66, 64, 84],
  [84, 74, 178],
  [91, 90, 146],
] as const;

function drawRuns(pen: Pen, view: Stage, tiles: number) {
  facade(pen, view, place(0, 180, tiles - 1), () => {
    for (const [x, from, to] of runs) {
      const way = [0, 0.25, 0.5, 0.75, 1].map((share) => ({
        x: x + 0.5 * Math.sin(share * 5 + x),
        y: from + (to - from) * share,
      }));
      const edge = way.map((spot) => ({ x: spot.x + 0.45, y: spot.y }));
      fill(pen, tapered(edge, 1.1), faint('#5f8fa8', 0.45));
      fill(pen, tapered(way, 1), faint('#ffffff', 0.5));
      const end = way.at(-1) ?? { x, y: to };
      fill(pen, ellipse(end.x, end.y, 0.9, 1.3), '#8fbccd');
      fill(pen, ellipse(end.x - 0.25, end.y - 0.4, 0.35, 0.5), '#ffffff');
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

/** Water that stands on the tray and has run over its edge; the front legs of the seat are mirrored in it. */
function drawPuddles(pen: Pen, view: Stage, tiles: number) {
  drawWetPatch(pen, view, 52, tiles - 88, 44, 20);
  drawWetPatch(pen, view, 30, tiles - 144, 40, 15);
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
  drawRuns(pen, view, tiles);
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
