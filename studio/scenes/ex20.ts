import { tone } from '../canvas/color.ts';
import type { Round } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { groundShadow } from '../canvas/solids.ts';
import { inFrame } from '../canvas/space.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { dressed } from '../people/cast/dressed.ts';
import { neighbor } from '../people/cast/others.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import type { Leg } from '../people/skeleton.ts';
import { drawDishRack, drawFruitBowl, drawMug } from '../props/crockery.ts';
import { drawLacedShoe } from '../props/shoes.ts';
import { drawNumbDots } from '../props/signals.ts';
import { drawKitchen, kitchenBack, kitchenCounterZ } from '../rooms/kitchen.ts';
import { drawDoor } from '../rooms/openings.ts';
import { thereAndBack } from './beats.ts';
import { closeOn, framed, healed } from './camera.ts';
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
const shoeSole = '#a98a63';
const inFirmShoes = dressed(neighbor, {
  shoes: { kind: 'laced', tone: shoeColor, sole: shoeSole, laces: '#fffaf0' },
});
const neighborAt = place(20, 0, 140);
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
    [100, 214],
    [131, 208],
  ] as const) {
    groundShadow(pen, view, x + 1, z, 17, 6, 0.36);
    drawLacedShoe(pen, view.at(place(x, 0, z)), view.scale(z) * 1.12, { color: shoeColor, sole: shoeSole });
  }
}

/** A foot of hers as discs: what its numbness surrounds. */
const footForm = (view: Stage, { ankle, frame }: Leg): Round[] =>
  [
    [3.6, -4.2, 3.5],
    [8.2, -0.5, 3.9],
    [3.2, 10, 3.2],
    [2.5, 15.5, 2.3],
  ].map(([up = 0, forward = 0, r = 0]) => {
    const at = inFrame(frame, ankle, 0, up - 9, forward);
    return { ...view.at(at), r: r * view.scale(at.z) };
  });

function drawNeighbor(pen: Pen, view: Stage, moment: Moment, shoesOn: boolean) {
  const worn = shoesOn ? inFirmShoes : inThinSocks;
  const still = standing(worn, { apart: 13 });
  const lifted = thereAndBack(moment.beat);
  const step = { ...still.feet.left, up: 5 * lifted, heel: 10 * lifted };
  const pose = withHands(
    { ...still, feet: { ...still.feet, left: step } },
    {
      left: { to: place(mug.x + 5, mug.y, mug.z), shape: 'hold' },
      right: { to: place(mug.x - 6, mug.y - 3, mug.z), shape: 'flat' },
    },
  );
  const person = figure(
    view,
    { person: worn, at: neighborAt, turn: 20, pose, regards: feet },
    handsBusy(feeling(attending(moment.idle('neighbor'), 0.8), shoesOn ? 'warm' : 'concern', 0.8)),
  );
  const { left, right } = person.skeleton.legs;
  const scale = view.scale(feet.z);
  if (!shoesOn)
    for (const leg of [right, left]) drawNumbDots(pen, footForm(view, leg), 2.4 * scale, moment.seconds);
  person.draw(pen, { left: () => drawMug(pen, view, { ...mug, y: mug.y - 5 }, tone('#d98d73', 0.2), 1.2) });
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, [place(feet.x - 29, 17, feet.z), place(feet.x + 29, -6, feet.z)]),
    drawBackground: (pen) => drawRoom(pen, view, safe),
    drawAction: (pen, moment) => drawNeighbor(pen, view, moment, safe),
  };
}

const room = pictureFrom(stage());
const nearFloor = stage({ eyeHeight: 76, horizon: 40, focal: 1220, distance: 150, eyeX: 86 });
const low = pictureFrom(nearFloor);
/** Her numb feet, and the shoes that she does not wear. */
const feetAndShoes = framed(582, 298, 668);
/** All of her, and the shoes that wait by the door. */
const whole = framed(780, 372, 1000);

/** Exercise 20, Feet Like Cotton. */
export const scene: Scene = {
  ...room,
  exerciseId: 20,
  pictured:
    'A neighbor stands on the tiles of her kitchen in thin socks, a mug in her hands. Rings of small dots round her feet show that they feel numb. A pair of laced shoes with closed heels stands by the door.',
  owner: 'Presenter',
  beat: { word: 'walking', seconds: 1.8, moves: 'Her left foot lifts from the floor and is set down again' },
  shots: [
    { from: 0, camera: whole, easeSeconds: 0 },
    { from: 0.22, insert: low, camera: feetAndShoes, easeSeconds: 0 },
    { from: 0.74, camera: whole, easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: whole, easeSeconds: 0 },
    { from: 0.3, insert: low, camera: closeOn(low.keyObject, 0.42), easeSeconds: 0 },
  ],
  claim: { camera: framed(720, 405, 1120), side: 'right' },
  ...healed(closeOn(low.keyObject, 0.3), low, pictureFrom(nearFloor, { safe: true })),
};
