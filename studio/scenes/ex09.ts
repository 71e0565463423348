import { faint, mix, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { fill, inside, rectangle } from '../canvas/paint.ts';
import { frameHeight, frameWidth, type Pen } from '../canvas/pen.ts';
import { level, sheet, upright } from '../canvas/solids.ts';
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
import { drawBalustrade, onBalustrade } from '../rooms/stair-rails.ts';
import { drawFlight, drawFlightSide, drawFlightWall, type Flight, treadOf } from '../rooms/stairs.ts';
import { drawShell } from '../rooms/surfaces.ts';
import { swinging } from './beats.ts';
import { framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const back = 330;
const flight: Flight = { x: 18, z: 150, width: 132, steps: 7, going: 25 };
const railX = flight.x + 5;
const wallX = flight.x + flight.width;
const rosaAt = place(-28, 0, 118);
const bulb = place(70, 174, 262);
const darkFrom = 2;
const stairs = { top: '#a8764c', front: '#e6d8c2', side: '#d9c8ae' };
const paintedWood = tone('#e4d8c6', 0.3);
/** Bluish, so that the dark over it is night and not dust. */
const nightWall = tone('#b3bcd8', 0.16);

/** The bulb is drawn larger than it is, so that it is found from the foot of the stairs. */
const larger = (view: Stage, by: number): Stage => ({ ...view, scale: (z) => view.scale(z) * by });

/** What is upstairs lies in the dark: a landing beyond an opening over the top step. */
function drawLanding(pen: Pen, view: Stage, light: number) {
  const { y } = treadOf(flight, flight.steps - 1);
  const far = back + 150;
  const opening = { x: flight.x - 6, width: flight.width + 6 };
  inside(pen, upright(view, opening.x, y, opening.width, 200, back), () => {
    fill(pen, upright(view, -200, y, 700, 400, far), mix('#222440', '#f0d4a8', light));
    fill(pen, upright(view, -200, y, 700, 9, far), mix('#34365a', '#fff6e2', light));
    fill(pen, level(view, -200, back, 700, far - back, y), mix('#191a30', '#b98a5c', light));
    const turn = [y, y + 300].flatMap((up, at) =>
      (at ? [far, back] : [back, far]).map((z) => place(wallX, up, z)),
    );
    fill(pen, sheet(view, turn), mix('#1b1c36', '#dcbd94', light));
  });
  fill(pen, upright(view, opening.x - 8, 0, 8, 400, back), rosaHome.trim);
  fill(pen, upright(view, opening.x - 1.4, 0, 1.4, 400, back), mix(rosaHome.trim, '#43263f', 0.3));
}

/**
 * Its light is that of the bulb upstairs.
 * @param light 0 it is out, 1 somebody has changed it
 */
function drawHall(pen: Pen, view: Stage, light: number) {
  drawShell(pen, view, {
    back,
    right: wallX,
    wall: nightWall,
    trim: rosaHome.trim,
    floor: rosaHome.boards,
    sunless: true,
  });
  drawLanding(pen, view, light);
  const dark = (step: number) =>
    step > darkFrom ? Math.min(0.8, (step - darkFrom) * 0.22) * (1 - light) : 0;
  drawFlightWall(pen, view, flight, 'right', stairs.side);
  drawFlight(pen, view, flight, stairs, dark);
  drawFlightSide(pen, view, flight, 'left', stairs, dark);
  drawBalustrade(pen, view, flight, railX, { bars: paintedWood, rail: rosaHome.wood });
  const top = treadOf(flight, flight.steps - 1);
  drawFullBasket(pen, view, place(top.x + 32, top.y, top.z), { size: 0.66 });
  // Night: everything but what the lamp below reaches lies in the dark.
  fill(pen, rectangle(0, 0, frameWidth, frameHeight), faint('#1a2046', 0.46 - 0.26 * light));
  if (light > 0) softGlow(pen, view.at(top), { x: 330, y: 300 }, '#ffe3a0', 0.3 * light);
  drawCeilingBulb(pen, larger(view, 1.35), bulb, { lit: light > 0.2 });
  drawLightPool(pen, view, place(-90, 0, 180), 175, 0.15);
  softGlow(
    pen,
    view.at(place(flight.x + 56, 26, flight.z)),
    { x: 360, y: 230 },
    '#ffce8a',
    0.34 * (1 - light),
  );
  const lamp = view.at(place(-146, 106, back));
  softGlow(pen, lamp, { x: 330, y: 250 }, '#ffce8a', 0.42);
  drawHallTable(pen, view, place(-198, 0, 224), { width: 84 });
  drawTableLamp(pen, view, place(-158, 80, 240), { color: '#b8694f' });
  drawCalendar(pen, view, place(-101, 170, back), 0, 1);
  drawFloorShadow(pen, view, rosaAt);
}

/** The bulb comes on twice, each time weaker, and stays out. */
const flicker = (beat: number) => Math.max(0, swinging(beat, 2)) * 0.75;

function drawRosa(pen: Pen, view: Stage, moment: Moment) {
  const pose = withHands(standing(rosa), {
    left: { to: onBalustrade(flight, railX, flight.z + 6), shape: 'grip' },
  });
  figure(
    view,
    { person: rosa, at: rosaAt, turn: 32, pose, regards: place(84, 190, 300) },
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

// The eye is left of the stairs: their open side and the wall beyond them are seen.
const atStairs = stage({ eyeHeight: 150, horizon: 150, focal: 1900, distance: 520, eyeX: -120, centre: 340 });
const hall = pictureFrom(atStairs);
const lit = pictureFrom(atStairs, { safe: true });
const herAndTop = framed(690, 334, 1010);
const lookingUp = framed(740, 240, 800);
const atTop = framed(815, 190, 570);

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
