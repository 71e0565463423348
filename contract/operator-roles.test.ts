import { expect, test } from 'vitest';
import { hasRole, isForOperators } from './operator-roles.ts';

test.each([
  ['operators', true, true, true],
  ['billingOperators', false, true, true],
  ['ownerOperators', false, false, true],
] as const)('%s: support, billing and owner may or may not', (only, support, billing, owner) => {
  expect([hasRole(only, 'support'), hasRole(only, 'billing'), hasRole(only, 'owner')]).toEqual([
    support,
    billing,
    owner,
  ]);
  expect([hasRole(only, null), hasRole(only, undefined)]).toEqual([false, false]);
});

test('calls for others, and for everybody, are not for operators', () => {
  expect(['players', 'administrators', undefined, 'toString'].some(isForOperators)).toBe(false);
  expect(isForOperators('operators')).toBe(true);
});
