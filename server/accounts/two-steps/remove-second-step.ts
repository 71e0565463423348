import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, gte, isNotNull } from '#server/lib/database/query.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { authenticatorApps, passkeys, recoveryCodes } from '#server/tables/two-steps.ts';
import { forgetBrowsers } from '../remembered-browsers.ts';
import { endChallenges } from './log-in/challenges.ts';

/**
 * Removes a second step; without any left, two-step login is off. Two removals at once run one after the other.
 * @param remove removes it, and returns whether it was there
 * @throws Problem `conflict` for the last one of an operator
 */
export async function removeSecondStep(
  services: Services,
  database: Database,
  accountId: string,
  remove: () => Promise<boolean>,
): Promise<{ isRemoved: boolean; isOff: boolean }> {
  const [account] = await database
    .select({ userType: accounts.userType })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update');
  const isRemoved = await remove();
  const isOff = !(await hasSecondStep(database, accountId));
  if (isOff && account?.userType === 'operator') {
    throw new Problem('conflict', 'You are an operator. Add another second step before you remove this one.');
  }
  if (isOff) await turnOff(services, database, accountId);
  return { isRemoved, isOff };
}

async function hasSecondStep(database: Database, accountId: string): Promise<boolean> {
  const isApp = and(eq(authenticatorApps.accountId, accountId), isNotNull(authenticatorApps.secret));
  const apps = await database.$count(authenticatorApps, isApp);
  return apps > 0 || (await database.$count(passkeys, eq(passkeys.accountId, accountId))) > 0;
}

/** Removes what was added since then, when somebody else had the account; a browser that skips the second step is forgotten. */
export async function removeSecondStepsSince(
  services: Services,
  database: Database,
  accountId: string,
  since: Date,
): Promise<void> {
  const isNew = <T extends typeof authenticatorApps | typeof passkeys>(table: T) =>
    and(eq(table.accountId, accountId), gte(table.addedAt, since));
  const isNewCode = and(eq(recoveryCodes.accountId, accountId), gte(recoveryCodes.madeAt, since));
  await database.delete(authenticatorApps).where(isNew(authenticatorApps));
  await database.delete(passkeys).where(isNew(passkeys));
  await database.delete(recoveryCodes).where(isNewCode);
  await forgetBrowsers(services, database, accountId);
  if (!(await hasSecondStep(database, accountId))) await turnOff(services, database, accountId);
}

/** From now on the password or a provider alone opens the account. Nothing of the second steps is left. */
export async function turnOff(
  services: Pick<Services, 'hashCaller' | 'clock'>,
  database: Database,
  accountId: string,
): Promise<void> {
  await database.delete(authenticatorApps).where(eq(authenticatorApps.accountId, accountId));
  await database.delete(passkeys).where(eq(passkeys.accountId, accountId));
  await database.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await endChallenges(database, accountId);
  await forgetBrowsers(services, database, accountId);
  await database.update(accounts).set({ twoStepsSince: null }).where(eq(accounts.id, accountId));
}
