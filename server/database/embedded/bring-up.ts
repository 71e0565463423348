import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '#server/start-error.ts';
import { type Cluster, handOver, isAlive } from './cluster.ts';
import { claimOwnership, connectAsOwner } from './owner.ts';
import {
  type Address,
  disownPidFile,
  isPostmasterOf,
  readLogEnd,
  readPidFile,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import type { RunAs } from './run-as.ts';

/** A PostgreSQL that this process has started, and the connection by which it owns the data folder. */
export type Running = { child: ChildProcess; owner: pg.Client; address: Address };

export type Start = { cluster: Cluster; runAs: RunAs; durable: boolean };

/** Recovery after a crash may take this long. */
const longestWaitMs = 120_000;
/** A server that is stopping, and remains of an earlier run, are gone within this time, or stay. */
const longestTroubleMs = 3_000;
/** Of a socket's path in bytes: the system's 107, less the ending of PostgreSQL's lock file. */
const longestSocketPath = 102;
const socketPort = 5432;

type Sight = { state: 'nothing' } | { state: 'busy' } | { state: 'open'; pid: number; owner: pg.Client };
type Attempt = {
  child?: ChildProcess | undefined;
  address?: Address | undefined;
  hasFixedAddress: boolean;
  rival?: number | undefined;
};

/**
 * Looks at what is there and does the next step, until a PostgreSQL of our own runs and the folder is ours.
 * `before` is what ran last in this process: its address stays.
 * Throws `StartError` when a living process owns the folder, or PostgreSQL does not come up.
 */
export async function bringUp(start: Start, before?: Running): Promise<Running> {
  const attempt: Attempt = { ...before, hasFixedAddress: before !== undefined };
  const startedAt = Date.now();
  let lastProgressAt = startedAt;
  for (;;) {
    const outcome = await takeStep(start, attempt);
    if (typeof outcome === 'object') return outcome;
    const now = Date.now();
    if (outcome !== 'failed') lastProgressAt = now;
    const isHopeless = now - startedAt > longestWaitMs || now - lastProgressAt > longestTroubleMs;
    if (isHopeless)
      throw attempt.rival ? inUse(start.cluster, attempt.rival) : await doesNotStart(start.cluster);
    if (outcome !== 'moved') await sleep(20);
  }
}

/** Where nothing runs, starts one; waits for one that starts or stops; takes what is ours; ends an orphan. */
async function takeStep(start: Start, attempt: Attempt): Promise<Running | 'moved' | 'waiting' | 'failed'> {
  const { cluster } = start;
  const seen = await look(cluster, attempt.address);
  if (seen.state === 'busy') return 'waiting';
  if (seen.state === 'nothing') {
    attempt.rival = undefined;
    if (!attempt.hasFixedAddress) attempt.address = await newAddress(cluster);
    const address = attempt.address ?? addressOf(cluster);
    await handOver(cluster, start.runAs);
    attempt.child = await startPostmaster({ ...start, address });
    return attempt.child ? 'moved' : 'failed';
  }
  const { child, address } = attempt;
  const claimed = await claimOwnership(seen.owner);
  const isOurs = claimed === 'ours';
  if (isOurs && address && child?.pid === seen.pid) return { child, address, owner: seen.owner };
  attempt.rival = isOurs ? undefined : claimed;
  await seen.owner.end();
  if (!isOurs) return 'failed';
  await stopPostmaster(seen.pid, cluster);
  return 'moved';
}

async function look(cluster: Cluster, address: Address | undefined): Promise<Sight> {
  const left = await readPidFile(cluster);
  if (!left) return { state: 'nothing' };
  const found = await connectAsOwner(cluster, address ?? { ...addressOf(cluster), port: left.port });
  if (typeof found === 'object') return { state: 'open', pid: left.pid, owner: found };
  if (found === 'busy' || (await isPostmasterOf(left.pid, cluster))) return { state: 'busy' };
  if (isAlive(left.pid)) await disownPidFile(cluster);
  return { state: 'nothing' };
}

function addressOf(cluster: Cluster): Address {
  const path = `${cluster.home}/.s.PGSQL.${socketPort}`;
  const hasSocket = process.platform !== 'win32' && Buffer.byteLength(path) <= longestSocketPath;
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

function inUse(cluster: Cluster, pid: number): StartError {
  return new StartError(
    `The data folder ${dirname(cluster.home)} is in use by the server with the process number ${pid}. ` +
      'Stop that one first, or set DATA_DIR to another folder.',
  );
}

async function doesNotStart(cluster: Cluster): Promise<StartError> {
  return new StartError(
    `The database in ${cluster.home} does not start. The end of its log:\n${await readLogEnd(cluster)}`,
  );
}
