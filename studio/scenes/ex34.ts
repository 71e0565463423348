import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { facesOf } from '../canvas/solids.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { handsBusy } from '../people/attending.ts';
import { mina } from '../people/cast/mina.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawPicture, drawPlant } from '../props/decor.ts';
import { drawHallTable } from '../props/household.ts';
import { drawTableLamp } from '../props/lamps.ts';
import { drawGrain } from '../props/tables.ts';
import { drawTowelBag } from '../props/towel-bag.ts';
import { basketSize, drawWickerBasket } from '../props/wicker-basket.ts';
import { minaHome } from '../rooms/palettes.ts';
import { type SideFlight, sideRail } from '../rooms/side/side-flight.ts';
import { drawWallLight } from '../rooms/side/stair-light.ts';
import { drawSideFlight, drawSideLanding } from '../rooms/side-stairs.ts';
import { drawWallRail } from '../rooms/stair-rails.ts';
import { drawStairWall } from '../rooms/walls.ts';
import { framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

// The landing is the floor of the picture; the stairs go down to the left.
const steps = 8;
const edgeX = -34;
const flight: SideFlight = { at: place(edgeX - (steps - 1) * 27, -steps * 17, 56), steps, depth: 100 };
const wallZ = 156;
const minaAt = { at: place(6, 0, 108), turn: -26 };
const basket = spotOn(minaAt, 0, 60, 34);
const bag = place(68, 0, 84);
// Wooden treads on a pale string board: each step is seen.
const stairs = { ...facesOf(tone('#b57c4c', 0.26)), side: '#d9cdb6' };

function drawStairwell(pen: Pen, view: Stage, safe: boolean) {
  const { wall, trim, wood } = minaHome;
  drawStairWall(pen, view, { z: wallZ, low: -240, high: 240, wall });
  drawPicture(pen, view, { x: -179, y: 92, z: wallZ, width: 46, height: 56 }, 'leaf');
  drawPicture(pen, view, { x: 56, y: 118, z: wallZ, width: 50, height: 38 }, 'birches');
  drawWallLight(pen, view, { x: -132, y: 66, z: wallZ, width: 46, height: 84, slant: 30, strength: 0.42 });
  drawSideLanding(pen, view, flight, 420, { ...stairs, trim });
  drawGrain(pen, view, { x: edgeX + 26, y: 0, z: flight.at.z + 8, width: 420, depth: 88 }, stairs.front);
  drawSideFlight(pen, view, flight, stairs);
  drawWallRail(pen, view, sideRail(flight, 'wall'), {
    wall: wallZ,
    brackets: [0.3, 0.64, 0.97],
    paint: wood,
    levelEnds: 58,
  });
  drawHallTable(pen, view, place(54, 0, wallZ - 32), { width: 80, depth: 28, height: 74, paint: wood });
  drawTableLamp(pen, view, place(106, 74, wallZ - 16), { lit: false });
  drawPlant(pen, view, place(212, 0, 130), 0.9);
  if (safe) drawWickerBasket(pen, view, place(bag.x + 24, 0, bag.z + 12));
  else drawTowelBag(pen, view, bag);
  drawFloorShadow(pen, view, minaAt.at);
}

function drawMina(pen: Pen, view: Stage, moment: Moment) {
  // She is turned to the stairs: her right hand holds the far end of the rim, her left hand the near one.
  const rim = { x: basket.x, y: basket.y + basketSize.height - 1, z: basket.z };
  const elbow = { out: 0.5, up: -1, forward: -0.7 };
  const still = standing(mina, { lean: -4 });
  // One foot is before the other: she is about to go down.
  const feet = { left: { ...still.feet.left, forward: -4 }, right: { ...still.feet.right, forward: 10 } };
  const pose = withHands(
    { ...still, feet },
    {
      left: { to: place(rim.x + basketSize.rim - 3, rim.y - 1, rim.z - 8), shape: 'grip', elbow, bend: 48 },
      right: { to: place(rim.x + 2 - basketSize.rim, rim.y, rim.z + 8), shape: 'grip', elbow, bend: -52 },
    },
  );
  figure(
    view,
    { person: mina, ...minaAt, pose, regards: place(edgeX - 60, -40, 100) },
    handsBusy(moment.speaker ?? moment.idle('Mina')),
  ).draw(pen, { right: () => drawWickerBasket(pen, view, basket) });
}

/** A small load in one hand: the other for the rail, and her feet in view. */
function drawMinaAtRail(pen: Pen, view: Stage, moment: Moment) {
  const carried = spotOn(minaAt, 26, 76, 4);
  const pose = withHands(standing(mina, { lean: 2 }), {
    right: { to: place(edgeX + 12, 89, wallZ - 8), shape: 'grip' },
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
    // Made safe, the basket stands where the bag was.
    keyObject: boxOf(view, [place(edgeX - 44, 160, 90), place(safe ? bag.x + 58 : 30, -34, 90)], 4),
    drawBackground: (pen) => drawStairwell(pen, view, safe),
    drawAction: (pen, moment) => (safe ? drawMinaAtRail : drawMina)(pen, view, moment),
  };
}

// The eye is beyond the lower steps, so that every riser is seen.
const landing = stage({ eyeHeight: 165, horizon: 42, focal: 1780, eyeX: -226, centre: 36 });
const room = pictureFrom(landing);
const atTop = framed(566, 298, 900);
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
    { from: 0.24, camera: atTop, easeSeconds: 1.6 },
  ],
  closing: [
    { from: 0, camera: landingAndBag, easeSeconds: 0 },
    { from: 0.3, camera: atTop, easeSeconds: 2.2 },
  ],
  claim: { camera: wide, side: 'right' },
  ...healed(atTop, room, pictureFrom(landing, { safe: true })),
};
