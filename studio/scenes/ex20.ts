import { faint, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { apart, type Round, stroke, wrap } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { block, facesOf, groundShadow } from '../canvas/solids.ts';
import { inFrame } from '../canvas/space.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { dressed } from '../people/cast/dressed.ts';
import { neighbor } from '../people/cast/others.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import type { Leg } from '../people/skeleton.ts';
import { woodenChair } from '../props/chairs.ts';
import { drawDishRack, drawFruitBowl, drawMug, drawPot } from '../props/crockery.ts';
import { drawFernPot } from '../props/porch-garden.ts';
import { drawLacedShoe } from '../props/shoes.ts';
import { drawTable } from '../props/tables.ts';
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
const stand = { at: place(56, 0, 140), turn: 30 };
const feet = spotOn(stand, 0, 5, 5);
const mug = spotOn(stand, -10, 101, 20);
/** One hand has the ear of the mug, on its right in the picture, and the other lies around it. */
const onMug = { ear: place(mug.x + 9, mug.y + 6, mug.z), side: place(mug.x - 5, mug.y + 4, mug.z - 4) };
/** The chair she got up from, at its table. */
const chair = { at: place(-34, 0, 152), turn: -52 };
const table = { at: place(-184, 0, 112), width: 122, depth: 72 };
/** A low tray by the door, for shoes. */
const tray = { x: 124, y: 0, z: 196, width: 50, height: 2, depth: 34 };

function drawRoom(pen: Pen, view: Stage, shoesOn: boolean) {
  drawKitchen(pen, view, home, { sky: 'garden', fridge: false });
  drawPot(pen, view, { x: -112, y: 90, z: kitchenCounterZ + 30 }, 0.8);
  drawFernPot(pen, view, place(-60, 90, kitchenCounterZ + 30), 0.5);
  drawDishRack(pen, view, { x: 122, y: 90, z: kitchenCounterZ + 20 });
  drawDoor(pen, view, { x: 178, z: kitchenBack, width: 80, frame: home.trim }, tone('#b98a5e', 0.22), 'left');
  groundShadow(pen, view, tray.x + tray.width / 2, tray.z + tray.depth / 2, 30, 18);
  block(pen, view, tray, facesOf(tone('#7d8a92', 0.24)));
  drawTable(pen, view, table.at, table);
  drawFruitBowl(pen, view, place(table.at.x + 88, 74, table.at.z + 40));
  const seat = woodenChair(view, chair, tone('#b98a5e', 0.24));
  seat.behind(pen);
  seat.front(pen);
  drawFloorShadow(pen, view, stand.at);
  if (shoesOn) return;
  // A pair that is seen from its side: the far shoe shows behind the near one.
  for (const [x, z] of [
    [tray.x + 15, tray.z + 24],
    [tray.x + 5, tray.z + 9],
  ] as const) {
    const scale = view.scale(z);
    const under = view.at(place(x + 14, tray.height, z));
    softGlow(pen, under, { x: 17 * scale, y: 2 * scale }, '#43263f', 0.5);
    drawLacedShoe(pen, view.at(place(x, tray.height, z)), scale * 1.2, { color: shoeColor, sole: shoeSole });
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

/** Rings of round dots that grow out of a foot and get fainter: it feels as if it were wrapped in cotton. */
function drawNumbness(pen: Pen, form: readonly Round[], size: number, seconds: number) {
  apart(pen, () => {
    for (const [ring, color, strength] of [
      [1, '#4a47a8', 0.95],
      [2, '#7577cc', 0.7],
    ] as const) {
      const pulse = 0.5 + 0.5 * Math.sin(seconds * 3 - ring * 1.2);
      const grown = form.map((disc) => ({ ...disc, r: disc.r + size * (ring * 0.92 - 0.2 + 0.16 * pulse) }));
      // Dashes without length and with round ends are dots.
      pen.setLineDash([0, size * 1.15]);
      stroke(pen, wrap(grown), faint(color, strength * (0.72 + 0.28 * pulse)), size * (0.72 - 0.14 * ring));
    }
  });
}

function drawNeighbor(pen: Pen, view: Stage, moment: Moment, shoesOn: boolean) {
  const worn = shoesOn ? inFirmShoes : inThinSocks;
  const still = standing(worn, { apart: 12 });
  const lifted = thereAndBack(moment.beat);
  // One foot a little before the other, so that both are seen.
  const feetApart = {
    left: { ...still.feet.left, forward: 6, out: 3, up: 5 * lifted, heel: 10 * lifted },
    right: { ...still.feet.right, forward: -4, out: 3 },
  };
  const pose = withHands(
    { ...still, hips: { ...still.hips, left: -2 }, aside: -2, feet: feetApart },
    {
      left: { to: onMug.ear, shape: 'grip', elbow: { out: 0.7, up: -1, forward: -0.6 } },
      right: { to: onMug.side, shape: 'grip', elbow: { out: 0.25, up: -1, forward: -0.7 } },
    },
  );
  const person = figure(
    view,
    { person: worn, ...stand, pose, regards: feet },
    handsBusy(feeling(attending(moment.idle('neighbor')), shoesOn ? 'warm' : 'concern', 0.6)),
  );
  const { left, right } = person.skeleton.legs;
  const scale = view.scale(feet.z);
  if (!shoesOn)
    for (const leg of [right, left]) drawNumbness(pen, footForm(view, leg), 3.4 * scale, moment.seconds);
  person.draw(pen, { left: () => drawMug(pen, view, mug, tone('#d98d73', 0.2), 1.4) });
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, [place(feet.x - 26, 17, feet.z), place(feet.x + 26, -6, feet.z)]),
    drawBackground: (pen) => drawRoom(pen, view, safe),
    drawAction: (pen, moment) => drawNeighbor(pen, view, moment, safe),
  };
}

const room = pictureFrom(stage());
const nearFloor = stage({ eyeHeight: 76, horizon: 40, focal: 1220, distance: 150, eyeX: 104 });
const low = pictureFrom(nearFloor);
/** Her numb feet, and the shoes that she does not wear. */
const feetAndShoes = framed(612, 252, 600);
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
    { from: 0.62, insert: low, camera: feetAndShoes, easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: whole, easeSeconds: 0 },
    { from: 0.3, insert: low, camera: closeOn(low.keyObject, 0.42), easeSeconds: 0 },
  ],
  claim: { camera: framed(720, 405, 1120), side: 'left' },
  ...healed(closeOn(low.keyObject, 0.34), low, pictureFrom(nearFloor, { safe: true })),
};
