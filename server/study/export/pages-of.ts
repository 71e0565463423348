import type { Database } from '#server/lib/database/pool.ts';
import { type SQL, sql } from '#server/lib/database/query.ts';

/**
 * The rows of a query, page by page, of which only one is in memory. Needs a transaction. Queries that are open at the
 * same time need different names.
 */
export async function* pagesOf(
  transaction: Database,
  name: string,
  query: SQL,
  rowsAPage: number,
): AsyncGenerator<Record<string, unknown>[]> {
  const cursor = sql.identifier(name);
  await transaction.execute(sql`declare ${cursor} no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await transaction.execute(
      sql`fetch forward ${sql.raw(String(rowsAPage))} from ${cursor}`,
    );
    if (rows.length > 0) yield rows;
    if (rows.length < rowsAPage) break;
  }
  await transaction.execute(sql`close ${cursor}`);
}

/**
 * The same, with the next one asked for while this one is in use: what makes them and what takes them work side by side.
 * Never are two asked for at once.
 */
export async function* readAhead<T>(given: AsyncGenerator<T>): AsyncGenerator<T> {
  let next = given.next();
  try {
    for (;;) {
      const { done, value } = await next;
      if (done) return;
      next = given.next();
      // A failure is told where this is awaited.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    // A transaction does not end while a query of it runs.
    await next.catch(() => undefined);
  }
}
