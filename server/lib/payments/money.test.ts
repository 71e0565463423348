import { expect, test } from 'vitest';
import { centsOf, discountedCents, dollarsOf, showDollars } from './money.ts';

test.each([
  [999, 33, 669],
  [999, 1, 989],
  [999, 50, 499],
  [999, 99, 10],
  [999, 100, 0],
  [1, 1, 1],
  [0, 50, 0],
  [100_001, 25, 75_001],
])('%i cents less %i % are %i cents', (cents, percentOff, total) => {
  expect(discountedCents(cents, percentOff)).toBe(total);
});

test('every percentage of every price up to $30 is a whole number of cents between nothing and the price', () => {
  for (let cents = 0; cents <= 3000; cents += 1) {
    for (let percentOff = 1; percentOff <= 100; percentOff += 1) {
      const total = discountedCents(cents, percentOff);
      if (!Number.isInteger(total) || total < 0 || total > cents) expect([cents, percentOff]).toBe(total);
    }
    if (discountedCents(cents, 100) !== 0) expect(cents).toBe(0);
  }
});

test.each([
  [9.99, 999],
  [19.99, 1999],
  [1.1, 110],
  [0, 0],
])('$%d are %i cents', (dollars, cents) => {
  expect(centsOf(dollars)).toBe(cents);
});

test('dollars are numbers outside and have two decimals in words', () => {
  expect(dollarsOf(999)).toBe(9.99);
  expect(dollarsOf(669)).toBe(6.69);
  expect(showDollars(999)).toBe('$9.99');
  expect(showDollars(1000)).toBe('$10.00');
  expect(showDollars(0)).toBe('$0.00');
});
