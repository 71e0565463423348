import type pg from 'pg';

/** The rows of every table, as text in a fixed order. */
export type Dump = Record<string, string[]>;

/** The rows of every table of the database now, to compare them with those of another moment or database. */
export async function readDump(connection: Pick<pg.ClientBase, 'query'>): Promise<Dump> {
  const { rows: tables } = await connection.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const dump: Dump = {};
  for (const { name } of tables) {
    const { rows } = await connection.query<{ row: string }>(
      `select one::text collate "C" as row from ${name} as one order by 1`,
    );
    dump[name] = rows.map(({ row }) => row);
  }
  return dump;
}

/** The same without the tables in which pg-boss notes when it last looked for work: it does so whatever a test does. */
export async function readOwnDump(connection: Pick<pg.ClientBase, 'query'>): Promise<Dump> {
  const { 'pgboss.queue': _queue, 'pgboss.version': _version, ...dump } = await readDump(connection);
  return dump;
}
