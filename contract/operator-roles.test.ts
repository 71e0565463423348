import { expect, test } from 'vitest';
import { hasRole, isForOperators, operatorRoles } from './operator-roles.ts';

test.each([
  ['operators', false, true, true, true],
  ['billingOperators', false, false, true, true],
  ['ownerOperators', false, false, false, true],
  ['studyOperators', true, false, false, true],
] as const)('%s: researcher, support, billing and owner may or may not', (only, ...expected) => {
  expect(operatorRoles.map((role) => hasRole(only, role))).toEqual(expected);
  expect([hasRole(only, null), hasRole(only, undefined)]).toEqual([false, false]);
});

test('calls for others, and for everybody, are not for operators', () => {
  expect(['players', 'administrators', undefined, 'toString'].some(isForOperators)).toBe(false);
  expect(isForOperators('operators')).toBe(true);
});
