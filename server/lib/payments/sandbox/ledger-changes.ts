import type { Clock } from '#server/lib/clock.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { eq, sql } from '#server/lib/database/query.ts';
import { type CustomerSnapshot, ProviderRefused } from '../provider.ts';
import { sandboxCustomers } from '../tables.ts';
import { advance } from './billing-cycle.ts';
import {
  customerOf,
  type Ledger,
  type LedgerInvoice,
  type LedgerSubscription,
  readLedger,
} from './ledger.ts';
import { snapshotOf } from './snapshot.ts';

/** What every command of the sandbox needs. */
export type Sandbox = { readonly database: Database; readonly clock: Clock };

/** What a command that returns nothing leaves under its key. */
export const done = 'done';

/**
 * Changes one customer's ledger under a lock, after bringing it up to now. If `key` was used before, the work is skipped
 * and its first result is returned. An error changes nothing.
 */
export async function changeLedger(
  database: Database,
  customerId: string,
  now: Date,
  work: (ledger: Ledger, tx: Database) => Promise<string> | string,
  key?: string,
): Promise<string> {
  return database.transaction(async (tx) => {
    const ledger = await lockLedger(tx, customerId);
    advance(ledger, now);
    const result = (key !== undefined && ledger.keys[key]) || (await work(ledger, tx));
    if (key !== undefined) ledger.keys[key] = result;
    await tx.update(sandboxCustomers).set({ ledger }).where(eq(sandboxCustomers.id, customerId));
    return result;
  });
}

async function lockLedger(tx: Database, customerId: string): Promise<Ledger> {
  const [row] = await tx
    .select({ json: sql<string>`${sandboxCustomers.ledger}::text` })
    .from(sandboxCustomers)
    .where(eq(sandboxCustomers.id, customerId))
    .for('update');
  if (!row) throw new ProviderRefused('The sandbox has no such customer');
  return readLedger(row.json);
}

/** Changes the ledger of the customer that an id belongs to. */
export async function change(
  { database, clock }: Sandbox,
  key: string,
  id: string,
  work: (ledger: Ledger, now: Date) => void,
): Promise<void> {
  const now = clock.now();
  const workAndReturn = (ledger: Ledger) => {
    work(ledger, now);
    return done;
  };
  await changeLedger(database, customerOf(id), now, workAndReturn, key);
}

export async function changeSubscription(
  sandbox: Sandbox,
  key: string,
  id: string,
  work: (subscription: LedgerSubscription, ledger: Ledger, now: Date) => void,
): Promise<CustomerSnapshot> {
  await change(sandbox, key, id, (ledger, now) => work(findById(ledger.subscriptions, id), ledger, now));
  return read(sandbox, customerOf(id));
}

export async function changeInvoice(
  sandbox: Sandbox,
  key: string,
  id: string,
  work: (invoice: LedgerInvoice, ledger: Ledger, now: Date) => void,
): Promise<void> {
  await change(sandbox, key, id, (ledger, now) => work(findById(ledger.invoices, id), ledger, now));
}

export async function read(sandbox: Sandbox, customerId: string): Promise<CustomerSnapshot> {
  return snapshotOf(await readLedgerOf(sandbox, customerId));
}

/** The ledger of one customer, up to now. */
export async function readLedgerOf({ database, clock }: Sandbox, customerId: string): Promise<Ledger> {
  let read: Ledger | undefined;
  await changeLedger(database, customerId, clock.now(), (ledger) => {
    read = ledger;
    return done;
  });
  return read as Ledger;
}

export function findById<T extends { id: string }>(list: T[], id: string): T {
  const item = list.find((candidate) => candidate.id === id);
  if (!item) throw new ProviderRefused(`The sandbox has no ${id}`);
  return item;
}
