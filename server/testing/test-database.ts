import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/database/pool.ts';
import { atTheEnd } from './at-the-end.ts';
import { atDatabase, withServer } from './database-server.ts';

/**
 * An empty, migrated database, dropped at the end: of the file when it is called at the top
 * (`const { db } = await testDatabase();`), of the test when called within one.
 */
export async function testDatabase(): Promise<OpenDatabase & { url: string }> {
  const { url: server, template } = inject('testServer');
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  const url = atDatabase(server, name);
  await withServer(server, (client) => client.query(`create database ${name} template ${template}`));
  const opened = await openDatabase(url, { connections: 5 });
  atTheEnd(async () => {
    await opened.close();
    await withServer(server, (client) => client.query(`drop database ${name} with (force)`));
  });
  return { ...opened, url };
}
