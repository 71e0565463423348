import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { hasWindow, houseOf, housesOf, isPorchLit, laneSize, specifiedParts } from './porch-lane.ts';

test('the lane has the parts of the content', () => {
  const parts = load(readFileSync('content/parts.yaml', 'utf8')) as typeof specifiedParts;
  expect(specifiedParts).toEqual(parts.map(({ part, first, last }) => ({ part, first, last })));
});

test('eight houses with 3, 7, 12, 4, 5, 4, 6 and 9 windows, one for each exercise in order', () => {
  const houses = housesOf();
  expect(houses.map(({ windows }) => windows.length)).toEqual([3, 7, 12, 4, 5, 4, 6, 9]);
  expect(houses.flatMap(({ windows }) => windows.map(({ exerciseId }) => exerciseId))).toEqual(
    Array.from({ length: 50 }, (_, index) => index + 1),
  );
});

test('the houses stand on the lane from left to right without touching', () => {
  const spans = housesOf().map(
    ({ at, bounds }) => [at.x + bounds.x, at.x + bounds.x + bounds.width] as const,
  );
  expect(spans[0]?.[0]).toBeGreaterThan(0);
  expect(spans.at(-1)?.[1]).toBeLessThan(laneSize.width);
  for (const [index, [left]] of spans.entries()) {
    expect(left).toBeGreaterThanOrEqual((spans[index - 1]?.[1] ?? 0) - 0.01);
  }
});

test.each(Array.from({ length: 14 }, (_, count) => count + 1))(
  '%i windows are inside the wall, above the door, and apart',
  (count) => {
    const { wall, windows, door } = houseOf(
      1,
      Array.from({ length: count }, (_, index) => index + 1),
    );
    expect(windows).toHaveLength(count);
    for (const { x, y, width, height, exerciseId } of windows) {
      expect(x).toBeGreaterThan(wall.x);
      expect(x + width).toBeLessThan(wall.width);
      expect(y).toBeGreaterThan(wall.y);
      expect(y + height).toBeLessThan(door.y);
      const others = windows.filter((other) => other.exerciseId !== exerciseId);
      expect(others.some((other) => Math.abs(other.x - x) < width && other.y === y)).toBe(false);
    }
  },
);

test('a porch is lit when every window of its house is lit, and at the house where the player goes next', () => {
  const house = houseOf(2, [4, 5]);
  expect(isPorchLit(house, new Set([4]))).toBe(false);
  expect(isPorchLit(house, new Set([4, 5]))).toBe(true);
  expect(isPorchLit(house, new Set(), 5)).toBe(true);
  expect(hasWindow(house, 6)).toBe(false);
});
