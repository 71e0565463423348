import { faint, tone } from '../canvas/color.ts';
import { fill, line, rectangle, stroke, tapered } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { slanted } from '../canvas/solids.ts';
import { between } from '../canvas/space.ts';
import type { Place, Stage } from '../canvas/stage.ts';

/** The black squares of the puzzle, row by row. */
const GRID = ['..#...#', '......#', '.#..#..', '...#...', '..#..#.', '#......', '#...#..'];
/** Squares with a letter in them. */
const WRITTEN = ['vv.v', 'vvvvvv', 'v.v', 'vvv'];
const PAGE = { width: 15, height: 21 };

function drawPages(pen: Pen) {
  const { width, height } = PAGE;
  fill(pen, rectangle(-width - 0.5, -0.4, width * 2 + 1, height + 0.9, 0.6), '#2f6d7a');
  for (const x of [-width, 0.1]) fill(pen, rectangle(x, 0, width - 0.1, height, 0.3), '#fffaf0');
  stroke(
    pen,
    line([
      { x: 0, y: 0 },
      { x: 0, y: height },
    ]),
    '#c9bda8',
    0.5,
  );
  const side = 1.85;
  for (const [row, squares] of GRID.entries())
    for (const [column, square] of [...squares].entries()) {
      const [x, y] = [1 + column * side, 2 + row * side];
      fill(pen, rectangle(x, y, side, side), '#2c3438');
      if (square === '.') fill(pen, rectangle(x + 0.14, y + 0.14, side - 0.28, side - 0.28), '#fffdf6');
      if (WRITTEN[row]?.[column] === 'v')
        fill(pen, rectangle(x + 0.65, y + 0.5, 0.5, 0.9), faint('#39506b', 0.85));
    }
  for (let row = 0; row < 9; row++)
    fill(pen, rectangle(-width + 1.6, 2 + row * 2, 9 + ((row * 5) % 4), 0.6), faint('#5f6b73', 0.6));
  fill(pen, rectangle(2, 16.6, 10, 0.6), faint('#5f6b73', 0.6));
}

/**
 * An open booklet with a crossword puzzle.
 * @param stand the directions of its reader @param near the middle of its lower edge, the one towards the reader
 * @param tilt centimeters that its far edge is higher
 */
export function drawCrossword(pen: Pen, view: Stage, stand: Stand, near: Place, tilt: number): void {
  const from: Stand = { at: near, turn: stand.turn };
  const deep = Math.sqrt(PAGE.height ** 2 - tilt ** 2);
  const on = (left: number, share: number) => spotOn(from, left, tilt * share, deep * share);
  const far = on(0, 1);
  const step = 1 / PAGE.height;
  // Its reader's left is on the left page.
  slanted(pen, view, far, on(-1, 1), between(far, on(0, 0), step), () => drawPages(pen));
}

/** A pencil. @param tip where it writes @param end its upper end */
export function drawPencil(pen: Pen, view: Stage, tip: Place, end: Place): void {
  const [point, top] = [view.at(tip), view.at(end)];
  const scale = view.scale(tip.z);
  const wood = between(tip, end, 0.16);
  stroke(pen, line([view.at(wood), top]), tone('#d9a53a').main, scale * 1);
  fill(pen, tapered([point, view.at(between(tip, end, 0.1)), view.at(wood)], scale * 1), '#5f4630');
}
