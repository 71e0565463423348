import { faint, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { fill, polygon } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { block, facade, facesOf, level, upright } from '../canvas/solids.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { handsBusy } from '../people/attending.ts';
import { rosaInSunHat } from '../people/cast/dressed.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { drawGloved } from '../people/gloves.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawCat } from '../props/cat.ts';
import { drawPicture } from '../props/decor.ts';
import { drawRobeOnHook } from '../props/hanging-robe.ts';
import { drawHallTable, drawSwitch, drawUmbrellaStand } from '../props/household.ts';
import { drawTableLamp } from '../props/lamps.ts';
import { drawFlatRug } from '../props/rugs.ts';
import { drawBush, drawTree } from '../props/trees.ts';
import { frontHallBack } from '../rooms/halls/front-hall.ts';
import { drawLightPool, drawWash } from '../rooms/light.ts';
import { drawDoorway, drawOpenLeaf } from '../rooms/openings.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { drawShell } from '../rooms/surfaces.ts';
import { drawOutside } from '../rooms/window-views.ts';
import { thereAndBack } from './beats.ts';
import { closeOn, framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const back = frontHallBack;
const door = { x: -70, z: back, width: 100, height: 208 };
const rosaAt = place(-22, 0, back - 8);
const cat = place(26, 0, 170);
const lightSwitch = place(50, 108, back - 1);
const { look } = rosaInSunHat;
/** Her hair is tucked under the hat. */
const rosa = { ...rosaInSunHat, look: { ...look, hair: { ...look.hair, style: 'side-parted' as const } } };
const rugRed = tone('#8f4a45', 0.26);
const gloves = tone('#c79a5c', 0.24);

function drawYard(pen: Pen, view: Stage) {
  facade(pen, view, place(-260, 330, back + 500), () => drawOutside(pen, 'day', 520, 340));
  fill(pen, level(view, -300, back, 600, 520, -1), '#b7d68f');
  fill(pen, level(view, -62, back, 84, 500, -0.8), '#f4e7c4');
  drawTree(pen, view, place(70, 0, back + 420));
  drawBush(pen, view, place(-92, 0, back + 240));
  drawBush(pen, view, place(58, 0, back + 200));
}

/** A board with hooks, and a coat on one of them. */
function drawCoat(pen: Pen, view: Stage) {
  const z = back - 3;
  block(pen, view, { x: 98, y: 150, z, width: 72, height: 8, depth: 3 }, facesOf(rosaHome.wood));
  drawRobeOnHook(pen, view, place(122, 150, z), tone('#6f86a3', 0.26), '#4d607a');
}

/** Daylight reaches in only a little way, and less and less: on the floor, and on the edges that face the door. */
function drawSunOnFloor(pen: Pen, view: Stage) {
  const patch = (wider: number) =>
    polygon(
      [
        place(door.x - wider * 0.2, 0, back),
        place(door.x + door.width + wider * 0.2, 0, back),
        place(door.x + door.width + 34 + wider, 0, back - 128),
        place(door.x - 16 - wider, 0, back - 128),
      ].map(view.at),
    );
  const [from, to] = [view.at(place(0, 0, back)), view.at(place(0, 0, back - 126))];
  for (const wider of [0, 3, 6, 9, 12])
    graded(pen, patch(wider), { x: 0, y: from.y }, { x: 0, y: to.y }, [
      [0, faint('#fff1c9', 0.17)],
      [0.4, faint('#ffe6b0', 0.07)],
      [1, faint('#ffe6b0', 0)],
    ]);
  // It spreads over the wall on both sides of the frame, too.
  for (const x of [door.x - 4, door.x + door.width + 4])
    softGlow(pen, view.at(place(x, 96, back)), { x: 190, y: 330 }, '#ffdf9f', 0.2);
}

/** @param lit she has turned the light on, without a step inside */
function drawHall(pen: Pen, view: Stage, lit: boolean) {
  drawShell(pen, view, {
    back,
    wall: rosaHome.warmWall,
    trim: rosaHome.trim,
    floor: rosaHome.boards,
    sunless: true,
  });
  drawPicture(pen, view, { x: -186, y: 124, z: back, width: 50, height: 38 }, 'birches');
  drawHallTable(pen, view, place(-196, 0, back - 40), { width: 74 });
  drawTableLamp(pen, view, place(-160, 80, back - 24), { lit: false });
  drawCoat(pen, view);
  drawUmbrellaStand(pen, view, place(164, 0, back - 24), { cane: false });
  drawFlatRug(pen, view, { x: -96, z: 150, width: 250, depth: 88, color: rugRed, border: '#e3c48f' });
  drawOpenLeaf(
    pen,
    view,
    { hingeX: door.x, z: back, width: 96, angle: 64, opens: -1 },
    tone('#7d9a8a', 0.22),
  );
  if (lit) drawLightPool(pen, view, place(20, 0, 170), 210, 0.16);
  else drawWash(pen, 'dim', 1.58);
  drawSunOnFloor(pen, view);
  drawDoorway(pen, view, { ...door, frame: lit ? rosaHome.trim : '#8d8087' }, () => drawYard(pen, view));
  fill(pen, upright(view, door.x, 0, door.width, 1.6, back), '#fffaf0');
  drawSwitch(pen, view, lightSwitch);
  drawFloorShadow(pen, view, rosaAt);
}

function drawRosa(pen: Pen, view: Stage, moment: Moment) {
  const still = standing(rosa, { lean: 3 });
  // Her weight is on one leg, and the other foot has stopped at the threshold.
  const eased = {
    ...still,
    hips: { ...still.hips, left: -2.4, up: still.hips.up - 1.2 },
    aside: 2,
    feet: {
      left: { ...still.feet.left, left: 10, forward: 12, out: 14 },
      right: { ...still.feet.right, left: -6 },
    },
  };
  const pose = withHands(eased, {
    left: {
      to: place(door.x + door.width + 1, 112, back - 10),
      shape: 'flat',
      elbow: { out: 0.5, up: -1, forward: -0.4 },
    },
  });
  // Looking right down at the cat, her face would sink under the hat.
  const staging = { person: rosa, at: rosaAt, turn: 22, pose, regards: { ...cat, y: 96 } };
  drawGloved(pen, view, staging, handsBusy(moment.speaker ?? moment.idle('Rosa')), gloves);
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: safe ? wide : boxOf(view, [place(cat.x - 27, 21, cat.z), place(cat.x + 28, -4, cat.z)], 2),
    drawBackground: (pen) => drawHall(pen, view, safe),
    drawAction: (pen, moment) => {
      drawRosa(pen, view, moment);
      drawCat(pen, view, cat, tone('#6f707d', 0.34), {
        size: 1.1,
        tail: thereAndBack(moment.beat),
        breath: Math.sin(moment.seconds * 1.7),
      });
    },
  };
}

const room = pictureFrom(stage());
// From the hall floor: the cat, and behind it the feet on the bright threshold.
const hallFloor = stage({ eyeHeight: 100, horizon: -20, distance: 190, focal: 1500, eyeX: 12 });
const low = pictureFrom(hallFloor);
const doorAndCat = framed(640, 350, 940);

/** Exercise 35, From Sun to Shade. */
export const scene: Scene = {
  ...room,
  exerciseId: 35,
  pictured:
    'Rosa stands in a sun hat and garden gloves on the threshold of her back door, the bright yard behind her. The hall before her is almost black; on its floor a gray cat lies curled up, just visible. A light switch is on the wall next to the door.',
  owner: 'Rosa',
  beat: { word: 'cat', seconds: 1.6, moves: 'The end of the cat’s tail lifts and lies down again' },
  shots: [
    { from: 0, camera: doorAndCat, easeSeconds: 0 },
    { from: 0.56, insert: low, camera: closeOn(low.keyObject, 0.18), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: doorAndCat, easeSeconds: 0 },
    { from: 0.3, insert: low, camera: closeOn(low.keyObject, 0.18), easeSeconds: 0 },
  ],
  claim: { camera: framed(830, 388, 900), side: 'right' },
  ...healed(closeOn(low.keyObject, 0.1), low, pictureFrom(hallFloor, { safe: true })),
};
