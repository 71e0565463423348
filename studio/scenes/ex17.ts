import { mix, tone } from '../canvas/color.ts';
import { ellipse, fill, inside } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { facesOf, groundShadow, upright } from '../canvas/solids.ts';
import { between, dot, facing, minus } from '../canvas/space.ts';
import { boxOf, mirrored, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { dressed } from '../people/cast/dressed.ts';
import { mina } from '../people/cast/mina.ts';
import { cardigan } from '../people/clothes/knits.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import type { OwnSpot, Pose } from '../people/pose.ts';
import { standing, withHands } from '../people/poses.ts';
import { skeletonOf } from '../people/skeleton.ts';
import { drawPicture, drawPlant } from '../props/decor.ts';
import { drawPain } from '../props/signals.ts';
import { minaHome } from '../rooms/palettes.ts';
import { type SideFlight, sideRail, sideTread } from '../rooms/side/side-flight.ts';
import { drawWallLight } from '../rooms/side/stair-light.ts';
import { drawSideFlight, drawSideLanding } from '../rooms/side-stairs.ts';
import { drawStairRail, drawWallRail, onRail } from '../rooms/stair-rails.ts';
import { drawShell } from '../rooms/surfaces.ts';
import { framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

// The flight climbs to the left: it is drawn in the mirrored view, whose x grows to the left of the picture.
const flight: SideFlight = { at: place(-84, 0, 112), steps: 6 };
const wall = flight.at.z + 95;
const landingX = -flight.at.x - flight.steps * 27;
const turnedBack = ({ x, y, z }: Place): Place => place(-x, y, z);
const tread = turnedBack(sideTread(flight, 2, 0.66));
const lower = turnedBack(sideTread(flight, 1, 0.66));
const rail = sideRail(flight, 'wall');
/** Where on the rail her left hand lies. */
const held = turnedBack(onRail(rail, 0.3));

/** Without her apron, which would hang over the knee, and in light trousers, on which its bend is seen. */
const minaInLacedShoes = dressed(mina, {
  garments: [cardigan(tone('#5d8f6a', 0.24), tone('#f3ead9', 0.13), { band: '#4a7656', buttons: '#f0e2c4' })],
  legs: { tone: tone('#a99b86', 0.22) },
  shoes: { kind: 'laced', tone: tone('#7a4a3c'), sole: '#efe6d8', laces: '#fff7ea' },
});
const turn = 50;

/** A place of the room as her own: so her feet are put on treads. */
function ownOf(spot: Place): OwnSpot {
  const { left, forward } = facing(turn);
  const way = minus(spot, tread);
  return { left: dot(way, left), up: way.y, forward: dot(way, forward) };
}

/**
 * Stopped on the way down: her right foot still on one tread, the left one on the next.
 * @param sunk 0 as she has stopped to 1 with her weight off the knee
 */
function stoppedStep(sunk: number): Pose {
  const still = standing(minaInLacedShoes, { lean: 15 + 4 * sunk });
  const middle = ownOf(place(tread.x + 9, 0, tread.z));
  return {
    ...still,
    hips: { left: middle.left, up: still.hips.up - 23 - 3.5 * sunk, forward: middle.forward - 2 },
    feet: {
      right: { ...ownOf(place(tread.x - 3, tread.y, tread.z - 8)), out: -6, heel: 0 },
      left: { ...ownOf(place(lower.x - 3, lower.y, lower.z + 6)), out: 4, heel: 0 },
    },
  };
}

const legAt = (sunk: number) => skeletonOf(minaInLacedShoes, tread, turn, stoppedStep(sunk)).legs.right;
const { knee } = legAt(0);

const onKnee = [place(knee.x - 20, knee.y + 20, knee.z), place(knee.x + 20, knee.y - 20, knee.z)];
const allOfHer = [place(tread.x - 34, tread.y + 168, tread.z), place(tread.x + 52, tread.y - 20, tread.z)];

const paintedWood = tone('#c3cdb9', 0.18);
const steps = { ...facesOf(paintedWood), top: minaHome.wood.main, front: '#e6e2d2', side: '#bcc8b2' };

/** Doors of a cupboard under the landing. */
function drawCupboard(pen: Pen, view: Stage) {
  const near = flight.at.z;
  const field = (x: number, y: number, width: number, height: number, color: string) =>
    fill(pen, upright(view, x, y, width, height, near), color);
  for (const x of [-126, -174, -222, -270]) {
    field(x, 14, 43, 74, mix(steps.side, '#ffffff', 0.5));
    field(x + 1, 14, 42, 73, mix(steps.side, '#3a2434', 0.07));
    field(x + 6, 20, 32, 62, mix(steps.side, '#3a2434', 0.16));
    field(x + 7, 20, 31, 61, mix(steps.side, '#ffffff', 0.2));
  }
  field(-420, 0, 420 + landingX, 9, mix(steps.side, '#ffffff', 0.66));
  field(-420, 0, 420 + landingX, 8, mix(steps.side, '#fffaf0', 0.2));
}

function drawStairs(pen: Pen, view: Stage) {
  const { wall: paint, trim, boards, wood } = minaHome;
  drawShell(pen, view, { back: wall, height: 290, wall: paint, trim, floor: boards });
  drawWallLight(pen, view, { x: -150, y: 136, z: wall, width: 92, height: 84, slant: 44, strength: 0.75 });
  drawPicture(pen, view, { x: -214, y: 186, z: wall, width: 46, height: 40 }, 'flowers');
  drawPicture(pen, view, { x: 100, y: 124, z: wall, width: 56, height: 44 }, 'boat');
  const turned = mirrored(view);
  groundShadow(pen, view, landingX + 40, flight.at.z - 2, 190, 10, 0.2);
  drawSideLanding(pen, turned, flight, 340, { ...steps, trim });
  drawCupboard(pen, view);
  drawSideFlight(pen, turned, flight, steps);
  drawWallRail(pen, turned, rail, { wall, brackets: [0.08, 0.52, 0.94], paint: wood });
  drawPlant(pen, view, place(142, 0, 170), 0.78);
}

/** The rail between her palm and her thumb: her fingers close behind it. */
function drawHeldRail(pen: Pen, view: Stage) {
  const { x, y } = view.at(held);
  const reach = 5.7 * view.scale(held.z);
  inside(pen, ellipse(x, y, reach, reach), () =>
    drawStairRail(pen, mirrored(view), rail, { paint: minaHome.wood }),
  );
}

function drawMina(pen: Pen, view: Stage, moment: Moment) {
  drawFloorShadow(pen, view, place(tread.x, tread.y, tread.z - 8), 12);
  drawFloorShadow(pen, view, place(lower.x, lower.y, lower.z + 2), 12);
  const { beat, seconds } = moment;
  const rub = Math.sin(seconds * 2.6) * 1.2;
  const leg = legAt(beat);
  const sore = leg.knee;
  // Just above the knee, as one holds it.
  const above = between(sore, leg.hip, 0.2);
  const holds = beat > 0.8;
  const alive = feeling(attending(handsBusy(moment.speaker ?? moment.idle('Mina')), 0.5), 'concern', 0.8);
  const pose = withHands(stoppedStep(beat), {
    right: { to: place(above.x + 1, above.y + 4 + rub, above.z - 6), shape: 'flat' },
    left: {
      to: place(held.x + 1 + 2 * (1 - beat), held.y + 7 + 5 * (1 - beat), held.z),
      shape: holds ? 'hold' : 'open',
      bend: 56 * beat,
      flip: holds,
      // On the side of the wall: her body is before this arm.
      behind: true,
    },
  });
  const person = figure(
    view,
    { person: minaInLacedShoes, at: tread, turn, pose, regards: sore },
    // Her neck holds the head upright over the bent body.
    { ...alive, tilt: alive.tilt - 1.4 },
  );
  person.draw(pen, {
    beforeArms: () => drawPain(pen, view.at(sore), 13 * view.scale(sore.z), seconds),
    ...(holds ? { left: () => drawHeldRail(pen, view) } : {}),
  });
}

/** Both feet on one step, her hand firmly on the rail. */
function drawMinaHolding(pen: Pen, view: Stage, moment: Moment) {
  drawFloorShadow(pen, view, place(tread.x, tread.y, tread.z), 16);
  const pose = withHands(standing(minaInLacedShoes, { lean: 3, apart: 7 }), {
    left: { to: turnedBack(onRail(rail, 0.38)), shape: 'grip' },
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

// The eye is beyond the foot of the stairs, so that every riser is seen, and far away, so that no tread looks askew.
const below = stage({ eyeHeight: 190, horizon: 190, focal: 3230, distance: 1150, eyeX: 130, centre: 950 });
const stairs = pictureFrom(below);
/** Both hands and both feet belong to the picture of the knee. */
const near: Picture = {
  ...stairs,
  keyObject: boxOf(below, [...onKnee, held, place(lower.x + 16, lower.y - 3, lower.z - 10)]),
};
const allStairs = framed(690, 421, 890);
/** All of her, so near that her face and her knee are read at once. */
const closer = framed(724, 398, 680);
const herLegs = framed(676, 464, 520);

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
    { from: 0, camera: allStairs, easeSeconds: 0 },
    { from: 0.12, camera: closer, easeSeconds: 2 },
    { from: 0.66, insert: near, camera: herLegs, easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: allStairs, easeSeconds: 0 },
    { from: 0.35, insert: near, camera: herLegs, easeSeconds: 0 },
  ],
  claim: { camera: framed(830, 400, 900), side: 'right' },
  ...healed(framed(640, 400, 960), stairs, pictureFrom(below, { safe: true })),
};
