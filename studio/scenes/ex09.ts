import { faint, mix, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
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
import { drawFullBasket } from '../props/laundry.ts';
import { drawCalendar } from '../props/notes.ts';
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
import { swinging } from './beats.ts';
import { framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const back = 330;
const flight: Flight = { x: 18, z: 150, width: 132, steps: 7, going: 25 };
const rail = railOf(flight, 'left');
const rosaAt = place(-12, 0, 118);
const bulb = place(70, 174, 262);
const darkFrom = 3;
/** Bluish, so that the dark over it is night and not dust. */
const nightWall = tone('#b3bcd8', 0.16);

/** The bulb is drawn larger than it is, so that it is found from the foot of the stairs. */
const larger = (view: Stage, by: number): Stage => ({ ...view, scale: (z) => view.scale(z) * by });

/** What is upstairs lies in the dark: a landing beyond an opening over the top step. */
function drawLanding(pen: Pen, view: Stage, light: number) {
  const { y } = treadOf(flight, flight.steps - 1);
  const opening = { x: flight.x - 6, width: flight.width + 12 };
  inside(pen, upright(view, opening.x, y, opening.width, 200, back), () => {
    fill(pen, upright(view, -200, 0, 700, 500, back), mix('#191a30', '#e2bf93', light));
    fill(pen, upright(view, -200, y, 700, 400, back + 150), mix('#222440', '#f0d4a8', light));
    fill(pen, upright(view, -200, y, 700, 8, back + 150), mix('#2c2e4c', '#fff0d2', light));
  });
  for (const x of [opening.x - 8, opening.x + opening.width])
    fill(pen, upright(view, x, y, 8, 200, back), rosaHome.trim);
}

/**
 * Its light is that of the bulb upstairs.
 * @param light 0 it is out, 1 somebody has changed it
 */
function drawHall(pen: Pen, view: Stage, light: number) {
  drawShell(pen, view, { back, wall: nightWall, trim: rosaHome.trim, floor: rosaHome.boards });
  drawLanding(pen, view, light);
  const wood = facesOf(rosaHome.wood);
  drawFlight(pen, view, flight, wood, (step) =>
    step > darkFrom ? (0.4 + (step - darkFrom) * 0.16) * (1 - light) : 0,
  );
  drawFlightSide(pen, view, flight, 'left', wood.side);
  const top = treadOf(flight, flight.steps - 1);
  drawFullBasket(pen, view, place(top.x + 32, top.y, top.z), { size: 0.76 });
  // Night: everything but what the lamp below reaches lies in the dark.
  fill(pen, rectangle(0, 0, frameWidth, frameHeight), faint('#1a2046', 0.46 - 0.26 * light));
  if (light > 0) drawLightPool(pen, view, place(top.x, top.y, top.z), 130, 0.16 * light);
  drawCeilingBulb(pen, larger(view, 2.1), bulb, { lit: light > 0.2 });
  drawLightPool(pen, view, place(-90, 0, 180), 175, 0.15);
  drawLightPool(pen, view, place(flight.x + 40, 17, flight.z + 14), 90, 0.12);
  const lamp = view.at(place(-170, 106, back));
  softGlow(pen, lamp, { x: 330, y: 250 }, '#ffce8a', 0.42);
  drawHallTable(pen, view, place(-216, 0, 224), { width: 84 });
  drawTableLamp(pen, view, place(-176, 80, 240), { color: '#b8694f' });
  drawCalendar(pen, view, place(-158, 170, back), 0, 1);
  drawFloorShadow(pen, view, rosaAt);
}

/** The bulb comes on twice, each time weaker, and stays out. */
const flicker = (beat: number) => Math.max(0, swinging(beat, 2)) * 0.75;

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
    drawBackground: (pen) => drawHall(pen, view, safe ? 1 : 0),
    drawAction: (pen, moment) => {
      const light = safe ? 0 : flicker(moment.beat);
      if (light > 0) drawHall(pen, view, light);
      drawRosa(pen, view, moment);
    },
  };
}

const atStairs = stage({ eyeHeight: 150, horizon: 150, focal: 1900, distance: 520, eyeX: 190, centre: 1160 });
const hall = pictureFrom(atStairs);
const lit = pictureFrom(atStairs, { safe: true });
const herAndTop = framed(690, 334, 1010);
const lookingUp = framed(850, 225, 800);
const atTop = framed(995, 190, 570);

/** Exercise 9, A Dark Bulb Upstairs. */
export const scene: Scene = {
  ...hall,
  exerciseId: 9,
  pictured:
    'At night Rosa stands at the foot of her stairs, a hand on the rail, and looks up. A lamp lights the lower steps; above, the bulb is out, and the upper steps and her laundry basket are in the dark.',
  owner: 'Rosa',
  beat: {
    word: 'upstairs',
    seconds: 2.2,
    moves: 'The bulb over the stairs comes on twice, weakly, and stays out',
  },
  shots: [
    { from: 0, camera: herAndTop, easeSeconds: 0 },
    { from: 0.1, camera: lookingUp, easeSeconds: 1.8 },
    { from: 0.6, camera: herAndTop, easeSeconds: 2.2 },
  ],
  closing: [
    { from: 0, camera: herAndTop, easeSeconds: 0 },
    { from: 0.15, camera: atTop, easeSeconds: 1.6 },
  ],
  claim: { camera: wide, side: 'left' },
  relief: { picture: lit, camera: herAndTop },
  ...healed(atTop, hall, lit),
};
