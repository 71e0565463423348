import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type pg from 'pg';
import { StartError } from '#server/lib/start-error.ts';
import { majorVersion } from '../embedded/binaries.ts';
import { type Cluster, readCluster, syncFolder } from '../embedded/cluster.ts';
import { connectAsOwner } from '../embedded/owner.ts';
import { readPidFile } from '../embedded/postmaster.ts';
import { controlFile, listFiles } from './listed-files.ts';
import { type Manifest, manifestName } from './manifest.ts';
import { type Cipher, encryptedSuffix, encrypting, store } from './stored-file.ts';

type BackupOptions = {
  /** The data folder of the running embedded PostgreSQL. */
  dataDir: string;
  /** The folder of the backup: missing or empty. */
  folder: string;
  /** The public key for which the backup is encrypted. */
  recipient: string | undefined;
  now: Date;
  /** False only for tests: a power cut may then lose the backup. */
  durable?: boolean;
};

type Target = { folder: string; cipher: Cipher | undefined; durable: boolean; manifest: Manifest };

/** The segments of the write-ahead log that a restored database replays. */
type LogRange = { first: string; last: string };

/** The number of log segments of 16 MB for one value of the middle part of their names. */
const segmentsPerMiddle = 256n;

/**
 * Copies the files of the embedded PostgreSQL while it runs, with the part of the write-ahead log that makes the copy
 * consistent: the backup has everything that was acknowledged before the copying ended.
 * @throws StartError
 */
export async function backUp(options: BackupOptions): Promise<Manifest> {
  const { recipient, now, durable = true } = options;
  const folder = resolve(options.folder);
  const home = join(resolve(options.dataDir), 'postgres');
  const { client, cluster } = await connect(home);
  const made = await makeEmptyFolder(folder).catch(async (error) => {
    await client.end();
    throw error;
  });
  const cipher = recipient ? encrypting(recipient) : undefined;
  const manifest: Manifest = {
    format: 1,
    createdAt: now.toISOString(),
    postgres: majorVersion,
    folders: ['files'],
    files: [],
  };
  const target = { folder, cipher, durable, manifest };
  try {
    await rejectTablespaces(client);
    await copyCluster(client, cluster, target);
    await writeManifest(target);
    return manifest;
  } catch (error) {
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
    if (made) await rm(folder, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function connect(home: string): Promise<{ client: pg.Client; cluster: Cluster }> {
  const cluster = await readCluster(home);
  const running = cluster && (await readPidFile(cluster));
  const address = { host: running?.socketFolder || '127.0.0.1', port: running?.port ?? 0 };
  const client = running ? await connectAsOwner(cluster, address) : 'silent';
  if (cluster && typeof client === 'object') return { client, cluster };
  throw new StartError(`No database runs in ${home}.`);
}

/** @returns whether the folder was missing */
async function makeEmptyFolder(folder: string): Promise<boolean> {
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new StartError(`The folder ${folder} cannot be used for a backup: ${error.message}`);
  });
  if (found && found.length > 0) {
    throw new StartError(`The folder ${folder} is not empty: each backup needs a folder of its own.`);
  }
  if (!found) await mkdir(folder, { mode: 0o700 }).catch(cannotMake(folder));
  return !found;
}

function cannotMake(folder: string) {
  return (error: Error) => {
    throw new StartError(`The folder ${folder} cannot be made: ${error.message}`);
  };
}

/** The product never makes one; its files would be outside of the data folder. */
async function rejectTablespaces(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select spcname from pg_tablespace where oid > 16383');
  if (rows.length > 0) {
    throw new StartError('This database has tablespaces, which are not copied: back it up with pg_dump.');
  }
}

async function copyCluster(client: pg.Client, cluster: Cluster, target: Target): Promise<void> {
  // Keeps the log that is needed from being deleted; it ends with this connection.
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [`backup_${process.pid}`]);
  await client.query('select pg_backup_start($1, fast => true)', ['Mind Your Step']);
  await makeFolder(target, 'files');
  await storeFile(cluster.home, 'password', target);
  const { folders, files } = await listFiles(cluster.files);
  for (const folder of folders) await makeFolder(target, `files/${folder}`);
  for (const file of files) await storeFile(cluster.home, `files/${file}`, target);
  await storeContent(await readControlFile(cluster), `files/${controlFile}`, target);
  const { rows } = await client.query(
    `select labelfile as label, pg_walfile_name(lsn - 1) as last from pg_backup_stop(wait_for_archive => false)`,
  );
  const { label, last } = rows[0] as { label: string; last: string };
  await storeContent(Buffer.from(label), 'files/backup_label', target);
  const first = /^START WAL LOCATION: .*\(file ([0-9A-F]{24})\)$/m.exec(label)?.[1] ?? '';
  await copyLog(cluster, { first, last }, target);
}

async function copyLog(cluster: Cluster, { first, last }: LogRange, target: Target): Promise<void> {
  const names = (await readdir(join(cluster.files, 'pg_wal'))).sort();
  const needed = names.filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last);
  if (BigInt(needed.length) !== segmentNumber(last) - segmentNumber(first) + 1n) {
    throw new StartError(`The write-ahead log from ${first} to ${last} is not complete: try again.`);
  }
  const timelines = names.filter((name) => name.endsWith('.history'));
  for (const name of [...needed, ...timelines]) await storeFile(cluster.home, `files/pg_wal/${name}`, target);
}

function segmentNumber(name: string): bigint {
  return BigInt(`0x${name.slice(8, 16)}`) * segmentsPerMiddle + BigInt(`0x${name.slice(16)}`);
}

/** Reads it until two readings are equal: PostgreSQL may write it at the same moment. */
async function readControlFile(cluster: Cluster): Promise<Buffer> {
  const read = async () => {
    const handle = await open(join(cluster.files, controlFile));
    return handle.readFile().finally(() => handle.close());
  };
  for (let before = await read(); ; ) {
    const after = await read();
    if (after.equals(before)) return after;
    before = after;
  }
}

/** Copies one file, unless PostgreSQL has deleted it in the meantime: the log then says so as well. */
async function storeFile(home: string, path: string, target: Target): Promise<void> {
  const handle = await open(join(home, path)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!handle) return;
  try {
    await storeContent(handle.createReadStream({ autoClose: false }), path, target);
  } finally {
    await handle.close();
  }
}

async function storeContent(
  content: AsyncIterable<Uint8Array> | Buffer,
  path: string,
  target: Target,
): Promise<void> {
  const source = Buffer.isBuffer(content) ? [content] : content;
  const stored = join(target.folder, path) + (target.cipher ? encryptedSuffix : '');
  const fingerprint = await store(source, stored, target.cipher, target);
  target.manifest.files.push({ path, ...fingerprint });
}

async function makeFolder({ folder, manifest }: Target, path: string): Promise<void> {
  await mkdir(join(folder, path), { mode: 0o700 });
  if (path !== 'files') manifest.folders.push(path);
}

/** The names of all files are on disk before the manifest is. */
async function writeManifest({ folder, cipher, durable, manifest }: Target): Promise<void> {
  if (durable) for (const path of manifest.folders) await syncFolder(join(folder, path));
  const name = join(folder, manifestName) + (cipher ? encryptedSuffix : '');
  await store([Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)], `${name}.new`, cipher, { durable });
  await rename(`${name}.new`, name);
  if (!durable) return;
  await syncFolder(folder);
  await syncFolder(dirname(folder));
}
