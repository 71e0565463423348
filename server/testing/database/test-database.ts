import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { transferSchemas } from '#server/lib/database/embedded/app-role.ts';
import { migrate } from '#server/lib/database/migrate.ts';
import { type OpenDatabase, openDatabase } from '#server/lib/database/pool.ts';
import { onTeardown } from '../on-teardown.ts';
import { asRole, atDatabase, withServer } from './database-server.ts';

/**
 * An empty, migrated database, dropped at the end: of the file when it is called at the top
 * (`const { db } = await testDatabase();`), of the test when called within one.
 * @param locale the language by whose rules the database compares letters, such as `tr`, if it is another one
 */
export async function testDatabase(locale?: string): Promise<OpenDatabase & { url: string }> {
  const { url: server, template, role } = inject('testServer');
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  const url = asRole(atDatabase(server, name), role);
  const like = locale ? `template0 locale_provider icu icu_locale '${locale}'` : template;
  await withServer(server, (client) => client.query(`create database ${name} template ${like}`));
  if (locale) {
    if (role) await withServer(atDatabase(server, name), (client) => transferSchemas(client, role.name));
    await migrate(url);
  }
  const opened = await openDatabase(url, { connections: 5 });
  onTeardown(async () => {
    await opened.close();
    await withServer(server, (client) => client.query(`drop database ${name} with (force)`));
  });
  return { ...opened, url };
}

/** The address of the same database for the superuser who created it. */
export function superuserUrlOf(pool: pg.Pool): string {
  const { pathname } = new URL(pool.options.connectionString ?? '');
  return atDatabase(inject('testServer').url, pathname.slice(1));
}

/** Does something in this database that the product's role may not do. */
export function asSuperuser<T>(pool: pg.Pool, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withServer(superuserUrlOf(pool), work);
}

/** Lets the product create the schema of its jobs, as the owner of a database may. */
export async function allowSchemas(pool: pg.Pool): Promise<void> {
  const { pathname, username } = new URL(pool.options.connectionString ?? '');
  await asSuperuser(pool, (client) =>
    client.query(`grant create on database ${pathname.slice(1)} to ${username}`),
  );
}

/** The folder of PostgreSQL's files. */
export async function findDataFolder(pool: pg.Pool): Promise<string> {
  const { rows } = await asSuperuser(pool, (client) => client.query('show data_directory'));
  return rows[0].data_directory;
}
