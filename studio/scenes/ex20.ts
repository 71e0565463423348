import { tone } from '../canvas/color.ts';
import { curve, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { inFrame } from '../canvas/space.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { dressed } from '../people/cast/dressed.ts';
import { neighbor } from '../people/cast/others.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawDishRack, drawFruitBowl, drawMug } from '../props/crockery.ts';
import { drawLacedShoe } from '../props/shoes.ts';
import { drawNumbDots } from '../props/signals.ts';
import { drawKitchen, kitchenBack, kitchenCounterZ } from '../rooms/kitchen.ts';
import { drawDoor } from '../rooms/openings.ts';
import { closeOn, framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const home = {
  wall: tone('#e9e4ee', 0.12),
  trim: '#fffaf0',
  cabinet: tone('#9fb3c8', 0.2),
  top: tone('#e3d6bf', 0.2),
  tiles: { kind: 'tiles', tone: tone('#ece6da', 0.12), joint: '#cfc6b6', size: 38 } as const,
  curtain: tone('#c98f9f', 0.2),
};
const sock = tone('#dba53c', 0.22);
const inThinSocks = dressed(neighbor, {
  shoes: { kind: 'sock', tone: sock, sole: sock.main },
});
const shoeColor = tone('#6b4a3c', 0.26);
const inFirmShoes = dressed(neighbor, {
  shoes: { kind: 'laced', tone: shoeColor, sole: '#c2a077', laces: '#fffaf0' },
});
const neighborAt = place(-34, 0, 140);
const feet = place(neighborAt.x, 5, neighborAt.z - 8);
const mug = place(neighborAt.x + 10, 112, neighborAt.z - 28);

function drawRoom(pen: Pen, view: Stage, shoesOn: boolean) {
  drawKitchen(pen, view, home, { sky: 'street', fridge: false });
  drawDishRack(pen, view, { x: 62, y: 90, z: kitchenCounterZ + 20 });
  drawFruitBowl(pen, view, { x: 124, y: 90, z: kitchenCounterZ + 30 });
  drawDoor(pen, view, { x: 178, z: kitchenBack, width: 80, frame: home.trim }, tone('#b98a5e', 0.22), 'left');
  drawFloorShadow(pen, view, neighborAt);
  if (shoesOn) return;
  for (const [x, z] of [
    [170, 282],
    [205, 274],
  ] as const)
    drawLacedShoe(pen, view.at(place(x, 0, z)), view.scale(z) * 1.12, { color: shoeColor, sole: '#c2a077' });
}

function drawNeighbor(pen: Pen, view: Stage, moment: Moment, shoesOn: boolean) {
  const worn = shoesOn ? inFirmShoes : inThinSocks;
  const pose = withHands(standing(worn, { apart: 13 }), {
    left: { to: place(mug.x + 5, mug.y, mug.z), shape: 'hold' },
    right: { to: place(mug.x - 6, mug.y - 3, mug.z), shape: 'flat' },
  });
  const person = figure(
    view,
    { person: worn, at: neighborAt, turn: 20, pose, regards: feet },
    handsBusy(feeling(attending(moment.idle('neighbor'), 0.8), shoesOn ? 'warm' : 'concern', 0.8)),
  );
  person.draw(pen, { left: () => drawMug(pen, view, { ...mug, y: mug.y - 5 }, tone('#d98d73', 0.2), 1.2) });
  if (shoesOn) return;
  const scale = view.scale(feet.z);
  for (const { ankle, frame } of [person.skeleton.legs.right, person.skeleton.legs.left]) {
    const on = (left: number, up: number, forward: number) =>
      view.at(inFrame(frame, ankle, left, up - 9, forward));
    stroke(pen, curve([on(-3.2, 3.6, 10.4), on(0, 6, 12), on(3.2, 3.6, 10.4)]), sock.shade, 0.5 * scale);
    drawNumbDots(pen, on(0, 2.6, 7), 16 * scale, 7.4 * scale, moment.seconds);
  }
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, [place(feet.x - 29, 17, feet.z), place(feet.x + 29, -6, feet.z)]),
    drawBackground: (pen) => drawRoom(pen, view, safe),
    drawAction: (pen, moment) => drawNeighbor(pen, view, moment, safe),
  };
}

const room = pictureFrom(stage());
const nearFloor = stage({ eyeHeight: 76, horizon: 40, focal: 1500, distance: 150, eyeX: -20 });
const low = pictureFrom(nearFloor);

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
  claim: { camera: framed(720, 405, 1120), side: 'right' },
  ...healed(closeOn(low.keyObject, 0.3), low, pictureFrom(nearFloor, { safe: true })),
};
