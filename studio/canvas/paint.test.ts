import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { rectangle, solid, tapered } from './paint.ts';
import { mottledSheet } from './paper.ts';
import type { Pen } from './pen.ts';

const size = 200;

function drawn(draw: (pen: Pen) => void): Uint8ClampedArray {
  const pen = createCanvas(size, size).getContext('2d');
  draw(pen);
  return pen.getImageData(0, 0, size, size).data;
}

const row = (data: Uint8ClampedArray, y: number, channel: number) =>
  Array.from({ length: size }, (_, x) => data[(y * size + x) * 4 + channel] ?? 0);

test('a solid is lit at its left, and its shade at the right has no hard edge', () => {
  const tones = { main: '#808080', shade: '#404040' };
  const gray = row(
    drawn((pen) => solid(pen, rectangle(0, 0, size, size), tones, 30)),
    100,
    0,
  );
  expect(gray[5]).toBeGreaterThan(gray[120] ?? 0);
  expect(gray[120]).toBeGreaterThan((gray[196] ?? 0) + 30);
  const steps = gray.slice(1).map((value, x) => Math.abs(value - (gray[x] ?? 0)));
  expect(Math.max(...steps)).toBeLessThan(24);
});

test('a fold is widest in its middle and gone at both ends', () => {
  const ends = [
    { x: 10, y: 100 },
    { x: 190, y: 100 },
  ];
  const data = drawn((pen) => pen.fill(tapered(ends, 20)));
  const wide = (x: number) =>
    Array.from({ length: size }, (_, y) => data[(y * size + x) * 4 + 3] ?? 0).filter((alpha) => alpha > 128)
      .length;
  expect(wide(100)).toBeGreaterThan(15);
  expect(wide(12)).toBeLessThan(5);
  expect(wide(188)).toBeLessThan(5);
});

test('a sheet of gouache is the same each time, and goes on over its edges without a seam', () => {
  const sheet = mottledSheet(1);
  const { data, width } = sheet.getContext('2d').getImageData(0, 0, sheet.width, sheet.height);
  const again = mottledSheet(1).data();
  expect(Buffer.compare(sheet.data(), again)).toBe(0);
  const height = (x: number, y: number) => {
    const at = (y * width + x) * 4;
    return ((data[at] ?? 0) > 128 ? 1 : -1) * (data[at + 3] ?? 0);
  };
  for (let along = 0; along < width; along += 16) {
    expect(Math.abs(height(0, along) - height(width - 1, along))).toBeLessThan(40);
    expect(Math.abs(height(along, 0) - height(along, width - 1))).toBeLessThan(40);
  }
});
