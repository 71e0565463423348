import { type IDBPDatabase, openDB } from 'idb';
import { newId } from './new-id.ts';
import { within } from './within.ts';

/** Runs it in one tab at a time, by a browser lock (which exists over https and on localhost) or else by a lease. */
export function oneTabAtATime<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? withLock(locks, name, run) : withLease(name, run);
}

/** Longer than one row takes: a tab that keeps its turn for so long may be suspended. */
const turnMs = 35_000;

/** Without a turn it runs all the same in the end, because what is sent twice counts once. */
function withLock<Result>(locks: LockManager, name: string, run: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    let isGivenUp = false;
    const waiting = new AbortController();
    const late = setTimeout(() => {
      isGivenUp = true;
      waiting.abort();
      run().then(resolve, reject);
    }, turnMs);
    const take = () => {
      clearTimeout(late);
      return isGivenUp ? null : run().then(resolve, reject);
    };
    locks.request(name, { signal: waiting.signal }, take).catch((problem: unknown) => {
      clearTimeout(late);
      if (!isGivenUp) reject(problem);
    });
  });
}

/** The lease of a closed or crashed tab expires after this time. */
const leaseMs = 6_000;
const askAgainAfterMs = 250;
/** A database that has not answered by then stores nothing. */
const openMs = 3_000;

type Lease = { holder: string; until: number };

async function withLease<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const database = await openLeases();
  // If the browser stores nothing, no tab can know of another.
  if (!database) return run();
  const holder = newId();
  const take = () => takeLease(database, name, holder);
  while (!(await take())) await new Promise((resolve) => setTimeout(resolve, askAgainAfterMs));
  const renewing = setInterval(() => void take().catch(() => {}), leaseMs / 3);
  try {
    return await run();
  } finally {
    clearInterval(renewing);
    await database.delete('leases', name).catch(() => {});
    database.close();
  }
}

async function openLeases(): Promise<IDBPDatabase | null> {
  try {
    const opening = openDB('leases', 1, { upgrade: (fresh) => void fresh.createObjectStore('leases') });
    return await within(openMs, opening, null);
  } catch {
    return null;
  }
}

/** In one transaction, so that no two tabs find the lease free. @returns whether this holder has it now */
async function takeLease(database: IDBPDatabase, name: string, holder: string): Promise<boolean> {
  const transaction = database.transaction('leases', 'readwrite');
  const lease = (await transaction.store.get(name)) as Lease | undefined;
  const isFree = !lease || lease.holder === holder || lease.until < Date.now();
  if (isFree) await transaction.store.put({ holder, until: Date.now() + leaseMs } satisfies Lease, name);
  await transaction.done;
  return isFree;
}
