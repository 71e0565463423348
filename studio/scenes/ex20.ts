import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, handsBusy } from '../people/attending.ts';
import { dressed } from '../people/dressed.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { neighbor } from '../people/others.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawDishRack, drawFruitBowl, drawMug } from '../props/crockery.ts';
import { drawLacedShoe } from '../props/shoes.ts';
import { drawNumbDots } from '../props/signals.ts';
import { drawKitchen, kitchenBack, kitchenCounterZ } from '../rooms/kitchen.ts';
import { drawDoor } from '../rooms/openings.ts';
import { closeOn, framed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const home = {
  wall: tone('#e9e4ee', 0.12),
  trim: '#fffaf0',
  cabinet: tone('#9fb3c8', 0.2),
  top: tone('#e3d6bf', 0.2),
  tiles: { kind: 'tiles', tone: tone('#ece6da', 0.12), joint: '#cfc6b6', size: 38 } as const,
  curtain: tone('#c98f9f', 0.2),
};
const inThinSocks = dressed(neighbor, {
  shoes: { kind: 'sock', tone: tone('#dba53c', 0.22), sole: '#dba53c' },
});
const neighborAt = place(-34, 0, 140);
const feet = place(neighborAt.x, 5, neighborAt.z - 8);
const mug = place(neighborAt.x + 10, 112, neighborAt.z - 28);

function drawRoom(pen: Pen, view: Stage) {
  drawKitchen(pen, view, home, { fridge: false });
  drawDishRack(pen, view, { x: 62, y: 90, z: kitchenCounterZ + 20 });
  drawFruitBowl(pen, view, { x: 124, y: 90, z: kitchenCounterZ + 30 });
  drawDoor(pen, view, { x: 178, z: kitchenBack, width: 80, frame: home.trim }, tone('#b98a5e', 0.22), 'left');
  for (const [x, z] of [
    [170, 282],
    [205, 274],
  ] as const) {
    drawLacedShoe(pen, view.at(place(x, 0, z)), view.scale(z) * 1.12, { sole: '#c2a077' });
  }
  drawFloorShadow(pen, view, neighborAt);
}

function drawNeighbor(pen: Pen, view: Stage, moment: Moment) {
  const pose = withHands(standing(inThinSocks, { apart: 13 }), {
    left: { to: place(mug.x + 5, mug.y, mug.z), shape: 'hold' },
    right: { to: place(mug.x - 6, mug.y - 3, mug.z), shape: 'flat' },
  });
  const person = figure(
    view,
    { person: inThinSocks, at: neighborAt, turn: 20, pose, regards: feet },
    handsBusy(attending(moment.idle('neighbor'), 0.8)),
  );
  person.draw(pen, { left: () => drawMug(pen, view, { ...mug, y: mug.y - 5 }, tone('#d98d73', 0.2), 1.2) });
  const scale = view.scale(feet.z);
  for (const { ankle, frame } of [person.skeleton.legs.right, person.skeleton.legs.left]) {
    const foot = place(ankle.x + frame.forward.x * 5, 3.5, ankle.z + frame.forward.z * 5);
    drawNumbDots(pen, view.at(foot), 17 * scale, 8.5 * scale, moment.seconds);
  }
}

function pictureFrom(view: Stage): Picture {
  return {
    keyObject: boxOf(view, [place(feet.x - 31, 15, feet.z), place(feet.x + 31, -8, feet.z)]),
    drawBackground: (pen) => drawRoom(pen, view),
    drawAction: (pen, moment) => drawNeighbor(pen, view, moment),
  };
}

const room = pictureFrom(stage());
const low = pictureFrom(stage({ eyeHeight: 76, horizon: 40, focal: 1500, distance: 150, eyeX: -20 }));

/** Exercise 20, Feet Like Cotton. */
export const scene: Scene = {
  ...room,
  exerciseId: 20,
  pictured:
    'A neighbor stands on the tiles of her kitchen in thin socks, a mug in her hands. Small dots round her feet show that they feel numb. A pair of laced shoes with closed heels stands by the door.',
  owner: 'Presenter',
  shots: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.22, insert: low, camera: closeOn(low.keyObject, 0.42), easeSeconds: 0 },
    { from: 0.74, camera: framed(780, 400, 1140), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.3, insert: low, camera: closeOn(low.keyObject, 0.42), easeSeconds: 0 },
  ],
  claim: { camera: framed(740, 420, 1080), side: 'right' },
};
