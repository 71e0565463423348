import { expect, test } from 'vitest';
import { startFailureMessage } from './start-failure.ts';

const home = '/data/postgres';
const gigabyte = 2 ** 30;

test.for([
  ['no space is left', 'database system is shut down', 3 * 2 ** 20],
  ['PostgreSQL found no space', 'FATAL:  could not write to file: No space left on device', gigabyte],
  ['its log cannot be created', 'ENOSPC: no space left on device, open', gigabyte],
  ['the quota is used up', 'could not extend file: Disk quota exceeded', gigabyte],
] as const)('when %s, the message says first that the disk is full', ([, log, freeBytes]) => {
  const message = startFailureMessage({ home, log, freeBytes });
  expect(message).toMatch(
    /^The disk is full: \d+ MB are free .* Make room there, then start the server again\./,
  );
  expect(message).toContain(log);
});

test('for any other cause the message is the end of the log', () => {
  expect(startFailureMessage({ home, log: 'FATAL:  broken', freeBytes: gigabyte })).toBe(
    'The database in /data/postgres does not start. The end of its log:\nFATAL:  broken',
  );
});
