import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Paths in PostgreSQL's data folder, relative to it, with slashes. */
export type Listed = { folders: string[]; files: string[] };

/** PostgreSQL fills these again at its start; the write-ahead log is copied separately, at the end. */
const startsEmpty = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);

/** Files that describe the running server or an earlier backup, or that PostgreSQL makes again. */
const madeAgain =
  /^(postmaster\.(pid|opts)|(backup_label|tablespace_map)(\.old)?|backup_manifest|current_logfiles.*|postgresql\.auto\.conf\.tmp|pg_internal\.init.*|pgsql_tmp.*)$/;

/** A temporary table, named after the connection that uses it. */
const ofOneConnection = /^t\d+_\d+/;

/** PostgreSQL's record of where recovery starts: copied after all other files. */
export const controlFile = 'global/pg_control';

/** What a backup copies while the server runs: the same files as PostgreSQL's own pg_basebackup. */
export async function listFiles(root: string): Promise<Listed> {
  const listed: Listed = { folders: [], files: [] };
  await addFolder(root, '', listed);
  return listed;
}

async function addFolder(root: string, folder: string, listed: Listed): Promise<void> {
  for (const entry of await entriesOf(join(root, folder))) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (madeAgain.test(entry.name) || ofOneConnection.test(entry.name)) continue;
    if (!entry.isDirectory()) {
      if (entry.isFile() && folder !== 'pg_wal' && path !== controlFile) listed.files.push(path);
      continue;
    }
    listed.folders.push(path);
    if (!startsEmpty.has(path)) await addFolder(root, path, listed);
  }
}

/** The entries of a folder; none if it was removed in the meantime, as with a dropped database. */
async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
