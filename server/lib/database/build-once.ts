import type { Database } from './pool.ts';

/** Builds a query once for each database, not for each call. A transaction is a database of its own. */
export function buildOnce<Query>(build: (database: Database) => Query): (database: Database) => Query {
  const built = new WeakMap<Database, Query>();
  return (database) => {
    const known = built.get(database);
    if (known !== undefined) return known;
    const query = build(database);
    built.set(database, query);
    return query;
  };
}
