import { expect, test } from 'vitest';
import { judge, judgeAll, tableOf } from './verdict.ts';

test('of several rounds the median counts, and all are named', () => {
  expect(judge({ name: 'p95', unit: ' ms', values: [90, 150, 80], under: 100 })).toEqual({
    isMet: true,
    text: 'met     p95: 90 ms (90, 150, 80), under 100 ms, ratio 0.90, spread 0.78',
    cells: ['p95', '90 ms (90, 150, 80)', 'under 100 ms', '0.90', '0.78'],
  });
});

test('a goal that is just reached from below is not met, one that is to be reached is', () => {
  const one = { name: 'ratio', unit: '', values: [0.4] };
  expect(judge({ ...one, under: 0.4 })).toMatchObject({ isMet: false });
  expect(judge({ ...one, atLeast: 0.4 })).toMatchObject({ isMet: true });
});

test('what must not happen must not happen in any round', () => {
  const broken = { name: 'broken', unit: '', isNone: true } as const;
  expect(judge({ ...broken, values: [0, 0, 0] })).toMatchObject({ isMet: true });
  expect(judge({ ...broken, values: [0, 2, 0] })).toEqual({
    isMet: false,
    text: 'NOT MET broken: 2 (0, 2, 0), none, spread 1.00',
    cells: ['broken', '**2 (0, 2, 0)**', 'none', '', '1.00'],
  });
});

test('without a round no goal is met, nor is one whose figure is no number', () => {
  expect(judge({ name: 'p95', unit: ' ms', values: [], under: 100 })).toMatchObject({ isMet: false });
  expect(judge({ name: 'p95', unit: ' ms', values: [5, Number.NaN, 6], under: 100 })).toMatchObject({
    isMet: false,
  });
  expect(judge({ name: 'p95', unit: ' ms', values: [Number.NaN], atLeast: 1 })).toMatchObject({
    isMet: false,
  });
});

test('a benchmark without goals meets none', () => {
  expect(judgeAll([])).toBe(false);
});

test('the table has a row for each figure: those without a goal have no ratio, those missed are bold', () => {
  const goals = [
    { name: 'p99', unit: ' ms', values: [90, 1260, 80], under: 50 },
    { name: 'p99.9', unit: ' ms', values: [1260], isShown: true } as const,
  ];
  expect(tableOf([{ name: 'mix', goals }]).split('\n')).toEqual([
    '| Command | Figure | Measured | Goal | Ratio | Spread |',
    '|---|---|---|---|---|---|',
    '| `mix` | p99 | **90 ms (90, 1,260, 80)** | under 50 ms | 1.80 | 13.11 |',
    '| | p99.9 | 1,260 ms | | | one round |',
  ]);
});
