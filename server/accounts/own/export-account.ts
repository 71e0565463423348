import { eq, sql } from 'drizzle-orm';
import type { Answer } from '#contract/endpoint.ts';
import type { exportAccount as endpoint } from '#contract/own-account.ts';
import type { Call } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { personalTables, personFields } from '../personal-data.ts';
import { accounts } from '../tables.ts';

/** Everything that is kept of a person, table by table, as stored; secrets left out. @throws Problem `too_many_requests` */
export async function exportAccount(
  { database, limits }: Services,
  { caller }: Call<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  await limits.count('export', caller.accountId);
  const [person] = await database
    .select(personFields)
    .from(accounts)
    .where(eq(accounts.id, caller.accountId));
  if (!person) return {};
  const found: Answer<typeof endpoint> = {};
  for (const { table, rows, hidden = [] } of personalTables) {
    const result = await database.execute(sql`select * from ${sql.identifier(table)} where ${rows(person)}`);
    found[table] = result.rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.includes(column))),
    );
  }
  return found;
}
