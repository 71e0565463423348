import { expect, test } from 'vitest';
import { formatAmount, formatDollars } from './money.ts';

test.each([
  [9.99, '$9.99', '9.99'],
  [10, '$10.00', '10.00'],
  [0, '$0.00', '0.00'],
  [6.6933, '$6.69', '6.69'],
])('%d is shown with two decimals', (amount, dollars, plain) => {
  expect(formatDollars(amount)).toBe(dollars);
  expect(formatAmount(amount)).toBe(plain);
});
