import { expect, test } from 'vitest';
import { hashToken, newToken } from './tokens.ts';

test('a token has 256 bits that can be part of an address, and no two are the same', () => {
  const tokens = Array.from({ length: 100 }, newToken);
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  }
  expect(new Set(tokens).size).toBe(100);
});

test('a token is stored as its SHA-256 hash', () => {
  // The example of FIPS 180-2.
  const digest = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(hashToken('abc')).toBe(Buffer.from(digest, 'hex').toString('base64url'));
});
