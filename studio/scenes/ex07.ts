import { tone } from '../canvas/color.ts';
import { fill } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { block, facesOf, groundShadow, level, upright } from '../canvas/solids.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { handsBusy } from '../people/attending.ts';
import { rosaInCoat } from '../people/cast/dressed.ts';
import { figure } from '../people/figure.ts';
import type { OwnSpot, Pose } from '../people/pose.ts';
import { onStairs, withHands } from '../people/poses.ts';
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
import { drawDoor } from '../rooms/openings.ts';
import { drawOpenAir, drawPath } from '../rooms/outdoors.ts';
import { drawBalustrade, onBalustrade } from '../rooms/stair-rails.ts';
import { drawEdgeTape, drawFlight, edgeOf, type Flight } from '../rooms/stairs.ts';
import { framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

// Seen from the garden: the bare step is the nearest thing.
const flight: Flight = { x: -78, z: 110, width: 156, steps: 4 };
const porch = { height: 68, z: 110 + 4 * 27, depth: 130 };
const railX = flight.x + flight.width - 7;
const railing = { bars: tone('#eee8dc', 0.26), rail: tone('#8d5f3c', 0.3) };
const rosaAt = place(38, porch.height, porch.z - 12);
const peeled = place(-34, 0, 78);
/** How large the tape on the path is: the bare edge is to be seen before it. */
const curl = 0.72;

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

function drawGarden(pen: Pen, view: Stage, safe: boolean) {
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
  for (const step of [1, 2, 3]) drawEdgeTape(pen, view, flight, step);
  if (safe) drawEdgeTape(pen, view, flight, 0);
  else {
    drawTapeTrace(pen, view, flight, 0);
    drawCurledTape(pen, smaller(view, peeled, curl), peeled);
  }
  drawBush(pen, view, place(-205, 0, 150), 1.2);
  drawBush(pen, view, place(190, 0, 170), 1);
}

/** One foot is on the first step down, and the other goes past it to the next: forward first, then down past the edge. */
function comingDown(beat: number): Pose {
  const { rise, going } = { rise: -17, going: 27 };
  const ahead = onStairs(rosaInCoat, { rise, going, ahead: 'right', lean: 8 });
  const raised = Math.sin(Math.PI * beat);
  const resting = ahead.hands.right;
  const side = resting.to as OwnSpot;
  return withHands(
    {
      ...ahead,
      hips: {
        ...ahead.hips,
        up: ahead.hips.up + rise * beat ** 2,
        forward: going * (0.5 + beat),
      },
      feet: {
        left: {
          ...ahead.feet.left,
          forward: 2 * going * beat,
          up: 2 * rise * beat ** 2 + 4 * raised,
          heel: 16 * raised,
        },
        right: { ...ahead.feet.right, heel: 15 * beat ** 2 },
      },
    },
    {
      left: {
        to: onBalustrade(flight, railX, 170 - 24 * beat),
        shape: 'grip',
        elbow: { out: 0.5 + 0.4 * beat, up: -1 + 0.3 * beat, forward: -0.7 },
      },
      right: {
        ...resting,
        to: { ...side, up: side.up + rise * beat ** 2, forward: side.forward + going * beat },
      },
    },
  );
}

function drawRosa(pen: Pen, view: Stage, moment: Moment) {
  const performance = handsBusy(moment.speaker ?? moment.idle('Rosa'));
  const pose = comingDown(moment.beat);
  const person = figure(
    view,
    { person: rosaInCoat, at: rosaAt, turn: -14, pose, regards: place(-40, 0, 100) },
    performance,
  );
  person.draw(pen, { beforeArms: () => drawBalustrade(pen, view, flight, railX, railing) });
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  const [left, right] = edgeOf(flight, 0);
  return {
    keyObject: boxOf(
      view,
      [
        left,
        right,
        place(left.x, 0, flight.z),
        place(peeled.x - 43 * curl, 0, peeled.z),
        place(peeled.x, 18 * curl, peeled.z),
      ],
      6,
    ),
    drawBackground: (pen) => drawGarden(pen, view, safe),
    drawAction: (pen, moment) => drawRosa(pen, view, moment),
  };
}

const garden = pictureFrom(stage({ eyeHeight: 168, horizon: 169, focal: 1186, distance: 300, eyeX: -10 }));
// The same from farther down the path through a longer lens, and from the left, where the open side of the steps is seen.
const path = stage({ eyeHeight: 168, horizon: 207, focal: 2420, distance: 900, eyeX: -150, centre: 317 });
const fromPath = pictureFrom(path);
const herAndSteps = framed(640, 360, 1000);
const low = stage({ eyeHeight: 120, horizon: 159, focal: 1500, distance: 330, eyeX: -120, centre: 260 });
const [bare, taped] = [edgeOf(flight, 0), edgeOf(flight, 1)];
/** The bare step, the taped one above it and the tape on the path. */
const lowSteps = boxOf(low, [...bare, ...taped, place(peeled.x - 40, 0, peeled.z - 4)], 6);
const bottomStep = (safe: boolean): Picture => ({ ...pictureFrom(low, { safe }), keyObject: lowSteps });
const near = bottomStep(false);
const atSteps = framed(660, 468, 900);

/** Exercise 7, Tape on the Last Step. */
export const scene: Scene = {
  ...garden,
  exerciseId: 7,
  pictured:
    'On a gray day Rosa begins to come down her four porch steps, a hand on the rail. Three steps have bright yellow tape on their edge. The bottom step has none; its tape lies curled up beside it.',
  owner: 'Rosa',
  beat: { word: 'steps', seconds: 1.8, moves: 'Rosa comes one step down, her hand sliding along the rail' },
  shots: [
    { from: 0, insert: fromPath, camera: herAndSteps, easeSeconds: 0 },
    { from: 0.64, insert: near, camera: atSteps, easeSeconds: 0 },
  ],
  closing: [
    { from: 0, insert: fromPath, camera: herAndSteps, easeSeconds: 0 },
    { from: 0.2, insert: near, camera: atSteps, easeSeconds: 0 },
  ],
  claim: { camera: framed(500, 385, 1190), side: 'left' },
  relief: { picture: pictureFrom(path, { safe: true }), camera: herAndSteps },
  ...healed(atSteps, near, bottomStep(true)),
};
