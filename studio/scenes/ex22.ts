import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { tippedOn } from '../canvas/tipped.ts';
import { handsBusy } from '../people/attending.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawPicture } from '../props/decor.ts';
import { drawCallMarks } from '../props/signals.ts';
import { drawWalker, walkerBefore, walkerGrips } from '../props/walker.ts';
import { drawCarpetAcross, drawHallSide, hallSideBack } from '../rooms/halls/hall-side.ts';
import { swinging, thereAndBack } from './beats.ts';
import { closeOn, framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const user: Stand = { at: place(-50, 0, 150), turn: 90 };
/** Centimeters from him to his walker: too far. */
const reach = 64;
const walker = walkerBefore(user, reach);
const wheel = spotOn(walker, -26, 0, 22);
const strip = wheel.x + 8;
const contact = place(strip, 8, wheel.z);
const stopped = [place(wheel.x - 22, 0, wheel.z - 10), place(strip + 26, 26, wheel.z)];
const legsAndWheels = [place(user.at.x - 26, 84, user.at.z), place(strip + 40, -4, wheel.z)];

function drawHall(pen: Pen, view: Stage) {
  drawHallSide(pen, view, { doorX: -206, railFrom: -100 });
  drawPicture(pen, view, { x: 96, y: 132, z: hallSideBack, width: 60, height: 44 }, 'lighthouse');
  drawCarpetAcross(pen, view, strip);
}

/** Close to the walker and upright, the front wheels eased over the strip. */
function drawWalterOver(pen: Pen, view: Stage, moment: Moment) {
  const close: Stand = { at: place(user.at.x + 62, 0, user.at.z), turn: user.turn };
  const over = walkerBefore(close, 34);
  const grips = walkerGrips(over);
  const pose = withHands(standing(walter, { lean: 6 }), {
    left: { to: grips.left, shape: 'grip' },
    right: { to: grips.right, shape: 'grip' },
  });
  drawFloorShadow(pen, view, close.at);
  drawWalker(pen, view, over, 'far');
  figure(
    view,
    { person: walter, ...close, pose, regards: place(strip + 60, 40, wheel.z) },
    handsBusy(moment.speaker ?? moment.idle('Walter')),
  ).draw(pen, { beforeArms: () => drawWalker(pen, view, over, 'near') });
}

/** The walker rolls back a little, runs against the strip halfway, and its front wheels hop. */
function bump(view: Stage, beat: number) {
  const away = beat < 0.35 ? thereAndBack(beat / 0.7) : Math.max(0, 1 - ((beat - 0.35) / 0.17) ** 2);
  const hop = beat < 0.52 ? 0 : Math.abs(swinging((beat - 0.52) / 0.48, 1));
  const stand = walkerBefore(user, reach - 11 * away);
  // Turned to the viewer its own left is the way it rolls, so that it tips about its rear legs.
  return { stand, touches: 1 - away, ...tippedOn(view, { at: stand.at, turn: 0 }, 26, 6 * hop) };
}

function drawWalter(pen: Pen, view: Stage, moment: Moment) {
  const { stand, spot, touches, view: tipped } = bump(view, moment.beat);
  const grips = walkerGrips(stand);
  const pose = withHands(standing(walter, { lean: 20 }), {
    left: { to: spot(grips.left), shape: 'grip' },
    right: { to: spot(grips.right), shape: 'grip' },
  });
  drawWalker(pen, tipped, stand, 'far');
  figure(
    view,
    { person: walter, at: user.at, turn: user.turn, pose, regards: wheel },
    handsBusy(moment.speaker ?? moment.idle('Walter')),
  ).draw(pen, { beforeArms: () => drawWalker(pen, tipped, stand, 'near') });
  drawCallMarks(pen, view.at(contact), {
    direction: -52,
    size: 17 * view.scale(contact.z) * touches,
    seconds: moment.seconds,
  });
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, safe ? [...stopped, ...legsAndWheels] : stopped),
    drawBackground: (pen) => {
      drawHall(pen, view);
      if (!safe) drawFloorShadow(pen, view, user.at);
    },
    drawAction: (pen, moment) => (safe ? drawWalterOver : drawWalter)(pen, view, moment),
  };
}

const hall = pictureFrom(stage());
const nearFloor = (eyeX: number) => stage({ eyeHeight: 60, horizon: 120, focal: 1500, distance: 120, eyeX });
const low = pictureFrom(nearFloor(-30));
// His feet, too: far behind the walker, and then close to it.
const feetToo = nearFloor(5);
const legs = pictureFrom(feetToo);
/** All of him, his walker and the strip. */
const whole = framed(600, 346, 1010);

/** Exercise 22, A Bump in the Handles. */
export const scene: Scene = {
  ...hall,
  exerciseId: 22,
  pictured:
    'In a hall of the care center Walter holds his walker with outstretched arms. Its front wheels have stopped against a raised metal strip where the smooth floor meets thick carpet; his feet are far behind it.',
  owner: 'Walter',
  beat: {
    word: 'bump',
    seconds: 1.5,
    moves: 'The walker rolls back, runs against the metal strip again, and its front wheels hop',
  },
  shots: [
    { from: 0, camera: whole, easeSeconds: 0 },
    { from: 0.29, insert: legs, camera: framed(660, 330, 960), easeSeconds: 0 },
    { from: 0.7, insert: low, camera: closeOn(low.keyObject, 0.26), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: whole, easeSeconds: 0 },
    { from: 0.35, insert: low, camera: closeOn(low.keyObject, 0.26), easeSeconds: 0 },
  ],
  claim: { camera: framed(600, 370, 1200), side: 'left' },
  ...healed(framed(640, 330, 1060), legs, pictureFrom(feetToo, { safe: true })),
};
