import type { Database } from '#server/lib/database/pool.ts';
import { eq, sql } from '#server/lib/database/query.ts';
import { accounts } from '#server/tables/accounts.ts';
import { personalTables, personFields } from '#server/tables/personal-data.ts';

/**
 * Deletes one person from every table; rows that the law requires keep no personal data. End the membership of a facility
 * before, and call it in the transaction that has the account locked.
 */
export async function deleteAccountRows(database: Database, accountId: string): Promise<void> {
  const [person] = await database.select(personFields).from(accounts).where(eq(accounts.id, accountId));
  if (!person) return;
  for (const { table, rows, kept, counted } of personalTables) {
    const name = sql.identifier(table);
    if (counted) await database.execute(counted(rows(person)));
    if (!kept) {
      await database.execute(sql`delete from ${name} where ${rows(person)}`);
      continue;
    }
    const emptied = kept.emptied.map((column) => sql`${sql.identifier(column)} = null`);
    await database.execute(sql`update ${name} set ${sql.join(emptied, sql`, `)} where ${rows(person)}`);
  }
}
