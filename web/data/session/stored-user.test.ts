import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { user } from '#contract/user.ts';
import { userOf } from './stored-user.ts';

const asSchema = z.extend(user, { userType: z.string() });
const values = fc.constantFrom<unknown>(
  ...['u1', '', 7, -1.5, null, true, false, 'owner', 'nobody', [], {}],
  ...['2026-02-28T10:00:00Z', '2026-02-28T10:00:00.5+02:00', '2026-02-28', 'soon', '2026-13-01T10:00:00Z'],
  ...[
    { name: 'Oak', status: 'active' },
    { name: 'Oak', status: 'new' },
    { name: 'Oak', status: 'trial', x: 1 },
  ],
);
const person = {
  userId: 'u1',
  userName: 'rosa',
  email: null,
  userType: 'individualUser',
  isSubscribed: true,
  subscriptionEndDate: '2026-02-28T10:00:00Z',
  amountCharge: 9.99,
};

test('a stored user is read as the schema of the contract reads it', () => {
  const fields = Object.keys(user._zod.def.shape);
  const changed = fc.dictionary(fc.constantFrom(...fields, 'other'), values, { maxKeys: 3 });
  fc.assert(
    fc.property(changed, (change) => {
      const stored = { ...person, ...change };
      const parsed = asSchema.safeParse(stored);
      expect(userOf(stored)).toEqual(parsed.success ? parsed.data : null);
    }),
    { numRuns: 3000 },
  );
});

test.each(Object.keys(person))('a user without %s is none', (name) => {
  expect(userOf({ ...person, [name]: undefined })).toBeNull();
});

test.each([null, 'rosa', 7, [], [person]])('%j is no user', (stored) => {
  expect(userOf(stored)).toBeNull();
});
