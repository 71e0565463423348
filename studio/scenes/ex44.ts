import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { block, facesOf } from '../canvas/solids.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { mina } from '../people/cast/mina.ts';
import { joon } from '../people/cast/others.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, walking, withHands } from '../people/poses.ts';
import { drawCane } from '../props/aids.ts';
import { drawMop, drawWetPatch } from '../props/floor-signs.ts';
import { drawSpeech } from '../props/signals.ts';
import { drawAidBehindEar, drawHearingAids } from '../props/spectacles.ts';
import { drawTable } from '../props/tables.ts';
import { drawKitchen, kitchenCounterZ } from '../rooms/kitchen.ts';
import { minaHome } from '../rooms/palettes.ts';
import { framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const table = { at: place(-192, 0, 40), width: 124, depth: 66, height: 72 };
/** The drawer, taken out and put on the table. */
const drawer = { x: -172, y: table.height, z: 52, width: 74, height: 11, depth: 38 };
const aids = place(drawer.x + 37, drawer.y + 16, drawer.z + 24);
const caller = { at: place(-18, 0, 242), turn: 40 };
const walker = { at: place(52, 0, 142), turn: 58 };
const patch = { x: 142, z: 178, radiusX: 62, radiusZ: 38 };

function drawDrawer(pen: Pen, view: Stage, empty: boolean) {
  const wood = tone('#c79a63', 0.24);
  const { x, y, z, width, height, depth } = drawer;
  block(pen, view, { x, y, z: z + depth - 2, width, height, depth: 2 }, facesOf(wood));
  block(pen, view, { x, y, z, width, height: 1, depth }, { ...facesOf(wood), top: '#efe2c8' });
  block(pen, view, { x, y, z, width: 2, height, depth }, facesOf(wood));
  drawHearingAids(pen, view.at(aids), view.scale(aids.z) * 2.5, { empty });
  block(pen, view, { x: x + width - 2, y, z, width: 2, height, depth }, facesOf(wood));
  block(pen, view, { x, y, z: z - 2, width, height, depth: 2 }, facesOf(wood));
}

function drawMina(pen: Pen, view: Stage, moment: Moment) {
  const calling = feeling(attending(moment.idle('Mina')), 'concern', 0.7);
  const mouth = {
    open: 0.5 + 0.2 * Math.sin(moment.seconds * 7),
    wide: 0.2,
    press: 0,
    teeth: 0.6,
    tuck: 0,
    tongue: 0.2,
  };
  const pose = withHands(standing(mina), {
    left: { to: { left: 26, up: 126, forward: 34 }, shape: 'open', elbow: { out: 0.5, up: -1, forward: 0 } },
  });
  const performance = handsBusy(moment.speaker ?? { ...calling, mouth });
  figure(
    view,
    { person: mina, ...caller, pose, regards: place(walker.at.x, 150, walker.at.z) },
    performance,
  ).draw(pen);
}

/** He has stopped and turned to Mina, an aid behind his ear. */
function drawJoonListening(pen: Pen, view: Stage, moment: Moment) {
  const at = place(walker.at.x - 4, 0, walker.at.z + 20);
  const grip = place(at.x + 22, 84, at.z - 22);
  drawFloorShadow(pen, view, at);
  const person = figure(
    view,
    {
      person: joon,
      at,
      turn: -24,
      pose: withHands(standing(joon), { left: { to: grip, shape: 'grip' } }),
      regards: place(caller.at.x, 150, caller.at.z),
    },
    feeling(attending(moment.idle('Joon')), 'warm'),
  );
  person.draw(pen, {
    left: () => drawCane(pen, view, place(grip.x + 4, 0, grip.z - 4), grip, { x: 0.3, y: 0, z: -0.8 }),
  });
  drawAidBehindEar(pen, person.head.head);
}

function drawMinaTalking(pen: Pen, view: Stage, moment: Moment) {
  figure(
    view,
    { person: mina, ...caller, pose: standing(mina), regards: place(walker.at.x, 150, walker.at.z) },
    feeling(attending(handsBusy(moment.speaker ?? moment.idle('Mina'))), 'warm'),
  ).draw(pen);
}

function drawJoon(pen: Pen, view: Stage, moment: Moment) {
  const grip = place(walker.at.x + 4, 82, walker.at.z - 34);
  const tip = place(walker.at.x + 34, 0, walker.at.z - 34);
  const pose = withHands(walking(joon, { stride: 30, ahead: 'left' }), {
    right: { to: grip, shape: 'grip' },
  });
  figure(
    view,
    { person: joon, ...walker, pose, regards: place(250, 120, 200) },
    attending(moment.idle('Joon')),
  ).draw(pen, { right: () => drawCane(pen, view, tip, grip, { x: 0.8, y: 0, z: -0.3 }) });
}

function pictureFrom(view: Stage, seen: readonly Place[], { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, seen, 4),
    drawBackground: (pen) => {
      drawKitchen(pen, view, minaHome, { sky: 'house' });
      drawMop(pen, view, place(204, 0, kitchenCounterZ - 30), place(186, 132, kitchenCounterZ - 8));
      drawWetPatch(pen, view, patch.x, patch.z, patch.radiusX, patch.radiusZ);
      if (!safe) drawFloorShadow(pen, view, walker.at);
    },
    drawAction: (pen, moment) => {
      if (safe) {
        drawMinaTalking(pen, view, moment);
        drawJoonListening(pen, view, moment);
      } else {
        drawMina(pen, view, moment);
        drawSpeech(pen, 'Careful, wet floor!', view.at(place(-88, 168, 242)), view.at(place(-34, 148, 242)), {
          size: 27,
        });
        drawJoon(pen, view, moment);
      }
      drawTable(pen, view, table.at, { ...table, paint: minaHome.wood });
      drawDrawer(pen, view, safe);
    },
  };
}

const box = [
  place(drawer.x, drawer.y, drawer.z),
  place(drawer.x + drawer.width, drawer.y, drawer.z),
  place(drawer.x, drawer.y + 26, drawer.z + drawer.depth),
  place(drawer.x + drawer.width, drawer.y + 26, drawer.z + drawer.depth),
];
const puddle = [place(patch.x - 66, 12, patch.z), place(patch.x + 66, -2, patch.z - 30)];
const room = pictureFrom(stage(), puddle);
// Over the table: the drawer in front, the call behind it, and the man who does not hear it.
const overTable = stage({ eyeHeight: 150, horizon: 200, distance: 120, focal: 800, eyeX: -86 });
const seen = [...box, place(caller.at.x + 26, 150, caller.at.z)];
const near = pictureFrom(overTable, seen);
const overTheTable = framed(700, 364, 1000);

/** Exercise 44, Hearing Aids in the Drawer. */
export const scene: Scene = {
  ...room,
  exerciseId: 44,
  pictured:
    'Joon walks with his cane towards a shiny wet patch near the fridge and looks ahead. Behind him Mina calls: Careful, wet floor! On the table before them two hearing aids lie in their case in an open drawer.',
  owner: 'Mina',
  sounds: [
    { name: 'call', words: 'Careful, wet floor!', voice: 'Mina', caption: 'Mina calls: Careful, wet floor!' },
  ],
  shots: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.2, insert: near, camera: overTheTable, easeSeconds: 0 },
    { from: 0.54, camera: framed(748, 338, 1040), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.3, insert: near, camera: overTheTable, easeSeconds: 0 },
  ],
  claim: { camera: framed(590, 360, 1180), side: 'right' },
  ...healed(
    overTheTable,
    near,
    pictureFrom(overTable, [...seen, place(100, 178, 142), place(60, 0, 142)], { safe: true }),
  ),
};
