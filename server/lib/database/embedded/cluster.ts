import { execFile } from 'node:child_process';
import { chmod, chown, lchown, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '#server/lib/start-error.ts';
import { majorVersion } from './binaries.ts';
import { passwordFileOf, randomPassword, readPassword, writePassword } from './password.ts';
import { childEnvironment, type PostgresUser } from './postgres-user.ts';

/** The superuser of the embedded PostgreSQL: owns the database, and creates the role of the server. */
export const superuser = 'mindyourstep';

/**
 * The paths of one embedded PostgreSQL. Everything is in `home`, readable by its owner alone. The password is the
 * superuser's, and empty if it was lost.
 */
export type Cluster = { home: string; files: string; log: string; password: string };

const run = promisify(execFile);

/**
 * Opens the database files in the data folder; creates them at the first start. They are created next to their final
 * place and moved there when complete, so that a start that is killed leaves nothing that looks like a database.
 */
export async function openCluster(
  dataDir: string,
  postgresUser: PostgresUser,
  { durable, onProgress }: { durable: boolean; onProgress?: ((text: string) => void) | undefined },
): Promise<Cluster> {
  const home = join(dataDir, 'postgres');
  await clearUnfinished(home);
  if (!(await exists(home))) {
    onProgress?.(`Making a new database in ${dataDir}`);
    await makeCluster(home, postgresUser, durable);
  }
  const { uid } = await stat(home);
  const self = process.getuid?.() ?? uid;
  if (self !== 0 && uid !== self) {
    throw new StartError(
      `The database in ${home} belongs to another user (number ${uid}; you are ${self}). ` +
        'Start the server as that user, or set DATA_DIR to a folder of your own.',
    );
  }
  return (await readCluster(home)) as Cluster;
}

/** Returns the cluster in this folder; null if no database was created. */
export async function readCluster(home: string): Promise<Cluster | null> {
  if (!(await exists(home))) return null;
  const password = await readPassword(passwordFileOf(home));
  return { home, files: filesOf(home), log: join(home, 'log'), password };
}

/** Makes the user of PostgreSQL the owner of the files, if an earlier start used another user. Not while it runs. */
export async function changeOwner(cluster: Cluster, postgresUser: PostgresUser): Promise<void> {
  const { uid } = await stat(cluster.home);
  if (uid === postgresUser.owner.uid) return;
  const entries = await readdir(cluster.home, { recursive: true });
  for (const entry of entries)
    await lchown(join(cluster.home, entry), postgresUser.owner.uid, postgresUser.owner.gid);
  await chown(cluster.home, postgresUser.owner.uid, postgresUser.owner.gid);
}

/** Rejects files of another major version of PostgreSQL, which this version cannot read. */
export async function checkMajorVersion(cluster: Cluster): Promise<void> {
  const theirs = (await readFile(join(cluster.files, 'PG_VERSION'), 'utf8')).trim();
  if (theirs === majorVersion) return;
  throw new StartError(
    `The database in ${cluster.home} was made by PostgreSQL ${theirs}; this release brings PostgreSQL ${majorVersion}. ` +
      'See "A new PostgreSQL" in docs/operating.md.',
  );
}

async function makeCluster(home: string, postgresUser: PostgresUser, durable: boolean): Promise<void> {
  const unfinished = `${home}.new-${process.pid}`;
  const passwordFile = passwordFileOf(unfinished);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await writePassword(passwordFile, randomPassword(), postgresUser);
  await chown(unfinished, postgresUser.owner.uid, postgresUser.owner.gid);
  const [command = '', ...args] = [
    ...postgresUser.prefix,
    join(postgresUser.binaries, 'bin', 'initdb'),
    ...['-D', filesOf(unfinished), '-U', superuser, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
    // PostgreSQL's own rules for sorting and letter case are the same on every machine.
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...(durable ? [] : ['--no-sync']),
  ];
  await run(command, args, { ...postgresUser.user, cwd: unfinished, env: childEnvironment }).catch(
    (error) => {
      throw new StartError(
        `The database could not be made in ${home}: ${error.stderr?.trim() || error.message}`,
      );
    },
  );
  await chmod(unfinished, 0o700);
  if (durable) await syncFolder(unfinished);
  try {
    await rename(unfinished, home);
    if (durable) await syncFolder(dirname(home));
  } catch (error) {
    // Another start in the same folder was faster: its database is used.
    await rm(unfinished, { recursive: true, force: true });
    if (!(await exists(home))) throw error;
  }
}

async function clearUnfinished(home: string): Promise<void> {
  const folder = dirname(home);
  for (const name of await readdir(folder)) {
    const pid = /^postgres\.new-(\d+)$/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Whether a process with this number exists, of any owner. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Makes the names in a folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

function filesOf(home: string): string {
  return join(home, 'files');
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
