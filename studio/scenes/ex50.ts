import { faint, mix, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { apart, blob, ellipse, fill, inside, line, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { slanted } from '../canvas/solids.ts';
import { boxAround, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling } from '../people/attending.ts';
import { dressed } from '../people/cast/dressed.ts';
import { neighbor } from '../people/cast/others.ts';
import { figure } from '../people/figure.ts';
import { onTheFloor, sitting, withHands } from '../people/poses.ts';
import { woodenChair } from '../props/chairs.ts';
import { drawMug } from '../props/crockery.ts';
import { drawPaper, drawPhone } from '../props/notes.ts';
import { drawDrops, drawThought } from '../props/signals.ts';
import { drawTable } from '../props/tables.ts';
import { drawKitchen, kitchenCounterZ } from '../rooms/kitchen.ts';
import { framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const home = {
  wall: tone('#b7c9c6', 0.15),
  trim: '#fffaf0',
  cabinet: tone('#e2d3b6', 0.18),
  top: tone('#8a7462', 0.22),
  tiles: { kind: 'tiles', tone: tone('#e6e2d8', 0.12), joint: '#cfc9bb', size: 38 } as const,
  curtain: tone('#5f8791', 0.22),
};
const person = dressed(neighbor, {
  shoes: { kind: 'slipper', tone: tone('#d99ab0', 0.22), sole: '#b98a9a' },
});
const woman = { at: place(-96, 0, 150), turn: 36 };
const table = { at: place(-96, 0, 72), width: 140, depth: 70, height: 72 };
const card = { x: 208, y: 142, z: kitchenCounterZ - 6 };
const toEar = {
  to: { left: -13, up: 116, forward: 15 },
  shape: 'grip' as const,
  elbow: { out: 0.5, up: -1, forward: 0.4 },
};
const cup = place(woman.at.x + 34, table.height, 116);
/** The cloud's middle and radius in scene pixels of the whole room. */
const cloud = { x: 720, y: 216, radius: 122 };
const wet = tone('#8fc1d8', 0.2);

/** She sits on the wet floor and holds her hip. */
function drawFallen(pen: Pen, size: number, moment: Moment) {
  const view = stage();
  const spot = { at: place(0, 0, 140), turn: -38 };
  const seat = view.at(spot.at);
  const scale = (size * 0.0105) / view.scale(spot.at.z);
  apart(pen, () => {
    pen.scale(scale, scale);
    pen.translate((size * 0.28) / scale - seat.x, (size * 0.36) / scale - seat.y);
    figure(
      view,
      { person, ...spot, pose: onTheFloor(person), regards: place(-60, 0, 60) },
      feeling(attending(moment.idle('fallen')), 'concern'),
    ).draw(pen);
  });
}

/** Tiles, a puddle with the streak of a shoe that slid, and she herself sitting in it. Drawn about its own middle. */
function drawWetTile(pen: Pen, size: number, moment: Moment) {
  const at = (x: number, y: number) => ({ x: x * size, y: y * size });
  const frame = rectangle(-1.12 * size, -0.64 * size, 2.24 * size, 1.28 * size, size * 0.16);
  inside(pen, frame, () => {
    graded(pen, frame, at(0, -0.64), at(0, 0.64), [
      [0, '#f6f0e2'],
      [1, '#ddd0b8'],
    ]);
    for (let step = -4; step <= 4; step++)
      stroke(pen, line([at(step * 0.36, -0.7), at(step * 0.6, 0.7)]), '#cfc3aa', size * 0.016);
    for (const y of [-0.42, -0.12, 0.24])
      stroke(pen, line([at(-1.2, y), at(1.2, y)]), '#cfc3aa', size * 0.016);
    const puddle = blob([
      at(-0.98, 0.06),
      at(-0.7, -0.2),
      at(-0.24, -0.14),
      at(0.14, -0.3),
      at(0.6, -0.22),
      at(0.98, 0.02),
      at(0.74, 0.26),
      at(0.8, 0.42),
      at(0.3, 0.42),
      at(-0.1, 0.5),
      at(-0.5, 0.38),
      at(-0.8, 0.36),
    ]);
    graded(pen, puddle, at(-0.3, -0.3), at(0.3, 0.5), [
      [0, mix(wet.main, '#ffffff', 0.5)],
      [0.55, wet.main],
      [1, mix(wet.main, wet.shade, 0.6)],
    ]);
    inside(pen, puddle, () => {
      for (const [x, y, wide] of [
        [0.34, -0.12, 0.42],
        [-0.5, -0.04, 0.22],
        [0.5, 0.32, 0.2],
      ] as const)
        softGlow(pen, at(x, y), { x: wide * size, y: 0.07 * size }, '#ffffff', 0.85);
    });
    stroke(pen, puddle, faint(wet.shade, 0.6), size * 0.014);
    // The streaks where a foot slid.
    for (const [long, y] of [
      [0.44, 0.1],
      [0.6, 0.2],
      [0.4, 0.3],
    ] as const)
      for (const [color, width, down] of [
        [faint('#ffffff', 0.75), 0.05, -0.016],
        ['#3f7fa0', 0.024, 0],
      ] as const)
        stroke(pen, line([at(-0.16 - long, y + 0.05 + down), at(-0.16, y + down)]), color, size * width);
    drawFallen(pen, size, moment);
  });
  drawDrops(pen, [at(-0.8, -0.3), at(-0.44, -0.4)], size * 0.11);
}

function drawRoom(pen: Pen, view: Stage) {
  drawKitchen(pen, view, home, { sky: 'gray', cooker: false });
  drawPaper(pen, view.at(place(card.x, card.y, card.z)), view.scale(card.z), ['Doctor', 'Tuesday'], {
    width: 44,
    height: 30,
    size: 9.6,
    ink: '#8f2a22',
  });
  fill(
    pen,
    ellipse(
      view.at(place(card.x, card.y + 13, card.z)).x,
      view.at(place(card.x, card.y + 13, card.z)).y,
      6,
      6,
    ),
    '#d9a84e',
  );
}

function drawPhoneOnTable(pen: Pen, view: Stage) {
  const [x, y, z] = [table.at.x + 104, table.height + 0.4, table.at.z + 30];
  slanted(pen, view, place(x, y, z), place(x + 1.4, y, z), place(x - 0.3, y, z - 2), () =>
    drawPhone(pen, { x: 0, y: 0 }, 1.3, { turn: 14 }),
  );
}

/** @param telling she is on the phone with her doctor's office */
function drawWoman(pen: Pen, view: Stage, moment: Moment, telling: boolean) {
  const chair = woodenChair(view, woman, tone('#8a6748', 0.24));
  chair.behind(pen);
  const pose = withHands(sitting(person, { seat: 45, lean: 4 }), {
    left: { to: place(cup.x - 5, cup.y + 6, cup.z - 5), shape: 'grip', bend: 50 },
    right: telling ? toEar : { to: { left: -12, up: table.height + 4, forward: 40 }, shape: 'flat' },
  });
  const silent = attending(moment.idle('woman'), 0.7);
  const thinking = feeling(silent, telling ? 'warm' : 'thinking');
  const shown = figure(view, { person, ...woman, pose, regards: place(120, 150, 60) }, thinking);
  const { palm } = shown.skeleton.arms.right;
  shown.draw(pen, {
    beforeArms: () => {
      drawTable(pen, view, table.at, { ...table, paint: tone('#b98a5e', 0.24) });
      if (!telling) drawPhoneOnTable(pen, view);
    },
    right: () => {
      if (telling) drawPhone(pen, view.at(palm), view.scale(palm.z) * 1.15, { turn: 10, lit: false });
    },
    left: () => drawMug(pen, view, cup, tone('#d98d73', 0.2), 1.3),
  });
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxAround([
      { x: cloud.x - cloud.radius * 1.5, y: cloud.y - cloud.radius },
      { x: cloud.x + cloud.radius * 1.5, y: cloud.y + cloud.radius },
    ]),
    drawBackground: (pen) => drawRoom(pen, view),
    drawAction: (pen, moment) => {
      drawWoman(pen, view, moment, safe);
      if (safe) return;
      const head = view.at(place(woman.at.x + 22, 128, 140));
      drawThought(pen, cloud, cloud.radius, head, () => drawWetTile(pen, cloud.radius * 0.94, moment));
    },
  };
}

const room = pictureFrom(stage());

// She, her thought, and the card on the fridge.
const medium = framed(752, 386, 1010);
const thought = framed(612, 312, 800);

/** Exercise 50, The Fall No One Saw. */
export const scene: Scene = {
  ...room,
  exerciseId: 50,
  pictured:
    'A woman sits at her kitchen table with a cup and thinks of a wet tile. On the fridge hangs a card: Doctor, Tuesday. A phone lies on the table.',
  owner: 'Presenter',
  shots: [
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: 0.24, camera: thought, easeSeconds: 3 },
  ],
  closing: [
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: 0.4, camera: thought, easeSeconds: 2.2 },
  ],
  claim: { camera: framed(520, 340, 1000), side: 'left' },
  ...healed(medium, room, { ...pictureFrom(stage(), { safe: true }), keyObject: framed(560, 330, 940) }),
};
