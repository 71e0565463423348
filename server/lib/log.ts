import pino, { type DestinationStream, type Logger } from 'pino';
import { DrizzleQueryError } from '#server/lib/database/query.ts';
import type { Config } from './config.ts';

/** Bytes of lines that may wait to be written; lines beyond it are dropped. */
const maxBacklogBytes = 2 ** 20;

/**
 * The server's log: one JSON line per event on the standard output. In production it has every response; elsewhere only
 * faults, so that a person at a terminal can read the messages of `npm start`. Requests do not wait for the lines to be
 * written: a killed process may lose its last lines.
 */
export function createLog(config: Pick<Config, 'env'>, destination?: DestinationStream): Logger {
  const level = config.env === 'production' ? 'info' : 'warn';
  return pino({ level, serializers: { err: describeError } }, destination ?? standardOutput());
}

/** Lines that cannot be written, as on a full disk, wait until the next line can: the server does not stop for them. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ fd: 1, sync: false, maxLength: maxBacklogBytes });
  output.on('error', () => undefined);
  return output;
}

/** The logged form of an error: what failed and where, but none of the values that people sent. */
export function describeError(error: unknown): object {
  if (!isErrorLike(error)) return { message: String(error) };
  const { name, cause, code } = error;
  return {
    ...(name === undefined ? {} : { name }),
    ...(code === undefined ? {} : { code }),
    message: messageOf(error),
    stack: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}

/** The message of an error without the values of a statement, which may be what people sent. */
export function messageOf(error: ErrorLike): string {
  return error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
}

type ErrorLike = { message: string; name?: string; stack?: string; code?: string; cause?: unknown };

/** pg-boss hands errors on as copies that are no longer instances of Error. */
function isErrorLike(error: unknown): error is ErrorLike {
  return (
    typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
  );
}
