import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTeardown } from '#server/testing/on-teardown.ts';
import { launchPostgres } from '../../embedded/launcher.ts';
import { openDatabase } from '../../pool.ts';
import { readIdentity } from '../key.ts';
import { restore } from '../restore.ts';

export const durable = false;

/** A database of its own, with a table for what is written meanwhile and one for how much, and a folder for its backups. */
export async function databaseToBackUp() {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  await chmod(folder, 0o755);
  onTeardown(() => rm(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');
  const postgres = await launchPostgres({ dataDir, durable });
  onTeardown(postgres.stop);
  const source = await openDatabase(postgres.url);
  onTeardown(source.close);
  await source.pool.query(`
    create table written (number integer primary key, text text not null);
    create table total (number integer not null);
    insert into total values (0)`);
  const newFolder = () => mkdtemp(join(folder, 'restored-'));
  const restoring = async (from: string, key?: string, to?: string) =>
    restore({
      folder: from,
      dataDir: to ?? (await newFolder()),
      identity: key && (await readIdentity(key)),
      durable,
    });
  return { folder, dataDir, source, newFolder, restoring };
}
