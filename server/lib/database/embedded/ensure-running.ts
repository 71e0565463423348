import { once } from 'node:events';
import { statfs } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '#server/lib/start-error.ts';
import { type Cluster, changeOwner, isAlive } from './cluster.ts';
import { claimOwnership, connectAsOwner } from './owner.ts';
import type { PostgresUser } from './postgres-user.ts';
import {
  type Address,
  disownPidFile,
  isPostmasterOf,
  matchesWanted,
  readLogEnd,
  readPidFile,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import { startFailureMessage } from './start-failure.ts';

/** Where PostgreSQL runs, and the connection that makes this process the owner of the data folder. */
export type Running = { owner: pg.Client; address: Address };

export type Start = {
  cluster: Cluster;
  postgresUser: PostgresUser;
  durable: boolean;
  isStopping: () => boolean;
};

/** Recovery after a crash may take this long. */
const maxWaitMs = 120_000;
/** A server that is stopping, or the remains of an earlier run, should be gone within this time. */
const maxFailingMs = 3_000;
/** In bytes: the system's limit of 107, minus the ending of PostgreSQL's lock file. */
const maxSocketPath = 102;
const socketPort = 5432;

type ProbeResult = { state: 'nothing' } | { state: 'busy' } | ({ state: 'open' } & Running);
type StartTry = {
  address: Address | undefined;
  isAddressFixed: boolean;
  /** Set if we started the PostgreSQL that runs now. */
  hasStarted?: boolean;
  otherOwner?: number | undefined;
};

/** Another server owns the data folder. */
export class FolderInUse extends StartError {}

/**
 * Checks the state and takes the next step, until PostgreSQL runs with our settings and this process owns the folder.
 * `before` is what ran last in this process: its address is used again.
 * Throws `FolderInUse` if a living process owns the folder, or another `StartError` if PostgreSQL does not start; then
 * nothing that was started here keeps running.
 */
export async function ensureRunning(start: Start, before?: Running): Promise<Running> {
  const attempt: StartTry = { address: before?.address, isAddressFixed: before !== undefined };
  try {
    return await takeSteps(start, attempt);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') {
      throw await startFailure(start.cluster, (error as Error).message);
    }
    if (attempt.hasStarted && attempt.otherOwner === undefined) await stopPostmaster(start.cluster);
    throw error;
  }
}

async function takeSteps(start: Start, attempt: StartTry): Promise<Running> {
  const startedAt = Date.now();
  let lastProgressAt = startedAt;
  for (;;) {
    if (start.isStopping()) throw new StartError('The server was stopped before the database was open.');
    const outcome = await takeStep(start, attempt);
    if (typeof outcome === 'object') return outcome;
    const now = Date.now();
    if (outcome !== 'failed') lastProgressAt = now;
    const isHopeless = now - startedAt > maxWaitMs || now - lastProgressAt > maxFailingMs;
    if (isHopeless)
      throw attempt.otherOwner
        ? inUse(start.cluster, attempt.otherOwner)
        : await startFailure(start.cluster, await readLogEnd(start.cluster));
    if (outcome !== 'moved') await sleep(20);
  }
}

/**
 * Starts PostgreSQL if none runs; waits for one that is starting or stopping. One that runs without an owner was left
 * behind by a killed server, or just started by another server: it is adopted, or stopped if its settings differ.
 */
async function takeStep(start: Start, attempt: StartTry): Promise<Running | 'moved' | 'waiting' | 'failed'> {
  const { cluster } = start;
  const probed = await probe(cluster, attempt.address);
  if (probed.state === 'busy') return 'waiting';
  if (probed.state === 'nothing') {
    attempt.otherOwner = undefined;
    if (!attempt.isAddressFixed) attempt.address = await newAddress(cluster);
    await changeOwner(cluster, start.postgresUser);
    const address = attempt.address ?? addressOf(cluster);
    attempt.hasStarted = await startPostmaster({ ...start, address }, start.isStopping);
    return attempt.hasStarted ? 'moved' : 'failed';
  }
  const { owner, address } = probed;
  const claimed = await claimOwnership(owner);
  attempt.otherOwner = claimed === 'ours' ? undefined : claimed;
  if (claimed === 'ours' && (await matchesWanted({ ...start, address }))) return { owner, address };
  await owner.end();
  if (claimed !== 'ours') return 'failed';
  await stopPostmaster(cluster);
  return 'moved';
}

async function probe(cluster: Cluster, expected: Address | undefined): Promise<ProbeResult> {
  const left = await readPidFile(cluster);
  if (!left) return { state: 'nothing' };
  const address = expected ?? { ...addressOf(cluster), port: left.port };
  const found = await connectAsOwner(cluster, address);
  if (typeof found === 'object') return { state: 'open', owner: found, address };
  if (found === 'busy' || (await isPostmasterOf(left.pid, cluster))) return { state: 'busy' };
  if (isAlive(left.pid)) await disownPidFile(cluster);
  return { state: 'nothing' };
}

function addressOf(cluster: Cluster): Address {
  const path = `${cluster.home}/.s.PGSQL.${socketPort}`;
  const hasSocket = process.platform !== 'win32' && Buffer.byteLength(path) <= maxSocketPath;
  return { host: hasSocket ? cluster.home : '127.0.0.1', port: socketPort };
}

async function newAddress(cluster: Cluster): Promise<Address> {
  const address = addressOf(cluster);
  return address.host === cluster.home ? address : { ...address, port: await freePort() };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

function inUse(cluster: Cluster, pid: number): FolderInUse {
  return new FolderInUse(
    `The data folder ${dirname(cluster.home)} is in use by the server with the process number ${pid}. ` +
      'Stop that one first, or set DATA_DIR to another folder.',
  );
}

async function startFailure({ home }: Cluster, log: string): Promise<StartError> {
  const { bavail, bsize } = await statfs(home);
  return new StartError(startFailureMessage({ home, log, freeBytes: bavail * bsize }));
}
