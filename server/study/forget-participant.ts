import type { Database } from '#server/lib/database/pool.ts';
import { sql } from '#server/lib/database/query.ts';
import { collectedTables, countDepartures } from '#server/tables/study.ts';

/** Deletes all that a study has of a person, who counts as one without a name from now on. Call it in a transaction. */
export async function forgetParticipant(database: Database, accountId: string): Promise<void> {
  const own = sql`account_id = ${accountId}`;
  await database.execute(countDepartures(own));
  for (const table of collectedTables)
    await database.execute(sql`delete from ${sql.identifier(table)} where ${own}`);
}
