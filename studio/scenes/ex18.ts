import { fill } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { level } from '../canvas/solids.ts';
import { boxOf, mirrored, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { handsBusy } from '../people/attending.ts';
import { rosa } from '../people/cast/rosa.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, walking, withHands } from '../people/poses.ts';
import { drawCane } from '../props/aids.ts';
import { smoothWay } from '../props/cords.ts';
import { drawShopFront } from '../props/garden.ts';
import { drawBush, drawRoot, drawTree } from '../props/trees.ts';
import { drawLiftedSlab, drawOpenAir, drawSlabs } from '../rooms/outdoors.ts';
import { thereAndBack } from './beats.ts';
import { closeOn, framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

// On her way to the store, away from us, Rosa stands before the slab that the roots have lifted and half turns to us: so
// its edge shows, and the flat way is at her left and ours.
const walk = { left: -132, middle: -14, right: 104 };
const slab = { x: walk.middle + 1, width: walk.right - walk.middle - 1, z: 150, depth: 90, lift: 12 };
const rosaAt = place(92, 0, 116);
const tip: Place = place(44, 0.5, 145);
const handle: Place = place(60, 84, 128);
const tree = place(196, 0, 250);
const edge = [place(slab.x, slab.lift + 6, slab.z), place(slab.x + slab.width, 0, slab.z - 14)];
const bothPlaces = [place(-116, 170, 120), place(130, -4, 110)];

const roots = [
  [place(190, 8, 246), place(160, 5, 226), place(132, 6, 206), place(100, 2, 196)],
  [place(186, 7, 238), place(166, 4, 206), place(138, 6, 182), place(100, 2, 160)],
];

function drawStreet(pen: Pen, view: Stage) {
  drawOpenAir(pen, view, 'sunny');
  drawShopFront(pen, view, place(-330, 0, 1150), 'STORE', { width: 330, height: 230 });
  for (const z of [1000, 760, 560]) {
    drawTree(pen, view, place(210, 0, z), { size: 1.1 });
    if (z < 900) drawTree(pen, view, place(-300, 0, z), { size: 1.1 });
  }
  // The pavement before the store, where the walk ends.
  fill(pen, level(view, -420, 1080, 640, 68, 0), '#cfc8ba');
  for (const x of [walk.left, walk.middle])
    drawSlabs(pen, view, { x, width: 118, from: -120, to: 1146, slab: 90 });
  fill(pen, level(view, walk.middle - 1, -120, 2, 1220, 0.1), '#a9a294');
  drawBush(pen, view, place(-214, 0, 300), 1.1);
  drawTree(pen, view, tree, { size: 1.25 });
  for (const way of roots) drawRoot(pen, view, smoothWay(way, 6), 8);
  drawLiftedSlab(pen, mirrored(view), { ...slab, x: -slab.x - slab.width });
}

/** Over on the flat slabs, her cane on even ground, her eyes on the rough spot until she is past it. */
function drawRosaOnFlatSide(pen: Pen, view: Stage, moment: Moment) {
  const at = place(-64, 0, 130);
  const grip = place(at.x - 34, 84, at.z + 6);
  drawFloorShadow(pen, view, at);
  const pose = withHands(walking(rosa, { stride: 20, ahead: 'right' }), {
    right: { to: grip, shape: 'grip' },
  });
  figure(
    view,
    { person: rosa, at, turn: -30, pose, regards: place(slab.x, 6, slab.z) },
    handsBusy(moment.speaker ?? moment.idle('Rosa')),
  ).draw(pen, {
    right: () => drawCane(pen, view, place(grip.x - 8, 0, grip.z + 8), grip, place(-0.8, 0, 0.3)),
  });
}

function drawRosa(pen: Pen, view: Stage, moment: Moment) {
  drawFloorShadow(pen, view, rosaAt);
  // She lifts the cane, finds the edge, and the tip drops below it again.
  const lifted = thereAndBack(moment.beat);
  const foundTip = place(tip.x - 6 * lifted, tip.y + 14 * lifted, tip.z + 3 * lifted);
  const raised = place(handle.x - 2 * lifted, handle.y + 9 * lifted, handle.z);
  const pose = withHands(standing(rosa, { lean: 7 }), {
    right: { to: raised, shape: 'grip' },
  });
  figure(
    view,
    { person: rosa, at: rosaAt, turn: -58, pose, regards: tip },
    handsBusy(moment.speaker ?? moment.idle('Rosa')),
  ).draw(pen, { right: () => drawCane(pen, view, foundTip, raised, place(-0.8, 0, 0.3)) });
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, safe ? [...edge, ...bothPlaces] : edge, 6),
    drawBackground: (pen) => drawStreet(pen, view),
    drawAction: (pen, moment) => (safe ? drawRosaOnFlatSide : drawRosa)(pen, view, moment),
  };
}

const walkView = stage({ eyeHeight: 150, horizon: 205, focal: 1750, distance: 460 });
const street = pictureFrom(walkView);
const low = pictureFrom(stage({ eyeHeight: 62, horizon: 60, focal: 1500, distance: 150, eyeX: 40 }));

const onWalk = framed(720, 402, 1010);

/** Exercise 18, Uneven Ground. */
export const scene: Scene = {
  ...street,
  exerciseId: 18,
  pictured:
    'On a sunny sidewalk under trees Rosa has stopped. Roots have lifted one slab; the tip of her cane has dropped below its edge. The slabs at the left are flat. A store is seen far off.',
  owner: 'Rosa',
  beat: {
    word: 'tip',
    seconds: 1.5,
    moves: 'The tip of her cane lifts over the edge of the slab and drops below it again',
  },
  shots: [
    { from: 0, camera: onWalk, easeSeconds: 0 },
    { from: 0.56, insert: low, camera: closeOn(low.keyObject, 0.3), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: onWalk, easeSeconds: 0 },
    { from: 0.3, insert: low, camera: closeOn(low.keyObject, 0.3), easeSeconds: 0 },
  ],
  claim: { camera: wide, side: 'left' },
  ...healed(framed(640, 405, 1020), street, pictureFrom(walkView, { safe: true })),
};
