import { expect, test } from 'vitest';
import { daysOfMonth, fallRate, sumOfFalls } from './fall-rate.ts';

test.each([
  [0, 930, 0],
  [3, 930, 3.2],
  [1, 1000, 1],
  [5, 1240, 4],
  [0, 0, null],
])('%i falls in %i resident days: %s for 1,000', (falls, residentDays, rate) => {
  expect(fallRate({ falls, residentDays })).toBe(rate);
});

test('the rate of several units is that of all their falls and days, not a mean of rates', () => {
  const all = sumOfFalls([
    { falls: 9, residentDays: 900 },
    { falls: 0, residentDays: 2100 },
  ]);
  expect(all).toEqual({ falls: 9, residentDays: 3000 });
  expect(all && fallRate(all)).toBe(3);
  expect(sumOfFalls([])).toBeNull();
});

test.each([
  ['2026-02', 28],
  ['2028-02', 29],
  ['2026-04', 30],
  ['2026-12', 31],
])('%s has %i days', (month, days) => {
  expect(daysOfMonth(month)).toBe(days);
});
