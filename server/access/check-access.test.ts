import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { testClock } from '#server/testing/test-clock.ts';
import { createRejectOthers, type Player } from './check-access.ts';

const rejectOthers = createRejectOthers({ clock: testClock() });
const call = { only: 'administrators' } as Endpoint;
const caller = (userType: string) => ({ userType, access: { facility: null, subscription: null } }) as Player;

test.each(['individualUser', 'facilityUser', 'operator'])(
  'a call for administrators alone rejects a caller who is %s, before its handler runs',
  (userType) => {
    expect(() => rejectOthers(call, caller(userType))).toThrow(
      expect.objectContaining({ code: 'forbidden' }),
    );
  },
);

test('it lets administrators through', () => {
  expect(() => rejectOthers(call, caller('facilityAdmin'))).not.toThrow();
});
