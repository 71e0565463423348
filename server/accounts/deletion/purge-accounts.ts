import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { dayMs } from '#server/clock.ts';
import type { Database } from '#server/database/pool.ts';
import { giveUpMembership } from '#server/facilities/membership.ts';
import type { Services } from '#server/services.ts';
import { forgetCustomer } from '#server/subscriptions/forget-customer.ts';
import { personalTables, personFields } from '../personal-data.ts';
import { accounts, mailedLinks } from '../tables.ts';

/** The mailed link undoes a deletion for 14 days; a day more lets a letter be late. */
const undoMs = 15 * dayMs;

/** Puts down a job for each account whose owner asked for its deletion and did not come back (decision G80). */
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

/** Deletes one of them for good. One whom the payment provider cannot forget now is listed again within the hour. */
export async function purgeAccount(services: Services, { accountId }: { accountId: string }): Promise<void> {
  const { database, clock, log } = services;
  const asked = latestRequest(clock.now());
  if (!(await database.transaction((tx) => endReturn(tx, accountId, asked)))) return;
  await forgetCustomer(services, accountId);
  if (await database.transaction((tx) => deleteRows(tx, accountId, asked))) log.info('an account was purged');
}

/** Whoever asked for it by then is past coming back. */
function latestRequest(now: Date): Date {
  return new Date(now.getTime() - undoMs);
}

const isDue = (id: string, asked: Date) => and(eq(accounts.id, id), lte(accounts.deletionRequestedAt, asked));

/**
 * Takes back the link that restores the account, so that nobody comes back to half an account. False when the owner
 * came back before: the link goes first because a return that is under way holds it.
 */
async function endReturn(database: Database, id: string, asked: Date): Promise<boolean> {
  const due = database.select({ id: accounts.id }).from(accounts).where(isDue(id, asked));
  await database
    .delete(mailedLinks)
    .where(and(inArray(mailedLinks.accountId, due), eq(mailedLinks.purpose, 'restore')));
  return (await due.for('update')).length > 0;
}

/** Removes one person from every table, or what may go of it where the law keeps rows. */
async function deleteRows(database: Database, id: string, asked: Date): Promise<boolean> {
  const [person] = await database.select(personFields).from(accounts).where(isDue(id, asked)).for('update');
  if (!person) return false;
  await giveUpMembership(database, id);
  for (const { table, rows, kept } of personalTables) {
    const name = sql.identifier(table);
    if (!kept) {
      await database.execute(sql`delete from ${name} where ${rows(person)}`);
      continue;
    }
    const emptied = kept.emptied.map((column) => sql`${sql.identifier(column)} = null`);
    await database.execute(sql`update ${name} set ${sql.join(emptied, sql`, `)} where ${rows(person)}`);
  }
  return true;
}
