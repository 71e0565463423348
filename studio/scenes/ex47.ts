import { faint, mix, tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { lettering } from '../canvas/lettering.ts';
import { ellipse, fill, line, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { facade, level, sheet, slanted, tube } from '../canvas/solids.ts';
import { radians } from '../canvas/space.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending } from '../people/attending.ts';
import { joonInCoat } from '../people/cast/dressed.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { walking, withHands } from '../people/poses.ts';
import { drawCane } from '../props/aids.ts';
import { drawCaneStand } from '../props/cane-stand.ts';
import { drawPicture, drawPlant } from '../props/decor.ts';
import { drawHallTable } from '../props/household.ts';
import { drawTableLamp } from '../props/lamps.ts';
import { drawMat } from '../props/mats.ts';
import { drawPaper } from '../props/notes.ts';
import { frontHallBack } from '../rooms/halls/front-hall.ts';
import { drawDoorway } from '../rooms/openings.ts';
import { minaHome } from '../rooms/palettes.ts';
import { drawShell } from '../rooms/surfaces.ts';
import { drawOutside } from '../rooms/window-views.ts';
import { closeOn, framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const door = { x: -84, width: 104, height: 208 };
/** Degrees the leaf stands open to the street, its inner side towards the viewer. */
const ajar = 50;
const leaf = tone('#6f8f80', 0.22);
/** Middle of the sign on the leaf, in its centimeters from the upper left corner. */
const sign = { x: 52, y: 66, width: 56, height: 36 };
const stand = place(door.x - 34, 0, frontHallBack - 22);
/** Past the sill, so that he is seen to leave, one hand on the frame. */
const passer = { at: place(-11, 0, frontHallBack + 8), turn: 42 };
const frameHand = place(door.x + door.width - 2, 108, frontHallBack + 2);

/** A place on the open leaf. @param x, @param y centimeters from its upper left corner */
const onLeaf = (x: number, y: number) =>
  place(door.x + x * Math.cos(radians(ajar)), door.height - y, frontHallBack + x * Math.sin(radians(ajar)));

/** A note of lines that nobody needs to read. */
function drawNote(pen: Pen, { width, height, paper, head, turn }: Note) {
  drawPaper(pen, { x: 0, y: 0 }, 1, [], { width, height, paper, turn });
  const left = -width / 2 + 2.4;
  lettering(pen, head, { x: 0, y: -height / 2 + 4 }, 3.4, '#4a5560', 700);
  for (let row = 0; row < Math.floor((height - 9) / 3.6); row++) {
    const long = (width - 5) * (row % 3 === 2 ? 0.6 : 0.95);
    const at = -height / 2 + 9 + row * 3.6;
    stroke(
      pen,
      line([
        { x: left, y: at },
        { x: left + long, y: at },
      ]),
      faint('#4a5560', 0.45),
      0.7,
    );
  }
}

type Note = { width: number; height: number; paper: string; head: string; turn: number };

const notes = [
  { x: 25, y: 112, width: 28, height: 32, paper: '#dfe9ee', head: 'Bus times', turn: 2 },
  { x: 66, y: 108, width: 30, height: 28, paper: '#f0d9cf', head: 'Recipe', turn: -4 },
  { x: 28, y: 152, width: 32, height: 34, paper: '#fffdf6', head: 'Choir, spring', turn: -2 },
  { x: 70, y: 146, width: 26, height: 30, paper: '#f3e6b8', head: 'Shopping', turn: 3 },
];

/** Draws on the leaf around a spot of it, in its centimeters. */
const pinned = (pen: Pen, view: Stage, x: number, y: number, draw: () => void) =>
  slanted(pen, view, onLeaf(x, y), onLeaf(x + 1, y), onLeaf(x, y + 1), draw);

function drawLeaf(pen: Pen, view: Stage, safe: boolean) {
  const part = (x: number, y: number, width: number, height: number) =>
    sheet(view, [onLeaf(x, y), onLeaf(x + width, y), onLeaf(x + width, y + height), onLeaf(x, y + height)]);
  const wide = door.width - 2;
  // Darker at the hinge: the daylight comes from the other end.
  graded(pen, part(0, 0, wide, door.height), view.at(onLeaf(0, 90)), view.at(onLeaf(wide, 90)), [
    [0, mix(leaf.main, leaf.shade, 0.5)],
    [0.4, leaf.main],
    [1, mix(leaf.main, '#fff6e4', 0.14)],
  ]);
  for (const [top, tall] of [
    [12, 82],
    [108, 88],
  ] as const)
    for (const left of [10, 56]) {
      fill(pen, part(left - 1, top - 0.6, 38, tall + 2.4), mix(leaf.main, '#fff6e4', 0.34));
      fill(pen, part(left, top, 36, tall), leaf.shade);
      graded(
        pen,
        part(left + 1.8, top + 2.2, 33, tall - 3.4),
        view.at(onLeaf(left, top)),
        view.at(onLeaf(left, top + tall)),
        [
          [0, mix(leaf.main, leaf.shade, 0.8)],
          [0.3, mix(leaf.main, leaf.shade, 0.45)],
          [1, mix(leaf.main, leaf.shade, 0.2)],
        ],
      );
    }
  pinned(pen, view, 95, 108, () => {
    fill(pen, ellipse(0.8, 1, 3.4, 3.4), faint('#43263f', 0.3));
    fill(pen, ellipse(0, 0, 3, 3), '#b39a70');
    fill(pen, ellipse(-0.7, -0.8, 1.8, 1.8), '#dcc79f');
  });
  for (const { x, y, ...note } of notes) pinned(pen, view, x, y, () => drawNote(pen, note));
  if (safe) return;
  pinned(pen, view, sign.x, sign.y, () =>
    drawPaper(pen, { x: 0, y: 0 }, 1, ['Take your', 'cane'], {
      width: sign.width,
      height: sign.height,
      size: 10.5,
      ink: '#a99d82',
      paper: '#ece1c2',
      turn: -3,
      curl: 0.7,
      tape: true,
    }),
  );
}

/** A rolled umbrella that leans in the stand. */
function drawUmbrella(pen: Pen, view: Stage) {
  const spot = (right: number, up: number) => place(stand.x + right, up, stand.z + 3);
  tube(pen, view, [spot(-4, 6), spot(-10, 76)], 3, tone('#7d4f6a', 0.26));
  tube(pen, view, [spot(-10, 76), spot(-11.5, 90)], 1.2, tone('#8a5636', 0.26));
}

/** @param safe the sign is gone, and the cane is not in its stand */
function drawHall(pen: Pen, view: Stage, safe: boolean) {
  const back = frontHallBack;
  drawShell(pen, view, { back, wall: minaHome.wall, trim: minaHome.trim, floor: minaHome.boards });
  drawDoorway(pen, view, { ...door, z: back, frame: minaHome.trim }, () => {
    facade(pen, view, place(door.x - 60, 260, back + 300), () => drawOutside(pen, 'day', 340, 260));
    fill(pen, level(view, door.x - 200, back, 500, 320, -1), '#a9bf93');
    fill(pen, level(view, door.x, back, 130, 320, -0.5), '#d3cabb');
    drawLeaf(pen, view, safe);
  });
  drawUmbrella(pen, view);
  drawCaneStand(pen, view, stand, { cane: !safe });
  drawMat(pen, view, place(door.x + 52, 0, frontHallBack - 52), {
    width: 90,
    depth: 46,
    color: tone('#9a8f7d', 0.2),
  });
  drawHallTable(pen, view, place(38, 0, frontHallBack - 36), { width: 96 });
  drawTableLamp(pen, view, place(62, 80, frontHallBack - 18), { lit: false });
  drawPlant(pen, view, place(-207, 0, frontHallBack - 30), 0.9);
  drawPicture(pen, view, { x: 43, y: 138, z: frontHallBack, width: 40, height: 30 }, 'family');
  drawPicture(pen, view, { x: -170, y: 116, z: frontHallBack, width: 42, height: 52 }, 'birches');
  drawFloorShadow(pen, view, passer.at);
}

/** @param safe he has the cane in his hand */
function drawJoon(pen: Pen, view: Stage, moment: Moment, safe: boolean) {
  const step = walking(joonInCoat, { stride: 30, ahead: 'left', lean: -7 });
  const { left, right } = step.feet;
  // Both soles on the floor: a heel lifted high would look like a jump.
  const walk = withHands(
    { ...step, feet: { left: { ...left, heel: 0 }, right: { ...right, heel: 6 } } },
    {
      left: { to: frameHand, shape: 'flat', bend: -58, elbow: { out: 0.7, up: -0.9, forward: -0.4 } },
      right: {
        to: { left: -21, up: 76, forward: 4 },
        shape: 'relaxed',
        elbow: { out: 0.3, up: -0.4, forward: -1 },
      },
    },
  );
  const grip = spotOn(passer, -25, 84, 20);
  const pose = safe ? withHands(walk, { right: { to: grip, shape: 'grip' } }) : walk;
  const regards = place(passer.at.x + 200, 130, frontHallBack + 60);
  const held = () => drawCane(pen, view, spotOn(passer, -26, 0, 30), grip, { x: 0.8, y: 0, z: 0.2 });
  figure(view, { person: joonInCoat, ...passer, pose, regards }, attending(moment.idle('Joon'))).draw(
    pen,
    safe ? { right: held } : {},
  );
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  const corner = (side: number) =>
    onLeaf(sign.x + (side * sign.width) / 2, sign.y + (side * sign.height) / 2);
  return {
    keyObject: boxOf(
      view,
      [corner(-1), corner(1), ...(safe ? [place(-30, 172, passer.at.z), place(44, 0, passer.at.z)] : [])],
      4,
    ),
    drawBackground: (pen) => drawHall(pen, view, safe),
    drawAction: (pen, moment) => drawJoon(pen, view, moment, safe),
  };
}

const hall = pictureFrom(stage());
const medium = framed(486, 330, 920);
const close = closeOn(hall.keyObject, 0.36);
/** The sign alone: further left, so that it cuts no face. */
const signAlone = { ...close, x: close.x - 38 };
/** The cane, the sign and the man between them and the street. */
const passed = framed(478, 306, 850);
/** All of him, the sign, and the whole of the cane he leaves behind. */
const nearer = framed(468, 308, 850);

/** Exercise 47, The Sign Nobody Sees. */
export const scene: Scene = {
  ...hall,
  exerciseId: 47,
  pictured:
    'Joon, in his coat and without his cane, walks out of the open front door, a hand on its frame. Among other papers on it hangs a faded, curling sign: Take your cane. The cane is in an umbrella stand in the corner.',
  owner: 'Mina',
  shots: [
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: 0.3, camera: nearer, easeSeconds: 2 },
    { from: 0.66, camera: signAlone, easeSeconds: 2.2 },
  ],
  closing: [
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: 0.4, camera: signAlone, easeSeconds: 2.2 },
  ],
  claim: { camera: framed(640, 360, 1280), side: 'right' },
  ...healed(passed, hall, pictureFrom(stage(), { safe: true })),
};
