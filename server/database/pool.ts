import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartError } from '#server/start-error.ts';
import { outageOf } from './outage.ts';

/** What verbs write their SQL against: the database itself or a transaction in it. */
export type Database = NodePgDatabase;

export type OpenDatabase = {
  db: Database;
  /** For what needs a connection of its own: jobs and rate limits. */
  pool: pg.Pool;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** Connections at most; with 100 in PostgreSQL, five processes of this size fit. */
  connections?: number;
  /** Longest run of one statement, and longest rest inside a transaction, in milliseconds. */
  statementTimeoutMs?: number;
  /** Told when a connection breaks, at rest or at work; the pool replaces it by itself. */
  onError?: (error: Error) => void;
};

const oldestVersion = 150_000;

/** A new connection costs a process, a proof of the password and plans anew: one at rest waits this long for more work. */
const restMs = 10 * 60_000;

/** Routers forget a connection at rest after a few minutes, without a word: a sign of life this often keeps it known. */
const signOfLifeMs = 60_000;

/** PostgreSQL cuts a statement off itself; when not even that is heard by then, the connection is dead. */
const silentAfter = 1.5;

/**
 * Opens a pool of connections and checks that the database answers.
 * Throws `StartError` when it cannot be reached, refuses us, or is older than PostgreSQL 15.
 */
export async function openDatabase(url: string, options: DatabaseOptions = {}): Promise<OpenDatabase> {
  const { connections = 16, statementTimeoutMs = 10_000, onError } = options;
  const pool = new pg.Pool({
    connectionString: checkedUrl(url),
    max: connections,
    application_name: 'mind-your-step',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: restMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: signOfLifeMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs * silentAfter,
    idle_in_transaction_session_timeout: statementTimeoutMs,
  });
  // A connection tells this itself when it ends within a transaction too; without a listener that would end the process.
  pool.on('connect', (client) => client.on('error', (error) => onError?.(error)));
  // The same error again: without a listener the pool's own event would end the process as well.
  pool.on('error', () => undefined);
  try {
    const { rows } = await pool.query(`select current_setting('server_version_num')::int as version`);
    if (rows[0].version < oldestVersion) {
      throw new StartError('The database is older than PostgreSQL 15. Set DATABASE_URL to a newer one.');
    }
  } catch (error) {
    await pool.end();
    throw error instanceof StartError ? error : cannotOpen(url, error as NodeJS.ErrnoException);
  }
  const db: Database = Object.assign(drizzle({ client: pool }), { transaction: transactionsIn(pool) });
  return { db, pool, close: () => pool.end() };
}

/**
 * Transactions that survive the end of their connection: Drizzle's own never gives it back when it ends before
 * `begin`, and throws what failed at `rollback` instead of the cause.
 */
function transactionsIn(pool: pg.Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    let cause: unknown;
    const workKeepingCause: typeof work = async (tx) => {
      try {
        return await work(tx);
      } catch (error) {
        cause = error;
        // Else the rollback would wait as long again for a connection that does not answer.
        if (isSilence(error)) void (client as unknown as pg.Client).end();
        throw error;
      }
    };
    try {
      const result = await drizzle({ client }).transaction(workKeepingCause, config);
      client.release();
      return result;
    } catch (error) {
      client.release(isSilence(error));
      throw cause ?? error;
    }
  };
}

/** Whether PostgreSQL did not answer at all; the driver then keeps the connection, which answers nothing any more. */
function isSilence(error: unknown): boolean {
  return outageOf(error) === 'Query read timeout';
}

function checkedUrl(url: string): string {
  if (/^postgres(ql)?:/.test(url) && URL.canParse(url)) return url;
  throw new StartError(
    'DATABASE_URL is not an address of a database. It looks like postgresql://user:password@host:5432/name.',
  );
}

/** What a start says that fails because PostgreSQL cannot work now; another error as it is. */
export function explainOutage(url: string, error: unknown): unknown {
  if (error instanceof StartError || outageOf(error) === null) return error;
  return cannotOpen(url, originOf(error as Error));
}

/** What an error was thrown for, in the end. */
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
