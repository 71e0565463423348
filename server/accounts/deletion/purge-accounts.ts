import { eq, lte, sql } from 'drizzle-orm';
import { dayMs } from '#server/clock.ts';
import type { Database } from '#server/database/pool.ts';
import { giveUpMembership } from '#server/facilities/membership.ts';
import type { Services } from '#server/services.ts';
import { forgetCustomer } from '#server/subscriptions/forget-customer.ts';
import { personalTables } from '../personal-data.ts';
import { accounts } from '../tables.ts';

/** The mailed link undoes a deletion for 14 days; a day more lets a letter be late. */
const undoMs = 15 * dayMs;

/** Deletes for good the accounts whose owners asked for it and did not come back (decision G80). */
export async function purgeAccounts(services: Services): Promise<void> {
  const { database, clock, log } = services;
  const asked = new Date(clock.now().getTime() - undoMs);
  const due = await database
    .select({ id: accounts.id })
    .from(accounts)
    .where(lte(accounts.deletionRequestedAt, asked));
  for (const { id } of due) await purge(services, id);
  if (due.length > 0) log.info({ accounts: due.length }, 'purged');
}

/** One whom the payment provider cannot forget now is left for the next time. */
async function purge(services: Services, id: string): Promise<void> {
  try {
    await forgetCustomer(services, id);
    await services.database.transaction((tx) => purgeAccount(tx, id));
  } catch (err) {
    services.log.error({ err }, 'an account is not purged yet');
  }
}

/** Removes one person from every table, or what may go of it where the law keeps rows. */
async function purgeAccount(database: Database, id: string): Promise<void> {
  const [person] = await database
    .select({ id: accounts.id, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, id))
    .for('update');
  if (!person) return;
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
}
