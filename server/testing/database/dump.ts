import type pg from 'pg';

/** The rows of every table of the database now, to check that nothing was written. */
export async function readDump(pool: pg.Pool): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await pool.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const dump: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query(`select one::text as row from ${name} as one order by 1`);
    dump[name] = rows;
  }
  return dump;
}
