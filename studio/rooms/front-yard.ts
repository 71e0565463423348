import { tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { fill } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { facade, level, sheet, tube, upright } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { drawBush, drawTree } from '../props/trees.ts';
import { frontHallBack } from './halls/front-hall.ts';
import { drawOpenAir } from './outdoors.ts';
import { type SideFlight, sideRail } from './side/side-flight.ts';
import { drawSideFlight } from './side-stairs.ts';
import { going0, rise0 } from './stairs.ts';
import { drawOutside } from './window-views.ts';

/** The three stone steps of Rosa's front yard, which lead up to the sidewalk. */
export const yardSteps = {
  x: -44,
  z: frontHallBack + 210,
  width: 70,
  steps: 3,
  rise: rise0,
  going: going0,
};

const iron = tone('#5a6268', 0.3);
const paving = '#ddd5c4';

/** Rosa's front yard from her door: a path, the steps, and the houses across the street. */
export function drawYard(pen: Pen, view: Stage): void {
  const steps = yardSteps;
  const top = steps.steps * steps.rise;
  const [foot, bank] = [steps.z - 30, steps.z + 80];
  // The same house again on either side, because another camera sees more of the street.
  for (const x of [-380, -120])
    facade(pen, view, place(x, 300, bank + 640), () => drawOutside(pen, 'house', 260, 262));
  fill(pen, level(view, -300, bank, 700, 700, top), '#a9bf93');
  fill(pen, level(view, -300, bank + 200, 700, 90, top + 0.2), paving);
  drawTree(pen, view, place(96, top, bank + 160), { size: 0.9 });
  fill(pen, level(view, -300, frontHallBack, 700, foot - frontHallBack), '#a9bf93');
  // Her lawn rises to the sidewalk, and the steps are cut into it.
  fill(
    pen,
    sheet(view, [place(-300, 0, foot), place(400, 0, foot), place(400, top, bank), place(-300, top, bank)]),
    '#94b27f',
  );
  fill(pen, level(view, steps.x, frontHallBack, steps.width, steps.z - frontHallBack, 0.1), paving);
  for (let z = frontHallBack + 52; z < steps.z; z += 52)
    fill(pen, level(view, steps.x, z, steps.width, 3, 0.2), '#c4bba8');
  const landing = steps.z + steps.steps * steps.going;
  fill(pen, level(view, steps.x, landing, steps.width, bank + 200 - landing, top + 0.1), paving);
  for (let step = steps.steps - 1; step >= 0; step--) drawStep(pen, view, step);
  drawHandrail(pen, view, steps.x + 2);
  drawHandrail(pen, view, steps.x + steps.width - 2);
  for (const [x, z, size] of [
    [steps.x + steps.width + 22, bank - 30, 0.7],
    [steps.x - 20, bank - 40, 0.62],
    [steps.x + steps.width + 16, steps.z - 6, 0.5],
    [steps.x - 14, steps.z - 10, 0.46],
  ] as const)
    drawBush(pen, view, place(x, z > steps.z ? 22 : 0, z), size, tone('#6f9a5f', 0.24));
}

/** A handrail that rises beside the steps, so that they are seen to lead up. */
function drawHandrail(pen: Pen, view: Stage, x: number) {
  const { z, rise, going, steps } = yardSteps;
  const [foot, head] = [place(x, 0, z - 16), place(x, steps * rise, z + steps * going)];
  const over = (spot: Place) => ({ ...spot, y: spot.y + 62 });
  for (const post of [head, foot]) tube(pen, view, [post, over(post)], 1.5, iron);
  tube(pen, view, [over(foot), over(head)], 1.9, iron);
}

/** One stone step: its sunny top, its front, and the shade of its nose on the front. */
function drawStep(pen: Pen, view: Stage, step: number) {
  const { x, z, width, rise, going } = yardSteps;
  const front = z + step * going;
  const top = (step + 1) * rise;
  const riser = upright(view, x, top - rise, width, rise, front);
  const at = (up: number) => view.at(place(x, up, front));
  graded(pen, riser, at(top), at(top - rise), [
    [0, '#8d8272'],
    [0.4, '#b3a892'],
    [1, '#9f947f'],
  ]);
  fill(pen, level(view, x - 1, front - 3, width + 2, going + 3, top), '#efe7d6');
  fill(pen, level(view, x - 1, front + going - 9, width + 2, 9, top), '#d9cfba');
  fill(pen, upright(view, x - 1, top - 3.4, width + 2, 3.4, front - 3), '#d3c8b2');
}

/** The same steps from beside them, climbing to the right, and their far handrail. */
export const besideSteps: SideFlight = { at: place(0, 0, 150), steps: yardSteps.steps };
export const besideRail = sideRail(besideSteps, 'wall');

export function drawYardBeside(pen: Pen, view: Stage): void {
  const { at, steps, depth = 95 } = besideSteps;
  const [top, landing, far] = [steps * rise0, at.x + steps * going0, at.z + depth];
  drawOpenAir(pen, view, 'sunny');
  drawTree(pen, view, place(-230, 0, 520), { size: 1 });
  fill(
    pen,
    sheet(view, [place(-500, 0, far), place(900, 0, far), place(900, 0, 620), place(-500, 0, 620)]),
    '#9cba80',
  );
  fill(
    pen,
    sheet(view, [
      place(-40, 0, far),
      place(landing, top, far),
      place(900, top, far),
      place(900, top, 700),
      place(120, top, 700),
    ]),
    '#a5c088',
  );
  fill(pen, level(view, -600, at.z - 20, 600, depth + 20, 0.1), paving);
  for (let x = -48; x > -500; x -= 62) fill(pen, level(view, x, at.z - 20, 3, depth + 20, 0.2), '#c4bba8');
  fill(pen, level(view, landing, at.z, 700, depth, top), paving);
  const front = at.z - 2;
  drawBush(pen, view, place(30, 30, far + 40), 0.7, tone('#6f9a5f', 0.24));
  drawBush(pen, view, place(190, top, far + 40), 0.9, tone('#6f9a5f', 0.24));
  drawSideFlight(pen, view, besideSteps, { top: '#efe7d6', front: '#b3a892', side: '#c9bfaa' });
  graded(
    pen,
    upright(view, landing, 0, 700, top, front),
    view.at(place(landing, top, front)),
    view.at(place(landing, 0, front)),
    [
      [0, '#d3c8b2'],
      [1, '#b9ad98'],
    ],
  );
  const [low, high] = besideRail;
  for (const spot of [low, high])
    tube(pen, view, [{ ...spot, y: spot === low ? 0 : top - rise0 }, spot], 1.7, iron);
  tube(pen, view, [low, high, place(landing + 60, high.y + rise0, high.z)], 2.2, iron);
}
