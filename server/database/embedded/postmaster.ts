import { execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, isAlive } from './cluster.ts';
import { childEnvironment, type RunAs } from './run-as.ts';

/** Where PostgreSQL listens: a socket in the folder `host`, or a port of this machine alone. */
export type Address = { host: string; port: number };

type Wanted = { cluster: Cluster; runAs: RunAs; address: Address; durable: boolean };

const patienceMs = 3_000;

/** What PostgreSQL wrote about itself into postmaster.pid; undefined when there is no such file. */
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
 * Whether this process number is a PostgreSQL on these files: not a stranger that was given its number, nor the
 * remains of an ended process that nobody has collected (under a container's first process).
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
 * Makes PostgreSQL take a left-over pid file for its own, when its number belongs to a stranger now. The file
 * stays, because it also names the shared memory by which PostgreSQL notices survivors of the last run.
 */
export async function disownPidFile(cluster: Cluster): Promise<void> {
  const text = await readFile(pidFile(cluster), 'utf8').catch(() => undefined);
  // A PostgreSQL that was just ending has removed it by now.
  if (text === undefined) return;
  await writeFile(pidFile(cluster), text.replace(/^\d+/, String(process.pid)));
}

/** Starts PostgreSQL; answers whether it takes connections, or ended before that, as it does when we are to stop. */
export async function startPostmaster(wanted: Wanted, isStopping: () => boolean): Promise<boolean> {
  const { cluster, runAs } = wanted;
  await rename(cluster.log, `${cluster.log}.previous`).catch(() => undefined);
  const log = openSync(cluster.log, 'a', 0o600);
  const [command = '', ...args] = [...runAs.prefix, ...commandLine(wanted)];
  const child = spawn(command, args, {
    ...runAs.user,
    cwd: cluster.home,
    env: childEnvironment,
    // Away from the terminal's Ctrl-C: requests in flight still need the database.
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
    // It may not have written its number yet, by which it could be stopped later.
    if (isStopping()) child.kill('SIGINT');
    await sleep(10);
  }
  return false;
}

/** Whether the PostgreSQL that runs is the very one that we would start: version, program, settings. */
export async function runsAsWanted(wanted: Wanted): Promise<boolean> {
  const [program, ...args] = commandLine(wanted);
  const options = await readFile(join(wanted.cluster.files, 'postmaster.opts'), 'utf8');
  return options.trim() === [program, ...args.map((arg) => `"${arg}"`)].join(' ');
}

/** Stops the PostgreSQL that runs on these files, if any: cleanly, and after 3 s by force. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const pid = (await readPidFile(cluster))?.pid;
  const deadline = Date.now() + patienceMs;
  let isTold = false;
  while (pid && (await isPostmasterOf(pid, cluster))) {
    if (!isTold) signal(pid, 'SIGINT');
    if (Date.now() > deadline) signal(pid, 'SIGQUIT');
    isTold = true;
    await sleep(10);
  }
}

/** The end of PostgreSQL's log, to be shown when it would not start; before it why it crashed, if it did. */
export async function readLogEnd(cluster: Cluster): Promise<string> {
  const text = await readFile(cluster.log, 'utf8').catch(() => '');
  const lines = text.trim().split('\n');
  const crash = lines.slice(0, -3).filter((line) => line.includes(' PANIC: '));
  return [...crash.slice(-1), ...lines.slice(-3)].join('\n');
}

function commandLine({ cluster, runAs, address, durable }: Wanted): string[] {
  const isSocket = address.host.startsWith('/');
  const settings: Record<string, string | number> = {
    // Seen in lists of processes; and a new version does not take over a running old one.
    cluster_name: `mindyourstep-${runAs.version}`,
    port: address.port,
    listen_addresses: isSocket ? '' : address.host,
    unix_socket_directories: isSocket ? address.host : '',
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    // No statements in the log: they hold what people wrote. The server logs its own errors.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    // Old parts of the journal are removed, not kept for later with all that stands in them.
    wal_recycle: 'off',
    // New parts are made often, therefore: filled with zeros first, each made all saves wait for about 50 ms.
    wal_init_zero: 'off',
    // After a crash the launcher starts it anew: left to itself, one that crashes again while it recovers waits for minutes.
    restart_after_crash: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return [join(runAs.binaries, 'bin', 'postgres'), '-D', cluster.files, ...flags];
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended already.
  }
}

function pidFile(cluster: Cluster): string {
  return join(cluster.files, 'postmaster.pid');
}
