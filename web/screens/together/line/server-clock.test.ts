import { expect, test } from 'vitest';
import { clockOffset } from './server-clock.ts';

test('the clocks differ by what the fastest of three pings says, however slow the others were', () => {
  const fast = { sentAt: 1000, at: 5020, answeredAt: 1040 };
  const slow = { sentAt: 2000, at: 6900, answeredAt: 2900 };
  expect(clockOffset([slow, fast, { ...slow, at: 6001 }])).toBe(4000);
});

test('without a ping the clocks are taken as the same', () => {
  expect(clockOffset([])).toBe(0);
});
