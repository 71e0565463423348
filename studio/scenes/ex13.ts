import { lettering } from '../canvas/lettering.ts';
import type { Pen } from '../canvas/pen.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling } from '../people/attending.ts';
import { aide, resident } from '../people/cast/others.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawCartLamp, drawMealCart } from '../props/floor-signs.ts';
import { drawSoundMarks, soundColor } from '../props/signals.ts';
import { drawWalker, walkerBefore, walkerGrips } from '../props/walker.ts';
import { drawHallCorner } from '../rooms/halls/hall-corner.ts';
import { framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const woman = { at: place(-132, 0, 150), turn: 62 };
const walker = walkerBefore(woman);
const cart = { x: 172, z: 200, width: 104, height: 108, depth: 74 };
/** Where it has rolled to: out of the second hall first, then into this one. */
const cartAt = (beat: number) => place(cart.x - 48 * beat ** 3, 0, cart.z - 46 * beat);
const corner = { corner: 164, doorX: -8 };
const lampOn = ({ x, z }: Place) => place(x + cart.width * 0.27, cart.height, z + 20);

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

/** Behind the cart, a hand on its edge, she walks with it and looks the other way. */
function drawPuller(pen: Pen, view: Stage, moment: Moment, by: Place) {
  const back = by.z + cart.depth;
  const hold = place(by.x + cart.width * 0.58, cart.height + 5, back - 3);
  figure(
    view,
    {
      person: aide,
      at: place(by.x + cart.width * 0.76, 0, back + 22),
      turn: 40,
      pose: withHands(standing(aide), { right: { to: hold, shape: 'grip' } }),
      regards: place(420, 140, 400),
    },
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
function drawBeeping(pen: Pen, view: Stage, { seconds }: Moment, lamp: Place) {
  const on = Math.sin(seconds * 6) > -0.2 ? 1 : 0.25;
  drawCartLamp(pen, view, lamp, on);
  const scale = view.scale(lamp.z);
  const from = view.at(place(lamp.x, lamp.y + 8, lamp.z));
  for (const direction of [180, -90])
    drawSoundMarks(pen, from, { direction, size: scale * 44, seconds, spread: 66 });
  lettering(pen, 'Beep!', view.at(place(lamp.x - 75, lamp.y + 26, lamp.z)), scale * 19, soundColor, 800);
  lettering(pen, 'Beep!', view.at(place(lamp.x - 79, lamp.y + 3, lamp.z)), scale * 15, soundColor, 800);
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(
      view,
      [place(cart.x - 62, 0, cart.z), place(cart.x + cart.width + 6, cart.height + 36, cart.z)],
      4,
    ),
    drawBackground: (pen) => {
      drawHallCorner(pen, view, corner);
      drawFloorShadow(pen, view, woman.at);
    },
    drawAction: (pen, moment) => {
      const by = cartAt(moment.beat);
      if (!safe) drawPuller(pen, view, moment, by);
      drawMealCart(pen, view, by, cart);
      if (safe) {
        drawCartLamp(pen, view, lampOn(by), 0);
        drawWaitingAide(pen, view, moment);
      } else drawBeeping(pen, view, moment, lampOn(by));
      drawResident(pen, view, moment);
    },
  };
}

const across = stage({ eyeHeight: 165, horizon: 186, focal: 1800, eyeX: 35 });
const hall = pictureFrom(across);
const wholeHall = framed(645, 372, 1200);
/** She and the cart that comes towards her. */
const sheAndCart = framed(692, 366, 1120);
const cartAndDoor = framed(845, 378, 870);

/** Exercise 13, Beeping Around the Corner. */
export const scene: Scene = {
  ...hall,
  exerciseId: 13,
  pictured:
    'A resident with a walker stands in the middle of a hall, a rail on the wall one step to her left, an open doorway ahead. Beyond it a silver meal cart backs around the corner; its orange lamp flashes and it beeps.',
  owner: 'Presenter',
  beat: {
    word: 'backing',
    seconds: 3,
    moves: 'The cart rolls about 60 cm around the corner, and the aide behind it',
  },
  startsWide: 'the whole hall from the resident to the cart at the corner',
  sounds: [{ name: 'backing-beeps', caption: 'cart beeps' }],
  shots: [
    { from: 0, camera: wholeHall, easeSeconds: 0 },
    { from: 0.16, camera: sheAndCart, easeSeconds: 2 },
    { from: 0.66, camera: cartAndDoor, easeSeconds: 2.2 },
  ],
  closing: [
    { from: 0, camera: wholeHall, easeSeconds: 0 },
    { from: 0.15, camera: cartAndDoor, easeSeconds: 1.6 },
  ],
  claim: { camera: wide, side: 'left' },
  ...healed(cartAndDoor, hall, pictureFrom(across, { safe: true })),
};
