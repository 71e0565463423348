/** PostgreSQL's write-ahead log grows by files of this size. */
const minFreeBytes = 16 * 2 ** 20;

type Failure = {
  home: string;
  /** The end of PostgreSQL's log, or the error when the log could not be created. */
  log: string;
  freeBytes: number;
};

/** Returns a message that says why the database does not start: the cause first, if it is known. */
export function startFailureMessage({ home, log, freeBytes }: Failure): string {
  const isFull = freeBytes < minFreeBytes || /No space left on device|ENOSPC|quota exceeded/i.test(log);
  const megabytes = Math.floor(freeBytes / 2 ** 20);
  const cause = isFull
    ? `The disk is full: ${megabytes} MB are free where the database lies. Make room there, then start the server again.\n`
    : '';
  return `${cause}The database in ${home} does not start. The end of its log:\n${log}`;
}
