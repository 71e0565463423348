import { mix, tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { fill } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { facesOf, level, tube, upright } from '../canvas/solids.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { handsBusy } from '../people/attending.ts';
import { mina } from '../people/cast/mina.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawPicture, drawPlant } from '../props/decor.ts';
import { drawFullBasket } from '../props/laundry.ts';
import { drawGrain } from '../props/tables.ts';
import { drawTowelBag } from '../props/towel-bag.ts';
import { minaHome } from '../rooms/palettes.ts';
import { drawSideFlight, drawStairRail, onRail, type SideFlight, sideRail } from '../rooms/stairs.ts';
import { drawStairWall, drawWall } from '../rooms/walls.ts';
import { framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

// The landing is the floor of the picture; the stairs go down to the left.
const steps = 8;
const edgeX = -34;
const flight: SideFlight = { at: place(edgeX - (steps - 1) * 27, -steps * 17, 56), steps, depth: 100 };
const wallZ = 156;
const minaAt = { at: place(-14, 0, 108), turn: -56 };
const basket = spotOn(minaAt, 0, 76, 36);
const bag = place(112, 0, 96);
// Wooden treads on a pale string board: each step is seen.
const stairs = { ...facesOf(tone('#b57c4c', 0.26)), side: '#d9cdb6' };

function drawStairwell(pen: Pen, view: Stage, safe: boolean) {
  const { wall, trim, wood } = minaHome;
  drawStairWall(pen, view, { z: wallZ, low: -240, high: 240, wall });
  drawWall(pen, view, { from: edgeX + 27, z: wallZ, height: 240, wall, trim });
  drawPicture(pen, view, { x: -196, y: 92, z: wallZ, width: 46, height: 56 }, 'leaf');
  drawPicture(pen, view, { x: 60, y: 118, z: wallZ, width: 54, height: 42 }, 'hills');
  drawSideFlight(pen, view, flight, stairs);
  fill(pen, level(view, edgeX + 26, flight.at.z, 900, 100, 0), stairs.top);
  drawGrain(pen, view, { x: edgeX + 26, y: 0, z: flight.at.z, width: 420, depth: 100 }, stairs.front);
  const board = upright(view, edgeX + 26, -400, 900, 400, flight.at.z);
  graded(pen, board, view.at(place(0, 0, flight.at.z)), view.at(place(0, -70, flight.at.z)), [
    [0, mix(stairs.side, '#43263f', 0.2)],
    [0.12, stairs.side],
    [1, mix(stairs.side, '#43263f', 0.12)],
  ]);
  fill(pen, upright(view, edgeX + 26, -3.4, 900, 3.4, flight.at.z), mix(stairs.top, stairs.side, 0.25));
  const [low, high] = sideRail(flight, 'wall');
  for (const share of [0.2, 0.62, 0.97]) {
    const spot = onRail([low, place(edgeX + 6, 88, high.z)], share);
    tube(pen, view, [spot, place(spot.x, spot.y - 7, spot.z), place(spot.x, spot.y - 9, wallZ)], 1, wood);
  }
  drawStairRail(pen, view, [low, place(edgeX + 6, 88, high.z)], { levelEnds: 58 });
  drawPlant(pen, view, place(204, 0, 130), 0.9);
  if (safe) drawFullBasket(pen, view, place(bag.x + 24, 0, bag.z + 12));
  else drawTowelBag(pen, view, bag);
  drawFloorShadow(pen, view, minaAt.at);
}

function drawMina(pen: Pen, view: Stage, moment: Moment) {
  const side = (way: 1 | -1) => spotOn(minaAt, way * 31, 88, 30);
  const pose = withHands(standing(mina, { lean: -3 }), {
    left: { to: side(1), shape: 'hold' },
    right: { to: side(-1), shape: 'hold', behind: true },
  });
  figure(
    view,
    { person: mina, ...minaAt, pose, regards: place(edgeX - 60, -40, 100) },
    handsBusy(moment.speaker ?? moment.idle('Mina')),
  ).draw(pen, { beforeArms: () => drawFullBasket(pen, view, basket, { size: 1.2 }) });
}

/** A small load in one hand: the other for the rail, and her feet in view. */
function drawMinaAtRail(pen: Pen, view: Stage, moment: Moment) {
  const carried = spotOn(minaAt, 26, 76, 4);
  const pose = withHands(standing(mina, { lean: 2 }), {
    right: { to: place(edgeX + 4, 89, wallZ - 8), shape: 'grip' },
    left: { to: carried, shape: 'grip' },
  });
  const person = figure(
    view,
    { person: mina, ...minaAt, pose, regards: place(edgeX - 30, 0, 100) },
    handsBusy(moment.speaker ?? moment.idle('Mina')),
  );
  person.draw(pen, {
    left: () => drawTowelBag(pen, view, place(carried.x - 20, carried.y - 58, carried.z - 8), { strap: 30 }),
  });
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, [place(edgeX - 44, 160, 90), place(30, -34, 90)], 4),
    drawBackground: (pen) => drawStairwell(pen, view, safe),
    drawAction: (pen, moment) => (safe ? drawMinaAtRail : drawMina)(pen, view, moment),
  };
}

const landing = stage({ eyeHeight: 165, horizon: 42, focal: 1780 });
const room = pictureFrom(landing);
const atTop = framed(500, 275, 820);
const landingAndBag = framed(585, 310, 1000);

/** Exercise 34, Laundry on the Stairs. */
export const scene: Scene = {
  ...room,
  exerciseId: 34,
  pictured:
    'Mina stands at the top of her stairs and holds a big, full laundry basket before her chest with both hands, so that she cannot see her feet. The rail on the wall is free. On the landing stands a shoulder bag, half full of folded towels.',
  owner: 'Mina',
  shots: [
    { from: 0, camera: landingAndBag, easeSeconds: 0 },
    { from: 0.44, camera: atTop, easeSeconds: 2.2 },
  ],
  closing: [
    { from: 0, camera: landingAndBag, easeSeconds: 0 },
    { from: 0.3, camera: atTop, easeSeconds: 2.2 },
  ],
  claim: { camera: wide, side: 'right' },
  ...healed(atTop, room, pictureFrom(landing, { safe: true })),
};
