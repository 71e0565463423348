import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withServer } from '#server/testing/database/database-server.ts';
import { testDatabase } from '#server/testing/database/test-database.ts';
import { migrate } from './migrate.ts';

const { url, pool } = await testDatabase();
const waiting = { timeout: 15_000 };

test('a start after the first one applies no migration', async () => {
  expect(await migrate(url)).toEqual([]);
});

test('missing migrations are applied in the order of their numbers', async () => {
  const folder = await migrations({
    '1002_more.sql': 'alter table things add column more text',
    '1001_things.sql': 'create table things (id integer)',
  });
  expect(await migrate(url, folder)).toEqual(['1001_things.sql', '1002_more.sql']);
});

test('a migration that fails is rolled back completely, and later ones are not applied', async () => {
  const folder = await migrations({
    '1101_good.sql': 'create table good (id integer)',
    '1102_bad.sql': 'create table half (id integer); select 1 / 0',
    '1103_later.sql': 'create table later (id integer)',
  });
  await expect(migrate(url, folder)).rejects.toThrow(/1102_bad.sql failed and was undone: division by zero/);
  expect(await existing('good', 'half', 'later')).toEqual(['good']);
});

test('a migration that was changed after it was applied is rejected by name', async () => {
  const before = await migrations({ '1201_price.sql': 'select 1' });
  const after = await migrations({ '1201_price.sql': 'select 2' });
  await migrate(url, before);
  await expect(migrate(url, after)).rejects.toThrow(/1201_price.sql was changed/);
});

test('two migrations with one number are rejected', async () => {
  const folder = await migrations({ '1301_a.sql': 'select 1', '1301_b.sql': 'select 2' });
  await expect(migrate(url, folder)).rejects.toThrow(/Two migrations have the number 1301/);
});

test('two processes that start together apply each migration once', async () => {
  const folder = await migrations({
    '1401_slow.sql': 'create table slow (id integer); select pg_sleep(0.2)',
    '1402_fast.sql': 'insert into slow values (1)',
  });
  const applied = await Promise.all([migrate(url, folder), migrate(url, folder)]);
  expect(applied.flat().sort()).toEqual(['1401_slow.sql', '1402_fast.sql']);
  expect((await pool.query('select * from slow')).rowCount).toBe(1);
});

test('a process killed within a migration leaves nothing of it, and the next one continues from there', async () => {
  const gate = 'select pg_advisory_xact_lock(15)';
  const folder = await migrations({
    '1501_done.sql': 'create table done (id integer)',
    '1502_killed.sql': `create table killed (id integer); ${gate}`,
  });
  await withServer(url, async (client) => {
    await client.query('begin');
    await client.query(gate);
    const child = fork(resolve('server/testing/processes/migrate-process.ts'), [url, folder]);
    await expect
      .poll(async () => (await client.query('select from pg_locks where not granted')).rowCount, waiting)
      .toBe(1);
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  expect(await existing('done', 'killed')).toEqual(['done']);
  expect(await migrate(url, folder)).toEqual(['1502_killed.sql']);
  expect(await existing('killed')).toEqual(['killed']);
});

test('a database that a newer release has changed is rejected, naming both versions', async () => {
  const newer = await migrations({
    '1601_old.sql': 'select 1',
    '1602_new.sql': 'create table newer (id integer)',
  });
  const older = await migrations({ '1601_old.sql': 'select 1' });
  await migrate(url, newer);
  await expect(migrate(url, older)).rejects.toThrow(
    /The database has version 1602 \(1602_new.sql\); this release knows versions up to 1601/,
  );
});

test('a migration whose connection ends is reported as a failure, and is rolled back', async () => {
  const folder = await migrations({
    '1701_cut_off.sql': 'create table cut_off (id integer); select pg_terminate_backend(pg_backend_pid())',
  });
  await expect(migrate(url, folder)).rejects.toThrow(/1701_cut_off.sql failed and was undone: terminating/);
  expect(await existing('cut_off')).toEqual([]);
});

async function migrations(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

function existing(...names: string[]): Promise<string[]> {
  return withServer(url, async (client) => {
    const { rows } = await client.query(
      'select table_name as name from information_schema.tables where table_name = any($1) order by 1',
      [names],
    );
    return rows.map((row) => row.name);
  });
}
