import { expect, test } from 'vitest';
import { findKnee } from './knee.ts';

test.each([
  [1000, 952],
  [100, 100],
  [99, 0],
])('a server that can do %i a second has its knee at %i', async (most, knee) => {
  expect(await findKnee(100, async (rate) => rate <= most)).toBe(knee);
});

test('a step that fails once by chance is tried again', async () => {
  const tried: number[] = [];
  const isGood = async (rate: number) => {
    tried.push(rate);
    return rate <= 1000 && (rate !== 150 || tried.filter((one) => one === 150).length > 1);
  };
  expect(await findKnee(100, isGood)).toBe(952);
});
