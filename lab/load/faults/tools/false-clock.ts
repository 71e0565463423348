import { globSync } from 'node:fs';
import type { Change } from '../fault.ts';

const library = globSync('/usr/lib/*/faketime/libfaketime.so.1')[0];

/** Why no program can be given another clock here; null if it can. */
export const clockObstacle = () => (library ? null : "needs Debian's libfaketime");

/** The environment of a program whose clock differs from the right one by what is in the file, such as `+40d`. */
export const falseClock = (file: string): Record<string, string> => ({
  LD_PRELOAD: library ?? '',
  FAKETIME_TIMESTAMP_FILE: file,
  FAKETIME_CACHE_DURATION: '1',
  DONT_FAKE_MONOTONIC: '1',
});

/** PostgreSQL gets no environment of ours, so its clock is changed by a change of the product. */
export const falseClockOfPostgres = (file: string): Change => ({
  file: 'server/lib/database/embedded/postgres-user.ts',
  find: 'childEnvironment = {',
  replace: `childEnvironment = { ...${JSON.stringify(falseClock(file))},`,
});
