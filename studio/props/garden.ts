import { mix, type Tone, tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { lettering } from '../canvas/lettering.ts';
import { curve, ellipse, fill, polygon, rectangle, solid, stroke, wrap } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { cylinder, disc, facade, facesOf, groundShadow, tube } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

/** The front of a house, a wall of boards. */
export function drawHouseFront(
  pen: Pen,
  view: Stage,
  {
    x,
    z,
    width,
    height = 300,
    paint = tone('#e9d9bd', 0.14),
  }: { x: number; z: number; width: number; height?: number; paint?: Tone },
): void {
  facade(pen, view, place(x, height, z), () => {
    fill(pen, rectangle(0, 0, width, height), paint.main);
    for (let y = 0; y < height; y += 14) fill(pen, rectangle(0, y, width, 1.2), paint.shade);
  });
}

/** A mailbox on a post: a box with a round top, its door towards us and a flag at its side. */
export function drawMailbox(pen: Pen, view: Stage, at: Place): void {
  const paint = tone('#5f7d95', 0.28);
  tube(pen, view, [at, place(at.x, 104, at.z)], 4, tone('#8a6748', 0.26));
  tube(pen, view, [place(at.x, 88, at.z + 6), place(at.x, 103, at.z - 14)], 2, tone('#8a6748', 0.26));
  /** The outline of the box at a depth: a floor, two sides and half a circle. */
  const outline = (z: number) =>
    [
      [-12, 104],
      [12, 104],
      [12, 116],
      [10.4, 122],
      [6, 126.4],
      [0, 128],
      [-6, 126.4],
      [-10.4, 122],
      [-12, 116],
    ].map(([x = 0, y = 0]) => ({ ...view.at(place(at.x + x, y, z)), r: 0.01 }));
  const [front, back] = [outline(at.z - 24), outline(at.z + 24)];
  solid(pen, wrap([...front, ...back]), paint, view.scale(at.z) * 3);
  fill(pen, wrap(front), mix(paint.main, paint.shade, 0.45));
  const scale = view.scale(at.z - 24);
  stroke(pen, wrap(front), mix(paint.main, '#ffffff', 0.35), scale * 0.9);
  const knob = view.at(place(at.x, 122, at.z - 25));
  fill(pen, ellipse(knob.x, knob.y, scale * 1.4, scale * 1.4), '#e6ebee');
  facade(pen, view, place(at.x + 12, 136, at.z - 8), () => {
    fill(pen, rectangle(0, 0, 1.8, 18), '#c0392b');
    fill(pen, rectangle(0, 0, 9, 6, 0.6), '#c0392b');
  });
}

/** Its window: a pane with the light of the sky, and crates of fruit behind it. */
function drawShopWindow(pen: Pen, wide: number) {
  fill(pen, rectangle(14, 92, wide + 8, 110), '#f6efe0');
  graded(pen, rectangle(18, 96, wide, 100), { x: 18, y: 96 }, { x: 18 + wide, y: 196 }, [
    [0, '#e6f2f3'],
    [0.5, '#b9d3da'],
    [1, '#9fbfc9'],
  ]);
  const fruit = ['#d8843f', '#b8473c', '#8fae4f', '#e2b84a'];
  fruit.forEach((color, crate) => {
    const left = 24 + (crate * (wide - 12)) / 4;
    const size = (wide - 24) / 4;
    for (let piece = 0; piece < 4; piece++)
      fill(pen, ellipse(left + size * (0.16 + piece * 0.22), 172, size * 0.13, size * 0.13), color);
    fill(pen, rectangle(left, 174, size, 22, 1), '#a9744a');
    fill(pen, rectangle(left, 183, size, 1.6), '#8a5c39');
  });
  fill(pen, rectangle(16 + wide / 2, 96, 4, 100), '#f6efe0');
}

/** A shop seen from afar, with its name. */
export function drawShopFront(
  pen: Pen,
  view: Stage,
  at: Place,
  name: string,
  { width = 300, height = 230, awning = '#b8543f' } = {},
): void {
  facade(pen, view, place(at.x, height, at.z), () => {
    fill(pen, rectangle(0, 0, width, height), '#e4d3b8');
    drawShopWindow(pen, width * 0.5);
    const door = { x: width * 0.66, wide: width * 0.24 };
    fill(pen, rectangle(door.x - 4, 92, door.wide + 8, height - 92), '#f6efe0');
    solid(pen, rectangle(door.x, 96, door.wide, height - 96), tone('#7a5a44', 0.3), 5, 0);
    fill(pen, rectangle(door.x + 10, 106, door.wide - 20, 62, 2), '#bfd8df');
    fill(pen, ellipse(door.x + door.wide - 6, 182, 2.6, 2.6), '#d9b56a');
    fill(pen, rectangle(10, 16, width - 20, 42, 4), awning);
    lettering(pen, name, { x: width / 2, y: 38 }, 30, '#fffaf0', 700);
    for (let stripe = 0; stripe < 10; stripe++) {
      fill(
        pen,
        polygon([
          { x: (width / 10) * stripe, y: 66 },
          { x: (width / 10) * (stripe + 1), y: 66 },
          { x: (width / 10) * (stripe + 1) - 3, y: 92 },
          { x: (width / 10) * stripe - 3, y: 92 },
        ]),
        stripe % 2 ? '#fffaf0' : awning,
      );
    }
  });
}

/** A bucket of ice melt with its scoop: wider at the top, a label on its front. */
export function drawIceMelt(pen: Pen, view: Stage, at: Place): void {
  const paint = tone('#4f86b5', 0.26);
  const tall = at.y + 40;
  groundShadow(
    pen,
    { ...view, at: (spot) => view.at({ ...spot, y: spot.y + at.y }) },
    at.x,
    at.z,
    22,
    14,
    0.3,
  );
  cylinder(pen, view, { x: at.x, z: at.z, y: at.y, height: 40, radius: 14, topRadius: 18 }, facesOf(paint));
  fill(pen, disc(view, at.x, at.z, 18, 18, tall), mix(paint.main, '#ffffff', 0.4));
  fill(pen, disc(view, at.x, at.z, 16.4, 16.4, tall - 0.6), '#f3f7f9');
  fill(pen, disc(view, at.x + 3, at.z - 3, 11, 10, tall - 0.4), '#dfe8ee');
  const handle = [-1, -0.6, 0, 0.6, 1].map((side) =>
    view.at(place(at.x + 18 * side, tall + 15 * (1 - side * side), at.z)),
  );
  stroke(pen, curve(handle), '#8b97a3', view.scale(at.z) * 1.2);
  facade(pen, view, place(at.x - 13, at.y + 33, at.z - 16), () => {
    fill(pen, rectangle(0, 0, 26, 22, 2), '#fffdf6');
    lettering(pen, 'ICE', { x: 13, y: 7 }, 8, '#234a80', 800);
    lettering(pen, 'MELT', { x: 13, y: 15.5 }, 8, '#234a80', 800);
  });
}
