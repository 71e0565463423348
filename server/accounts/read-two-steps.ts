import type { TwoSteps } from '#contract/two-steps-state.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { asc, eq } from '#server/lib/database/query.ts';
import type { AccountRow } from '#server/tables/accounts.ts';
import { authenticatorApps, passkeys, recoveryCodes } from '#server/tables/two-steps.ts';

/** The second steps of an account, for its owner: no secret is among them. */
export async function readTwoSteps(database: Database, account: AccountRow): Promise<TwoSteps> {
  const accountId = account.id;
  const [app] = await database
    .select({ addedAt: authenticatorApps.addedAt })
    .from(authenticatorApps)
    .where(eq(authenticatorApps.accountId, accountId));
  const keys = await database
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(asc(passkeys.addedAt), asc(passkeys.id));
  return {
    since: account.twoStepsSince?.toISOString() ?? null,
    isRequired: account.userType === 'operator',
    appAddedAt: app?.addedAt?.toISOString() ?? null,
    recoveryCodesLeft: await database.$count(recoveryCodes, eq(recoveryCodes.accountId, accountId)),
    passkeys: keys.map(({ id, name, addedAt, lastUsedAt }) => ({
      id,
      name,
      addedAt: addedAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}
