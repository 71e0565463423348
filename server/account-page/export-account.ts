import { Readable } from 'node:stream';
import type { exportAccount as endpoint } from '#contract/own-account.ts';
import { isReadable } from '#server/accounts/given-password.ts';
import { recordEvent } from '#server/audit/record-event.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { eq, type SQL, sql } from '#server/lib/database/query.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { type PersonalTable, personalTables, personFields } from '#server/tables/personal-data.ts';

/** Some rows have 20,000 characters: pages of this size fit into memory for several people at once. */
const rowsAPage = 250;

type ExportRow = Record<string, unknown>;

/**
 * All stored data of a person, table by table, without secrets, and without the surveys, feedback and reviews from before
 * the facility set a password. Only one page of rows is in memory at a time, and no database connection is held while a
 * slow client receives it.
 * @throws Problem `too_many_requests`
 */
export async function exportAccount(
  services: Services,
  { caller: { accountId }, address, device }: Call<typeof endpoint>,
): Promise<Readable> {
  const { database, limits } = services;
  await limits.count('export', accountId);
  const [person] = await database.select(personFields).from(accounts).where(eq(accounts.id, accountId));
  const pieces = person ? download(database, person) : noTables();
  // A failure is still returned as a problem while nothing of the download is sent.
  const first = await pieces.next();
  await recordEvent(services, database, { kind: 'exported', accountId, address, device });
  return Readable.from(inTurns(first, () => limits.inTurn(accountId, () => pieces.next())));
}

/** The caller's turn ends with the first piece: each further piece waits for another turn. */
async function* inTurns(
  first: IteratorResult<string>,
  next: () => Promise<IteratorResult<string>>,
): AsyncGenerator<string> {
  for (let piece = first; !piece.done; piece = await next()) yield piece.value;
}

async function* noTables(): AsyncGenerator<string> {
  yield '{}';
}

/** The whole JSON, one piece for each page. */
async function* download(
  database: Database,
  person: Parameters<PersonalTable['rows']>[0],
): AsyncGenerator<string> {
  const keys = await uniqueKeys(database);
  let before = '{';
  for (const { table, rows, hidden = [], writtenAt } of personalTables) {
    const isOpen = writtenAt ? isReadable(person.id, writtenAt) : sql`true`;
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

function without(row: ExportRow, hidden: readonly string[]): ExportRow {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.includes(column)));
}

/** Pages of rows in the order of their key, each after the last row of the previous one. No page is empty. */
async function* pagesOf(
  database: Database,
  table: string,
  which: SQL,
  key: readonly string[],
): AsyncGenerator<ExportRow[]> {
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

/** For each table the columns that identify its rows: the primary key if it has one. */
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
