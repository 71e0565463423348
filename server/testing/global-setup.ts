import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { withEmails } from '#server/job-handlers.ts';
import { createAppRole, transferSchemas } from '#server/lib/database/embedded/app-role.ts';
import { migrate } from '#server/lib/database/migrate.ts';
import { openDatabase } from '#server/lib/database/pool.ts';
import { createJobs } from '#server/lib/jobs/jobs.ts';
import { noMailer } from '#server/testing/no-mailer.ts';
import { asRole, atDatabase, withServer } from './database/database-server.ts';
import { startThrowawayPostgres } from './database/throwaway-postgres.ts';

/** Null if the tests were given a role that is not a superuser: then they use that role. */
type TestRole = { name: string; password: string };

declare module 'vitest' {
  interface ProvidedContext {
    /** The server on which tests may create databases, the migrated one to copy, and the product's role. */
    testServer: { url: string; template: string; role: TestRole | null };
    /** Whether a missing HAProxy is a failure. */
    wantsProxy: boolean;
    /** The folder in which every email is kept, if somebody wants to look at them (`npm run screenshots:emails`). */
    emailSheet: string | null;
  }
}

const undo: (() => Promise<unknown>)[] = [];

/** Starts PostgreSQL for this run, or uses the one at DATABASE_URL, and creates the template that tests copy. */
export async function setup(project: TestProject): Promise<void> {
  const url = process.env.DATABASE_URL ?? (await startOwn());
  const template = `test_${randomBytes(4).toString('hex')}`;
  await withServer(url, (client) => client.query(`create database ${template}`));
  undo.unshift(() => withServer(url, (client) => dropAll(client, template)));
  const role = await makeRole(url, template);
  const roleUrl = asRole(atDatabase(url, template), role);
  await migrate(roleUrl);
  await prepareJobs(roleUrl);
  project.provide('testServer', { url, template, role });
}

/** Undoes what `setup` did, the last first. */
export async function teardown(): Promise<void> {
  for (const step of undo.splice(0)) await step();
}

/** The role has the same rights as in the embedded database: what needs a superuser fails in the tests too. */
async function makeRole(url: string, template: string): Promise<TestRole | null> {
  return withServer(atDatabase(url, template), async (client) => {
    const { rows } = await client.query(`select current_setting('is_superuser') = 'on' as is_superuser`);
    if (!rows[0].is_superuser) return null;
    const role = { name: template, password: randomBytes(12).toString('hex') };
    await createAppRole(client, role.name, role.password);
    await transferSchemas(client, role.name);
    return role;
  });
}

/** Creates the tables of the jobs once, so that no test file has to wait for them. */
async function prepareJobs(url: string): Promise<void> {
  const { pool, close } = await openDatabase(url);
  const jobs = createJobs(pool, pino({ level: 'silent' }), () => {}, withEmails(noMailer));
  await jobs.open();
  await jobs.close();
  await close();
}

async function startOwn(): Promise<string> {
  const { url, stop } = await startThrowawayPostgres();
  undo.push(stop);
  return url;
}

/** Drops the template, the copies that interrupted tests have left, and the role of this run. */
async function dropAll(client: pg.Client, prefix: string): Promise<void> {
  const { rows } = await client.query(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
  await client.query(`drop role if exists ${prefix}`);
}
