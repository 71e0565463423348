import { deleteAccountRows } from '#server/accounts/delete-account-rows.ts';
import { logDeletion } from '#server/accounts/deletion-log.ts';
import { endMembership } from '#server/facilities/membership.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, inArray, lte } from '#server/lib/database/query.ts';
import type { Services } from '#server/services/services.ts';
import { deleteCustomer } from '#server/subscriptions/delete-customer.ts';
import { accounts, emailTokens } from '#server/tables/accounts.ts';
import { undoMs } from '../close-account.ts';

/** Queues a job for each account whose owner requested its deletion and did not come back (docs/product-decisions.md#deletion). */
export async function purgeAccounts({ database, clock, jobs }: Services): Promise<void> {
  const due = await database
    .select({ accountId: accounts.id })
    .from(accounts)
    .where(lte(accounts.deletionRequestedAt, latestRequest(clock.now())))
    .orderBy(accounts.deletionRequestedAt);
  for (const { accountId } of due) {
    await jobs.send(database, 'purgeAccount', { accountId }, { singletonKey: accountId });
  }
}

/** Deletes one of them for good. If the payment provider cannot delete the customer now, it is queued again within the hour. */
export async function purgeAccount(services: Services, { accountId }: { accountId: string }): Promise<void> {
  const { database, clock, log } = services;
  const requestedBy = latestRequest(clock.now());
  if (!(await database.transaction((tx) => revokeRestoreToken(tx, accountId, requestedBy)))) return;
  await deleteCustomer(services, accountId);
  if (await database.transaction((tx) => deleteRows(tx, accountId, requestedBy)))
    logDeletion(log, 'deleted', accountId, clock.now());
}

/** Deletions requested by then can no longer be undone. */
function latestRequest(now: Date): Date {
  return new Date(now.getTime() - undoMs);
}

const isDue = (id: string, requestedBy: Date) =>
  and(eq(accounts.id, id), lte(accounts.deletionRequestedAt, requestedBy));

/**
 * Revokes the link that restores the account, so that nobody comes back to half an account. False when the owner came
 * back before. The link is deleted first because a restore in progress has it locked.
 */
async function revokeRestoreToken(database: Database, id: string, requestedBy: Date): Promise<boolean> {
  const due = database.select({ id: accounts.id }).from(accounts).where(isDue(id, requestedBy));
  await database
    .delete(emailTokens)
    .where(and(inArray(emailTokens.accountId, due), eq(emailTokens.purpose, 'restore')));
  return (await due.for('update')).length > 0;
}

/** Deletes one person, unless the owner came back before. */
async function deleteRows(database: Database, id: string, requestedBy: Date): Promise<boolean> {
  const due = database.select({ id: accounts.id }).from(accounts).where(isDue(id, requestedBy));
  if ((await due.for('update')).length === 0) return false;
  await endMembership(database, id);
  await deleteAccountRows(database, id);
  return true;
}
