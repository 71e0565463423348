import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartError } from '#server/lib/start-error.ts';
import { outageOf, readOnlyState } from './outage.ts';
import { prepareOften } from './prepare-often.ts';

/** Handlers run their SQL on this: the database itself or a transaction in it. */
export type Database = NodePgDatabase;

/** The database itself, with its connections. */
export type PooledDatabase = Database & { readonly $client: pg.Pool };

export type OpenDatabase = {
  db: PooledDatabase;
  /** For jobs and rate limits, which need their own connections. */
  pool: pg.Pool;
  /**
   * For counts that matter for minutes: their commits do not wait for the disk, so that a crash of PostgreSQL may lose the
   * last half second of them. It has connections of its own.
   */
  counters: PooledDatabase;
  /** The connections of `counters`. */
  counterPool: pg.Pool;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** The most connections; with 100 in PostgreSQL, five processes of this size fit, with those of the counters. */
  connections?: number;
  /** The longest run of one statement, and the longest pause inside a transaction, in milliseconds. */
  statementTimeoutMs?: number;
  /** Called when a connection breaks, idle or in use; the pool replaces it by itself. */
  onError?: (error: Error) => void;
};

const oldestVersion = 150_000;

/** Beside those of `connections`. */
const counterConnections = 3;

/** A new connection costs a process, an authentication and new query plans: an idle one is kept this long. */
const idleTimeoutMs = 10 * 60_000;

/** Routers silently drop idle connections after a few minutes: keep-alive packets at this interval prevent that. */
const keepAliveMs = 60_000;

/** PostgreSQL cancels a long statement itself; after this multiple of its time without a response the connection is dead. */
const clientTimeoutFactor = 1.5;

/**
 * Opens a pool of connections and checks that the database responds.
 * @throws StartError when it cannot be reached, rejects us, or is older than PostgreSQL 15
 */
export async function openDatabase(url: string, options: DatabaseOptions = {}): Promise<OpenDatabase> {
  const { connections = 16 } = options;
  const pool = openPool(url, connections, options);
  const counterPool = openPool(url, counterConnections, options, ' set synchronous_commit = off;');
  try {
    const { rows } = await pool.query(`select current_setting('server_version_num')::int as version`);
    if (rows[0].version < oldestVersion) {
      throw new StartError('The database is older than PostgreSQL 15. Set DATABASE_URL to a newer one.');
    }
  } catch (error) {
    await pool.end();
    throw error instanceof StartError ? error : cannotOpen(url, error as NodeJS.ErrnoException);
  }
  const close = async () => void (await Promise.all([pool.end(), counterPool.end()]));
  return { db: databaseOn(pool), pool, counters: databaseOn(counterPool), counterPool, close };
}

/** Opens no connection before the first statement. */
function openPool(url: string, max: number, options: DatabaseOptions, settings = ''): pg.Pool {
  const { statementTimeoutMs = 10_000, onError } = options;
  const pool = new pg.Pool({
    connectionString: checkedUrl(url),
    max,
    application_name: 'mind-your-step',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: idleTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    query_timeout: statementTimeoutMs * clientTimeoutFactor,
    onConnect: async (client) => void (await client.query(settingsOf(statementTimeoutMs) + settings)),
  });
  // A connection that ends within a transaction emits this itself; without a listener that would end the process.
  pool.on('connect', (client) => client.on('error', (error) => onError?.(error)));
  pool.on('connect', prepareOften);
  // The same error again: without a listener the pool's own event would end the process as well.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * PostgreSQL assumes a hard disk, and so reads a small table whole rather than a few hundred of its rows by index. On
 * an SSD, and in memory, a page out of order costs hardly more than the next one. Dates come in the one form that is read
 * here, whatever the server writes by itself. A pooler in session mode refuses these when they are sent with the start of
 * a connection, and passes on what is set in it.
 */
function settingsOf(statementTimeoutMs: number): string {
  return [
    'set random_page_cost = 1.1;',
    'set datestyle = ISO;',
    `set statement_timeout = ${statementTimeoutMs};`,
    `set idle_in_transaction_session_timeout = ${statementTimeoutMs};`,
  ].join(' ');
}

function databaseOn(pool: pg.Pool): PooledDatabase {
  const transaction: Database['transaction'] = (work, config) => inTransaction(pool, work, config);
  return Object.assign(drizzle({ client: pool }), { transaction });
}

const drizzleOf = (client: pg.PoolClient) => drizzle({ client });
const databaseByConnection = new WeakMap<pg.PoolClient, ReturnType<typeof drizzleOf>>();

/** The same for all transactions of a connection, so that a query that was built for one of them serves the next. */
function databaseOfConnection(client: pg.PoolClient) {
  const known = databaseByConnection.get(client);
  if (known !== undefined) return known;
  const database = drizzleOf(client);
  databaseByConnection.set(client, database);
  return database;
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
type TransactionConfig = Parameters<Database['transaction']>[1];

/**
 * A transaction that survives the end of its connection: Drizzle's own never gives it back when it ends before
 * `begin`, and throws what failed at `rollback` instead of the cause.
 * @param work gets the connection too, for statements that are prepared by name
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (tx: Transaction, client: pg.PoolClient) => Promise<T>,
  config?: TransactionConfig,
): Promise<T> {
  const client = await pool.connect();
  let cause: unknown;
  const workKeepingCause = async (tx: Transaction) => {
    try {
      return await work(tx, client);
    } catch (error) {
      cause = error;
      // Otherwise the rollback would wait just as long for a connection that does not respond.
      if (isUnresponsive(error)) void (client as unknown as pg.Client).end();
      throw error;
    }
  };
  try {
    const result = await databaseOfConnection(client).transaction(workKeepingCause, config);
    client.release();
    return result;
  } catch (error) {
    client.release(isUseless(error));
    throw cause ?? error;
  }
}

/** Whether PostgreSQL did not respond at all; the driver keeps such a connection, although it is dead. */
function isUnresponsive(error: unknown): boolean {
  return outageOf(error) === 'Query read timeout';
}

/** Whether this connection leads to a PostgreSQL that was the primary before; a new one leads to the present primary. */
function isUseless(error: unknown): boolean {
  return isUnresponsive(error) || outageOf(error) === readOnlyState;
}

function checkedUrl(url: string): string {
  if (/^postgres(ql)?:/.test(url) && URL.canParse(url)) return url;
  throw new StartError(
    'DATABASE_URL is not an address of a database. It looks like postgresql://user:password@host:5432/name.',
  );
}

/** The message of a start that fails because PostgreSQL cannot work now; other errors are returned as they are. */
export function explainOutage(url: string, error: unknown): unknown {
  if (error instanceof StartError || outageOf(error) === null) return error;
  return cannotOpen(url, originOf(error as Error));
}

/** The first cause of an error. */
function originOf(error: Error): Error {
  return error.cause instanceof Error ? originOf(error.cause) : error;
}

/** Names the host and the database, never the password. */
function cannotOpen(url: string, error: NodeJS.ErrnoException): StartError {
  const { host, pathname } = new URL(url);
  const reasons: Record<string, string> = {
    ECONNREFUSED: 'nothing answers there',
    ENOTFOUND: 'there is no host of this name',
    EAI_AGAIN: 'the name of the host cannot be looked up now',
    '28P01': 'user or password is wrong',
    '28000': 'this user may not connect',
    '3D000': 'there is no database of this name',
    '53300': 'it has no connection left',
  };
  const reason = reasons[error.code ?? ''] ?? error.message;
  return new StartError(
    `The database ${pathname.slice(1)} at ${host} cannot be opened: ${reason}. Check DATABASE_URL.`,
  );
}
