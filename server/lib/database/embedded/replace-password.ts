import { execFile } from 'node:child_process';
import { rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '#server/lib/start-error.ts';
import { type Cluster, changeOwner, superuser, syncFolder } from './cluster.ts';
import {
  appPasswordFileOf,
  passwordFileOf,
  randomPassword,
  readPassword,
  writePassword,
} from './password.ts';
import { childEnvironment, type PostgresUser } from './postgres-user.ts';
import { isPostmasterOf, readPidFile } from './postmaster.ts';

const run = promisify(execFile);

/**
 * Gives the database a new password if the old one was lost: the owner of its files can do so in PostgreSQL's
 * single-user mode. Returns the cluster with the valid password. Throws `StartError` while the database still runs.
 */
export async function replaceLostPassword(
  cluster: Cluster,
  postgresUser: PostgresUser,
  onProgress?: (text: string) => void,
): Promise<Cluster> {
  if (cluster.password) return cluster;
  await checkStopped(cluster);
  const file = passwordFileOf(cluster.home);
  onProgress?.(`The password in ${file} was lost, as after a power cut: giving the database a new one`);
  await changeOwner(cluster, postgresUser);
  const password = randomPassword();
  await setPassword(cluster, postgresUser, password);
  await putPassword(file, password, postgresUser);
  return { ...cluster, password };
}

/** Returns the password of the server's role, or a new one if it is missing: every start sets it anyway. */
export async function openAppPassword({ home }: Cluster, postgresUser: PostgresUser): Promise<string> {
  const file = appPasswordFileOf(home);
  const known = await readPassword(file);
  if (known) return known;
  const password = randomPassword();
  await putPassword(file, password, postgresUser);
  return password;
}

/** Writes the whole password or nothing, even if there is a power cut. */
async function putPassword(file: string, password: string, postgresUser: PostgresUser): Promise<void> {
  await writePassword(`${file}.new`, password, postgresUser);
  await rename(`${file}.new`, file);
  await syncFolder(dirname(file));
}

/** Throws if PostgreSQL runs while the password is lost: it may belong to another server that still knows it. */
export async function checkStopped(cluster: Cluster, file = passwordFileOf(cluster.home)): Promise<void> {
  const running = await readPidFile(cluster);
  if (!running || !(await isPostmasterOf(running.pid, cluster))) return;
  throw new StartError(
    `The password in ${file} was lost while the database runs (process number ${running.pid}). ` +
      'Stop the server or that process, then start the server again: the database then gets a new password.',
  );
}

async function setPassword(cluster: Cluster, postgresUser: PostgresUser, password: string): Promise<void> {
  const [command = '', ...args] = [
    ...postgresUser.prefix,
    ...[join(postgresUser.binaries, 'bin', 'postgres'), '--single', '-D', cluster.files, 'postgres'],
  ];
  const working = run(command, args, { ...postgresUser.user, cwd: cluster.home, env: childEnvironment });
  working.child.stdin?.end(`alter role ${superuser} password '${password}'\n`);
  await working.catch((error) => {
    throw new StartError(
      `The database in ${cluster.home} could not be given a new password: ${error.stderr?.trim() || error.message}`,
    );
  });
}
