import { expect } from 'vitest';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { readDump } from '#server/testing/database/dump.ts';
import { allowSchemas } from '#server/testing/database/test-database.ts';
import { rejectionOf } from '#server/testing/processes/rejected-start.ts';
import { startProcess } from '#server/testing/processes/server-process.ts';
import { testApp } from '#server/testing/test-app.ts';
import type { DatabaseUse } from '../tables.ts';

export const sandbox: DatabaseUse = { mode: 'sandbox', provider: 'sandbox' };
export const live: DatabaseUse = { mode: 'live', provider: 'stripe' };

export const liveSettings = {
  NODE_ENV: 'production',
  SANDBOX: 'false',
  PUBLIC_URL: 'https://play.example.org',
  TRUST_PROXY: '1',
  ALLOW_ROOT: 'true',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'hello@example.org',
  SUPPORT_EMAIL: 'help@example.org',
};

type Start = {
  /** What the database is used for. */
  known: DatabaseUse;
  program: string;
  words: readonly string[];
  env: Record<string, string>;
};

/** A database, and programs of the product that start on it. */
export async function startsForUses() {
  const { services } = await testApp();
  const pool = services.database.$client;
  const { connectionString: url = '' } = pool.options;
  await allowSchemas(pool);

  /** Empties the database of people and prices, with this use stored, or none. */
  async function begin(use: DatabaseUse | null): Promise<void> {
    await pool.query('truncate database_use, accounts, prices cascade');
    if (!use) return;
    await pool.query('insert into database_use (mode, provider, named_at) values ($1, $2, now())', [
      use.mode,
      use.provider,
    ]);
  }

  const start = (program: string, words: readonly string[], env: Record<string, string> = {}) =>
    startProcess(process.cwd(), { DATABASE_URL: url, ...env }, [program, ...words]);

  async function expectRejected({ known, program, words, env }: Start): Promise<void> {
    await begin(known);
    await signUpPerson(services);
    await pool.query('drop schema if exists pgboss cascade');
    const before = await readDump(pool);
    expect(await rejectionOf(start(program, words, env))).toMatch(
      /^This database is used for [^\n]+ to another one\.$/,
    );
    expect(await readDump(pool)).toEqual(before);
  }
  return { services, pool, url, begin, start, expectRejected };
}
