import type pg from 'pg';

/** As in PostgreSQL's JDBC driver: a statement that is sent so often on a connection is worth a plan of its own. */
const oftenEnough = 5;
/** A connection keeps so many plans, about 50 kB each; a statement with a list of any length has many texts. */
const mostPlans = 100;

type ClientQuery = pg.Client['query'];

/**
 * From its fifth run on a connection on, a statement with parameters is prepared there: PostgreSQL then neither parses
 * nor plans it again, which takes longer than most of our statements run.
 */
export function prepareOften(client: pg.ClientBase): void {
  const runs = new Map<string, number>();
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostPlans) return known;
    const count = (runs.get(text) ?? 0) + 1;
    runs.set(text, count);
    if (count < oftenEnough) return undefined;
    runs.delete(text);
    const name = `often_${names.size}`;
    names.set(text, name);
    return name;
  };
  const query = client.query.bind(client) as (...sent: unknown[]) => unknown;
  const queryPrepared = (config: unknown, values: unknown, ...rest: unknown[]) => {
    if (!isNameless(config) || !Array.isArray(values) || values.length === 0) {
      return query(config, values, ...rest);
    }
    return query({ ...config, name: nameOf(config.text) }, values, ...rest);
  };
  client.query = queryPrepared as ClientQuery;
}

/** Of the kind that the query builder sends: neither a bare text nor a cursor, and without a name of its own. */
function isNameless(config: unknown): config is pg.QueryConfig {
  return (
    typeof config === 'object' &&
    config !== null &&
    !('submit' in config) &&
    'text' in config &&
    (!('name' in config) || config.name === undefined)
  );
}
