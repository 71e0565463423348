import { expect, test } from 'vitest';
import { dispositionOf, retryDelay } from './outbox-rules.ts';

test.each([
  [200, 'sent'],
  [201, 'sent'],
  [401, 'signIn'],
  [0, 'retry'],
  [408, 'retry'],
  [429, 'retry'],
  [500, 'retry'],
  [503, 'retry'],
  [400, 'deadLetter'],
  [402, 'deadLetter'],
  [403, 'deadLetter'],
  [413, 'deadLetter'],
  [422, 'deadLetter'],
])('after status %i: %s', (status, disposition) => {
  expect(dispositionOf({ status, code: 'x' })).toBe(disposition);
});

test.each(['new_password_required', 'two_steps_required'])(
  'until the person has done what is missing (%s) a row waits, and is not given up',
  (code) => {
    expect(dispositionOf({ status: 403, code })).toBe('signIn');
  },
);

test('a row from a blocked network is tried again until the block ends', () => {
  expect(dispositionOf({ status: 403, code: 'network_blocked' })).toBe('retry');
});

test.each([401, 402, 403, 404, 422])(
  'a status %i without a code of the server comes from something in between, and is tried again',
  (status) => {
    expect(dispositionOf({ status, code: 'unknown' })).toBe('retry');
  },
);

test('delays double from a second to a minute, plus or minus a quarter', () => {
  expect([1, 2, 3, 4].map((failures) => retryDelay(failures, 0.5))).toEqual([1000, 2000, 4000, 8000]);
  expect(retryDelay(50, 0.5)).toBe(60_000);
  expect(retryDelay(1, 0)).toBe(750);
  expect(retryDelay(1, 1)).toBe(1250);
});
