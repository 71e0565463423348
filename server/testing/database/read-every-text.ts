import type { Database } from '#server/lib/database/pool.ts';
import { sql } from '#server/lib/database/query.ts';

type Found = { table: string; text: string };

/** Every row of every table, those of the jobs included, as text: to search for what should not be there. */
export async function readEveryText(database: Database): Promise<Found[]> {
  const { rows: tables } = await database.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`);
  const found: Found[] = [];
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const { rows } = await database.execute<{ text: string }>(sql`select t::text as text from ${table} t`);
    found.push(...rows.map(({ text }) => ({ table: name, text })));
  }
  return found;
}
