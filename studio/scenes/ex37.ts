import { tone } from '../canvas/color.ts';
import { lettering } from '../canvas/lettering.ts';
import { fill } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { facade, facesOf, level, upright } from '../canvas/solids.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { feeling } from '../people/attending.ts';
import { rosaInCoat } from '../people/cast/dressed.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawCane } from '../props/aids.ts';
import { drawBooks } from '../props/decor.ts';
import { drawBush, drawTree } from '../props/garden.ts';
import { drawHallTable } from '../props/household.ts';
import { drawTag } from '../props/notes.ts';
import { drawGlassesCase, drawSpectacles } from '../props/spectacles.ts';
import { drawFrontHall, frontHallBack } from '../rooms/front-hall.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { drawFlight, drawStairRail, railOf } from '../rooms/stairs.ts';
import { drawOutside } from '../rooms/window-views.ts';
import { framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const doorX = -52;
const table = { at: place(52, 0, 178), width: 150, depth: 56, height: 80 };
const reading = place(94, table.height, 192);
const distance = place(160, table.height, 192);
const rosaAt = { at: place(-112, 0, 176), turn: 34 };
const { glasses: _, ...bareFace } = rosaInCoat.look;
/** Both her pairs lie on the table. */
const rosa = { ...rosaInCoat, look: bareFace };
const steps = place(-10, 30, frontHallBack + 150);

/** Her own front yard: three steps up to the sidewalk, and the houses across the street. */
function drawYard(pen: Pen, view: Stage) {
  const steps = { x: -56, z: frontHallBack + 130, width: 96, steps: 3, rise: 18, going: 34 };
  const top = steps.steps * steps.rise;
  const bank = steps.z + 24;
  facade(pen, view, place(-300, 420, bank + 700), () => drawOutside(pen, 'day', 600, 400));
  fill(pen, level(view, -300, bank, 700, 700, top), '#a9bf93');
  fill(pen, level(view, -300, bank + 200, 700, 90, top + 0.2), '#ddd5c4');
  drawTree(pen, view, place(96, top, bank + 160), { size: 0.9 });
  fill(pen, upright(view, -300, 0, 700, top, bank), '#b3ab98');
  fill(pen, upright(view, -300, top - 5, 700, 5, bank), '#c9c2b0');
  fill(pen, level(view, -300, frontHallBack, 700, 160), '#a9bf93');
  fill(pen, level(view, -56, frontHallBack, 96, 140, 0.1), '#ddd5c4');
  drawBush(pen, view, place(-92, 0, bank - 16), 0.8);
  drawFlight(pen, view, steps, facesOf(tone('#c9c2b4', 0.3)));
  drawStairRail(pen, view, railOf(steps, 'left'), { posts: true, radius: 1.8, paint: tone('#4d5961', 0.3) });
}

/** Both pairs, larger than life, and what each is for. @param worn she wears the pair from the case */
function drawGlasses(pen: Pen, view: Stage, worn: boolean) {
  const scale = view.scale(reading.z);
  const [near, far] = [view.at(reading), view.at(distance)];
  drawBooks(pen, view, place(reading.x - 30, table.height, reading.z + 14), 3);
  drawSpectacles(pen, { x: near.x + 6 * scale, y: near.y - 2 * scale }, 2.5 * scale, {
    progressive: true,
    color: '#2f3a42',
  });
  drawTag(pen, { x: near.x - 14 * scale, y: near.y + 13 * scale }, 1.5 * scale, ['Progressive'], {
    size: 3.6,
  });
  drawGlassesCase(pen, far, 2.6 * scale);
  if (!worn) drawSpectacles(pen, { x: far.x, y: far.y - 2 * scale }, 2.3 * scale);
  lettering(pen, 'Distance', { x: far.x, y: far.y + 7.6 * scale }, 6 * scale, '#fffaf0');
}

function drawRoom(pen: Pen, view: Stage, safe: boolean) {
  drawFrontHall(
    pen,
    view,
    { wall: rosaHome.warmWall, trim: rosaHome.trim, floor: rosaHome.boards },
    { doorX, open: true, outside: () => drawYard(pen, view) },
  );
  drawHallTable(pen, view, table.at, table);
  drawGlasses(pen, view, safe);
  drawFloorShadow(pen, view, rosaAt.at);
}

function drawRosa(pen: Pen, view: Stage, moment: Moment, worn: boolean) {
  const grip = place(rosaAt.at.x - 22, 88, rosaAt.at.z - 22);
  const pose = withHands(standing(rosa), { right: { to: grip, shape: 'grip' } });
  figure(
    view,
    { person: worn ? rosaInCoat : rosa, ...rosaAt, pose, regards: worn ? steps : place(118, 84, 190) },
    moment.speaker ?? (worn ? feeling(moment.idle('Rosa'), 'warm') : moment.idle('Rosa')),
  ).draw(pen, {
    right: () => drawCane(pen, view, place(grip.x - 2, 0, grip.z - 4), grip, { x: 0.7, y: 0, z: -0.5 }),
  });
}

const pairs = [place(66, table.height - 20, reading.z), place(186, table.height + 24, reading.z)];
const herFace = [place(rosaAt.at.x - 16, 166, rosaAt.at.z), place(rosaAt.at.x + 20, 138, rosaAt.at.z)];

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, safe ? herFace : pairs, 4),
    drawBackground: (pen) => drawRoom(pen, view, safe),
    drawAction: (pen, moment) => drawRosa(pen, view, moment, safe),
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
    'Rosa stands in a coat, a cane in her hand, at her open front door. On the hall table lie progressive glasses on a cord and larger distance glasses in an open case. Through the door three steps with a rail can be seen.',
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
  ...healed(framed(730, 300, 1000), room, pictureFrom(stage(), { safe: true })),
};
