import type { Database } from './pool.ts';

/** Builds a query once for the pool and once for each connection with transactions (pool.ts), not for each call. */
export function buildOnce<Query>(build: (database: Database) => Query): (database: Database) => Query {
  const built = new WeakMap<object, Query>();
  return (database) => {
    const { session } = database._;
    const known = built.get(session);
    if (known !== undefined) return known;
    const query = build(database);
    built.set(session, query);
    return query;
  };
}
