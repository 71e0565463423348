import { tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { block, facesOf } from '../canvas/solids.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { handsBusy } from '../people/attending.ts';
import { dressed } from '../people/cast/dressed.ts';
import { mina } from '../people/cast/mina.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawShelf } from '../props/cabinets.ts';
import { drawPlant } from '../props/decor.ts';
import { drawWetPatch } from '../props/floor-signs.ts';
import { drawDottedMat, drawGripMat } from '../props/mats.ts';
import { drawBathPanel, drawSlideLines, drawSlippingMat, drawSplashes } from '../props/slipping-mat.ts';
import { drawTowelOver } from '../props/textiles.ts';
import { bathroomBack, drawBathroom, drawGrabBar, drawTowelBar, drawTub, tub } from '../rooms/bathroom.ts';
import { minaHome } from '../rooms/palettes.ts';
import { drawTiledWall } from '../rooms/walls.ts';
import { thereAndBack } from './beats.ts';
import { closeOn, framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const pier = { x: -34, width: 40, z: 206 };
const minaAt = place(22, 0, 150);
const minaTurn = -64;
/** For the bath she has taken her apron off. */
const bather = dressed(mina, { garments: mina.outfit.garments.filter(({ apron }) => !apron) });
const mat = { at: place(-40, 0, 130), width: 92, depth: 54, turn: 14 };

const thinMat = { ...mat, color: tone('#d98f7c', 0.22) };
const puddle = { at: place(-44, 0, 134), reach: { x: 82, z: 38 } };

function drawRoom(pen: Pen, view: Stage, safe: boolean) {
  drawBathroom(pen, view);
  drawTub(pen, view, { x: -206, width: 172 });
  drawBathPanel(pen, view, { x: -206, z: bathroomBack - tub.depth, width: 172, height: tub.height });
  drawTowelOver(
    pen,
    view.at(place(-120, tub.height + 3, bathroomBack - tub.depth)),
    view.scale(bathroomBack - tub.depth) * 1.25,
    tone('#c9856f', 0.2),
  );
  drawTowelBar(pen, view, place(-176, 128, bathroomBack), place(-96, 128, bathroomBack));
  block(
    pen,
    view,
    { x: pier.x, y: 0, z: pier.z, width: pier.width, height: 260, depth: bathroomBack - pier.z },
    facesOf(tone('#c3d8d8', 0.16)),
  );
  drawTiledWall(pen, view, {
    from: pier.x,
    to: pier.x + pier.width,
    z: pier.z,
    high: 260,
    tiles: tone('#cfe0df', 0.14),
  });
  const barX = pier.x + pier.width / 2;
  drawGrabBar(pen, view, place(barX, 82, pier.z), place(barX, 132, pier.z));
  drawShelf(pen, view, { x: 84, y: 100, z: bathroomBack, width: 118, paint: minaHome.wood });
  if (!safe) drawDottedMat(pen, view, place(96, 103, bathroomBack - 14));
  drawPlant(pen, view, place(184, 0, 240), 0.7);
  if (safe) drawGripMat(pen, view, mat.at, mat);
  else {
    drawWetPatch(pen, view, puddle.at.x, puddle.at.z, puddle.reach.x, puddle.reach.z);
    drawSplashes(pen, view, puddle.at, puddle.reach);
  }
}

function drawMina(pen: Pen, view: Stage, moment: Moment, safe: boolean) {
  const still = standing(bather);
  const sliding = thereAndBack(moment.beat);
  const slid = 14 * sliding;
  // The mat slides the way her foot on it points.
  const matAt = spotOn({ at: mat.at, turn: minaTurn }, 0, 0, slid);
  if (!safe) {
    drawSlippingMat(pen, view, matAt, { ...thinMat, pressed: 33 });
    drawSlideLines(pen, view, matAt, thinMat, moment.seconds);
  }
  drawFloorShadow(pen, view, minaAt, 20);
  // The ball of her rear foot still carries weight: the floor is dark below it.
  const ball = view.scale(minaAt.z);
  softGlow(
    pen,
    view.at(spotOn({ at: minaAt, turn: minaTurn }, -10, 0, 1)),
    { x: 13 * ball, y: 3.4 * ball },
    '#2a1a34',
    0.7,
  );
  const pose = withHands(
    {
      ...still,
      hips: { ...still.hips, up: still.hips.up - 1 - 3.4 * sliding, forward: 10 + 6 * sliding },
      feet: {
        right: { ...still.feet.right, left: -10, forward: -9, heel: 10, out: 2 },
        left: { ...still.feet.left, forward: 28 + slid, out: -8 },
      },
    },
    {
      left: { to: { left: 21, up: 83, forward: 10 }, shape: 'relaxed' },
      right: { to: place(pier.x + pier.width / 2, 108, pier.z - 6), shape: 'grip' },
    },
  );
  figure(
    view,
    { person: bather, at: minaAt, turn: minaTurn, pose, regards: mat.at },
    handsBusy(moment.speaker ?? moment.idle('Mina')),
  ).draw(pen);
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, [place(-102, 0, 96), place(52, 8, 160)], 4),
    drawBackground: (pen) => drawRoom(pen, view, safe),
    drawAction: (pen, moment) => drawMina(pen, view, moment, safe),
  };
}

const room = pictureFrom(stage());
const nearFloor = stage({ eyeHeight: 96, horizon: 0, focal: 1500, distance: 170, eyeX: -36 });
const low = pictureFrom(nearFloor);
/** All of her, the mat on the tiles, and the new one on the shelf. */
const whole = framed(640, 396, 1000);
/** The mat below the middle of the frame: more of her legs, and less bare floor. */
const closeOnMat = (share: number) => {
  const camera = closeOn(low.keyObject, share);
  return { ...camera, y: Math.max(0, camera.y - 97) };
};

/** Exercise 21, The Mat Moves. */
export const scene: Scene = {
  ...room,
  exerciseId: 21,
  pictured:
    'In her bathroom Mina has one foot on a thin mat and a hand on a grab bar. The mat lies crooked on wet tiles before the tub, and lines show that it slides. On a shelf stands a new mat with rubber dots on its back.',
  owner: 'Mina',
  beat: { word: 'slides', seconds: 1.8, moves: 'The mat slides away under her foot, and she draws it back' },
  shots: [
    { from: 0, camera: whole, easeSeconds: 0 },
    { from: 0.28, insert: low, camera: closeOnMat(0.24), easeSeconds: 0 },
    { from: 0.64, insert: low, camera: closeOnMat(0.31), easeSeconds: 2.4 },
  ],
  closing: [
    { from: 0, camera: whole, easeSeconds: 0 },
    { from: 0.35, insert: low, camera: closeOnMat(0.31), easeSeconds: 0 },
  ],
  claim: { camera: framed(730, 450, 1100), side: 'right' },
  ...healed(closeOnMat(0.24), low, pictureFrom(nearFloor, { safe: true })),
};
