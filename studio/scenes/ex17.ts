import { tone } from '../canvas/color.ts';
import { ellipse, fill, rectangle } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { block, facade, facesOf, tube } from '../canvas/solids.ts';
import { boxOf, mirrored, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { handsBusy } from '../people/attending.ts';
import { dressed } from '../people/cast/dressed.ts';
import { mina } from '../people/cast/mina.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { onStairs, standing, withHands } from '../people/poses.ts';
import { skeletonOf } from '../people/skeleton.ts';
import { drawPicture, drawPlant } from '../props/decor.ts';
import { drawPain } from '../props/signals.ts';
import { minaHome } from '../rooms/palettes.ts';
import {
  drawSideFlight,
  drawStairRail,
  onRail,
  type SideFlight,
  sideRail,
  sideTread,
} from '../rooms/stairs.ts';
import { drawShell } from '../rooms/surfaces.ts';
import { closeOn, framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

// The flight climbs to the left: it is drawn in the mirrored view, whose x grows to the left of the picture.
const flight: SideFlight = { at: place(-84, 0, 112), steps: 7 };
const wall = flight.at.z + 95;
const landing = { x: -flight.at.x - 7 * 27, height: 7 * 17 };
const turnedBack = ({ x, y, z }: Place): Place => place(-x, y, z);
const tread = turnedBack(sideTread(flight, 3, 0.62));
const rail = sideRail(flight, 'wall');

const minaInLacedShoes = dressed(mina, {
  shoes: { kind: 'laced', tone: tone('#7a4a3c'), sole: '#efe6d8', laces: '#fff7ea' },
});
const turn = 58;
const stride = 27 / Math.sin((turn * Math.PI) / 180);
const pace = onStairs(minaInLacedShoes, { rise: -17, going: stride, ahead: 'left', lean: 30 });
const step = { ...pace, hips: { ...pace.hips, up: pace.hips.up - 2, forward: 9 } };
const { knee } = skeletonOf(minaInLacedShoes, tread, turn, step).legs.right;

const onKnee = [place(knee.x - 20, knee.y + 20, knee.z), place(knee.x + 20, knee.y - 20, knee.z)];
const allOfHer = [place(tread.x - 34, tread.y + 168, tread.z), place(tread.x + 52, tread.y - 20, tread.z)];

function drawStairs(pen: Pen, view: Stage) {
  const { wall: paint, trim, boards, wood } = minaHome;
  drawShell(pen, view, { back: wall, wall: paint, trim, floor: boards });
  drawPicture(pen, view, { x: -214, y: 172, z: wall, width: 50, height: 40 }, 'hills');
  drawPicture(pen, view, { x: 118, y: 128, z: wall, width: 56, height: 44 }, 'leaf');
  const pale = facesOf(tone('#f3ecdd', 0.14));
  const steps = { ...pale, top: wood.main, front: '#e4d9c3' };
  block(
    pen,
    view,
    { x: -420, y: 0, z: flight.at.z, width: 420 + landing.x, height: landing.height, depth: 95 },
    { ...pale, top: wood.main },
  );
  facade(pen, view, place(-214, landing.height - 16, flight.at.z), () => {
    for (const x of [0, 44]) {
      fill(pen, rectangle(x, 0, 40, 94, 1), pale.side);
      fill(pen, rectangle(x + 5, 5, 30, 84, 1), pale.front);
    }
    for (const x of [36, 48]) fill(pen, ellipse(x, 48, 1.8, 1.8), '#8d7a68');
  });
  drawSideFlight(pen, mirrored(view), flight, steps);
  for (const share of [0.14, 0.5, 0.86]) {
    const spot = turnedBack(onRail(rail, share));
    tube(pen, view, [spot, place(spot.x, spot.y - 7, spot.z), place(spot.x, spot.y - 9, wall)], 1, wood);
  }
  drawStairRail(pen, mirrored(view), rail);
  drawPlant(pen, view, place(196, 0, 170), 1);
}

function drawMina(pen: Pen, view: Stage, moment: Moment) {
  drawFloorShadow(pen, view, place(tread.x - 5, tread.y, tread.z), 11);
  const rub = Math.sin(moment.seconds * 2.6) * 1.2;
  const pose = withHands(step, {
    right: { to: place(knee.x + 3, knee.y + 9 + rub, knee.z - 4), shape: 'flat' },
    left: { to: turnedBack(onRail(rail, 0.2)), shape: 'open' },
  });
  const person = figure(
    view,
    { person: minaInLacedShoes, at: tread, turn, pose, regards: knee },
    handsBusy(moment.speaker ?? moment.idle('Mina')),
  );
  person.draw(pen, {
    beforeArms: () => drawPain(pen, view.at(knee), 18 * view.scale(knee.z), moment.seconds),
  });
}

/** Both feet on one step, her hand firmly on the rail. */
function drawMinaHolding(pen: Pen, view: Stage, moment: Moment) {
  drawFloorShadow(pen, view, place(tread.x - 5, tread.y, tread.z), 11);
  const pose = withHands(standing(minaInLacedShoes, { lean: 3 }), {
    left: { to: turnedBack(onRail(rail, 0.36)), shape: 'grip' },
  });
  figure(
    view,
    { person: minaInLacedShoes, at: tread, turn, pose, regards: place(60, 40, 100) },
    handsBusy(moment.speaker ?? moment.idle('Mina')),
  ).draw(pen);
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, safe ? [...onKnee, ...allOfHer] : onKnee),
    drawBackground: (pen) => drawStairs(pen, view),
    drawAction: (pen, moment) => (safe ? drawMinaHolding : drawMina)(pen, view, moment),
  };
}

const below = stage({ eyeHeight: 132, horizon: 316, focal: 1900 });
const stairs = pictureFrom(below);

/** Exercise 17, A New Pain. */
export const scene: Scene = {
  ...stairs,
  exerciseId: 17,
  pictured:
    'Mina has stopped on the stairs of her home, three steps below the top. One hand is on her right knee, where a red glow shows pain; the other is near the rail.',
  owner: 'Mina',
  shots: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.28, camera: framed(640, 330, 860), easeSeconds: 2.2 },
    { from: 0.6, camera: closeOn(stairs.keyObject, 0.22), easeSeconds: 2 },
  ],
  closing: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.35, camera: closeOn(stairs.keyObject, 0.22), easeSeconds: 2.4 },
  ],
  claim: { camera: framed(830, 400, 900), side: 'right' },
  ...healed(framed(640, 280, 900), stairs, pictureFrom(below, { safe: true })),
};
