/** States in which PostgreSQL cannot execute any statement. Classes are the first two characters. */
const outageClasses = ['08', '53', '58'];
/** A standby, or a primary in the middle of a failover. */
export const readOnlyState = '25006';

const outageStates = [
  readOnlyState,
  '25P03', // a transaction was idle too long
  '40001', // could not be serialized
  '40P01', // deadlock
  '55P03', // a lock was not available
  '57014', // the statement took too long
  '57P01', // shut down by the operator
  '57P02', // shut down by a crash
  '57P03', // starting or recovering
  '57P05', // the connection was idle too long
];

/** Messages of the driver without a code: about connections, and about a pool without a free one. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after calling end)/;

const networkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];

/**
 * Why the database could not work, for an error of that kind: its code, or the driver's message. null if the statement
 * itself was wrong, or the error has another origin.
 */
export function outageOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  // A missing file is an outage only if it is the socket of the database.
  if (networkCodes.includes(code) || (code && syscall === 'connect')) return code;
  if (outageClasses.includes(code.slice(0, 2)) || outageStates.includes(code)) return code;
  if (driverMessages.test(error.message)) return error.message;
  return outageOf(error.cause);
}
