import { faint, tone } from '../canvas/color.ts';
import { lettering } from '../canvas/lettering.ts';
import { line, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending } from '../people/attending.ts';
import { joonInCoat } from '../people/cast/dressed.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { walking } from '../people/poses.ts';
import { drawCane } from '../props/aids.ts';
import { drawPicture, drawPlant } from '../props/decor.ts';
import { drawHallTable, drawUmbrellaStand } from '../props/household.ts';
import { drawTableLamp } from '../props/lamps.ts';
import { drawHook } from '../props/medical.ts';
import { drawPaper } from '../props/notes.ts';
import { drawMat } from '../props/textiles.ts';
import { drawFrontHall, frontHallBack } from '../rooms/front-hall.ts';
import { minaHome } from '../rooms/palettes.ts';
import { closeOn, framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const doorX = -78;
/** Middle of the sign on the leaf, in its centimeters from the upper left corner. */
const sign = { x: 46, y: 66, width: 48, height: 32 };
const stand = place(doorX - 40, 0, frontHallBack - 22);
const passer = { at: place(76, 0, 158), turn: -46 };

/** A note of lines that nobody needs to read. */
function drawNote(pen: Pen, x: number, y: number, { width, height, paper, head, turn }: Note) {
  drawPaper(pen, { x, y }, 1, [], { width, height, paper, turn });
  const left = x - width / 2 + 2.4;
  lettering(pen, head, { x, y: y - height / 2 + 4 }, 3.4, '#4a5560', 700);
  for (let row = 0; row < Math.floor((height - 9) / 3.6); row++) {
    const long = (width - 5) * (row % 3 === 2 ? 0.6 : 0.95);
    const at = y - height / 2 + 9 + row * 3.6;
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

function drawPapers(pen: Pen, withSign: boolean) {
  drawNote(pen, 22, 27, { width: 24, height: 30, paper: '#f3e6b8', head: 'Shopping', turn: -3 });
  drawNote(pen, 68, 28, { width: 30, height: 34, paper: '#fffdf6', head: 'Choir, spring', turn: 2 });
  drawNote(pen, 21, 106, { width: 26, height: 30, paper: '#dfe9ee', head: 'Bus times', turn: 2 });
  drawNote(pen, 66, 104, { width: 28, height: 26, paper: '#f0d9cf', head: 'Recipe', turn: -4 });
  if (!withSign) return;
  drawPaper(pen, sign, 1, ['Take your', 'cane'], {
    width: sign.width,
    height: sign.height,
    size: 9,
    ink: '#a99d82',
    paper: '#ece1c2',
    turn: -3,
    curl: 0.7,
    tape: true,
  });
}

/** @param safe the sign is gone: the cane itself hangs on a hook by the handle */
function drawHall(pen: Pen, view: Stage, safe: boolean) {
  drawFrontHall(
    pen,
    view,
    { ...minaHome, floor: minaHome.boards },
    { doorX, leaf: tone('#6f8f80', 0.22), leafPaint: () => drawPapers(pen, !safe) },
  );
  drawUmbrellaStand(pen, view, stand, { cane: !safe });
  if (safe) drawCaneOnHook(pen, view);
  drawMat(pen, view, place(doorX + 47, 0, frontHallBack - 48), {
    width: 90,
    depth: 46,
    color: tone('#9a8f7d', 0.2),
  });
  drawHallTable(pen, view, place(124, 0, frontHallBack - 36), { width: 86 });
  drawTableLamp(pen, view, place(152, 80, frontHallBack - 18), { lit: false });
  drawPlant(pen, view, place(-204, 0, frontHallBack - 30), 0.8);
  drawPicture(pen, view, { x: 132, y: 142, z: frontHallBack, width: 54, height: 40 }, 'family');
  drawPicture(pen, view, { x: -198, y: 140, z: frontHallBack, width: 56, height: 42 }, 'hills');
  drawFloorShadow(pen, view, passer.at);
}

/** On the frame beside the handle, where his hand goes. */
function drawCaneOnHook(pen: Pen, view: Stage) {
  const hook = place(doorX + 112, 124, frontHallBack);
  drawHook(pen, view, hook);
  drawCane(pen, view, place(hook.x, 32, hook.z - 6), place(hook.x, 120, hook.z - 6), { x: -1, y: 0, z: 0 });
}

function drawJoon(pen: Pen, view: Stage, moment: Moment) {
  const regards = place(-150, 110, -160);
  const pose = walking(joonInCoat, { stride: 30, ahead: 'right' });
  figure(view, { person: joonInCoat, ...passer, pose, regards }, attending(moment.idle('Joon'))).draw(pen);
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  const corner = (dx: number, dy: number) => place(doorX + sign.x + dx, 208 - sign.y + dy, frontHallBack);
  return {
    keyObject: boxOf(view, [corner(-24, 17), corner(24, -17), ...(safe ? [corner(76, -112)] : [])], 4),
    drawBackground: (pen) => drawHall(pen, view, safe),
    drawAction: (pen, moment) => drawJoon(pen, view, moment),
  };
}

const hall = pictureFrom(stage());
const door = framed(440, 250, 640);

/** Exercise 47, The Sign Nobody Sees. */
export const scene: Scene = {
  ...hall,
  exerciseId: 47,
  pictured:
    'Joon, in his coat and without his cane, walks past a front door. Among other papers on it hangs a faded, curling sign: Take your cane. The cane is in an umbrella stand in the corner.',
  owner: 'Mina',
  shots: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.2, camera: closeOn(hall.keyObject, 0.24), easeSeconds: 2.2 },
    { from: 0.64, camera: framed(560, 336, 1020), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.4, camera: closeOn(hall.keyObject, 0.24), easeSeconds: 2.2 },
  ],
  claim: { camera: wide, side: 'right' },
  ...healed(door, hall, pictureFrom(stage(), { safe: true })),
};
