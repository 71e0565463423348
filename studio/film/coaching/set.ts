import { frameHeight, frameWidth, type Pen } from '../../canvas/pen.ts';

/** The board on the wall beside the Presenter, in pixels. */
export const BOARD = { x: 56, y: 56, width: 668, height: 608 };

/** The middle of the board. */
export const MIDDLE = { x: BOARD.x + BOARD.width / 2, y: BOARD.y + BOARD.height / 2 };

const WALL = '#e6dac3';
const WALL_BELOW = '#d9caae';
const RAIL = '#efe6d4';
const FRAME = '#b98f5f';
const FRAME_SHADE = '#98714a';
const PAPER = '#f8f2e6';

/** The Presenter's plain room: a quiet wall and an empty board. */
export function drawSet(pen: Pen): void {
  pen.fillStyle = WALL;
  pen.fillRect(0, 0, frameWidth, frameHeight);
  pen.fillStyle = WALL_BELOW;
  pen.fillRect(0, 560, frameWidth, frameHeight - 560);
  pen.fillStyle = RAIL;
  pen.fillRect(0, 546, frameWidth, 14);

  const { x, y, width, height } = BOARD;
  pen.save();
  pen.shadowColor = 'rgba(74, 54, 24, 0.28)';
  pen.shadowBlur = 26;
  pen.shadowOffsetX = 10;
  pen.shadowOffsetY = 14;
  rounded(pen, x, y, width, height, 18, FRAME_SHADE);
  pen.restore();
  rounded(pen, x, y, width - 4, height - 4, 18, FRAME);
  rounded(pen, x + 14, y + 14, width - 28, height - 28, 8, PAPER);
}

function rounded(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  corner: number,
  fill: string,
): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.roundRect(x, y, width, height, corner);
  pen.fill();
}
