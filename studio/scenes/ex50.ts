import { tone } from '../canvas/color.ts';
import { ellipse, fill, rectangle } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { cylinder, facesOf, slanted } from '../canvas/solids.ts';
import { boxAround, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling } from '../people/attending.ts';
import { dressed } from '../people/cast/dressed.ts';
import { neighbor } from '../people/cast/others.ts';
import { figure } from '../people/figure.ts';
import { sitting, withHands } from '../people/poses.ts';
import { woodenChair } from '../props/chairs.ts';
import { drawFruitBowl, drawMug } from '../props/crockery.ts';
import { drawLiftedThought } from '../props/lifted-thought.ts';
import { drawPaper, drawPhone } from '../props/notes.ts';
import { drawSlip, slipPose, slipSpot, slipView } from '../props/slip-thought.ts';
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
/** Where canisters stand on the worktop, how tall they are, and their colors. */
const canisters = [
  [-73, 14, '#c9d8cf'],
  [-59, 10, '#d98d73'],
] as const;
const toEar = {
  to: { left: -13, up: 116, forward: 15 },
  shape: 'grip' as const,
  elbow: { out: 0.5, up: -1, forward: 0.4 },
};
const cup = place(-66, table.height, 104);
/** Her forearm lies on the table: the hand comes to the cup from the side away from its ear. */
const atCup = {
  to: place(cup.x - 3, cup.y + 5.4, cup.z + 1),
  shape: 'hold' as const,
  elbow: { out: 0.8, up: -0.6, forward: -0.3 },
};
/** The other hand rests on the table beside it. */
const onTable = {
  to: place(-51, table.height + 1.6, 111),
  shape: 'flat' as const,
  elbow: { out: 0.9, up: -1, forward: -0.2 },
  bend: -22,
};
/** The cloud's middle and radius in scene pixels of the whole room. */
const cloud = { x: 664, y: 212, radius: 112 };

/** She sits where she slipped, on the wet tiles. */
function drawSlipping(pen: Pen, moment: Moment) {
  const view = slipView(cloud.radius * 0.74);
  drawSlip(pen, view, cloud.radius * 0.74, () =>
    figure(
      view,
      { person, ...slipSpot, pose: slipPose(person), regards: place(-70, 0, 60) },
      feeling(attending(moment.idle('fallen')), 'concern'),
    ).draw(pen),
  );
}

function drawRoom(pen: Pen, view: Stage) {
  drawKitchen(pen, view, home, { sky: 'gray', cooker: false });
  for (const [x, height, color] of canisters) {
    const stands = { ...place(x, 90, kitchenCounterZ + 30), radius: 5.4 };
    cylinder(pen, view, { ...stands, height }, facesOf(tone(color, 0.2)));
    cylinder(
      pen,
      view,
      { ...stands, y: 90 + height, radius: 5.8, height: 2 },
      facesOf(tone('#b98a5e', 0.24)),
    );
  }
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

/** A number on the phone's screen and the button that calls it. */
function drawCall(pen: Pen) {
  fill(pen, rectangle(0, 0, 14, 29, 0), '#3d6a8c');
  fill(pen, rectangle(2, 4, 10, 2.6, 1.3), '#eef6fa');
  fill(pen, rectangle(3.6, 8.6, 6.8, 2, 1), '#a9c6d8');
  fill(pen, ellipse(7, 20.5, 4.6, 4.6), '#7fd19a');
}

function drawPhoneOnTable(pen: Pen, view: Stage) {
  const [x, y, z] = [table.at.x + 78, table.height + 0.4, table.at.z + 22];
  slanted(pen, view, place(x, y, z), place(x + 1.06, y, z + 0.3), place(x + 0.3, y, z - 1.06), () =>
    drawPhone(pen, { x: 0, y: 0 }, 1.5, { screen: () => drawCall(pen) }),
  );
}

const drawCup = (pen: Pen, view: Stage) => drawMug(pen, view, cup, tone('#d98d73', 0.2), 1.15);

/** @param telling she is on the phone with her doctor's office */
function drawWoman(pen: Pen, view: Stage, moment: Moment, telling: boolean) {
  const chair = woodenChair(view, woman, tone('#8a6748', 0.24));
  chair.behind(pen);
  const pose = withHands(sitting(person, { seat: 45, lean: 4 }), {
    left: onTable,
    right: telling ? toEar : atCup,
  });
  const silent = attending(moment.idle('woman'), 0.7);
  const thinking = telling ? feeling(silent, 'warm') : feeling(silent, 'concern', 0.35);
  const shown = figure(view, { person, ...woman, pose, regards: place(120, 150, 60) }, thinking);
  const { palm } = shown.skeleton.arms.right;
  shown.draw(pen, {
    beforeArms: () => {
      drawTable(pen, view, table.at, { ...table, paint: tone('#b98a5e', 0.24) });
      drawFruitBowl(pen, view, place(table.at.x + 112, table.height, table.at.z + 52));
      if (!telling) drawPhoneOnTable(pen, view);
    },
    right: () => {
      if (telling) drawPhone(pen, view.at(palm), view.scale(palm.z) * 1.15, { turn: 10, lit: false });
      else drawCup(pen, view);
    },
    left: () => {
      if (telling) drawCup(pen, view);
    },
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
      drawLiftedThought(pen, cloud, cloud.radius, head, () => drawSlipping(pen, moment));
    },
  };
}

const room = pictureFrom(stage());

// She, her thought, and the card on the fridge.
const medium = framed(752, 386, 1010);
const thought = framed(550, 266, 606);

/** Exercise 50, The Fall No One Saw. */
export const scene: Scene = {
  ...room,
  exerciseId: 50,
  pictured:
    'A woman sits at her kitchen table with a hand at her cup and thinks of a wet tile. On the fridge hangs a card: Doctor, Tuesday. A phone lies on the table.',
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
