import { faint } from '../canvas/color.ts';
import { fill, inside, rectangle } from '../canvas/paint.ts';
import { frameHeight, frameWidth, type Pen } from '../canvas/pen.ts';
import { facesOf, upright } from '../canvas/solids.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { handsBusy } from '../people/attending.ts';
import { rosa } from '../people/cast/rosa.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawHallTable } from '../props/household.ts';
import { drawCeilingBulb, drawTableLamp } from '../props/lamps.ts';
import { drawCalendar } from '../props/notes.ts';
import { drawLaundryBasket } from '../props/textiles.ts';
import { drawLightPool } from '../rooms/light.ts';
import { rosaHome } from '../rooms/palettes.ts';
import {
  drawFlight,
  drawFlightSide,
  drawStairRail,
  type Flight,
  onRail,
  railOf,
  treadOf,
} from '../rooms/stairs.ts';
import { drawShell } from '../rooms/surfaces.ts';
import { framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const back = 330;
const flight: Flight = { x: 18, z: 150, width: 132, steps: 7, going: 25 };
const rail = railOf(flight, 'left');
const rosaAt = place(-12, 0, 118);
const bulb = place(70, 174, 262);
const darkFrom = 3;

/** The bulb is drawn larger than it is, so that it is found from the foot of the stairs. */
const larger = (view: Stage, by: number): Stage => ({ ...view, scale: (z) => view.scale(z) * by });

/** What is upstairs lies in the dark: a landing beyond an opening over the top step. */
function drawLanding(pen: Pen, view: Stage, lit: boolean) {
  const { y } = treadOf(flight, flight.steps - 1);
  const opening = { x: flight.x - 6, width: flight.width + 12 };
  inside(pen, upright(view, opening.x, y, opening.width, 200, back), () => {
    fill(pen, upright(view, -200, 0, 700, 500, back), lit ? '#e2bf93' : '#191a30');
    fill(pen, upright(view, -200, y, 700, 400, back + 150), lit ? '#f0d4a8' : '#222440');
    fill(pen, upright(view, -200, y, 700, 8, back + 150), lit ? '#fff0d2' : '#2c2e4c');
  });
  for (const x of [opening.x - 8, opening.x + opening.width])
    fill(pen, upright(view, x, y, 8, 200, back), rosaHome.trim);
}

/** @param lit somebody has changed the bulb */
function drawHall(pen: Pen, view: Stage, lit: boolean) {
  drawShell(pen, view, { back, wall: rosaHome.warmWall, trim: rosaHome.trim, floor: rosaHome.boards });
  drawLanding(pen, view, lit);
  const wood = facesOf(rosaHome.wood);
  drawFlight(pen, view, flight, wood, (step) =>
    step > darkFrom && !lit ? 0.4 + (step - darkFrom) * 0.16 : 0,
  );
  drawFlightSide(pen, view, flight, 'left', wood.side);
  const top = treadOf(flight, flight.steps - 1);
  drawLaundryBasket(pen, view, place(top.x + 34, top.y, top.z), { size: 0.72 });
  // Night: everything but what the lamp below reaches lies in the dark.
  fill(pen, rectangle(0, 0, frameWidth, frameHeight), faint('#1a2046', lit ? 0.2 : 0.46));
  if (lit) drawLightPool(pen, view, place(top.x, top.y, top.z), 130, 0.16);
  drawCeilingBulb(pen, larger(view, 2.1), bulb, { lit });
  drawLightPool(pen, view, place(-90, 0, 180), 175, 0.15);
  drawLightPool(pen, view, place(flight.x + 40, 17, flight.z + 14), 90, 0.12);
  drawHallTable(pen, view, place(-216, 0, 224), { width: 84 });
  drawTableLamp(pen, view, place(-176, 80, 240), { color: '#b8694f' });
  drawCalendar(pen, view, place(-158, 170, back), 0, 1);
  drawFloorShadow(pen, view, rosaAt);
}

function drawRosa(pen: Pen, view: Stage, moment: Moment) {
  drawStairRail(pen, view, rail, { posts: true });
  const pose = withHands(standing(rosa), { left: { to: onRail(rail, 0.02), shape: 'grip' } });
  figure(
    view,
    { person: rosa, at: rosaAt, turn: 36, pose, regards: place(84, 190, 300) },
    handsBusy(moment.speaker ?? moment.idle('Rosa')),
  ).draw(pen);
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: safe
      ? wide
      : boxOf(view, [place(bulb.x - 60, bulb.y + 24, bulb.z), place(bulb.x + 66, 86, bulb.z)]),
    drawBackground: (pen) => drawHall(pen, view, safe),
    drawAction: (pen, moment) => drawRosa(pen, view, moment),
  };
}

const atStairs = stage({ eyeHeight: 150, horizon: 150, focal: 1900, distance: 520, eyeX: 190, centre: 1160 });
const hall = pictureFrom(atStairs);
const atTop = framed(930, 196, 620);

/** Exercise 9, A Dark Bulb Upstairs. */
export const scene: Scene = {
  ...hall,
  exerciseId: 9,
  pictured:
    'At night Rosa stands at the foot of her stairs, a hand on the rail, and looks up. A lamp lights the lower steps; above, the bulb is out, and the upper steps and her laundry basket are in the dark.',
  owner: 'Rosa',
  shots: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.16, camera: atTop, easeSeconds: 2.2 },
    { from: 0.66, camera: framed(520, 330, 900), easeSeconds: 2.2 },
  ],
  closing: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.15, camera: atTop, easeSeconds: 1.6 },
  ],
  claim: { camera: wide, side: 'left' },
  ...healed(atTop, hall, pictureFrom(atStairs, { safe: true })),
};
