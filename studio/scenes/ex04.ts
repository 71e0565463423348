import type { Pen } from '../canvas/pen.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending } from '../people/attending.ts';
import { resident } from '../people/cast/others.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawWalker, walkerBefore, walkerGrips } from '../props/aids.ts';
import { drawMopBucket, drawWetFloorSign, drawWetPatch } from '../props/floor-signs.ts';
import { drawHallway, hallView } from '../rooms/hallway.ts';
import { closeOn, framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const sign = place(-14, 0, 175);
const patch = { x: -6, z: 255, radiusX: 92, radiusZ: 66 };
const woman = { at: place(92, 0, 150), turn: -52 };
const walker = walkerBefore(woman);

function drawResident(pen: Pen, view: Stage, moment: Moment) {
  const grips = walkerGrips(walker);
  const pose = withHands(standing(resident, { lean: 7 }), {
    left: { to: grips.left, shape: 'grip' },
    right: { to: grips.right, shape: 'grip' },
  });
  drawWalker(pen, view, walker, 'far');
  const person = figure(
    view,
    { person: resident, at: woman.at, turn: woman.turn, pose, regards: place(sign.x, 45, sign.z) },
    attending(moment.idle('resident')),
  );
  person.draw(pen, { beforeArms: () => drawWalker(pen, view, walker, 'near') });
}

/** @param safe the floor is dry, and the sign and the bucket are put away */
function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(
      view,
      [
        place(sign.x - 19, 0, sign.z),
        place(sign.x + 19, 66, sign.z),
        place(patch.x - 92, 0, patch.z),
        place(patch.x + 92, 0, patch.z),
        ...(safe ? [place(-150, 70, 300), place(140, 0, 190)] : []),
      ],
      4,
    ),
    drawBackground: (pen) => {
      drawHallway(pen, view, {
        end: { kind: 'doors', label: 'Dining Room' },
        doors: [
          { side: -1, z: 420 },
          { side: 1, z: 470 },
        ],
      });
      if (!safe) {
        drawMopBucket(pen, view, place(-112, 0, 300));
        drawWetPatch(pen, view, patch.x, patch.z, patch.radiusX, patch.radiusZ);
      }
      drawFloorShadow(pen, view, woman.at);
      if (!safe) drawWetFloorSign(pen, view, sign);
    },
    drawAction: (pen, moment) => drawResident(pen, view, moment),
  };
}

const room = pictureFrom(hallView());
const before = stage({ eyeHeight: 118, horizon: 40, focal: 1300, distance: 190, eyeX: -12 });
const near = pictureFrom(before);

/** Exercise 4, The Yellow Floor Sign. */
export const scene: Scene = {
  ...room,
  exerciseId: 4,
  pictured:
    'A resident with a walker has stopped in a hall. Before her stands a yellow sign with a slipping figure; behind it the floor is wet and shiny. The dining room is at the end.',
  owner: 'Presenter',
  shots: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.34, camera: framed(640, 420, 1000), easeSeconds: 2.6 },
    { from: 0.62, insert: near, camera: closeOn(near.keyObject, 0.5), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.2, insert: near, camera: closeOn(near.keyObject, 0.5), easeSeconds: 0 },
  ],
  claim: { camera: framed(470, 420, 940), side: 'left' },
  ...healed(closeOn(near.keyObject, 0.36), near, pictureFrom(before, { safe: true })),
};
