import type pg from 'pg';
import { expect, test, vi } from 'vitest';
import { readDump } from '#server/testing/database/dump.ts';
import { superuserUrlOf, testDatabase } from '#server/testing/database/test-database.ts';
import { rejectionOf } from '#server/testing/processes/rejected-start.ts';
import { liveSettings, sandbox, startsForUses } from './testing/starts-for-uses.ts';

// Starting the whole server is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const { start, expectRejected } = await startsForUses();

test('a live command on a sandbox is rejected in one sentence, and nothing is written', async () => {
  const words = ['code', 'create', 'GIFT'];
  await expectRejected({ known: sandbox, program: 'server/operate.ts', words, env: liveSettings });
});

test.for<[string, string, string[]]>([
  ['a start', 'server/main.ts', []],
  ['a command', 'server/operate.ts', ['code', 'create', 'GIFT']],
])(
  '%s on a database from before the baseline is rejected in one sentence, and nothing is written',
  async ([, program, words]) => {
    const old = await testDatabase();
    await old.pool.query(`update migrations set name = '0001_prices.sql', hash = 'another'`);
    await old.pool.query(
      `insert into migrations (number, name, hash) values (161, '0161_audit_entries_of_operations.sql', '')`,
    );
    await old.pool.query('drop table accounts, database_use cascade');
    const before = await readDump(old.pool);
    expect(await rejectionOf(start(program, words, { DATABASE_URL: old.url }))).toMatch(
      /^This database was made by a version from before the first release [^\n]+: move the data folder away, or set DATA_DIR [^\n]+\.$/,
    );
    expect(await readDump(old.pool)).toEqual(before);
  },
);

test.for<[string, (pool: pg.Pool, url: string) => string, boolean]>([
  ['a superuser of PostgreSQL says so in its log', superuserUrlOf, true],
  ['none says nothing of it', (_, address) => address, false],
])('a live server whose role is %s', async ([, addressFor, isTold]) => {
  const own = await testDatabase();
  const server = start('server/main.ts', [], {
    ...liveSettings,
    DATABASE_URL: addressFor(own.pool, own.url),
  });
  let output = '';
  server.stdout.on('data', (part) => {
    output += part;
  });
  await expect.poll(() => output, { timeout: 40_000 }).toContain('Mind Your Step is ready');
  expect(output.includes('the role of DATABASE_URL is a superuser of PostgreSQL')).toBe(isTold);
});
