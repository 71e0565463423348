import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/database/pool.ts';
import { atDatabase, withServer } from './database-server.ts';

/**
 * An empty, migrated database for one test file, dropped when the file ends. Call it once at the top:
 * `const { db } = await testDatabase();`
 */
export async function testDatabase(): Promise<OpenDatabase & { url: string }> {
  const { url: server, template } = inject('testServer');
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  const url = atDatabase(server, name);
  await withServer(server, (client) => client.query(`create database ${name} template ${template}`));
  const opened = await openDatabase(url, { connections: 5 });
  afterAll(async () => {
    await opened.close();
    await withServer(server, (client) => client.query(`drop database ${name} with (force)`));
  });
  return { ...opened, url };
}
