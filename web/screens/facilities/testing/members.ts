import { afterEach, beforeEach, vi } from 'vitest';
import type { ListedMember } from '#contract/facilities.ts';
import { listUnits } from '#contract/facility-units.ts';
import type { UserType } from '#contract/user.ts';
import { closeSession, openSession } from '#web/data/session/current-session.ts';
import type { StoredSession } from '#web/data/session/session.ts';

/** Takes the place of `fetch` in the tests of a file. */
export function fetchedInTests() {
  const fetched = vi.fn<typeof fetch>();
  beforeEach(() => vi.stubGlobal('fetch', fetched.mockReset()));
  afterEach(() => {
    vi.unstubAllGlobals();
    closeSession();
  });
  return fetched;
}

export function logIn(userType: UserType) {
  const user = { userId: 'grace', userName: 'grace', email: null, userType, isSubscribed: false };
  openSession({
    token: 'g',
    user: { ...user, subscriptionEndDate: null, amountCharge: null },
  } as StoredSession);
}

export const member = (number: number, more: Partial<ListedMember> = {}): ListedMember => ({
  ...{ userId: String(number), userName: `Member ${number}`, hasEmail: true, isOpened: true },
  ...{ joinedAt: '2026-01-05T10:00:00.000Z', unit: null, status: 'playing', firstAttemptScore: 50 },
  ...{ answered: number, lastPlayedAt: '2026-06-01T14:00:00.000Z' },
  ...more,
});

/** The server's answer at this address: these members of that many, and one unit. */
export const membersAt = (address: RequestInfo | URL, members: ListedMember[], total = members.length) =>
  Response.json(
    String(address).includes(listUnits.path)
      ? { units: [{ unitId: 'east', name: 'East', members: 1 }], withoutUnit: 0 }
      : { total, matching: total, notStarted: 3, totalExercises: 50, members },
  );
