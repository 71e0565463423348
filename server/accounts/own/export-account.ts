import { Readable } from 'node:stream';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { exportAccount as endpoint } from '#contract/own-account.ts';
import type { Database } from '#server/database/pool.ts';
import type { Call } from '#server/http/mount.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import type { Services } from '#server/services.ts';
import { findClosedUntil } from '../passwords/given-password.ts';
import { type PersonalTable, personalTables, personFields } from '../personal-data.ts';
import { accounts } from '../tables.ts';

/** Some rows hold 20,000 characters: so many at a time fit into memory for several people at once. */
const rowsAPage = 250;

type Row = Record<string, unknown>;

/**
 * Everything that is kept of a person, table by table, as stored; secrets left out, and what was written in surveys and
 * feedback before the facility gave a password. Only a page of rows is in memory at a time, and no connection to the
 * database is held while a slow line takes it.
 * @throws Problem `too_many_requests`
 */
export async function exportAccount(
  services: Services,
  { caller: { accountId }, address, device }: Call<typeof endpoint>,
): Promise<Readable> {
  const { database, limits } = services;
  await limits.count('export', accountId);
  const [person] = await database.select(personFields).from(accounts).where(eq(accounts.id, accountId));
  const closedUntil = await findClosedUntil(database, accountId);
  const pieces = person ? download(database, person, closedUntil) : noTables();
  // A failure is still answered as a problem while nothing of the download is on its way.
  const first = await pieces.next();
  await recordEvent(services, database, { kind: 'exported', accountId, address, device });
  return Readable.from(inTurns(first, () => limits.inTurn(accountId, () => pieces.next())));
}

/** The caller's turn of this call ends with its first piece: each further one waits for a turn of its own. */
async function* inTurns(
  first: IteratorResult<string>,
  next: () => Promise<IteratorResult<string>>,
): AsyncGenerator<string> {
  for (let piece = first; !piece.done; piece = await next()) yield piece.value;
}

async function* noTables(): AsyncGenerator<string> {
  yield '{}';
}

/** The JSON of the whole, a piece for each page. */
async function* download(
  database: Database,
  person: Parameters<PersonalTable['rows']>[0],
  closedUntil: Date | null,
): AsyncGenerator<string> {
  const keys = await uniqueKeys(database);
  let before = '{';
  for (const { table, rows, hidden = [], writtenAt } of personalTables) {
    const isOpen = closedUntil && writtenAt ? sql`${writtenAt} > ${closedUntil}` : sql`true`;
    const which = sql`(${rows(person)}) and ${isOpen}`;
    let text = `${before}${JSON.stringify(table)}:[`;
    for await (const page of pagesOf(database, table, which, keys.get(table) ?? [])) {
      const shown = page.map((row) => JSON.stringify(without(row, hidden)));
      yield text + shown.join(',');
      text = ',';
    }
    before = text === ',' ? '],' : `${text}],`;
  }
  yield `${before.slice(0, -1)}}`;
}

function without(row: Row, hidden: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.includes(column)));
}

/** Rows in the order of their key, each page after the last row of the one before. None of them is empty. */
async function* pagesOf(
  database: Database,
  table: string,
  which: SQL,
  key: readonly string[],
): AsyncGenerator<Row[]> {
  const columns = listed(key.map((column) => sql.identifier(column)));
  let after = sql``;
  for (;;) {
    const { rows: page } = await database.execute(sql`
      select * from ${sql.identifier(table)} where (${which}) ${after} order by ${columns} limit ${rowsAPage}`);
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (!last || page.length < rowsAPage) return;
    after = sql`and (${columns}) > (${listed(key.map((column) => sql`${last[column]}`))})`;
  }
}

const listed = (parts: readonly Parameters<typeof sql.join>[0][number][]) => sql.join([...parts], sql`, `);

/** By table the columns that tell its rows apart: the primary key, where it has one. */
async function uniqueKeys(database: Database): Promise<Map<string, string[]>> {
  const { rows } = await database.execute<{ name: string; key: string[] }>(sql`
    select distinct on (relname) relname as name,
      (select array_agg(attname::text) from unnest(indkey::int2[]) as place
        join pg_attribute on attrelid = indrelid and attnum = place) as key
    from pg_index join pg_class on pg_class.oid = indrelid
    where indisunique and indpred is null and indexprs is null and relnamespace = current_schema()::regnamespace
    order by relname, indisprimary desc`);
  return new Map(rows.map(({ name, key }) => [name, key]));
}
