import { expect, test } from 'vitest';
import { receiptNumber } from './receipt-number.ts';

test.each([
  ['in_sandbox_5f3a9c2be07d41c8', 'E07D 41C8'],
  ['in_1QxYzABCdef4Hijk', 'DEF4 HIJK'],
  ['7', '7'],
])('the receipt %s has the number %s', (id, number) => {
  expect(receiptNumber(id)).toBe(number);
});
