import { lettering } from '../canvas/lettering.ts';
import type { Pen } from '../canvas/pen.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling } from '../people/attending.ts';
import { aide, resident } from '../people/cast/others.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawWalker, walkerBefore, walkerGrips } from '../props/aids.ts';
import { drawCartLamp, drawMealCart } from '../props/floor-signs.ts';
import { drawSoundMarks, soundColor } from '../props/signals.ts';
import { drawHallCorner } from '../rooms/hall-corner.ts';
import { framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const woman = { at: place(-162, 0, 150), turn: 62 };
const walker = walkerBefore(woman);
const cart = { x: 172, z: 200, width: 104, height: 146, depth: 80 };
const corner = { corner: 164, doorX: -8 };
const lamp = place(cart.x + cart.width / 2, cart.height, cart.z + 20);

function drawResident(pen: Pen, view: Stage, moment: Moment) {
  const grips = walkerGrips(walker);
  const pose = withHands(standing(resident, { lean: 7 }), {
    left: { to: grips.left, shape: 'grip' },
    right: { to: grips.right, shape: 'grip' },
  });
  drawWalker(pen, view, walker, 'far');
  figure(
    view,
    { person: resident, at: woman.at, turn: woman.turn, pose, regards: place(cart.x, 110, cart.z) },
    feeling(attending(moment.idle('resident')), 'concern', 0.5),
  ).draw(pen, { beforeArms: () => drawWalker(pen, view, walker, 'near') });
}

/** She pulls the cart backwards and looks the other way. */
function drawPuller(pen: Pen, view: Stage, moment: Moment) {
  const at = place(cart.x + cart.width * 0.9, 0, cart.z + cart.depth + 26);
  figure(
    view,
    { person: aide, at, turn: 48, pose: standing(aide), regards: place(420, 140, cart.z + 200) },
    attending(moment.idle('aide')),
  ).draw(pen);
}

/** She has heard the call: the cart stands, and she waits with a raised hand. */
function drawWaitingAide(pen: Pen, view: Stage, moment: Moment) {
  const at = place(cart.x - 26, 0, cart.z + 26);
  const raised = {
    to: { left: -24, up: 134, forward: 28 },
    shape: 'open' as const,
    elbow: { out: 0.5, up: -1, forward: 0 },
  };
  drawFloorShadow(pen, view, at);
  figure(
    view,
    {
      person: aide,
      at,
      turn: -46,
      pose: withHands(standing(aide), { right: raised }),
      regards: place(woman.at.x, 150, woman.at.z),
    },
    feeling(attending(moment.idle('aide')), 'warm'),
  ).draw(pen);
}

/** Its lamp flashes once for every beep. */
function drawBeeping(pen: Pen, view: Stage, { seconds }: Moment) {
  const on = Math.sin(seconds * 6) > -0.2 ? 1 : 0.25;
  drawCartLamp(pen, view, lamp, on);
  const scale = view.scale(lamp.z);
  const from = view.at(place(lamp.x, lamp.y + 8, lamp.z));
  for (const direction of [180, 0])
    drawSoundMarks(pen, from, { direction, size: scale * 44, seconds, spread: 66 });
  lettering(pen, 'Beep!', view.at(place(lamp.x - 78, lamp.y + 24, lamp.z)), scale * 19, soundColor, 800);
  lettering(pen, 'Beep!', view.at(place(lamp.x - 92, lamp.y - 4, lamp.z)), scale * 15, soundColor, 800);
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(
      view,
      [place(cart.x - 62, 0, cart.z), place(cart.x + cart.width + 6, lamp.y + 36, cart.z)],
      4,
    ),
    drawBackground: (pen) => {
      drawHallCorner(pen, view, corner);
      drawFloorShadow(pen, view, woman.at);
    },
    drawAction: (pen, moment) => {
      if (!safe) drawPuller(pen, view, moment);
      drawMealCart(pen, view, place(cart.x, 0, cart.z), cart);
      if (safe) {
        drawCartLamp(pen, view, lamp, 0);
        drawWaitingAide(pen, view, moment);
      } else drawBeeping(pen, view, moment);
      drawResident(pen, view, moment);
    },
  };
}

const across = stage({ eyeHeight: 165, horizon: 186, focal: 1800, eyeX: 35 });
const hall = pictureFrom(across);
const cartAndDoor = framed(868, 360, 824);

/** Exercise 13, Beeping Around the Corner. */
export const scene: Scene = {
  ...hall,
  exerciseId: 13,
  pictured:
    'A resident with a walker stands in the middle of a hall, a rail on the wall one step to her left, an open doorway ahead. Beyond it a silver meal cart backs around the corner; its orange lamp flashes and it beeps.',
  owner: 'Presenter',
  sounds: [{ name: 'backing-beeps', caption: 'cart beeps' }],
  shots: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.26, camera: cartAndDoor, easeSeconds: 2.2 },
    { from: 0.62, camera: framed(610, 372, 1180), easeSeconds: 2.4 },
  ],
  closing: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.15, camera: cartAndDoor, easeSeconds: 1.6 },
  ],
  claim: { camera: wide, side: 'left' },
  ...healed(cartAndDoor, hall, pictureFrom(across, { safe: true })),
};
