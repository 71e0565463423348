import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps what lies here in memory. */
const inMemory = '/dev/shm';
/** Bytes. PostgreSQL keeps up to 1 GB of its log beside the data, and a run has several; containers often have 64 MB there. */
const enough = 4 * 1024 ** 3;

/**
 * Makes a folder for a database that lives as long as a test run: in memory where there is room, as that takes a quarter
 * of the processor time off the tests, else among the temporary files.
 */
export async function makeMemoryFolder(prefix: string): Promise<string> {
  const free = await statfs(inMemory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return mkdtemp(join(free > enough ? inMemory : tmpdir(), prefix));
}
