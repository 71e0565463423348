import { access, constants, mkdir, readdir, realpath } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '#server/lib/start-error.ts';
import { installedBinaries } from './binaries.ts';
import { checkMajorVersion, openCluster, syncFolder } from './cluster.ts';
import { ensureRunning, FolderInUse, type Running, type Start } from './ensure-running.ts';
import { prepareForRole, urlOf } from './owner.ts';
import { choosePostgresUser } from './postgres-user.ts';
import { stopPostmaster } from './postmaster.ts';
import { openAppPassword, replaceLostPassword } from './replace-password.ts';

/** A running embedded PostgreSQL that this process owns. */
export type EmbeddedPostgres = {
  /** For `openDatabase`; the address and the password do not change as long as this process lives. */
  url: string;
  /** Stops PostgreSQL cleanly, within 10 s. */
  stop(): Promise<void>;
};

export type LaunchOptions = {
  /** The folder of the database; created if it is missing. */
  dataDir: string;
  /** False only for tests: a power cut may then lose everything. */
  durable?: boolean;
  /** Called with a message before slow steps. */
  onProgress?: (text: string) => void;
  /** Called each time PostgreSQL ended unexpectedly and could not be restarted; it is tried again later. */
  onTrouble?: (error: Error) => void;
  /** Aborts the start and stops everything that it started. */
  signal?: AbortSignal;
};

/** How long a restart of PostgreSQL may still take when the server is stopped; then PostgreSQL is stopped. */
const recoveryTimeoutMs = 2_000;
const firstRetryMs = 500;
/** People who free space on a full disk should not have to wait much longer. */
const maxRetryMs = 10_000;

/**
 * Starts PostgreSQL on a data folder and keeps it running: if it ends unexpectedly, it is started again at the same
 * address until that succeeds (decision record 24). One server process at a time owns a folder; it adopts the
 * PostgreSQL that a killed server left behind.
 * Throws `StartError` if the folder is in use, belongs to another user, or its database does not start.
 */
export async function launchPostgres(options: LaunchOptions): Promise<EmbeddedPostgres> {
  const { durable = true, onProgress, onTrouble, signal } = options;
  const dataDir = await prepareFolder(options.dataDir);
  const postgresUser = await choosePostgresUser(dataDir, installedBinaries());
  const opened = await openCluster(dataDir, postgresUser, { durable, onProgress });
  await checkMajorVersion(opened);
  const cluster = await replaceLostPassword(opened, postgresUser, onProgress);
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted || signal?.aborted === true;
  const start = { cluster, postgresUser, durable, isStopping };
  let running = await ensureRunning(start);
  const url = await openForRole(start, running);
  let recovery: Promise<void> | undefined;
  let isOurs = true;

  function keepRunning(): void {
    running.owner.once('end', () => {
      if (!isStopping()) recovery = recover();
    });
  }
  async function recover(): Promise<void> {
    for (let retryMs = firstRetryMs; !isStopping(); retryMs = Math.min(retryMs * 2, maxRetryMs)) {
      try {
        running = await ensureRunning(start, running);
        isOurs = true;
        // A crash may lose what was written last, including the role.
        await openForRole(start, running);
        return keepRunning();
      } catch (error) {
        if (isStopping()) return;
        isOurs = !(error instanceof FolderInUse);
        onTrouble?.(error as Error);
        await sleep(retryMs, undefined, stopping).catch(() => undefined);
      }
    }
  }
  keepRunning();

  return {
    url,
    async stop() {
      stopping.abort();
      await Promise.race([recovery, sleep(recoveryTimeoutMs)]);
      if (isOurs) await stopPostmaster(cluster);
    },
  };
}

/** Creates the role of the server, which is not a superuser. @returns the address for it */
async function openForRole({ cluster, postgresUser }: Start, { owner, address }: Running): Promise<string> {
  try {
    const password = await openAppPassword(cluster, postgresUser);
    await prepareForRole(owner, cluster, address, password);
    return urlOf(password, address);
  } catch (error) {
    await stopPostmaster(cluster);
    throw error;
  }
}

/** Creates the data folder if it is missing, and returns its real path. */
export async function prepareFolder(folder: string): Promise<string> {
  try {
    await makeFolder(resolve(folder));
    const path = await realpath(folder);
    await readdir(path);
    await access(path, constants.W_OK | constants.X_OK);
    return path;
  } catch (error) {
    const reasons: Record<string, string> = {
      EACCES: 'you may not read and write there',
      EROFS: 'nobody may write there',
      ENOENT: 'it cannot be made',
      ENOTDIR: 'it is a file, or lies below one',
    };
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The data folder ${folder} cannot be used: ${reasons[code] ?? code}. ` +
        'Set DATA_DIR to a folder that you may read and write.',
    );
  }
}

/** Step by step: Node's own recursive mkdir never returns in a folder that rejects new ones, such as /proc. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT') throw error;
    await makeFolder(dirname(path));
    await mkdir(path);
  }
  await syncFolder(dirname(path));
}
