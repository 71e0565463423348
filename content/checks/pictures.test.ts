import { expect, test } from 'vitest';
import { type BothStates, checkDetail, type Pixels } from './pictures.ts';

const size = { width: 360, height: 203 };
const box = { x: 0.5, y: 0.5, width: 0.2, height: 0.2 };

/** A gray picture with a white rectangle, in shares. */
function drawn(white: { x: number; y: number; width: number; height: number } | null): Pixels {
  const data = new Uint8ClampedArray(size.width * size.height * 4).fill(120);
  for (let pixel = 0; white && pixel < size.width * size.height; pixel += 1) {
    const [x, y] = [(pixel % size.width) / size.width, Math.floor(pixel / size.width) / size.height];
    if (x < white.x || x >= white.x + white.width || y < white.y || y >= white.y + white.height) continue;
    data.fill(255, pixel * 4, pixel * 4 + 4);
  }
  return { ...size, data };
}

const faultsOf = (white: Parameters<typeof drawn>[0], more: Partial<BothStates> = {}) =>
  checkDetail({ exerciseId: 7, isTwin: false, pictures: [drawn(null), drawn(white)], box, ...more }).map(
    ({ reason }) => reason,
  );

test('a detail in its look box, and nothing else, is as it should be', () => {
  expect(faultsOf(box)).toEqual([]);
});

test.each([
  ['nothing to see', null, /^the states differ in 0.0 % of the pixels; it must be 0.4 % to 20.0 %$/],
  ['another scene', { x: 0, y: 0, width: 1, height: 1 }, /^the states differ in 100.0 % of the pixels/],
])('planted: %s', (_case, white, fault) => {
  expect(faultsOf(white)[0]).toMatch(fault);
});

test('planted: a detail outside its look box', () => {
  expect(faultsOf({ x: 0.1, y: 0.1, width: 0.2, height: 0.2 })).toEqual([
    'only 0.0 % of what differs is in the look box; at least 80.0 %',
  ]);
});

test('planted: a look box as small as a fingertip', () => {
  const small = { x: 0.5, y: 0.5, width: 0.08, height: 0.1 };
  expect(faultsOf(small, { box: small })).toEqual([
    'the look box has 29 x 20 pixels at 360 wide; at least 36 x 24',
  ]);
});

test('twins may differ in more, but still only in the look box', () => {
  const large = { x: 0.2, y: 0.2, width: 0.6, height: 0.6 };
  expect(faultsOf(large, { isTwin: true, box: large })).toEqual([]);
  expect(faultsOf(large, { box: large })).toHaveLength(1);
});
