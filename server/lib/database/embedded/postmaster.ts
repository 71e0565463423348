import { execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, isAlive } from './cluster.ts';
import { childEnvironment, type PostgresUser } from './postgres-user.ts';

/** Where PostgreSQL listens: on a socket in the folder `host`, or on a port for this machine alone. */
export type Address = { host: string; port: number };

type Wanted = { cluster: Cluster; postgresUser: PostgresUser; address: Address; durable: boolean };

const stopTimeoutMs = 3_000;

/** Reads what PostgreSQL wrote about itself into postmaster.pid; undefined if there is no such file. */
export async function readPidFile(
  cluster: Cluster,
): Promise<{ pid: number; port: number; socketFolder: string; isReady: boolean } | undefined> {
  const text = await readFile(pidFile(cluster), 'utf8').catch(() => undefined);
  if (!text) return undefined;
  const lines = text.split('\n');
  return {
    pid: Number(lines[0]),
    port: Number(lines[3]),
    socketFolder: lines[4]?.trim() ?? '',
    isReady: lines[7]?.trim() === 'ready',
  };
}

/**
 * Whether the process with this number is a PostgreSQL on these files: not another program that got its number, and not
 * a zombie that nobody has collected (under a container's first process).
 */
export async function isPostmasterOf(pid: number, cluster: Cluster): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') {
    const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return commandLine.split('\0').includes(cluster.files);
  }
  if (process.platform === 'win32') return true;
  return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(
    cluster.files,
  );
}

/**
 * Makes PostgreSQL accept an old pid file whose number now belongs to another program. The file stays, because it also
 * names the shared memory by which PostgreSQL notices survivors of the last run.
 */
export async function disownPidFile(cluster: Cluster): Promise<void> {
  const text = await readFile(pidFile(cluster), 'utf8').catch(() => undefined);
  // A PostgreSQL that was just stopping has removed it by now.
  if (text === undefined) return;
  await writeFile(pidFile(cluster), text.replace(/^\d+/, String(process.pid)));
}

/** PostgreSQL fills its pid file at once: one that has been empty for this long is left from a kill or a power cut. */
const emptyPidFileMs = 1_000;

/** Removes an empty pid file, which PostgreSQL itself only complains of at every start. */
async function removeEmptyPidFile(cluster: Cluster): Promise<void> {
  const found = await stat(pidFile(cluster)).catch(() => undefined);
  if (found?.size === 0 && Date.now() - found.mtimeMs > emptyPidFileMs) await rm(pidFile(cluster));
}

/** Starts PostgreSQL. Returns true once it accepts connections, false if it ended before, as when the server stops. */
export async function startPostmaster(wanted: Wanted, isStopping: () => boolean): Promise<boolean> {
  const { cluster, postgresUser } = wanted;
  await removeEmptyPidFile(cluster);
  await rename(cluster.log, `${cluster.log}.previous`).catch(() => undefined);
  const log = openSync(cluster.log, 'a', 0o600);
  const [command = '', ...args] = [...postgresUser.prefix, ...commandLine(wanted)];
  const child = spawn(command, args, {
    ...postgresUser.user,
    cwd: cluster.home,
    env: childEnvironment,
    // Ctrl-C in the terminal must not reach it: requests in flight still need the database.
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let hasEnded = false;
  child.once('exit', () => {
    hasEnded = true;
  });
  child.once('error', () => {
    hasEnded = true;
  });
  while (!hasEnded) {
    const running = await readPidFile(cluster);
    if (running?.pid === child.pid && running?.isReady) return true;
    // It may not have written its number yet, which is needed to stop it later.
    if (isStopping()) child.kill('SIGINT');
    await sleep(10);
  }
  return false;
}

/** Whether the running PostgreSQL has the same version, program and settings as the one that we would start. */
export async function matchesWanted(wanted: Wanted): Promise<boolean> {
  const [program, ...args] = commandLine(wanted);
  const options = await readFile(join(wanted.cluster.files, 'postmaster.opts'), 'utf8');
  return options.trim() === [program, ...args.map((arg) => `"${arg}"`)].join(' ');
}

/** Stops the PostgreSQL that runs on these files, if any: cleanly, or by force after 3 s. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const pid = (await readPidFile(cluster))?.pid;
  const deadline = Date.now() + stopTimeoutMs;
  let hasSignaled = false;
  while (pid && (await isPostmasterOf(pid, cluster))) {
    if (!hasSignaled) signal(pid, 'SIGINT');
    if (Date.now() > deadline) signal(pid, 'SIGQUIT');
    hasSignaled = true;
    await sleep(10);
  }
}

/** Returns the end of PostgreSQL's log, to be shown if it does not start; before it the cause of a crash, if any. */
export async function readLogEnd(cluster: Cluster): Promise<string> {
  const text = await readFile(cluster.log, 'utf8').catch(() => '');
  const lines = text.trim().split('\n');
  const crash = lines.slice(0, -3).filter((line) => line.includes(' PANIC: '));
  return [...crash.slice(-1), ...lines.slice(-3)].join('\n');
}

const mb = 2 ** 20;

/**
 * Megabytes for pages that are read again: an eighth of the memory, because the server has the same machine. With
 * PostgreSQL's own 128 MB, calls on a database of 11 GB took up to 1.25 times as long as on a small one.
 * @param limit of a container, in bytes; 0 without one
 */
export function sharedBuffersMb(memory: number, limit: number): number {
  const available = limit > 0 ? Math.min(memory, limit) : memory;
  return Math.min(2048, Math.max(128, Math.floor(available / 8 / mb)));
}

function commandLine({ cluster, postgresUser, address, durable }: Wanted): string[] {
  const isSocket = address.host.startsWith('/');
  const settings: Record<string, string | number> = {
    // Shown in lists of processes; also keeps a new version from adopting a running old one.
    cluster_name: `mindyourstep-${postgresUser.version}`,
    port: address.port,
    listen_addresses: isSocket ? '' : address.host,
    unix_socket_directories: isSocket ? address.host : '',
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    // No statements in the log, since they contain what people wrote. The server logs its own errors.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    // Old segments of the write-ahead log are deleted, not kept for reuse with all their data.
    wal_recycle: 'off',
    // So new segments are created often. Filling each with zeros first made all saves wait for about 50 ms.
    wal_init_zero: 'off',
    // The launcher restarts it after a crash: by itself, it would wait for minutes if it crashes again in recovery.
    restart_after_crash: 'off',
    ...(durable
      ? { shared_buffers: `${sharedBuffersMb(totalmem(), process.constrainedMemory())}MB` }
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return [join(postgresUser.binaries, 'bin', 'postgres'), '-D', cluster.files, ...flags];
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has already ended.
  }
}

function pidFile(cluster: Cluster): string {
  return join(cluster.files, 'postmaster.pid');
}
