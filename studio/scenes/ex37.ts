import { tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { fill } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { cylinder, facade, facesOf, level, sheet, tube, upright } from '../canvas/solids.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { dressed, rosaInCoat } from '../people/cast/dressed.ts';
import { coat } from '../people/clothes/coats.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawCane } from '../props/aids.ts';
import { drawConsole } from '../props/console-table.ts';
import { drawBooks, drawPicture } from '../props/decor.ts';
import { drawGlassesOnCord, drawOpenCase } from '../props/table-glasses.ts';
import { drawBush, drawTree } from '../props/trees.ts';
import { drawFrontHall, frontHallBack } from '../rooms/halls/front-hall.ts';
import { rosaHome } from '../rooms/palettes.ts';
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
  for (let step = steps.steps - 1; step >= 0; step--) drawStep(pen, view, steps, step);
  drawHandrail(pen, view, { ...steps, x: steps.x + 2 });
  drawHandrail(pen, view, { ...steps, x: steps.x + steps.width - 2 });
  for (const [x, z, size] of [
    [steps.x + steps.width + 22, bank - 30, 0.7],
    [steps.x - 20, bank - 40, 0.62],
    [steps.x + steps.width + 16, steps.z - 6, 0.5],
    [steps.x - 14, steps.z - 10, 0.46],
  ] as const)
    drawBush(pen, view, place(x, z > steps.z ? 22 : 0, z), size, tone('#6f9a5f', 0.24));
}

type Steps = { x: number; z: number; width: number; rise: number; going: number };

/** A handrail that rises beside the steps, so that they are seen to lead up. */
function drawHandrail(pen: Pen, view: Stage, { x, z, rise, going, steps }: Steps & { steps: number }) {
  const rail = tone('#5a6268', 0.3);
  const [foot, head] = [place(x, 0, z - 16), place(x, steps * rise, z + steps * going)];
  const over = (spot: Place) => ({ ...spot, y: spot.y + 62 });
  for (const post of [head, foot]) tube(pen, view, [post, over(post)], 1.5, rail);
  tube(pen, view, [over(foot), over(head)], 1.9, rail);
}

/** One stone step: its sunny top, its front, and the shade of its nose on the front. */
function drawStep(pen: Pen, view: Stage, { x, z, width, rise, going }: Steps, step: number) {
  const front = z + step * going;
  const top = (step + 1) * rise;
  const riser = upright(view, x, top - rise, width, rise, front);
  const at = (up: number) => view.at(place(x, up, front));
  graded(pen, riser, at(top), at(top - rise), [
    [0, '#8d8272'],
    [0.4, '#b3a892'],
    [1, '#9f947f'],
  ]);
  fill(pen, level(view, x - 1, front - 3, width + 2, going + 3, top), '#efe7d6');
  fill(pen, level(view, x - 1, front + going - 9, width + 2, 9, top), '#d9cfba');
  fill(pen, upright(view, x - 1, top - 3.4, width + 2, 3.4, front - 3), '#d3c8b2');
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
  drawPicture(pen, view, { x: 76, y: 117, z: frontHallBack, width: 60, height: 46 }, 'flowers');
  drawConsole(pen, view, table.at, table);
  const shelf = table.at.z + table.depth / 2;
  drawBooks(pen, view, place(table.at.x + 16, 18.4, shelf), 5);
  cylinder(
    pen,
    view,
    { x: table.at.x + 84, z: shelf, y: 18.4, height: 17, radius: 15 },
    facesOf(tone('#c78f86', 0.22)),
  );
  cylinder(
    pen,
    view,
    { x: table.at.x + 84, z: shelf, y: 35.4, height: 4, radius: 16 },
    facesOf(tone('#e8d3b4', 0.2)),
  );
  drawGlasses(pen, view, safe);
  drawFloorShadow(pen, view, rosaAt.at);
}

function drawRosa(pen: Pen, view: Stage, moment: Moment, worn: boolean) {
  const grip = place(rosaAt.at.x + 25, 84, rosaAt.at.z - 14);
  const still = standing(rosa, { apart: 8 });
  // Her weight is on the leg beside the cane.
  const resting = { ...still, hips: { ...still.hips, left: 2.5 }, aside: -2.5 };
  const pose = withHands(resting, {
    left: { to: grip, shape: 'grip', elbow: { out: 0.25, up: -0.5, forward: -1 } },
    // On the end of the table, beside the case.
    right: { to: place(137, table.height + 1, 187), shape: 'flat', bend: 24 },
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
const sheAndTable = framed(806, 352, 940);

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
