import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { palette } from '#content/public/palette.ts';
import { type Box, frameHeight, frameWidth, type Pen } from '../../canvas/pen.ts';
import { stage } from '../../canvas/stage.ts';
import { drawLivingRoom } from '../../rooms/living-room.ts';
import { rosaHome } from '../../rooms/palettes.ts';
import { framed } from '../../scenes/camera.ts';
import { washed } from '../takes/wash.ts';

/** The card beside the Presenter on which something is listed, in pixels. */
export const BOARD: Box = { x: 56, y: 56, width: 668, height: 608 };

/** The middle of the card. */
export const MIDDLE = { x: BOARD.x + BOARD.width / 2, y: BOARD.y + BOARD.height / 2 };

/** A card for one sign or one face. */
export const SMALL_CARD: Box = { x: MIDDLE.x - 250, y: MIDDLE.y - 270, width: 500, height: 540 };

let room: Canvas | undefined;

/** The room in which the Presenter stands: Rosa's living room by day, out of focus behind him. */
export function drawSet(pen: Pen): void {
  room ??= washed(framed(640, 300, 860), (back) =>
    drawLivingRoom(back, stage(), {
      wall: rosaHome.warmWall,
      trim: rosaHome.trim,
      floor: rosaHome.boards,
      curtain: rosaHome.curtain,
    }),
  );
  pen.drawImage(room, 0, 0);
}

/** The paper below what is shown. It comes and goes with it: nobody looks at an empty board. @param presence 0-1 */
export function drawCard(pen: Pen, { x, y, width, height }: Box, presence: number): void {
  if (presence <= 0) return;
  const layer = createCanvas(frameWidth, frameHeight);
  const paper = layer.getContext('2d');
  paper.shadowColor = 'rgba(74, 54, 24, 0.3)';
  paper.shadowBlur = 34;
  paper.shadowOffsetY = 14;
  paper.fillStyle = palette.filmCard;
  paper.beginPath();
  paper.roundRect(x, y, width, height, 32);
  paper.fill();
  pen.save();
  pen.globalAlpha = presence;
  pen.drawImage(layer, 0, 0);
  pen.restore();
}
