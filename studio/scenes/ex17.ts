import { tone } from '../canvas/color.ts';
import { ellipse, fill, rectangle } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { block, facade, facesOf, tube, upright } from '../canvas/solids.ts';
import { boxOf, mirrored, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
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
import { framed, healed } from './camera.ts';
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
const pace = onStairs(minaInLacedShoes, { rise: -17, going: stride - 10, ahead: 'left', lean: 20 });

/** @param sunk 0 as she has stopped to 1 with her weight off the knee */
function stoppedStep(sunk: number) {
  const { hips, feet } = pace;
  return {
    ...pace,
    lean: pace.lean + 4 * sunk,
    hips: { ...hips, up: hips.up - 4 - 4 * sunk, forward: 9 },
    feet: { ...feet, left: { ...feet.left, left: 13, out: -2 } },
  };
}

const kneeAt = (sunk: number) => skeletonOf(minaInLacedShoes, tread, turn, stoppedStep(sunk)).legs.right.knee;
const knee = kneeAt(0);

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
  fill(pen, upright(view, -420, landing.height, 420 + landing.x, 9, wall), trim);
  drawSideFlight(pen, mirrored(view), flight, steps);
  for (const share of [0.14, 0.5, 0.86]) {
    const spot = turnedBack(onRail(rail, share));
    tube(pen, view, [spot, place(spot.x, spot.y - 7, spot.z), place(spot.x, spot.y - 9, wall)], 1, wood);
  }
  drawStairRail(pen, mirrored(view), rail, { levelEnds: 24 });
  drawPlant(pen, view, place(196, 0, 170), 1);
}

function drawMina(pen: Pen, view: Stage, moment: Moment) {
  drawFloorShadow(pen, view, place(tread.x - 5, tread.y, tread.z), 11);
  drawFloorShadow(pen, view, place(tread.x + 21, tread.y - 17, tread.z - 4), 11);
  const { beat, seconds } = moment;
  const rub = Math.sin(seconds * 2.6) * 1.2;
  const sore = kneeAt(beat);
  const held = turnedBack(onRail(rail, 0.2));
  const step = stoppedStep(beat);
  const pose = withHands(step, {
    right: { to: place(sore.x + 3, sore.y + 11 + rub, sore.z - 4), shape: 'flat' },
    left: {
      to: place(held.x + 3 * (1 - beat), held.y + 9 * (1 - beat), held.z),
      shape: beat > 0.8 ? 'grip' : 'open',
    },
  });
  const person = figure(
    view,
    { person: minaInLacedShoes, at: tread, turn, pose, regards: sore },
    feeling(attending(handsBusy(moment.speaker ?? moment.idle('Mina')), 0.7), 'concern', 0.8),
  );
  person.draw(pen, {
    beforeArms: () => drawPain(pen, view.at(sore), 18 * view.scale(sore.z), seconds),
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
const herToe = place(tread.x + 38, tread.y - 20, tread.z - 6);
/** Both hands and both feet belong to the picture of the knee. */
const near: Picture = {
  ...stairs,
  keyObject: boxOf(below, [...onKnee, turnedBack(onRail(rail, 0.2)), herToe]),
};
const herLegs = framed(680, 412, 500);

/** Exercise 17, A New Pain. */
export const scene: Scene = {
  ...stairs,
  exerciseId: 17,
  pictured:
    'Mina has stopped on the stairs of her home, three steps below the top. One hand is on her right knee, where a red glow shows pain; the other is near the rail.',
  owner: 'Mina',
  beat: {
    word: 'sharp',
    seconds: 1.4,
    moves: 'Her knee gives a little, and her free hand takes hold of the rail',
  },
  shots: [
    { from: 0, camera: framed(640, 340, 870), easeSeconds: 0 },
    { from: 0.6, insert: near, camera: herLegs, easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: framed(640, 340, 870), easeSeconds: 0 },
    { from: 0.35, insert: near, camera: herLegs, easeSeconds: 0 },
  ],
  claim: { camera: framed(830, 350, 900), side: 'right' },
  ...healed(framed(640, 300, 960), stairs, pictureFrom(below, { safe: true })),
};
