import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { randomFrom } from './random.ts';

/** Edge of the sheet in pixels; its left edge continues its right one, and its foot its top. */
const SIDE = 512;

/** How often each layer of the mottling repeats across the sheet, and how much of it there is. */
const LAYERS = [
  [4, 0.4],
  [11, 0.34],
  [37, 0.26],
] as const;

const smooth = (share: number) => share * share * (3 - 2 * share);

/** Soft random hills, from -1 to 1, that repeat after `cells`. */
function hills(seed: string, cells: number) {
  const random = randomFrom(seed);
  const heights = Array.from({ length: cells * cells }, () => random() * 2 - 1);
  const height = (x: number, y: number) => heights[(y % cells) * cells + (x % cells)] ?? 0;
  return (u: number, v: number) => {
    const [x, y] = [Math.floor(u * cells), Math.floor(v * cells)];
    const [right, down] = [smooth(u * cells - x), smooth(v * cells - y)];
    const upper = height(x, y) * (1 - right) + height(x + 1, y) * right;
    const lower = height(x, y + 1) * (1 - right) + height(x + 1, y + 1) * right;
    return upper * (1 - down) + lower * down;
  };
}

/**
 * The cloudiness of gouache on paper: a sheet of soft lighter and darker patches. Seeded, so it never shimmers, and
 * without fine grain, which film coding would smear.
 * @param strength opacity of the strongest patches, 0 to 1
 */
export function mottledSheet(strength: number): Canvas {
  const sheet = createCanvas(SIDE, SIDE);
  const pen = sheet.getContext('2d');
  const pixels = pen.createImageData(SIDE, SIDE);
  const layers = LAYERS.map(([cells, share]) => ({ share, at: hills(`paper ${cells}`, cells) }));
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      // Stretched to strokes of a wide brush that rise to the right.
      const [u, v] = [x / SIDE, ((x + y) / SIDE) % 1];
      const height = layers.reduce((sum, { share, at }) => sum + share * at(u, v), 0) * 1.7;
      const lit = height > 0;
      const from = (y * SIDE + x) * 4;
      pixels.data.set(lit ? [255, 244, 220] : [62, 44, 84], from);
      pixels.data[from + 3] = Math.round(255 * strength * Math.min(1, Math.abs(height)));
    }
  }
  pen.putImageData(pixels, 0, 0);
  return sheet;
}
