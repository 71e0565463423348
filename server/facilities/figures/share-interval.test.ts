import { expect, test } from 'vitest';
import { changeBounds, inPercent, shareBounds, studentFactor } from './share-interval.ts';

const sumsOf = (rights: readonly number[], of = 16) => ({
  of,
  people: rights.length,
  right: rights.reduce((sum, right) => sum + right, 0),
  squares: rights.reduce((sum, right) => sum + right ** 2, 0),
});

test.each([
  [4, 2.776],
  [9, 2.262],
  [29, 2.045],
  [1000, 1.962],
])("Student's factor for %i degrees of freedom is %f, as in the tables", (freedom, factor) => {
  expect(studentFactor(freedom)).toBeCloseTo(factor, 2);
});

test('with many people who differ as little as chance, it is the interval of Wilson', () => {
  // 2,000 answers of which half is right: Wilson gives 0.4781 to 0.5219.
  const rights = Array.from({ length: 1000 }, (_, place) => [0, 1, 1, 2][place % 4] as number);
  const { share, from, to } = shareBounds(sumsOf(rights, 2));
  expect(share).toBe(0.5);
  expect(from).toBeCloseTo(0.4781, 3);
  expect(to).toBeCloseTo(0.5219, 3);
});

test('people who are far apart make it wider, and each person counts as one answer at the most extreme', () => {
  const width = (rights: number[]) => {
    const { from, to } = shareBounds(sumsOf(rights));
    return to - from;
  };
  expect(width([0, 0, 0, 0, 0, 16, 16, 16, 16, 16])).toBeGreaterThan(
    2.5 * width([6, 7, 8, 9, 10, 6, 7, 8, 9, 10]),
  );
});

test.each([0, 16])(
  'five people with %i of 16 each: an interval with some width, within 0 and 100',
  (right) => {
    const { percent, from, to } = inPercent(shareBounds(sumsOf([right, right, right, right, right])));
    expect(percent).toBe((100 * right) / 16);
    expect(to - from).toBeGreaterThan(4);
    expect([from >= 0, to <= 100]).toEqual([true, true]);
  },
);

test('the change has an interval from those of both shares, in whole percent that are never narrower', () => {
  const [before, after] = [
    { share: 0.5, from: 0.4, to: 0.6 },
    { share: 0.7, from: 0.6, to: 0.78 },
  ];
  const change = changeBounds(before, after);
  expect(change.from).toBeCloseTo(0.2 - Math.hypot(0.1, 0.1), 10);
  expect(change.to).toBeCloseTo(0.2 + Math.hypot(0.08, 0.1), 10);
  expect(inPercent(change)).toEqual({ percent: 20, from: 5, to: 33 });
});

/** The same numbers on every machine (mulberry32). */
function chance(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How many of 16 pictures each of these people has right, who differ in how well they see. */
function group(people: number, share: number, apart: number, next: () => number): number[] {
  return Array.from({ length: people }, () => {
    const own = Math.min(1, Math.max(0, share + apart * (2 * next() - 1)));
    return Array.from({ length: 16 }, () => next() < own).filter(Boolean).length;
  });
}

test.each([
  [5, 0.6, 0],
  [5, 0.6, 0.3],
  [10, 0.6, 0.3],
  [40, 0.7, 0.3],
])('of %i people around %f the true share is in it 19 times of 20 (apart: %f)', (people, share, apart) => {
  const next = chance(people * 1000 + apart * 10);
  const games = 2000;
  const held = Array.from({ length: games }, () =>
    shareBounds(sumsOf(group(people, share, apart, next))),
  ).filter(({ from, to }) => from <= share && share <= to);
  expect(held.length / games).toBeGreaterThan(0.935);
  expect(held.length).toBeLessThan(games);
});
