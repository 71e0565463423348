import { createReadStream } from 'node:fs';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '#server/lib/start-error.ts';
import { majorVersion } from '../embedded/binaries.ts';
import { type Cluster, readCluster, syncFolder } from '../embedded/cluster.ts';
import { prepareFolder } from '../embedded/launcher.ts';
import { isPostmasterOf, readPidFile } from '../embedded/postmaster.ts';
import { type Manifest, manifestName, manifestSchema } from './manifest.ts';
import { type Cipher, decrypting, encryptedSuffix, restoreFile } from './stored-file.ts';

type RestoreOptions = {
  /** The folder of the backup. */
  folder: string;
  /** The data folder to restore to: without a database. */
  dataDir: string;
  /** The secret key, for an encrypted backup. */
  identity: string | undefined;
  /** False only for tests: a power cut may then lose the database. */
  durable?: boolean;
};

type Source = { folder: string; cipher: Cipher | undefined; suffix: string; manifest: Manifest };

/**
 * Puts the files of a backup into a data folder after comparing each with its hash; the next start opens them. The
 * database appears there when it is complete, or not at all.
 * @throws StartError
 */
export async function restore(options: RestoreOptions): Promise<Manifest> {
  const { durable = true, identity } = options;
  const source = await openBackup(resolve(options.folder), identity);
  const dataDir = await prepareFolder(options.dataDir);
  const home = join(dataDir, 'postgres');
  await rejectDatabase(await readCluster(home));
  const unfinished = `${home}.new-${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    await copyFiles(source, unfinished, durable);
    await rename(unfinished, home);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  if (durable) await syncFolder(dirname(home));
  return source.manifest;
}

/** Reads the manifest, which also shows whether the key is the right one. */
async function openBackup(folder: string, identity: string | undefined): Promise<Source> {
  const plain = join(folder, manifestName);
  const isEncrypted = await exists(plain + encryptedSuffix);
  if (!isEncrypted && !(await exists(plain))) {
    throw new StartError(
      `There is no complete backup in ${folder}: it has no ${manifestName}, which is written last.`,
    );
  }
  if (isEncrypted && !identity) {
    throw new StartError(`The backup in ${folder} is encrypted: name the file with its key by --key-file.`);
  }
  const suffix = isEncrypted ? encryptedSuffix : '';
  const cipher = isEncrypted && identity ? decrypting(identity) : undefined;
  return { folder, cipher, suffix, manifest: await readManifest(plain + suffix, cipher) };
}

async function readManifest(file: string, cipher: Cipher | undefined): Promise<Manifest> {
  const chunks: Uint8Array[] = [];
  try {
    const stored = createReadStream(file);
    for await (const chunk of cipher ? cipher(stored) : stored) chunks.push(chunk);
  } catch (error) {
    const cause = cipher ? 'the key is not the one of this backup, or the file was changed' : error;
    throw new StartError(`${file} cannot be read: ${cause}.`);
  }
  const parsed = manifestSchema.safeParse(parseJson(Buffer.concat(chunks).toString('utf8')));
  if (!parsed.success) throw new StartError(`${file} is not a list of a backup that this release knows.`);
  const { postgres } = parsed.data;
  if (postgres === majorVersion) return parsed.data;
  throw new StartError(
    `This backup is of PostgreSQL ${postgres}; this release brings PostgreSQL ${majorVersion}: ` +
      'restore it with the release that made it.',
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function rejectDatabase(cluster: Cluster | null): Promise<void> {
  if (!cluster) return;
  const running = await readPidFile(cluster);
  const isRunning = running && (await isPostmasterOf(running.pid, cluster));
  throw new StartError(
    isRunning
      ? `The folder ${dirname(cluster.home)} is in use by a running database (process number ${running.pid}).`
      : `The folder ${dirname(cluster.home)} has a database already: name another folder, or move it away.`,
  );
}

async function copyFiles(source: Source, home: string, durable: boolean): Promise<void> {
  const { manifest } = source;
  await mkdir(home, { mode: 0o700 });
  for (const path of manifest.folders) await mkdir(join(home, path), { mode: 0o700 });
  for (const file of manifest.files) await copyFile(source, file, home, durable);
  if (!durable) return;
  for (const path of manifest.folders) await syncFolder(join(home, path));
  await syncFolder(home);
}

async function copyFile(
  { folder, cipher, suffix }: Source,
  { path, bytes, sha256 }: Manifest['files'][number],
  home: string,
  durable: boolean,
): Promise<void> {
  const stored = join(folder, path) + suffix;
  const handle = await open(stored).catch(({ code }: NodeJS.ErrnoException) => {
    throw new StartError(`${stored} cannot be read (${code}): this backup cannot be restored.`);
  });
  const stream = handle.createReadStream({ autoClose: false });
  const found = await restoreFile(stream, join(home, path), cipher, { durable })
    .catch((error) => {
      // A full disk is not a fault of the backup.
      if (error.code) throw error;
      return null;
    })
    .finally(() => handle.close());
  if (found?.bytes === bytes && found.sha256 === sha256) return;
  throw new StartError(`${stored} is not what was backed up: this backup cannot be restored.`);
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
