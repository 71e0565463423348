import { faint, mix, tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { rectangle } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { drawCompany, drawJoonWaiting, drawRising, drawWalkingTogether } from '../people/joon-company.ts';
import { drawLyingDown, drawTowelTaken, onCouch } from '../people/rest-and-help.ts';
import { drawAwake, drawNodding, drawStarting, here, rack, towel } from '../people/sleepy-mina.ts';
import { couchSeat, drawCouch, drawPillow } from '../props/couch.ts';
import { drawMug } from '../props/crockery.ts';
import { drawClock, drawPicture } from '../props/decor.ts';
import { drawDryShower } from '../props/dry-shower.ts';
import { drawSwitch } from '../props/household.ts';
import { drawSideTable } from '../props/tables.ts';
import { drawFoldedTowel, drawTowelOnRack, drawTowelRack } from '../props/towel-rack.ts';
import { drawLivingRoom } from '../rooms/living-room.ts';
import { drawDoorway, drawWindow } from '../rooms/openings.ts';
import { minaHome } from '../rooms/palettes.ts';
import { drawShell } from '../rooms/surfaces.ts';
import { drawWall } from '../rooms/walls.ts';
import { framed } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Camera, Moment, Picture } from './scene.ts';

const wall = 290;
/** The wall of the door ends here: to its left, the room where he sits goes on. */
const corner = -54;
const farWall = 520;
/** Darker than a hall usually is, so that the pale frame is seen before it. */
const hallWall = tone('#b59a80', 0.16);
const door = { x: -24, z: wall, width: 134 };
const table = place(-124, 0, 470);
const curtains = tone('#c98a72', 0.2);

/** Where he sits, the clock, and two empty mugs. */
function drawBackRoom(pen: Pen, view: Stage, hasTowel: boolean) {
  drawShell(pen, view, {
    wall: hallWall,
    trim: minaHome.trim,
    back: farWall,
    floor: minaHome.boards,
    panel: { tone: tone('#a9b8a0', 0.16), height: 86 },
  });
  drawWindow(pen, view, {
    x: -222,
    sill: 92,
    z: farWall,
    width: 84,
    height: 96,
    sky: 'day',
    curtains,
    open: 0.7,
  });
  drawClock(pen, view, place(-101, 129, farWall), 7 * 60, 15);
  drawSideTable(pen, view, table, { height: 60, radius: 21 });
  const empty = mix('#fbfbf7', '#43263f', 0.28);
  drawMug(pen, view, place(table.x - 9, 60, table.z), tone('#d98d73', 0.2), 1.15, empty);
  if (hasTowel) drawFoldedTowel(pen, view, { at: place(table.x + 6, 60, table.z - 2), turn: 10 }, towel);
  else drawMug(pen, view, place(table.x + 9, 60, table.z - 5), tone('#7fa3b0', 0.2), 1.15, empty);
}

/** @param towelAt where the towel is, apart from her hands */
function drawHall(pen: Pen, view: Stage, towelAt: 'elsewhere' | 'rack' | 'table') {
  drawBackRoom(pen, view, towelAt === 'table');
  // The wall of the door stands before the room behind it and keeps light from its corner.
  const edge = view.at(place(corner, 0, wall)).x;
  const shade = rectangle(edge - 50, 0, 50, view.at(place(corner, 0, farWall)).y);
  graded(pen, shade, { x: edge - 50, y: 0 }, { x: edge, y: 0 }, [
    [0, faint('#43263f', 0)],
    [1, faint('#43263f', 0.24)],
  ]);
  drawWall(pen, view, {
    from: corner,
    z: wall,
    wall: tone('#d9c3a6', 0.16),
    trim: minaHome.trim,
    sunless: true,
  });
  drawPicture(pen, view, { x: -52, y: 137, z: wall, width: 13, height: 17 }, 'leaf', '#7a5a44');
  drawSwitch(pen, view, place(-47, 104, wall));
  drawDoorway(pen, view, { ...door, frame: '#d6bd9c' }, () => {
    drawDryShower(pen, view, wall);
    drawTowelRack(pen, view, rack);
    if (towelAt === 'rack') drawTowelOnRack(pen, view, rack, towel);
  });
}

/** The room where he sits gets less light than she has, so that she is seen first. */
function drawDusk(pen: Pen, view: Stage) {
  const [far, near] = [view.at(place(corner, 0, farWall)), view.at(place(corner, 0, wall))];
  graded(pen, rectangle(0, 0, near.x, near.y), { x: 0, y: far.y }, { x: 0, y: near.y }, [
    [0, faint('#3d4058', 0.2)],
    [1, faint('#3d4058', 0)],
  ]);
}

/** Her face, her hands and the towel, on her arm or on the rack. */
const detailOf = (view: Stage) => boxOf(view, [place(-30, 160, here.at.z), place(61, 56, here.at.z)], 4);

const hall = stage({ eyeHeight: 185, horizon: 60, distance: 186, focal: 1587 });

// From farther away, where feet and floor are seen.
const away = stage({ eyeHeight: 185, horizon: 60, distance: 300, focal: 1587 });

const inHall = (
  towelAt: 'elsewhere' | 'rack' | 'table',
  drawAction: (pen: Pen, moment: Moment, view: Stage) => void,
  view = hall,
): Picture => ({
  keyObject: detailOf(view),
  drawBackground: (pen) => drawHall(pen, view, towelAt),
  drawAction: (pen, moment) => drawAction(pen, moment, view),
});

/** He waits in his chair, and she is at the door. */
const atDoor = (towelAt: 'elsewhere' | 'rack', draw?: typeof drawNodding, from = hall): Picture =>
  inHall(
    towelAt,
    (pen, moment, view) => {
      drawJoonWaiting(pen, view, moment.idle('Joon'));
      drawDusk(pen, view);
      draw?.(pen, view, moment.speaker ?? moment.idle('Mina'), moment.beat);
    },
    from,
  );

/** The two of them, the clock, the mugs and the shower. */
const all = framed(566, 386, 1000);
/** Her face, her hands, and the rack. */
const near = framed(664, 322, 660);
/** Her face alone: whether her lids close is seen only here. */
const face = framed(645, 230, 330);
/** From her head to the floor, and the rack. */
const headToFloor = framed(620, 410, 1010);

const stateWith = (towelAt: 'elsewhere' | 'rack', draw: typeof drawNodding) => {
  const picture = atDoor(towelAt, draw);
  return {
    picture,
    shots: [
      { from: 0, camera: all, easeSeconds: 0 },
      { from: 0.26, camera: face, easeSeconds: 0 },
      { from: 0.64, camera: headToFloor, easeSeconds: 0, insert: atDoor(towelAt, draw, away) },
    ],
    closing: [
      { from: 0, camera: all, easeSeconds: 0 },
      { from: 0.2, camera: near, easeSeconds: 0 },
    ],
    look: { picture, camera: near },
  };
};

const act = (moves: string, picture: Picture, camera: Camera, seconds?: number): Act => ({
  moves,
  picture,
  camera,
  ...(seconds ? { seconds } : {}),
});

const starts = act(
  'The towel slides off her arm, she starts awake, and her hand finds the door frame',
  atDoor('elsewhere', drawStarting, away),
  framed(610, 370, 900),
  4,
);
const takes = act(
  'Rosa takes the towel out of her hands, and strokes her arm',
  inHall('elsewhere', (pen, moment) => {
    drawJoonWaiting(pen, hall, moment.idle('Joon'));
    drawDusk(pen, hall);
    drawTowelTaken(pen, hall, moment);
  }),
  framed(700, 340, 780),
  4.4,
);
const livingRoom = stage();
const liesDown = act(
  'Mina lies down on the couch and pulls a blanket up',
  {
    keyObject: boxOf(livingRoom, [place(-120, 0, 250), place(80, 92, 250)]),
    drawBackground: (pen) => {
      drawLivingRoom(
        pen,
        livingRoom,
        { ...minaHome, curtain: curtains, floor: minaHome.boards },
        { sky: 'garden', windowX: -80, doorX: 150 },
      );
      drawCouch(pen, livingRoom, place(-10, 0, 252), tone('#7d9a8a', 0.24));
      drawPillow(pen, livingRoom, place(onCouch.at.x - 22, couchSeat, onCouch.at.z + 6));
    },
    drawAction: (pen, moment) => drawLyingDown(pen, livingRoom, moment),
  },
  framed(600, 380, 860),
  5,
);
const company = act(
  'Rosa sits with Joon, tells him something, and pats his arm',
  inHall('table', (pen, moment) => drawCompany(pen, hall, moment)),
  framed(320, 372, 640),
);
const smooths = act('Mina smooths the towel on its rack by the seat', atDoor('rack', drawAwake), near, 4);
const rises = act(
  'Joon pushes himself up on his cane, her hand at his arm',
  inHall('rack', (pen, moment, view) => drawRising(pen, view, moment), away),
  framed(370, 290, 730),
  4.6,
);
const walks = act(
  'They walk to the shower together',
  inHall('rack', (pen, moment, view) => drawWalkingTogether(pen, view, moment), away),
  framed(560, 360, 1000),
);

/** Exercise 26, Time for His Shower. */
export const film: ExerciseFilm = {
  exerciseId: 26,
  owner: 'Mina',
  states: {
    scene: stateWith('elsewhere', drawNodding),
    safe: stateWith('rack', drawAwake),
  },
  beat: {
    id: 'nods',
    seconds: 6.5,
    moves: 'Mina nods off at the door and the towel falls, or she is awake and smooths it on its rack',
  },
  claim: { picture: atDoor('elsewhere'), camera: framed(770, 386, 1000), side: 'right' },
  reasons: { scene: [starts, takes, liesDown, company], safe: [smooths, rises, walks] },
};
