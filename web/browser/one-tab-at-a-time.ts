import { type IDBPDatabase, openDB } from 'idb';
import { newId } from './new-id.ts';

/** Runs it in one tab at a time: by a lock of the browser, which exists over https and on localhost; else by a lease. */
export function oneTabAtATime<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(name, run) : withLease(name, run);
}

/** A tab that died gives way after this long. */
const leaseMs = 6_000;
const askAgainAfterMs = 250;

type Lease = { holder: string; until: number };

async function withLease<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const database = await openLeases();
  // Where the browser keeps nothing, no tab can know of another.
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
    return await openDB('leases', 1, { upgrade: (fresh) => void fresh.createObjectStore('leases') });
  } catch {
    return null;
  }
}

/** One transaction: no two tabs find the same lease free. @returns whether this holder has it now */
async function takeLease(database: IDBPDatabase, name: string, holder: string): Promise<boolean> {
  const transaction = database.transaction('leases', 'readwrite');
  const lease = (await transaction.store.get(name)) as Lease | undefined;
  const isFree = !lease || lease.holder === holder || lease.until < Date.now();
  if (isFree) await transaction.store.put({ holder, until: Date.now() + leaseMs } satisfies Lease, name);
  await transaction.done;
  return isFree;
}
