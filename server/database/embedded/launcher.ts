import { access, constants, mkdir, readdir, realpath } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '#server/start-error.ts';
import { installedBinaries } from './binaries.ts';
import { bringUp, FolderInUse, type Running, type Start } from './bring-up.ts';
import { checkMajorVersion, openCluster, syncFolder } from './cluster.ts';
import { prepareForRole, urlOf } from './owner.ts';
import { stopPostmaster } from './postmaster.ts';
import { openAppPassword, replaceLostPassword } from './replace-password.ts';
import { decideRunAs } from './run-as.ts';

/** An embedded PostgreSQL that runs and is ours. */
export type EmbeddedPostgres = {
  /** For `openDatabase`; the address and password stay the same as long as this process lives. */
  url: string;
  /** Ends PostgreSQL cleanly, within 10 s. */
  stop(): Promise<void>;
};

export type LaunchOptions = {
  /** Where the database lies; made when it is missing. */
  dataDir: string;
  /** False only for tests: a power cut may then lose everything. */
  durable?: boolean;
  /** Told what takes a while, in plain words. */
  onProgress?: (text: string) => void;
  /** Told each time PostgreSQL ended without being asked and did not come up again; it is tried again later. */
  onTrouble?: (error: Error) => void;
  /** Gives up the start, and leaves nothing of it running. */
  signal?: AbortSignal;
};

/** When we are told to stop while PostgreSQL is being brought back: it may take this long, then it is ended. */
const recoveryPatienceMs = 2_000;
const firstRetryMs = 500;
/** Whoever makes room on a full disk should not have to wait much longer. */
const longestRetryMs = 10_000;

/**
 * Starts PostgreSQL on a data folder and keeps it running: when it ends unasked, it is started again at the same
 * address, until that succeeds (decision record 22). One server process at a time owns a folder; it takes over the PostgreSQL that a killed one left behind.
 * Throws `StartError` when the folder is in use, is not ours, or its database does not come up.
 */
export async function launchPostgres(options: LaunchOptions): Promise<EmbeddedPostgres> {
  const { durable = true, onProgress, onTrouble, signal } = options;
  const dataDir = await prepareFolder(options.dataDir);
  const runAs = await decideRunAs(dataDir, installedBinaries());
  const opened = await openCluster(dataDir, runAs, { durable, onProgress });
  await checkMajorVersion(opened);
  const cluster = await replaceLostPassword(opened, runAs, onProgress);
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted || signal?.aborted === true;
  const start = { cluster, runAs, durable, isStopping };
  let running = await bringUp(start);
  const url = await openForRole(start, running);
  let recovery: Promise<void> | undefined;
  let isOurs = true;

  function keepRunning(): void {
    running.owner.once('end', () => {
      if (!isStopping()) recovery = recover();
    });
  }
  async function recover(): Promise<void> {
    for (let retryMs = firstRetryMs; !isStopping(); retryMs = Math.min(retryMs * 2, longestRetryMs)) {
      try {
        running = await bringUp(start, running);
        isOurs = true;
        // A crash may take with it what was last written, the role included.
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
      await Promise.race([recovery, sleep(recoveryPatienceMs)]);
      if (isOurs) await stopPostmaster(cluster);
    },
  };
}

/** Makes the role that the server works as, which is no superuser. @returns the address for it */
async function openForRole({ cluster, runAs }: Start, { owner, address }: Running): Promise<string> {
  try {
    const password = await openAppPassword(cluster, runAs);
    await prepareForRole(owner, cluster, address, password);
    return urlOf(password, address);
  } catch (error) {
    await stopPostmaster(cluster);
    throw error;
  }
}

/** Makes the data folder when it is missing, and answers its one true path. */
async function prepareFolder(folder: string): Promise<string> {
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

/** Step by step: Node's own recursive mkdir never ends below a folder that refuses new ones, such as /proc. */
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
