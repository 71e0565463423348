import { lettering } from '../canvas/lettering.ts';
import type { Pen } from '../canvas/pen.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling } from '../people/attending.ts';
import { aide, resident } from '../people/cast/others.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import type { Hand } from '../people/pose.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawCartLamp } from '../props/floor-signs.ts';
import { drawSoundMarks, soundColor } from '../props/signals.ts';
import { drawTrayCart, trayCart, trayCartGrips } from '../props/tray-cart.ts';
import { drawWalker, walkerBefore, walkerGrips } from '../props/walker.ts';
import { drawHallCorner } from '../rooms/halls/hall-corner.ts';
import { framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const woman = { at: place(-92, 0, 150), turn: 58 };
const walker = walkerBefore(woman);
const cart = { x: 96, z: 178, ...trayCart };
/** Where it has rolled to: out of the second hall first, then into this one. */
const cartAt = (beat: number) => place(cart.x - 44 * beat ** 2, 0, cart.z - 26 * beat);
const corner = { corner: 92, doorX: -34 };
const lampOn = ({ x, z }: Place) => place(x + 22, cart.height, z + 22);

function drawResident(pen: Pen, view: Stage, moment: Moment) {
  const grips = walkerGrips(walker);
  const elbow = { out: 0.1, up: -1, forward: -0.7 };
  const pose = withHands(standing(resident, { lean: 6 }), {
    left: { to: grips.left, shape: 'grip', elbow },
    right: { to: grips.right, shape: 'grip', elbow },
  });
  drawWalker(pen, view, walker, 'far');
  figure(
    view,
    { person: resident, at: woman.at, turn: woman.turn, pose, regards: place(cart.x, 120, cart.z) },
    feeling(attending(moment.idle('resident')), 'concern', 0.5),
  ).draw(pen, { beforeArms: () => drawWalker(pen, view, walker, 'near') });
}

/**
 * At the far end of the cart, her hands on the bar, she walks with it and looks back to where she comes from.
 * @param stopped she has heard the call: she looks at the resident and waits with a raised hand
 */
function drawAide(pen: Pen, view: Stage, moment: Moment, by: Place, stopped: boolean) {
  const grips = trayCartGrips(by);
  const at = place(by.x + cart.width + 46, 0, by.z + cart.depth / 2);
  const raised: Hand = {
    to: { left: -24, up: 134, forward: 28 },
    shape: 'open',
    elbow: { out: 0.5, up: -1, forward: 0 },
  };
  const pose = withHands(standing(aide, { lean: 6 }), {
    left: { to: grips.near, shape: 'grip' },
    right: stopped ? raised : { to: grips.far, shape: 'grip' },
  });
  const calm = attending(moment.idle('aide'));
  const regards = stopped ? place(woman.at.x, 150, woman.at.z) : place(620, 150, 200);
  drawFloorShadow(pen, view, at);
  figure(view, { person: aide, at, turn: -58, pose, regards }, stopped ? feeling(calm, 'warm') : calm).draw(
    pen,
  );
}

/** Its lamp flashes once for every beep. */
function drawBeeping(pen: Pen, view: Stage, { seconds }: Moment, lamp: Place) {
  const on = Math.sin(seconds * 6) > -0.2 ? 1 : 0.5;
  drawCartLamp(pen, view, lamp, on);
  const scale = view.scale(lamp.z);
  const from = view.at(place(lamp.x, lamp.y + 8, lamp.z));
  for (const direction of [180, -90])
    drawSoundMarks(pen, from, { direction, size: scale * 44, seconds, spread: 66 });
  lettering(pen, 'Beep!', view.at(place(lamp.x + 53, lamp.y + 50, lamp.z)), scale * 19, soundColor, 800);
  lettering(pen, 'Beep!', view.at(place(lamp.x + 55, lamp.y + 27, lamp.z)), scale * 15, soundColor, 800);
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(
      view,
      [
        place(cart.x - 62, 0, cart.z),
        place(cart.x + cart.width + (safe ? 84 : 6), cart.height + (safe ? 74 : 36), cart.z),
      ],
      4,
    ),
    drawBackground: (pen) => {
      drawHallCorner(pen, view, corner);
      drawFloorShadow(pen, view, woman.at);
    },
    drawAction: (pen, moment) => {
      const by = cartAt(moment.beat);
      drawAide(pen, view, moment, by, safe);
      drawTrayCart(pen, view, by);
      if (safe) drawCartLamp(pen, view, lampOn(by), 0);
      else drawBeeping(pen, view, moment, lampOn(by));
      drawResident(pen, view, moment);
    },
  };
}

const across = stage({ eyeHeight: 150, horizon: 190, focal: 2300, distance: 560, eyeX: 60 });
const hall = pictureFrom(across);
const wholeHall = wide;
/** She and the cart that comes towards her. */
const sheAndCart = framed(660, 390, 1200);
const cartAndDoor = framed(772, 398, 1040);

/** Exercise 13, Beeping Around the Corner. */
export const scene: Scene = {
  ...hall,
  exerciseId: 13,
  pictured:
    'A resident with a walker stands in the middle of a hall, a rail on the wall one step to her left, an open doorway ahead. Beyond it a silver meal cart backs around the corner; its orange lamp flashes and it beeps. The aide who pushes it looks back over her shoulder.',
  owner: 'Presenter',
  beat: {
    word: 'backing',
    seconds: 3,
    moves: 'The cart rolls about 50 cm around the corner, and the aide behind it',
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
