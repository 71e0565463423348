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
import { drawCallMarks, drawSpeech } from '../props/signals.ts';
import { drawAidBehindEar, drawHearingAids } from '../props/spectacles.ts';
import { drawTable } from '../props/tables.ts';
import { drawKitchen, kitchenCounterZ } from '../rooms/kitchen.ts';
import { minaHome } from '../rooms/palettes.ts';
import { closeOn, framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const table = { at: place(112, 0, 154), width: 76, depth: 50, height: 70 };
/** The drawer, taken out and put on the table. */
const drawer = { x: 118, y: table.height, z: 158, width: 64, height: 8, depth: 34 };
const aids = place(drawer.x + 32, drawer.y + 14, drawer.z + 20);
const caller = { at: place(-104, 0, 236), turn: 40 };
const walker = { at: place(-36, 0, 182), turn: 58 };
const patch = { x: 62, z: 190, radiusX: 52, radiusZ: 34 };

function drawDrawer(pen: Pen, view: Stage, empty: boolean) {
  const wood = tone('#c79a63', 0.24);
  const { x, y, z, width, height, depth } = drawer;
  block(pen, view, { x, y, z: z + depth - 2, width, height, depth: 2 }, facesOf(wood));
  block(pen, view, { x, y, z, width, height: 1, depth }, { ...facesOf(wood), top: '#efe2c8' });
  block(pen, view, { x, y, z, width: 2, height, depth }, facesOf(wood));
  drawHearingAids(pen, view.at(aids), view.scale(aids.z) * 1.55, { empty });
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
    right: { to: { left: 3, up: 114, forward: 19 }, shape: 'flat', elbow: { out: 0.7, up: -1, forward: 0 } },
  });
  const performance = handsBusy(feeling(moment.speaker ?? { ...calling, mouth }, 'concern', 0.9));
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
  const grip = place(walker.at.x + 4, 82, walker.at.z - 28);
  const tip = place(walker.at.x + 34, 0, walker.at.z - 28);
  const pose = withHands(walking(joon, { stride: 30, ahead: 'left' }), {
    right: { to: grip, shape: 'grip' },
  });
  figure(
    view,
    { person: joon, ...walker, pose, regards: place(210, 130, 170) },
    attending(moment.idle('Joon')),
  ).draw(pen, { right: () => drawCane(pen, view, tip, grip, { x: 0.8, y: 0, z: -0.3 }) });
}

function pictureFrom(view: Stage, seen: readonly Place[], { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, seen, 4),
    drawBackground: (pen) => {
      drawKitchen(pen, view, minaHome, { sky: 'house' });
      drawMop(pen, view, place(66, 0, kitchenCounterZ - 26), place(84, 134, kitchenCounterZ + 4));
      drawWetPatch(pen, view, patch.x, patch.z, patch.radiusX, patch.radiusZ);
      if (!safe) drawFloorShadow(pen, view, walker.at);
    },
    drawAction: (pen, moment) => {
      if (safe) {
        drawMinaTalking(pen, view, moment);
        drawJoonListening(pen, view, moment);
      } else {
        drawMina(pen, view, moment);
        drawSpeech(pen, 'Careful, wet floor!', view.at(place(-95, 173, 236)), view.at(place(-96, 162, 236)), {
          size: 23,
        });
        drawJoon(pen, view, moment);
        drawCallMarks(pen, view.at(place(-82, 148, 225)), {
          size: 30,
          direction: -8,
          seconds: moment.seconds,
        });
      }
      drawTable(pen, view, table.at, { ...table, paint: minaHome.wood });
      drawDrawer(pen, view, safe);
    },
  };
}

const box = [
  place(drawer.x, drawer.y, drawer.z),
  place(drawer.x + drawer.width, drawer.y, drawer.z),
  place(drawer.x, drawer.y + 40, drawer.z + drawer.depth),
  place(drawer.x + drawer.width, drawer.y + 40, drawer.z + drawer.depth),
];
const puddle = [place(patch.x - 66, 12, patch.z), place(patch.x + 66, -2, patch.z - 30)];
const room = pictureFrom(stage(), [...box, ...puddle]);
const onTable = pictureFrom(stage(), box);
const medium = framed(718, 324, 1010);
const aidsLeft = closeOn(onTable.keyObject, 0.24);
const both = [place(-164, 190, 236), place(drawer.x + drawer.width, 0, 154)];

/** Exercise 44, Hearing Aids in the Drawer. */
export const scene: Scene = {
  ...room,
  exerciseId: 44,
  pictured:
    'Joon walks with his cane towards a shiny wet patch near the fridge and looks ahead. Behind him Mina calls: Careful, wet floor! On a table beside the patch two hearing aids lie in their case in an open drawer.',
  owner: 'Mina',
  sounds: [
    { name: 'call', words: 'Careful, wet floor!', voice: 'Mina', caption: 'Mina calls: Careful, wet floor!' },
  ],
  shots: [
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: 0.66, insert: onTable, camera: aidsLeft, easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: 0.4, insert: onTable, camera: aidsLeft, easeSeconds: 0 },
  ],
  claim: { camera: framed(700, 330, 1140), side: 'left' },
  ...healed(medium, room, pictureFrom(stage(), both, { safe: true })),
};
