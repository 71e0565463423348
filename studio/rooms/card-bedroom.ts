import { mix, tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { boxOf, place, type Stage } from '../canvas/stage.ts';
import { worded } from '../language.ts';
import { type BedSpec, drawBed } from '../props/beds.ts';
import { drawConsole } from '../props/console-table.ts';
import { drawBooks, drawClock } from '../props/decor.ts';
import { drawPaper } from '../props/notes.ts';
import { drawStandUpCard } from '../props/reminders.ts';
import { bedroomBack, drawBedroom } from './bedroom.ts';
import { drawFloor } from './floors.ts';
import { drawDoorway } from './openings.ts';
import { minaHome } from './palettes.ts';
import { drawWall } from './walls.ts';

const bed: BedSpec = {
  stand: { at: place(-122, 0, 212), turn: -24 },
  blanket: tone('#8aa58a', 0.2),
  frame: minaHome.wood,
};
const door = { x: 104, z: bedroomBack, width: 104 };
const note = place(16, 103, bedroomBack);
const clock = place(74, 144, bedroomBack);
const card = place(-46, 164, bedroomBack);
/** The card is smaller than its drawing, so that it has room between their faces. */
const cardSize = 0.9;

/** Joon's bedroom on the morning of the eye clinic. */
export function drawRoom(pen: Pen, view: Stage) {
  const { wall, trim, boards: floor, curtain } = minaHome;
  drawBedroom(pen, view, { wall, trim, floor, curtain }, { sky: 'house', windowX: -196, pictureX: null });
  drawDoorway(pen, view, { ...door, frame: trim }, () => {
    const far = bedroomBack + 150;
    const hall = { main: mix(wall.main, wall.shade, 0.5), shade: wall.shade };
    drawWall(pen, view, { from: 40, to: 380, z: far, height: 260, wall: hall, trim });
    drawFloor(pen, view, floor, far, 40, 400);
  });
  drawConsole(pen, view, place(-10, 0, bedroomBack - 32), { width: 98, depth: 30, height: 66 });
  drawBooks(pen, view, place(44, 66, bedroomBack - 22), 5);
  drawStandUpCard(pen, view, card, cardSize);
  drawClock(pen, view, clock, 9 * 60 + 50, 17);
  const scale = view.scale(bedroomBack);
  drawPaper(
    pen,
    view.at(place(note.x, note.y, bedroomBack)),
    scale,
    worded({ en: ['Eye clinic', '10:00'], es: ['Oculista', '10:00'] }),
    {
      width: 42,
      height: 27,
      size: 7.4,
      tape: true,
    },
  );
}

/** Where he sits, the cover is pressed down. */
export const drawHisBed = (pen: Pen, view: Stage, isSat: boolean) =>
  drawBed(pen, view, isSat ? { ...bed, sat: { side: 1, along: -6 } } : bed);

/** The card with its three pictures. */
export const detailOf = (view: Stage) =>
  boxOf(view, [card, place(card.x + 108 * cardSize, card.y - 46 * cardSize, bedroomBack)], 4);

/** The same with the clock and the note beside it. */
export const cardAndClock = (view: Stage) =>
  boxOf(view, [card, place(clock.x + 17, note.y - 14, bedroomBack)], 4);
