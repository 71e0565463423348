import { tone } from '../canvas/color.ts';
import { fill } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { facade, level, sheet, upright } from '../canvas/solids.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { dressed, rosaInCoat } from '../people/cast/dressed.ts';
import { coat } from '../people/clothes/coats.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawCane } from '../props/aids.ts';
import { drawPicture } from '../props/decor.ts';
import { drawHallTable } from '../props/household.ts';
import { drawGlassesOnCord, drawOpenCase } from '../props/table-glasses.ts';
import { drawTree } from '../props/trees.ts';
import { drawFrontHall, frontHallBack } from '../rooms/halls/front-hall.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { drawFlight } from '../rooms/stairs.ts';
import { drawOutside } from '../rooms/window-views.ts';
import { framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const doorX = -52;
const table = { at: place(30, 0, 178), width: 120, depth: 56, height: 80 };
const progressive = { at: place(53, table.height, 194), turn: 16 };
const distance = { at: place(108, table.height, 196), turn: -8 };
const rosaAt = { at: place(170, 0, 170), turn: -34 };
/** Her coat ends at the hip: its hem hangs straight. */
const inGlasses = dressed(rosaInCoat, {
  garments: [coat(tone('#c9973f', 0.24), tone('#b8434a', 0.22), { to: 0, buttons: '#7a5523' })],
});
const { glasses: _, ...bareFace } = inGlasses.look;
/** Both her pairs lie on the table. */
const rosa = { ...inGlasses, look: bareFace };
const steps = place(-10, 30, frontHallBack + 230);
/** How wide the low walls beside the steps are. */
const cheek = 12;

/** Her own front yard: three steps up to the sidewalk, and the houses across the street. */
function drawYard(pen: Pen, view: Stage) {
  const steps = { x: -44, z: frontHallBack + 210, width: 70, steps: 3, rise: 18, going: 34 };
  const top = steps.steps * steps.rise;
  const [foot, bank] = [steps.z - 30, steps.z + 80];
  // The same house again on either side, because another camera sees more of the street.
  for (const x of [-380, -120])
    facade(pen, view, place(x, 300, bank + 640), () => drawOutside(pen, 'house', 260, 262));
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
  fill(pen, level(view, steps.x, frontHallBack, steps.width, steps.z - frontHallBack, 0.1), '#ddd5c4');
  for (let z = frontHallBack + 52; z < steps.z; z += 52)
    fill(pen, level(view, steps.x, z, steps.width, 3, 0.2), '#c4bba8');
  const landing = steps.z + steps.steps * steps.going;
  fill(pen, level(view, steps.x, landing, steps.width, bank + 200 - landing, top + 0.1), '#ddd5c4');
  for (const x of [steps.x - cheek, steps.x + steps.width])
    drawCheekWall(pen, view, { x, from: steps.z - 14, to: landing, low: 12, high: top + 12 });
  drawFlight(pen, view, steps, { top: '#f3ecdd', front: '#9c9282', side: '#8f8676' });
}

/** A low stone wall beside steps that rises with them: its front, its inner side and its sloping top. */
function drawCheekWall(
  pen: Pen,
  view: Stage,
  { x, from, to, low, high }: { x: number; from: number; to: number; low: number; high: number },
) {
  const right = x + cheek;
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
  fill(pen, upright(view, x, 0, cheek, low, from), '#cbc2b1');
  fill(pen, upright(view, x, low - 3, cheek, 3, from), '#e2dacb');
}

/** Both pairs, and what each is for. @param worn she wears the pair from the case */
function drawGlasses(pen: Pen, view: Stage, worn: boolean) {
  const edge = place(progressive.at.x + 2, table.height, table.at.z - 0.4);
  drawGlassesOnCord(pen, view, progressive, edge, 'Progressive');
  drawOpenCase(pen, view, distance, 'Distance', { full: !worn });
}

function drawRoom(pen: Pen, view: Stage, safe: boolean) {
  drawFrontHall(
    pen,
    view,
    { wall: rosaHome.warmWall, trim: rosaHome.trim, floor: rosaHome.boards },
    { doorX, open: true, outside: () => drawYard(pen, view) },
  );
  drawPicture(pen, view, { x: 76, y: 122, z: frontHallBack, width: 60, height: 46 }, 'flowers');
  drawHallTable(pen, view, table.at, table);
  drawGlasses(pen, view, safe);
  drawFloorShadow(pen, view, rosaAt.at);
}

function drawRosa(pen: Pen, view: Stage, moment: Moment, worn: boolean) {
  const grip = place(rosaAt.at.x + 25, 84, rosaAt.at.z - 14);
  const pose = withHands(standing(rosa), {
    left: { to: grip, shape: 'grip', elbow: { out: 0.25, up: -0.5, forward: -1 } },
    // On the end of the table, beside the case.
    right: { to: place(138, table.height + 2, 196), shape: 'flat', bend: 42 },
  });
  figure(
    view,
    { person: worn ? inGlasses : rosa, ...rosaAt, pose, regards: worn ? steps : place(84, 84, 190) },
    worn
      ? (moment.speaker ?? feeling(moment.idle('Rosa'), 'warm'))
      : attending(handsBusy(moment.speaker ?? feeling(moment.idle('Rosa'), 'doubt'))),
  ).draw(pen, {
    left: () => drawCane(pen, view, place(grip.x + 2, 0, grip.z - 4), grip, { x: -0.7, y: 0, z: -0.5 }),
  });
}

const pairs = [place(38, table.height - 14, 190), place(126, table.height + 18, 190)];
const herFace = [place(rosaAt.at.x - 62, 166, rosaAt.at.z), place(rosaAt.at.x + 20, 76, rosaAt.at.z)];

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, safe ? herFace : pairs, 4),
    drawBackground: (pen) => drawRoom(pen, view, safe),
    drawAction: (pen, moment) => drawRosa(pen, view, moment, safe),
  };
}

const room = pictureFrom(stage());
// From above the table.
const near = pictureFrom(stage({ eyeHeight: 150, horizon: -40, distance: 130, focal: 1500, eyeX: 90 }));

const beside = framed(near.keyObject.x + near.keyObject.width * 0.56, 296, 760);
const sheAndTable = framed(770, 345, 1005);

/** Exercise 37, Glasses for the Walk. */
export const scene: Scene = {
  ...room,
  exerciseId: 37,
  pictured:
    'Rosa stands in a coat, a cane in her hand, at her open front door, her other hand on the hall table. On it lie progressive glasses on a cord and larger distance glasses in an open case. Through the door three steps can be seen that lead up to the sidewalk.',
  owner: 'Rosa',
  shots: [
    { from: 0, camera: sheAndTable, easeSeconds: 0 },
    { from: 0.58, insert: near, camera: beside, easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: sheAndTable, easeSeconds: 0 },
    { from: 0.3, insert: near, camera: beside, easeSeconds: 0 },
  ],
  claim: { camera: framed(815, 340, 930), side: 'left' },
  ...healed(sheAndTable, room, pictureFrom(stage(), { safe: true })),
};
