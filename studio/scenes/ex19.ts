import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import type { Stand } from '../canvas/solid-turned.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { handsBusy } from '../people/attending.ts';
import { dressed } from '../people/cast/dressed.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { woodenChair } from '../props/chairs.ts';
import { drawPicture } from '../props/decor.ts';
import { drawSockFoot } from '../props/sock-foot.ts';
import { drawWalker, walkerBefore, walkerGrips } from '../props/walker.ts';
import { drawFoldedShoeBehind, drawFoldedShoeFront, drawWalkingShoe } from '../props/walking-shoe.ts';
import { drawHallSide, hallSideBack } from '../rooms/halls/hall-side.ts';
import { drawHallSign } from '../rooms/halls/hallway.ts';
import { closeOn, framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const user: Stand = { at: place(-44, 0, 184), turn: 90 };
const walker = walkerBefore(user, 58);
const heel = place(user.at.x - 8.3, 0, user.at.z - 9);
/** Degrees by which his heel is out of its shoe. */
const heelOut = 22;
const otherHeel = place(heel.x + 31, 0, user.at.z + 9);
/** His feet are longer than the shoe is drawn. */
const shoeSize = 1.07;
const sock = tone('#e9e2d4', 0.26);
/** In his socks: the shoes are drawn by themselves, because they are seen large. */
const walterInSocks = dressed(walter, { shoes: { kind: 'sock', tone: sock, sole: sock.main } });
const chair: Stand = { at: place(116, 0, 286), turn: -20 };

function drawHall(pen: Pen, view: Stage) {
  drawHallSide(pen, view, { doorX: 186, railTo: 172 });
  drawHallSign(pen, view, 'Gym', 152, 156, hallSideBack, 18);
  drawPicture(pen, view, { x: -152, y: 116, z: hallSideBack, width: 58, height: 44 }, 'birches');
  woodenChair(view, chair, tone('#7d9aa6', 0.24), { arms: true }).behind(pen);
  drawFloorShadow(pen, view, user.at, 30);
}

/**
 * @param fits his heel is in the shoe, its back up
 */
function drawWalter(pen: Pen, view: Stage, moment: Moment, fits: boolean) {
  const grips = walkerGrips(walker);
  const still = standing(walter, { lean: 13 });
  // With the step the heel goes down on the folded back, then lifts higher, and is as far out as before.
  const lifted = fits ? 0 : heelOut - 13 * Math.sin(2 * Math.PI * moment.beat);
  const pose = withHands(
    {
      ...still,
      hips: { ...still.hips, up: still.hips.up - 4, forward: 6 },
      feet: {
        left: { ...still.feet.left, forward: 31, out: 2 },
        right: { ...still.feet.right, forward: 0, out: 0, up: lifted * 0.1, heel: lifted },
      },
    },
    { left: { to: grips.left, shape: 'grip' }, right: { to: grips.right, shape: 'grip' } },
  );
  const performance = handsBusy(moment.speaker ?? moment.idle('Walter'));
  const person = figure(
    view,
    { person: walterInSocks, at: user.at, turn: user.turn, pose, regards: heel },
    performance,
  );
  const shoe = { at: view.at(heel), scale: view.scale(heel.z) * shoeSize };
  drawWalker(pen, view, walker, 'far');
  if (!fits) drawFoldedShoeBehind(pen, shoe.at, shoe.scale);
  person.draw(pen, {
    beforeArms: () => {
      drawWalkingShoe(pen, view.at(otherHeel), view.scale(otherHeel.z) * shoeSize);
      if (fits) drawWalkingShoe(pen, shoe.at, shoe.scale);
      else {
        drawSockFoot(pen, view, person.skeleton.legs.right, walter.build.height / 165, sock);
        drawFoldedShoeFront(pen, shoe.at, shoe.scale);
      }
      drawWalker(pen, view, walker, 'near');
    },
  });
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, [place(heel.x - 6, 0, heel.z), place(heel.x + 32, 24, heel.z)], 4),
    drawBackground: (pen) => drawHall(pen, view),
    drawAction: (pen, moment) => drawWalter(pen, view, moment, safe),
  };
}

const hall = pictureFrom(stage());
const nearFloor = stage({ eyeHeight: 46, horizon: 190, focal: 1500, distance: 110, eyeX: -20 });
const low = pictureFrom(nearFloor);

/** Exercise 19, A Heel That Slips. */
export const scene: Scene = {
  ...hall,
  exerciseId: 19,
  pictured:
    'In a hall of the care center Walter stops at his walker. The back of his right shoe is folded flat, and his heel has lifted out of it. A chair stands by the wall, two steps away; a sign shows the way to the gym.',
  owner: 'Walter',
  beat: {
    word: 'lifts',
    seconds: 1.6,
    moves: 'His right heel goes down on the folded back and lifts out of the shoe again',
  },
  shots: [
    { from: 0, camera: framed(660, 336, 1000), easeSeconds: 0 },
    { from: 0.42, insert: low, camera: closeOn(low.keyObject, 0.28), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: framed(660, 336, 1000), easeSeconds: 0 },
    { from: 0.35, insert: low, camera: closeOn(low.keyObject, 0.28), easeSeconds: 0 },
  ],
  claim: { camera: framed(780, 336, 1000), side: 'right' },
  ...healed(closeOn(low.keyObject, 0.28), low, pictureFrom(nearFloor, { safe: true })),
};
