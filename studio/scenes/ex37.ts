import { tone } from '../canvas/color.ts';
import { lettering } from '../canvas/lettering.ts';
import { fill } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { facesOf, level, upright } from '../canvas/solids.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { rosaInCoat } from '../people/cast/dressed.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawCane } from '../props/aids.ts';
import { drawBooks } from '../props/decor.ts';
import { drawBush } from '../props/garden.ts';
import { drawHallTable } from '../props/household.ts';
import { drawTag } from '../props/notes.ts';
import { drawGlassesCase, drawSpectacles } from '../props/spectacles.ts';
import { drawFrontHall, frontHallBack } from '../rooms/front-hall.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { drawFlight } from '../rooms/stairs.ts';
import { framed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const doorX = -52;
const table = { at: place(52, 0, 178), width: 150, depth: 56, height: 80 };
const reading = place(94, table.height, 192);
const distance = place(160, table.height, 192);
const rosaAt = { at: place(-112, 0, 176), turn: 34 };
const { glasses: _, ...bareFace } = rosaInCoat.look;
/** Both her pairs lie on the table. */
const rosa = { ...rosaInCoat, look: bareFace };

/** The street before the door: two curbs, and three steps up to the house across. */
function drawStreet(pen: Pen, view: Stage) {
  const far = frontHallBack + 640;
  const house = tone('#d9b48f', 0.2);
  fill(pen, upright(view, -160, 0, 400, 420, far), house.main);
  for (let y = 12; y < 420; y += 16) fill(pen, upright(view, -160, y, 400, 1.4, far), house.shade);
  fill(pen, upright(view, -46, 66, 76, 180, far), '#4f7486');
  fill(pen, upright(view, 66, 120, 90, 90, far), '#eef5f2');
  fill(pen, level(view, -300, frontHallBack, 700, 640), '#a9bf93');
  fill(pen, level(view, -60, frontHallBack, 118, 640, 0.1), '#ddd5c4');
  fill(pen, level(view, -300, frontHallBack + 170, 700, 190, 0.2), '#8e9095');
  for (const z of [frontHallBack + 158, frontHallBack + 360]) {
    fill(pen, level(view, -300, z, 700, 14, 0.3), '#f4f0e4');
    fill(pen, upright(view, -300, -6, 700, 8, z), '#b9b09c');
  }
  drawBush(pen, view, place(-104, 0, far - 40), 1.3);
  drawBush(pen, view, place(100, 0, far - 40), 1.3);
  const steps = { x: -62, z: far - 130, width: 112, steps: 3, rise: 22, going: 36 };
  drawFlight(pen, view, steps, facesOf(tone('#c9c2b4', 0.3)));
}

/** Both pairs, larger than life, and what each is for. */
function drawGlasses(pen: Pen, view: Stage) {
  const scale = view.scale(reading.z);
  const [near, far] = [view.at(reading), view.at(distance)];
  drawBooks(pen, view, place(reading.x - 30, table.height, reading.z + 14), 3);
  drawSpectacles(pen, { x: near.x + 6 * scale, y: near.y - 2 * scale }, 2.5 * scale, {
    small: true,
    color: '#2f3a42',
  });
  drawTag(pen, { x: near.x - 14 * scale, y: near.y + 13 * scale }, 1.5 * scale, ['Reading'], { size: 4.6 });
  drawGlassesCase(pen, far, 2.6 * scale);
  drawSpectacles(pen, { x: far.x, y: far.y - 2 * scale }, 2.3 * scale);
  lettering(pen, 'Distance', { x: far.x, y: far.y + 7.6 * scale }, 6 * scale, '#fffaf0');
}

function drawRoom(pen: Pen, view: Stage) {
  drawFrontHall(
    pen,
    view,
    { wall: rosaHome.warmWall, trim: rosaHome.trim, floor: rosaHome.boards },
    { doorX, open: true, outside: () => drawStreet(pen, view) },
  );
  drawHallTable(pen, view, table.at, table);
  drawGlasses(pen, view);
  drawFloorShadow(pen, view, rosaAt.at);
}

function drawRosa(pen: Pen, view: Stage, moment: Moment) {
  const grip = place(rosaAt.at.x - 22, 88, rosaAt.at.z - 22);
  const pose = withHands(standing(rosa), { right: { to: grip, shape: 'grip' } });
  figure(
    view,
    { person: rosa, ...rosaAt, pose, regards: place(118, 84, 190) },
    moment.speaker ?? moment.idle('Rosa'),
  ).draw(pen, {
    right: () => drawCane(pen, view, place(grip.x - 2, 0, grip.z - 4), grip, { x: 0.7, y: 0, z: -0.5 }),
  });
}

function pictureFrom(view: Stage): Picture {
  return {
    keyObject: boxOf(
      view,
      [place(66, table.height - 20, reading.z), place(186, table.height + 24, reading.z)],
      4,
    ),
    drawBackground: (pen) => drawRoom(pen, view),
    drawAction: (pen, moment) => drawRosa(pen, view, moment),
  };
}

const room = pictureFrom(stage());
// From above the table, with the open door beside it.
const near = pictureFrom(stage({ eyeHeight: 150, horizon: -40, distance: 130, focal: 1500, eyeX: 70 }));

const beside = framed(near.keyObject.x + near.keyObject.width * 0.34, 260, 960);

/** Exercise 37, Glasses for the Walk. */
export const scene: Scene = {
  ...room,
  exerciseId: 37,
  pictured:
    'Rosa stands in a coat, a cane in her hand, at her open front door. On the hall table lie narrow reading glasses on a cord and larger distance glasses in an open case. Through the door a curb, the street and three steps can be seen.',
  owner: 'Rosa',
  shots: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.34, camera: framed(680, 330, 1160), easeSeconds: 2.2 },
    { from: 0.68, insert: near, camera: beside, easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.3, insert: near, camera: beside, easeSeconds: 0 },
  ],
  claim: { camera: framed(880, 330, 800), side: 'left' },
};
