import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/pool.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { atDatabase, withServer } from './database-server.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server the tests may make databases on, and the migrated one to copy. */
    testServer: { url: string; template: string };
  }
}

const undo: (() => Promise<unknown>)[] = [];

/** Starts a PostgreSQL for this run, or takes the one at DATABASE_URL, and makes the template that tests copy. */
export async function setup(project: TestProject): Promise<void> {
  const url = process.env.DATABASE_URL ?? (await startOwn());
  const template = `test_${randomBytes(4).toString('hex')}`;
  await withServer(url, (client) => client.query(`create database ${template}`));
  undo.unshift(() => withServer(url, (client) => dropAll(client, template)));
  await migrate(atDatabase(url, template));
  await prepareJobs(atDatabase(url, template));
  project.provide('testServer', { url, template });
}

/** Undoes what `setup` did, the last first. */
export async function teardown(): Promise<void> {
  for (const step of undo.splice(0)) await step();
}

/** The tables of jobs, made once here, so that no test file has to wait for them. */
async function prepareJobs(url: string): Promise<void> {
  const { pool, close } = await openDatabase(url);
  const jobs = createJobs(pool, pino({ level: 'silent' }), () => {});
  await jobs.open();
  await jobs.close();
  await close();
}

async function startOwn(): Promise<string> {
  const { url, stop } = await startThrowawayPostgres();
  undo.push(stop);
  return url;
}

/** The template and what tests that were cut off left of its copies. */
async function dropAll(client: pg.Client, prefix: string): Promise<void> {
  const { rows } = await client.query(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
}
