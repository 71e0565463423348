import { fileURLToPath } from 'node:url';
import { GlobalFonts } from '@napi-rs/canvas';
import { apart } from './paint.ts';
import type { Pen, Point } from './pen.ts';

const family = 'Atkinson Hyperlegible Next';
const file =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
// The app's own font from the package, never the machine's: the same picture everywhere.
GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(file)), family);

/**
 * Words in a picture, centred on a spot of the current drawing.
 * @param size height of the letters in the drawing's unit
 */
export function lettering(
  pen: Pen,
  words: string,
  spot: Point,
  size: number,
  color: string,
  weight = 600,
): void {
  apart(pen, () => {
    pen.translate(spot.x, spot.y);
    // Font sizes below a pixel are not drawn well: set large and scale down.
    pen.scale(size / 100, size / 100);
    pen.font = `${weight} 100px "${family}"`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillStyle = color;
    pen.fillText(words, 0, 0);
  });
}

/** Lines of text, distributed over a height around a center. */
export function letteringLines(
  pen: Pen,
  words: readonly string[],
  middle: Point,
  height: number,
  size: number,
  color: string,
  weight = 700,
): void {
  for (const [index, word] of words.entries()) {
    const y = middle.y - height / 2 + (height * (index + 1)) / (words.length + 1);
    lettering(pen, word, { x: middle.x, y }, size, color, weight);
  }
}
