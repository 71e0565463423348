import { generate } from 'otplib';
import { expect, test } from 'vitest';
import { findStep, newSecret, secretAddress, stepSeconds } from './authenticator-codes.ts';

const secret = newSecret();
const now = new Date('2026-06-01T09:00:10Z');
const step = Math.floor(now.getTime() / 1000 / stepSeconds);
const appCode = (steps: number) => generate({ secret, epoch: (step + steps) * stepSeconds });

test.each([-1, 0, 1])('the code of step %i from now is right', async (steps) => {
  expect(await findStep(secret, await appCode(steps), now)).toBe(step + steps);
});

test.each([-2, 2])('the code of step %i from now is not right', async (steps) => {
  expect(await findStep(secret, await appCode(steps), now)).toBeNull();
});

test('spaces in a code do not matter; anything but six digits is not right', async () => {
  const code = await appCode(0);
  expect(await findStep(secret, ` ${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(step);
  for (const typed of ['', 'abcdef', code.slice(1), `${code}0`]) {
    expect(await findStep(secret, typed, now)).toBeNull();
  }
});

test('digits of every script are digits', async () => {
  const code = await appCode(0);
  for (const zero of ['٠', '۰', '०', '０']) {
    const typed = code.replaceAll(/\d/g, (digit) =>
      String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)),
    );
    expect(await findStep(secret, typed, now)).toBe(step);
  }
});

test('the code is that of RFC 6238', async () => {
  const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(await findStep(rfcSecret, '287082', new Date(59_000))).toBe(1);
});

test('the app is told the product, the name and the key', () => {
  const address = new URL(secretAddress(secret, 'Mind Your Step', 'rosa'));
  expect([address.protocol, decodeURIComponent(address.pathname)]).toEqual([
    'otpauth:',
    expect.stringMatching(/Mind Your Step:rosa$/),
  ]);
  expect(address.searchParams.get('secret')).toBe(secret);
  expect(address.searchParams.get('issuer')).toBe('Mind Your Step');
});
