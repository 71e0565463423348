import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { lettering } from '../canvas/lettering.ts';
import { apart, fill, rectangle } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';

/** One picture of a sheet and the name under which an author finds it. */
export type Entry = { name: string; draw: (pen: Pen) => void };

/**
 * A sheet of named pictures.
 * @param width of one picture in pixels; each is drawn in a 1280 x 720 scene space (or `space`), clipped
 */
export function drawSheet(
  entries: readonly Entry[],
  {
    columns,
    width,
    space = { width: 1280, height: 720 },
  }: { columns: number; width: number; space?: { width: number; height: number } },
): Canvas {
  const height = (width * space.height) / space.width;
  const label = 26;
  const rows = Math.ceil(entries.length / columns);
  const canvas = createCanvas(columns * width, Math.ceil(rows * (height + label)));
  const pen = canvas.getContext('2d');
  fill(pen, rectangle(0, 0, canvas.width, canvas.height), '#fffdf8');
  entries.forEach(({ name, draw }, index) => {
    const x = (index % columns) * width;
    const y = Math.floor(index / columns) * (height + label);
    apart(pen, () => {
      pen.translate(x + 3, y + 3);
      pen.beginPath();
      pen.rect(0, 0, width - 6, height - 3);
      pen.clip();
      fill(pen, rectangle(0, 0, width, height), '#f0e6d6');
      pen.scale(width / space.width, width / space.width);
      draw(pen);
    });
    const size = Math.min(15, (width * 1.75) / name.length);
    lettering(pen, name, { x: x + width / 2, y: y + height + label / 2 }, size, '#2c3438');
  });
  return canvas;
}
