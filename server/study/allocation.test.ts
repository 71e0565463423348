import { expect, test } from 'vitest';
import { armAt } from './allocation.ts';

const arms = ['game', 'wait'];
const sequence = (seed: string, sizes: number[], length: number) =>
  Array.from({ length }, (_, place) => armAt({ seed, sizes, arms }, place));

test('every block has each arm equally often, so that the arms are never far apart', () => {
  const given = sequence('a seed of a trial', [4], 400);
  for (let begin = 0; begin < 400; begin += 4) {
    expect(given.slice(begin, begin + 4).filter((arm) => arm === 'game')).toHaveLength(2);
  }
});

test('the sequence is the same for the same seed, and another one for another seed', () => {
  expect(sequence('seed one', [4, 6], 60)).toEqual(sequence('seed one', [4, 6], 60));
  expect(sequence('seed one', [4, 6], 60)).not.toEqual(sequence('seed two', [4, 6], 60));
});

test('with several sizes nobody knows where a block ends: both sizes begin it', () => {
  const lengths = Array.from({ length: 40 }, (_, index) => {
    const given = sequence(`seed ${index}`, [2, 6], 6);
    return given[0] === given[1] ? 6 : 'unknown';
  });
  expect(new Set(lengths).size).toBe(2);
});

test('each order of a block is as likely as any other', () => {
  const counts = new Map<string, number>();
  for (let index = 0; index < 6000; index += 1) {
    const order = sequence(`seed ${index}`, [4], 4).join();
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(130);
});
