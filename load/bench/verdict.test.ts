import { expect, test } from 'vitest';
import { judge } from './verdict.ts';

test('of several rounds the median counts, and all are named', () => {
  expect(judge({ name: 'p95', unit: ' ms', values: [90, 150, 80], under: 100 })).toEqual({
    isMet: true,
    text: 'met     p95: 90 ms (90, 150, 80), under 100 ms, ratio 0.90, spread 0.78',
  });
});

test('a goal that is just reached from below is not met, one that is to be reached is', () => {
  const one = { name: 'ratio', unit: '', values: [0.4] };
  expect(judge({ ...one, under: 0.4 })).toMatchObject({ isMet: false });
  expect(judge({ ...one, atLeast: 0.4 })).toMatchObject({ isMet: true });
});

test('without a round no goal is met', () => {
  expect(judge({ name: 'p95', unit: ' ms', values: [], under: 100 })).toMatchObject({ isMet: false });
});
