import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { mottledSheet } from '../canvas/paper.ts';
import { frameHeight, frameWidth, type Pen } from '../canvas/pen.ts';

/** Opacity of the clouds of gouache: felt, not seen. */
const MOTTLED = 0.05;

/** How much deeper the colors of a finished frame become. */
const DEPTH = 0.4;

const sun = { x: frameWidth * 0.36, y: frameHeight * 0.26, reach: frameWidth * 0.5 };
const middle = { x: frameWidth * 0.46, y: frameHeight * 0.45 };

let light: Canvas | null = null;
let glow: Canvas | null = null;

/** Painted once, because it is the same for every frame: sun at the upper left, cool calm corners, and the gouache. */
function lightOfFilm(): Canvas {
  const canvas = createCanvas(frameWidth, frameHeight);
  const pen = canvas.getContext('2d');
  const lit = pen.createRadialGradient(sun.x, sun.y, 0, sun.x, sun.y, sun.reach);
  lit.addColorStop(0, 'rgba(255, 240, 206, 0.24)');
  lit.addColorStop(0.6, 'rgba(255, 236, 200, 0.08)');
  lit.addColorStop(1, 'rgba(255, 236, 200, 0)');
  const corners = pen.createRadialGradient(
    middle.x,
    middle.y,
    frameWidth * 0.3,
    middle.x,
    middle.y,
    frameWidth * 0.72,
  );
  corners.addColorStop(0, 'rgba(44, 34, 84, 0)');
  corners.addColorStop(1, 'rgba(44, 34, 84, 0.5)');
  for (const layer of [lit, corners]) {
    pen.fillStyle = layer;
    pen.fillRect(0, 0, frameWidth, frameHeight);
  }
  const sheet = mottledSheet(MOTTLED);
  for (let x = 0; x < frameWidth; x += sheet.width) {
    for (let y = 0; y < frameHeight; y += sheet.height) pen.drawImage(sheet, x, y);
  }
  return canvas;
}

/** Sun that brightens each color in its own hue: laid over them as white, it would make dark cloth look dusty. */
function sunOfFilm(): Canvas {
  const canvas = createCanvas(frameWidth, frameHeight);
  const pen = canvas.getContext('2d');
  const glow = pen.createRadialGradient(sun.x, sun.y, 0, sun.x, sun.y, sun.reach);
  glow.addColorStop(0, 'rgba(21, 16, 8, 1)');
  glow.addColorStop(0.6, 'rgba(21, 16, 8, 0.36)');
  glow.addColorStop(1, 'rgba(21, 16, 8, 0)');
  pen.fillStyle = glow;
  pen.fillRect(0, 0, frameWidth, frameHeight);
  return canvas;
}

/** Deepens the colors of a finished frame and lays the light of the film over it: warm where the sun is, cool in the corners. */
export function lightFrame(pen: Pen): void {
  light ??= lightOfFilm();
  glow ??= sunOfFilm();
  pen.save();
  pen.resetTransform();
  pen.globalCompositeOperation = 'soft-light';
  pen.globalAlpha = DEPTH;
  pen.drawImage(pen.canvas, 0, 0);
  pen.globalAlpha = 1;
  pen.drawImage(light, 0, 0);
  pen.globalCompositeOperation = 'color-dodge';
  pen.drawImage(glow, 0, 0);
  pen.restore();
}
