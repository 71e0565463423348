import { DrizzleQueryError } from 'drizzle-orm';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

/**
 * The server's log: one JSON line an event on the standard output. In production every answer; else only what is
 * wrong, so that a person at a terminal can read what `npm start` says. Requests do not wait for the lines to be
 * written: a killed process may lose those of its last moment.
 */
export function createLog(config: Pick<Config, 'env'>, destination?: DestinationStream): Logger {
  const level = config.env === 'production' ? 'info' : 'warn';
  return pino(
    { level, serializers: { err: describeError } },
    destination ?? pino.destination({ fd: 1, sync: false }),
  );
}

/** What is logged of an error: where and what, but none of the values that people sent. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, cause } = error;
  const { code } = error as { code?: string };
  return {
    name,
    ...(code === undefined ? {} : { code }),
    message: error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message,
    stack: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}
