import { eq, sql } from 'drizzle-orm';
import type { Answer } from '#contract/endpoint.ts';
import type { exportAccount as endpoint } from '#contract/own-account.ts';
import type { Call } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { personalTables } from '../personal-data.ts';
import { accounts } from '../tables.ts';

/**
 * Everything that is kept of a person, table by table, as stored; secrets left out. What was sent under an address
 * belongs to who has proven it: anybody can sign up with an address that is somebody else's.
 */
export async function exportAccount(
  { database }: Services,
  { caller }: Call<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const [person] = await database
    .select({
      id: accounts.id,
      email: sql<string | null>`case when ${accounts.emailVerifiedAt} is not null then ${accounts.email} end`,
    })
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
