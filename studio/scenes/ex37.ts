import { lettering } from '../canvas/lettering.ts';
import { fill } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { facade, level, sheet, upright } from '../canvas/solids.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { rosaInCoat } from '../people/cast/dressed.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawCane } from '../props/aids.ts';
import { drawBooks } from '../props/decor.ts';
import { drawHallTable } from '../props/household.ts';
import { drawTag } from '../props/notes.ts';
import { drawGlassesCase, drawSpectacles } from '../props/spectacles.ts';
import { drawBush, drawTree } from '../props/trees.ts';
import { drawFrontHall, frontHallBack } from '../rooms/halls/front-hall.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { drawFlight } from '../rooms/stairs.ts';
import { drawOutside } from '../rooms/window-views.ts';
import { framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const doorX = -52;
const table = { at: place(30, 0, 178), width: 120, depth: 56, height: 80 };
const reading = place(66, table.height, 192);
const distance = place(121, table.height, 192);
const rosaAt = { at: place(172, 0, 166), turn: -34 };
const { glasses: _, ...bareFace } = rosaInCoat.look;
/** Both her pairs lie on the table. */
const rosa = { ...rosaInCoat, look: bareFace };
const steps = place(-10, 30, frontHallBack + 230);

/** Her own front yard: three steps up to the sidewalk, and the houses across the street. */
function drawYard(pen: Pen, view: Stage) {
  const steps = { x: -56, z: frontHallBack + 210, width: 92, steps: 3, rise: 18, going: 34 };
  const top = steps.steps * steps.rise;
  const [foot, bank] = [steps.z - 30, steps.z + 80];
  facade(pen, view, place(-300, 420, bank + 700), () => drawOutside(pen, 'day', 600, 400));
  fill(pen, level(view, -300, bank, 700, 700, top), '#a9bf93');
  fill(pen, level(view, -300, bank + 200, 700, 90, top + 0.2), '#ddd5c4');
  drawTree(pen, view, place(96, top, bank + 160), { size: 0.9 });
  fill(pen, level(view, -300, frontHallBack, 700, foot - frontHallBack), '#a9bf93');
  // Her lawn rises to the sidewalk, and the steps are cut into it.
  fill(
    pen,
    sheet(view, [place(-300, 0, foot), place(400, 0, foot), place(400, top, bank), place(-300, top, bank)]),
    '#94b27f',
  );
  fill(pen, level(view, -56, frontHallBack, 92, steps.z - frontHallBack, 0.1), '#ddd5c4');
  for (let z = frontHallBack + 52; z < steps.z; z += 52)
    fill(pen, level(view, -56, z, 92, 3, 0.2), '#c4bba8');
  drawBush(pen, view, place(62, 0, foot - 20), 0.8);
  const landing = steps.z + steps.steps * steps.going;
  fill(pen, level(view, steps.x, landing, steps.width, bank + 200 - landing, top + 0.1), '#ddd5c4');
  for (const x of [steps.x - 15, steps.x + steps.width])
    drawCheekWall(pen, view, { x, from: steps.z - 14, to: landing, low: 12, high: top + 12 });
  drawFlight(pen, view, steps, { top: '#f3ecdd', front: '#9c9282', side: '#8f8676' });
}

/** A low stone wall beside steps that rises with them: its front, its inner side and its sloping top. */
function drawCheekWall(
  pen: Pen,
  view: Stage,
  { x, from, to, low, high }: { x: number; from: number; to: number; low: number; high: number },
) {
  const right = x + 15;
  const inner = x < view.eye.x ? right : x;
  const side = sheet(view, [
    place(inner, 0, from),
    place(inner, low, from),
    place(inner, high, to),
    place(inner, 0, to),
  ]);
  fill(pen, side, x < view.eye.x ? '#a79d8c' : '#c4bbaa');
  fill(
    pen,
    sheet(view, [place(x, low, from), place(right, low, from), place(right, high, to), place(x, high, to)]),
    '#e8e1d3',
  );
  fill(pen, upright(view, x, 0, 15, low, from), '#cbc2b1');
  fill(pen, upright(view, x, low - 3, 15, 3, from), '#e2dacb');
}

/** Both pairs, larger than life, and what each is for. @param worn she wears the pair from the case */
function drawGlasses(pen: Pen, view: Stage, worn: boolean) {
  const scale = view.scale(reading.z);
  const [near, far] = [view.at(reading), view.at(distance)];
  drawBooks(pen, view, place(reading.x - 30, table.height, reading.z + 14), 3);
  drawSpectacles(pen, { x: near.x + 6 * scale, y: near.y - 2 * scale }, 2 * scale, {
    progressive: true,
    color: '#2f3a42',
  });
  drawTag(pen, { x: near.x - 14 * scale, y: near.y + 11 * scale }, 1.35 * scale, ['Progressive'], {
    size: 3.3,
  });
  drawGlassesCase(pen, far, 2.1 * scale);
  if (!worn) drawSpectacles(pen, { x: far.x, y: far.y - 1.4 * scale }, 1.85 * scale);
  lettering(pen, 'Distance', { x: far.x, y: far.y + 6.2 * scale }, 5.4 * scale, '#fffaf0');
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
  const grip = place(rosaAt.at.x + 25, 86, rosaAt.at.z - 18);
  const pose = withHands(standing(rosa), {
    left: { to: grip, shape: 'grip' },
    // Over the table, between the two pairs.
    right: { to: place(worn ? 140 : 106, worn ? 84 : 106, 160), shape: worn ? 'flat' : 'open' },
  });
  figure(
    view,
    { person: worn ? rosaInCoat : rosa, ...rosaAt, pose, regards: worn ? steps : place(94, 84, 190) },
    worn
      ? (moment.speaker ?? feeling(moment.idle('Rosa'), 'warm'))
      : attending(handsBusy(moment.speaker ?? feeling(moment.idle('Rosa'), 'doubt'))),
  ).draw(pen, {
    left: () => drawCane(pen, view, place(grip.x + 2, 0, grip.z - 4), grip, { x: -0.7, y: 0, z: -0.5 }),
  });
}

const pairs = [place(36, table.height - 20, reading.z), place(152, table.height + 24, reading.z)];
const herFace = [place(rosaAt.at.x - 62, 166, rosaAt.at.z), place(rosaAt.at.x + 20, 76, rosaAt.at.z)];

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
const sheAndTable = framed(770, 345, 1005);

/** Exercise 37, Glasses for the Walk. */
export const scene: Scene = {
  ...room,
  exerciseId: 37,
  pictured:
    'Rosa stands in a coat, a cane in her hand, at her open front door, her other hand over the hall table. On it lie progressive glasses on a cord and larger distance glasses in an open case. Through the door three steps can be seen.',
  owner: 'Rosa',
  shots: [
    { from: 0, camera: sheAndTable, easeSeconds: 0 },
    { from: 0.58, insert: near, camera: beside, easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: sheAndTable, easeSeconds: 0 },
    { from: 0.3, insert: near, camera: beside, easeSeconds: 0 },
  ],
  claim: { camera: framed(880, 330, 800), side: 'left' },
  ...healed(sheAndTable, room, pictureFrom(stage(), { safe: true })),
};
