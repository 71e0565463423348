import { and, eq, lt, sql } from '#server/lib/database/query.ts';
import type { Services } from '#server/services/services.ts';
import { accounts, knownDevices, loginFailures } from '#server/tables/accounts.ts';

/** After this many wrong passwords in a row, at any intervals, only known devices can log in to an account. */
export const ceiling = 100;

/**
 * A count of wrong passwords in a row. `add` counts one more and returns the count, undefined at the ceiling; `clear`
 * resets it after the right one.
 */
export type WrongInARow = { add: () => Promise<number | undefined>; clear: () => Promise<unknown> };

/** Wrong passwords of an account on devices that are not known. */
export function wrongForAccount({ counters }: Services, accountId: string): WrongInARow {
  const isThis = eq(accounts.id, accountId);
  return {
    add: async () => {
      const [counted] = await counters
        .update(accounts)
        .set({ wrongPasswords: sql`${accounts.wrongPasswords} + 1` })
        .where(and(isThis, lt(accounts.wrongPasswords, ceiling)))
        .returning({ wrongPasswords: accounts.wrongPasswords });
      return counted?.wrongPasswords;
    },
    clear: () => counters.update(accounts).set({ wrongPasswords: 0 }).where(isThis),
  };
}

/** Wrong passwords of an account on one known device. */
export function wrongOnDevice({ counters }: Services, accountId: string, deviceHash: string): WrongInARow {
  const isThis = and(eq(knownDevices.accountId, accountId), eq(knownDevices.deviceHash, deviceHash));
  return {
    add: async () => {
      const [counted] = await counters
        .update(knownDevices)
        .set({ wrongPasswords: sql`${knownDevices.wrongPasswords} + 1` })
        .where(and(isThis, lt(knownDevices.wrongPasswords, ceiling)))
        .returning({ wrongPasswords: knownDevices.wrongPasswords });
      return counted?.wrongPasswords;
    },
    clear: () => counters.update(knownDevices).set({ wrongPasswords: 0 }).where(isThis),
  };
}

/** The prefix of keys for names that nobody has, which get the same responses as names of accounts. */
export const unknownNamePrefix = 'nobody:';

/** Wrong passwords for a name that nobody has. */
export function wrongForUnknownName({ counters, clock, hashCaller }: Services, typed: string): WrongInARow {
  return {
    add: async () => {
      const now = clock.now();
      const key = unknownNamePrefix + (await hashCaller(typed.toLowerCase()));
      const [counted] = await counters
        .insert(loginFailures)
        .values({ key, failures: 1, firstFailedAt: now, lastFailedAt: now })
        .onConflictDoUpdate({
          target: loginFailures.key,
          set: { failures: sql`${loginFailures.failures} + 1`, lastFailedAt: now },
          setWhere: lt(loginFailures.failures, ceiling),
        })
        .returning({ failures: loginFailures.failures });
      return counted?.failures;
    },
    clear: async () => {},
  };
}
