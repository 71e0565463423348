import { faint, mix, tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { ellipse, fill, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { block, cylinder, disc, facade, facesOf, groundShadow } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { drawCooker } from '../props/cabinets.ts';
import { woodenChair } from '../props/chairs.ts';
import { drawPot } from '../props/crockery.ts';
import { drawPicture } from '../props/decor.ts';
import { drawTable } from '../props/tables.ts';
import { drawKitchen, kitchenBack, kitchenCounterZ } from './kitchen.ts';
import { rosaHome } from './palettes.ts';

// The right end of Rosa's kitchen: a counter comes out of the back one, with two open shelves over it.

/** The counter that comes forward: its left edge, the cupboard behind it, and its near end. */
export const bench = { x: 172, wall: 236, z: 150, height: 90 };
const shelves = { from: 186, z: 202, depth: 66 };
/** Where the pot stands: on top, just above the counter, and on the counter itself. */
export const potAt = {
  top: place(204, 175, 234),
  low: place(201, 102, 234),
  counter: place(200, bench.height, 176),
};
const potSize = 1.2;
const potColor = tone('#c0392b', 0.26);

/** Height of its handles over its foot. */
export const handles = 15 * potSize;
/** Centimeters from its middle to the middle of a handle. */
export const potSide = 16 * potSize;

export const drawRedPot = (pen: Pen, view: Stage, at: Place): void =>
  drawPot(pen, view, at, potSize, potColor);

/** The pot without its lid, soup in it. */
export function drawSoupPot(pen: Pen, view: Stage, at: Place): void {
  const scale = view.scale(at.z) * potSize;
  for (const side of [-1, 1]) {
    const { x, y } = view.at(place(at.x + side * potSide, at.y + handles, at.z));
    stroke(pen, ellipse(x, y, 4 * scale, 2.6 * scale), potColor.shade, 1.8 * scale);
  }
  cylinder(pen, view, { ...at, height: 19 * potSize, radius: 15 * potSize }, facesOf(potColor));
  const top = at.y + 19 * potSize;
  fill(pen, disc(view, at.x, at.z, 18, 18, top + 0.1), mix(potColor.main, '#ffffff', 0.3));
  fill(pen, disc(view, at.x, at.z, 16.4, 16.4, top + 0.1), '#7a2a22');
  fill(pen, disc(view, at.x, at.z - 1, 15, 14.4, top - 1), '#e0a04a');
}

/** Two tall doors with a frame, over the whole height. */
function drawPantry(pen: Pen, view: Stage) {
  const { main, shade } = rosaHome.cabinet;
  const box = { x: bench.wall, y: 0, z: bench.z, width: 90, height: 232, depth: kitchenBack - bench.z };
  block(pen, view, box, facesOf(rosaHome.cabinet));
  facade(pen, view, place(box.x, box.height, box.z), () => {
    for (const [y, tall] of [
      [4, 118],
      [126, 98],
    ] as const) {
      fill(pen, rectangle(5, y, box.width - 10, tall, 1), mix(main, '#fff6e4', 0.08));
      stroke(pen, rectangle(5, y, box.width - 10, tall, 1), mix(main, shade, 0.9), 0.8);
      stroke(pen, rectangle(12, y + 7, box.width - 24, tall - 14, 0.6), faint('#ffffff', 0.4), 0.6);
    }
    for (const y of [112, 136]) fill(pen, ellipse(12, y, 1.8, 1.8), '#a06a45');
  });
}

function drawBench(pen: Pen, view: Stage) {
  const width = bench.wall - bench.x;
  const depth = kitchenCounterZ - bench.z;
  groundShadow(pen, view, bench.x + width / 2, bench.z + depth / 2, width * 0.6, depth * 0.6, 0.25);
  block(
    pen,
    view,
    { x: bench.x + 4, y: 0, z: bench.z + 3, width: width - 4, height: bench.height - 4, depth },
    facesOf(rosaHome.cabinet),
  );
  facade(pen, view, place(bench.x + 4, bench.height - 4, bench.z + 3), () => {
    const panel = rectangle(5, 6, width - 14, bench.height - 22, 1.2);
    fill(pen, panel, faint('#fff6e4', 0.12));
    stroke(pen, panel, faint('#43263f', 0.2), 0.7);
    graded(pen, rectangle(0, 0, width - 4, 8), { x: 0, y: 0 }, { x: 0, y: 8 }, [
      [0, faint('#43263f', 0.3)],
      [1, faint('#43263f', 0)],
    ]);
  });
  block(
    pen,
    view,
    { x: bench.x, y: bench.height - 4, z: bench.z, width, height: 4, depth: kitchenBack - bench.z },
    facesOf(rosaHome.top),
  );
}

/** Both shelves: thick boards that come out of the side of the cupboard. */
function drawBoards(pen: Pen, view: Stage) {
  for (const y of [potAt.low.y, potAt.top.y]) {
    const width = bench.wall - shelves.from;
    block(
      pen,
      view,
      { x: shelves.from, y: y - 4, z: shelves.z, width, height: 4, depth: shelves.depth },
      facesOf(rosaHome.wood),
    );
  }
}

/** The room without the pot and without Rosa. */
export function drawPotKitchen(pen: Pen, view: Stage): void {
  drawKitchen(pen, view, rosaHome, { sky: 'garden', fridge: false, cooker: false, cabinets: false });
  drawCooker(pen, view, { x: 70, z: kitchenCounterZ });
  drawPicture(pen, view, { x: 88, y: 148, z: kitchenBack, width: 44, height: 36 }, 'fruit');
  drawPantry(pen, view);
  drawBench(pen, view);
  drawBoards(pen, view);
  const chair = woodenChair(view, { at: place(22, 0, 168), turn: -64 }, tone('#8a5f41', 0.26));
  chair.behind(pen);
  chair.front(pen);
  drawTable(pen, view, place(-124, 0, 132), { width: 118, depth: 70, paint: rosaHome.wood });
}
