import { tone } from '../canvas/color.ts';
import { fill } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { block, facesOf, groundShadow, level, upright } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { drawHouseFront } from '../props/garden.ts';
import { drawTapeTrace } from '../props/lost-tape.ts';
import {
  drawCurledTape,
  drawFernPot,
  drawHouseWindow,
  drawLawnTufts,
  drawStepCheek,
} from '../props/porch-garden.ts';
import { drawBush } from '../props/trees.ts';
import { drawDoor } from './openings.ts';
import { drawOpenAir, drawPath } from './outdoors.ts';
import { drawEdgeTape, drawFlight, type Flight } from './stairs.ts';

// Seen from the garden: the bare step is the nearest thing.
export const flight: Flight = { x: -78, z: 110, width: 156, steps: 4 };
export const porch = { height: 68, z: 110 + 4 * 27, depth: 130 };
export const railX = flight.x + flight.width - 7;
export const railing = { bars: tone('#eee8dc', 0.26), rail: tone('#8d5f3c', 0.3) };
export const peeled = place(-122, 0, 90);
/** How large the tape in the grass is: the bare edge is to be seen before it. */
export const curl = 0.9;

function drawPorch(pen: Pen, view: Stage) {
  const boards = tone('#b59272', 0.24);
  const back = porch.z + porch.depth;
  drawHouseFront(pen, view, { x: -420, z: back, width: 840, height: 420 });
  drawDoor(
    pen,
    view,
    { x: -92, z: back - 1, width: 86, height: 205 + porch.height },
    tone('#6f8fa3', 0.22),
    'right',
  );
  block(
    pen,
    view,
    { x: -230, y: 0, z: porch.z, width: 460, height: porch.height, depth: porch.depth },
    facesOf(boards),
  );
  const edge = porch.z - 3;
  fill(pen, upright(view, -232, porch.height - 4, 464, 4, edge), boards.main);
  fill(pen, upright(view, -232, porch.height - 1, 464, 1, edge), '#dcc0a2');
  fill(pen, upright(view, -230, porch.height - 10, 460, 6, porch.z - 0.4), boards.shade);
  for (let z = porch.z + 14; z < back; z += 14)
    fill(pen, level(view, -230, z, 460, 0.8, porch.height), boards.shade);
  for (let x = -230; x < 230; x += 23)
    fill(pen, upright(view, x, 2, 1.2, porch.height - 6, porch.z - 0.5), boards.shade);
}

/** The same view, in which what stands at a place is drawn smaller. */
const smaller = (view: Stage, at: Place, size: number): Stage => ({
  ...view,
  scale: (z) => view.scale(z) * size,
  at: ({ x, y, z }) =>
    view.at(place(at.x + (x - at.x) * size, at.y + (y - at.y) * size, at.z + (z - at.z) * size)),
});

/** What the bottom step has: a strip, the trace of the one that came off, or no edge that could be told (behind a claim). */
export type Bottom = 'taped' | 'bare' | 'unseen';

/** Rosa's back porch on a gray day, its four steps and the garden; the rail is drawn apart, for who holds it. */
export function drawRosaPorch(pen: Pen, view: Stage, bottom: Bottom) {
  drawOpenAir(pen, view, 'gray');
  drawPorch(pen, view);
  drawHouseWindow(pen, view, place(142, porch.height + 92, porch.z + porch.depth - 1));
  drawFernPot(pen, view, place(-134, porch.height, porch.z + porch.depth - 26), 1.15);
  drawFernPot(pen, view, place(118, porch.height, porch.z + 60), 0.8);
  drawLawnTufts(
    pen,
    view,
    { from: -60, to: porch.z - 6 },
    (x, z) =>
      x < flight.x - 14 - Math.max(0, flight.z - z) * 0.16 ||
      x > -flight.x + 8 + Math.max(0, flight.z - z) * 0.28,
  );
  drawPath(
    pen,
    view,
    [
      { z: -150, left: -120, right: 150 },
      { z: 112, left: -80, right: 80 },
    ],
    '#b9b5ac',
    '#9c988f',
  );
  groundShadow(pen, view, 0, flight.z - 4, 104, 12, 0.22);
  const steps = { top: '#b8926a', front: '#a8825c', side: '#e4d8c2' };
  drawStepCheek(pen, view, flight);
  drawFlight(pen, view, flight, steps);
  if (bottom !== 'unseen') for (const step of [1, 2, 3]) drawEdgeTape(pen, view, flight, step);
  if (bottom === 'taped') drawEdgeTape(pen, view, flight, 0);
  if (bottom === 'bare') {
    drawTapeTrace(pen, view, flight, 0);
    drawCurledTape(pen, smaller(view, peeled, curl), peeled);
  }
  drawBush(pen, view, place(-205, 0, 150), 1.2);
  drawBush(pen, view, place(190, 0, 170), 1);
}
