import { faint, type Tone, tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { lettering } from '../canvas/lettering.ts';
import { blob, curve, ellipse, fill, polygon, rectangle, solid, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { block, cylinder, facade, facesOf, groundShadow, tube } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

/** A leafy tree. @param at its foot */
export function drawTree(
  pen: Pen,
  view: Stage,
  at: Place,
  { size = 1, leaves = tone('#6f9f63', 0.22), bare = false } = {},
): void {
  const scale = view.scale(at.z) * size;
  const foot = view.at(at);
  groundShadow(pen, view, at.x, at.z, 70 * size, 40 * size, 0.16);
  const trunk = polygon([
    { x: foot.x - 17 * scale, y: foot.y + 3 * scale },
    { x: foot.x - 9 * scale, y: foot.y - 60 * scale },
    { x: foot.x - 11 * scale, y: foot.y - 190 * scale },
    { x: foot.x + 10 * scale, y: foot.y - 190 * scale },
    { x: foot.x + 9 * scale, y: foot.y - 60 * scale },
    { x: foot.x + 19 * scale, y: foot.y + 4 * scale },
  ]);
  solid(pen, trunk, tone('#8a6748', 0.26), 6 * scale);
  if (bare) return;
  for (const [dx, dy, r] of [
    [-62, -200, 62],
    [62, -204, 60],
    [0, -240, 82],
    [-34, -170, 52],
    [38, -166, 50],
  ] as const) {
    solid(
      pen,
      ellipse(foot.x + dx * scale, foot.y + dy * scale, r * scale, r * 0.88 * scale),
      leaves,
      12 * scale,
      8 * scale,
    );
  }
}

/** A bush. */
export function drawBush(
  pen: Pen,
  view: Stage,
  at: Place,
  size = 1,
  leaves: Tone = tone('#7a9f6c', 0.22),
): void {
  const foot = view.at(at);
  const scale = view.scale(at.z) * size;
  for (const [dx, dy, r] of [
    [-24, -16, 22],
    [22, -15, 21],
    [0, -26, 27],
  ] as const) {
    solid(
      pen,
      ellipse(foot.x + dx * scale, foot.y + dy * scale, r * scale, r * 0.9 * scale),
      leaves,
      5 * scale,
      3 * scale,
    );
  }
}

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

/** A mailbox on a post. */
export function drawMailbox(pen: Pen, view: Stage, at: Place): void {
  tube(pen, view, [at, place(at.x, 105, at.z)], 4, tone('#8a6748', 0.26));
  block(
    pen,
    view,
    { x: at.x - 12, y: 104, z: at.z - 24, width: 24, height: 16, depth: 48 },
    facesOf(tone('#5f7d95', 0.26)),
  );
  facade(pen, view, place(at.x - 12, 124, at.z - 24), () => {
    fill(pen, ellipse(12, 5, 12, 8), '#5f7d95');
    fill(pen, ellipse(12, 10, 8, 7), '#4a657b');
    fill(pen, rectangle(23, -2, 2.4, 12), '#c0392b');
    fill(pen, rectangle(23, -4, 9, 6), '#c0392b');
  });
}

/** A root that creeps from a tree to a place. */
export function drawRoot(pen: Pen, view: Stage, spots: readonly Place[], radius = 6): void {
  tube(pen, view, spots, radius, tone('#8a6748', 0.26));
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

/** A thermometer with a readable scale. @param words such as "28 °F" and "-2 °C" */
export function drawThermometer(
  pen: Pen,
  view: Stage,
  at: Place,
  words: readonly [string, string],
  size = 1,
): void {
  facade(pen, view, at, () => {
    pen.scale(size, size);
    fill(pen, rectangle(1, 1.4, 44, 62, 4), faint('#43263f', 0.22));
    fill(pen, rectangle(0, 0, 44, 62, 4), '#fffdf6');
    fill(pen, rectangle(3.6, 5, 4.8, 44, 2.4), '#dfe6ea');
    fill(pen, rectangle(4.8, 33, 2.4, 18, 1), '#3a6fb0');
    fill(pen, ellipse(6, 52, 4.6, 4.6), '#3a6fb0');
    for (let mark = 0; mark < 9; mark++)
      fill(pen, rectangle(10, 7 + mark * 5, mark % 2 ? 3 : 5, 0.8), '#5f6b73');
    lettering(pen, words[0], { x: 29, y: 24 }, 9, '#234a80', 800);
    lettering(pen, words[1], { x: 29, y: 38 }, 8.4, '#234a80', 800);
  });
}

/** Crumbs of frost or fallen leaves on the ground. */
export function drawLeaves(pen: Pen, view: Stage, spots: readonly Place[], color = '#c98a3f'): void {
  for (const [index, spot] of spots.entries()) {
    const at = view.at(spot);
    const scale = view.scale(spot.z);
    const turn = index * 1.3;
    fill(
      pen,
      blob([
        { x: at.x - 5 * scale * Math.cos(turn), y: at.y },
        { x: at.x, y: at.y - 2.2 * scale },
        { x: at.x + 5 * scale * Math.cos(turn), y: at.y + scale },
        { x: at.x, y: at.y + 2 * scale },
      ]),
      color,
    );
  }
}

/** A square cylinder of bagged ice melt. */
export function drawIceMelt(pen: Pen, view: Stage, at: Place): void {
  cylinder(
    pen,
    view,
    { x: at.x, z: at.z, y: 0, height: 44, radius: 17, topRadius: 14 },
    facesOf(tone('#4f86b5', 0.24)),
  );
  const handle = [-1, -0.6, 0, 0.6, 1].map((side) =>
    view.at(place(at.x + 14 * side, 44 + 13 * (1 - side * side), at.z)),
  );
  stroke(pen, curve(handle), '#8b97a3', view.scale(at.z) * 1.1);
  facade(pen, view, place(at.x - 14.5, 36, at.z - 17), () => {
    fill(pen, rectangle(0, 0, 26, 22, 2), '#fffdf6');
    lettering(pen, 'ICE', { x: 13, y: 7 }, 8, '#234a80', 800);
    lettering(pen, 'MELT', { x: 13, y: 15.5 }, 8, '#234a80', 800);
  });
}
