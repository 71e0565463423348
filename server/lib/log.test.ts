import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { sql } from '#server/lib/database/query.ts';
import { testDatabase } from '#server/testing/database/test-database.ts';
import { describeError } from './log.ts';

const { db } = await testDatabase();

test('a failed query is logged with its code and place, and without the values that people sent', async () => {
  const error = await db.execute(sql`select ${'rose@example.org'} from nowhere`).catch((reason) => reason);
  expect(error.message).toContain('rose@example.org');
  const described = describeError(error);
  expect(described).toMatchObject({
    message: 'Failed query: select $1 from nowhere',
    stack: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
    cause: { code: '42P01', message: 'relation "nowhere" does not exist' },
  });
  expect(JSON.stringify(described)).not.toContain('rose@example.org');
});

test('an error that is passed on as a plain object is logged with its message and place', () => {
  const handedOn = {
    message: 'the connection is lost (Queue: mail)',
    stack: 'Error\n    at fetch (worker.js:1)',
  };
  expect(describeError(handedOn)).toEqual({
    message: handedOn.message,
    stack: ['    at fetch (worker.js:1)'],
  });
  expect(describeError('nothing known')).toEqual({ message: 'nothing known' });
});

// Every write to this device fails as on a full disk.
test.runIf(existsSync('/dev/full'))('a log that cannot be written does not end the server', async () => {
  const program = `
    import { createLog } from './server/lib/log.ts';
    const log = createLog({ env: 'production' });
    log.info('first');
    setTimeout(() => log.info('second'), 100);
    setTimeout(() => process.stderr.write('still here', () => process.kill(process.pid, 'SIGKILL')), 200);`;
  const output = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', output, 'pipe'],
  });
  expect(await text(child.stderr as Readable)).toBe('still here');
  closeSync(output);
});
