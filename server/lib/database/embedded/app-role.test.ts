import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withEmails } from '#server/job-handlers.ts';
import { createJobs } from '#server/lib/jobs/jobs.ts';
import { withServer } from '#server/testing/database/database-server.ts';
import { readDump } from '#server/testing/database/dump.ts';
import { superuserUrl } from '#server/testing/database/throwaway-postgres.ts';
import { noMailer } from '#server/testing/no-mailer.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../pool.ts';
import { appRole } from './app-role.ts';
import { superuser } from './cluster.ts';
import { findRunningPostgres } from './find-running.ts';
import { type EmbeddedPostgres, launchPostgres } from './launcher.ts';

vi.setConfig({ testTimeout: 60_000 });

test('the server has no power over its PostgreSQL and owns only its schemas', async () => {
  const { url } = await launch(await newFolder());
  expect(await query(url, powers)).toEqual([{ name: appRole, powers: false }]);
  expect(await query(url, owned)).toEqual([{ name: 'schema pgboss' }, { name: 'schema public' }]);
  for (const statement of [
    `copy (select 1) to program 'id'`,
    `copy (select 1) to '/tmp/written'`,
    `select pg_read_file('PG_VERSION')`,
    `alter system set work_mem = '1GB'`,
    'create role another superuser',
    `alter role ${superuser} password 'known'`,
    'create database another',
    'drop database mindyourstep',
    'create schema another',
    'set role mindyourstep',
  ]) {
    await expect(query(url, statement), statement).rejects.toThrow(/permission denied|must be owner/);
  }
});

test('a folder of an earlier release is converted at its next start, with everything in it', async () => {
  const dataDir = await newFolder();
  const before = await makeFolderOfEarlierRelease(dataDir);
  const { url } = await launch(dataDir);
  expect(await query(url, ofOthers)).toEqual([]);
  expect(await withPool(url, readDump)).toEqual(before);
  expect(before['public.kept']).toEqual(['(1,fall,"a rug")', '(2,slip,"a wet floor")']);
  await withPool(url, async (pool) => {
    await migrate(url);
    await openJobs(pool);
    await pool.query(`insert into kept (text, kind) values ('a cord', 'fall')`);
    await pool.query('alter table kept add column more text');
    await pool.query('drop function twice(integer)');
  });
});

test('what a backup restored as the superuser belongs to the server after the next start', async () => {
  const dataDir = await newFolder();
  const first = await launch(dataDir);
  await query(await superuserUrl(dataDir, first.url), 'create table restored as select 1 as one');
  await expect(query(first.url, 'select one from restored')).rejects.toThrow('permission denied');
  await first.stop();
  const second = await launch(dataDir);
  expect(await query(second.url, 'select one from restored')).toEqual([{ one: 1 }]);
});

test('the password of the server is created at the first start, readable by its user alone, and is in no log', async () => {
  const dataDir = await newFolder();
  const first = await launch(dataDir);
  const file = join(dataDir, 'postgres/app-password');
  const password = await readFile(file, 'utf8');
  expect(password).toMatch(/^[\w-]{32}$/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(password).not.toBe(await readFile(join(dataDir, 'postgres/password'), 'utf8'));
  expect(await readFile(join(dataDir, 'postgres/log'), 'utf8')).not.toContain(password);
  await first.stop();
  const second = await launch(dataDir);
  expect(second.url).toBe(first.url);
  await second.stop();
  await writeFile(file, '');
  const third = await launch(dataDir);
  expect(third.url).not.toBe(first.url);
  expect(await findRunningPostgres(dataDir)).toBe(third.url);
  expect(await query(third.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

const powers = `
  select rolname as name, rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as powers
  from pg_roles where rolname = current_user`;
/** Everything that the role owns in the whole server; there are no tables of migrations yet. */
const owned = `
  select (pg_identify_object(classid, objid, 0)).type || ' ' || (pg_identify_object(classid, objid, 0)).identity as name
  from pg_shdepend where deptype = 'o' and refobjid = current_user::regrole order by 1`;
const ofOthers = `
  select relname as name from pg_class
  where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and relowner <> '${appRole}'::regrole
  union all select proname from pg_proc
  where pronamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and proowner <> '${appRole}'::regrole
  union all select typname from pg_type
  where typnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and typowner <> '${appRole}'::regrole`;

/** A folder from when the server used the superuser: without the role, and with everything owned by the superuser. */
async function makeFolderOfEarlierRelease(dataDir: string): Promise<Record<string, unknown>> {
  const { url, stop } = await launch(dataDir);
  const before = await superuserUrl(dataDir, url);
  await query(
    before,
    `drop schema pgboss; alter schema public owner to pg_database_owner;
     drop owned by ${appRole}; drop role ${appRole}`,
  );
  await migrate(before);
  const dump = await withPool(before, async (pool) => {
    await openJobs(pool);
    await pool.query(`
      create type kind as enum ('fall', 'slip');
      create domain short as text check (length(value) < 20);
      create sequence counted;
      create table kept (id integer generated always as identity, kind kind, text short);
      insert into kept (kind, text) values ('fall', 'a rug'), ('slip', 'a wet floor');
      create view seen as select * from kept;
      create function twice(integer) returns integer language sql as 'select $1 * 2'`);
    return readDump(pool);
  });
  await rm(join(dataDir, 'postgres/app-password'));
  await stop();
  return dump;
}

async function openJobs(pool: pg.Pool): Promise<void> {
  const jobs = createJobs(pool, pino({ level: 'silent' }), () => {}, withEmails(noMailer));
  await jobs.open();
  await jobs.close();
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'app-role-'));
  await chmod(folder, 0o755);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function launch(dataDir: string): Promise<EmbeddedPostgres> {
  const postgres = await launchPostgres({ dataDir, durable: false });
  onTestFinished(() => postgres.stop());
  return postgres;
}

async function withPool<T>(url: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const { pool, close } = await openDatabase(url);
  return work(pool).finally(close);
}

function query(url: string, statement: string): Promise<unknown[]> {
  return withServer(url, async (client) => (await client.query(statement)).rows);
}
