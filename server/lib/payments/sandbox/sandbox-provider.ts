import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Clock } from '#server/lib/clock.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { CardRejected, type CustomerSnapshot, type PaymentProvider } from '../provider.ts';
import { sandboxCards, sandboxCustomers } from '../tables.ts';
import { advance, finish, start } from './billing-cycle.ts';
import { charge } from './charge.ts';
import {
  customerOf,
  emptyLedger,
  type Ledger,
  type LedgerInvoice,
  type LedgerSubscription,
  newClientSecret,
  newId,
  readLedger,
} from './ledger.ts';
import { cardsOfStripesIds, rejections, type SandboxCard } from './test-cards.ts';

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
  if (!row) throw new Error('The sandbox has no such customer.');
  return readLedger(row.json);
}

/** The sandbox's payment provider: subscriptions paid by test cards, in our own database. */
export function createSandboxProvider(database: Database, clock: Clock): PaymentProvider {
  const done = 'done';

  const change = (key: string, id: string, work: (ledger: Ledger, now: Date) => void) =>
    changeLedger(
      database,
      customerOf(id),
      clock.now(),
      (ledger) => {
        work(ledger, clock.now());
        return done;
      },
      key,
    );

  const read = async (customerId: string): Promise<CustomerSnapshot> => {
    let snapshot: CustomerSnapshot | undefined;
    await changeLedger(database, customerId, clock.now(), (ledger) => {
      snapshot = toSnapshot(ledger);
      return done;
    });
    return snapshot as CustomerSnapshot;
  };

  const changeSubscription = async (
    key: string,
    id: string,
    work: (subscription: LedgerSubscription, ledger: Ledger, now: Date) => void,
  ) => {
    await change(key, id, (ledger, now) => work(findById(ledger.subscriptions, id), ledger, now));
    return read(customerOf(id));
  };

  const changeInvoice = async (
    key: string,
    id: string,
    work: (invoice: LedgerInvoice, ledger: Ledger, now: Date) => void,
  ) => {
    await change(key, id, (ledger, now) => work(findById(ledger.invoices, id), ledger, now));
  };

  return {
    name: 'sandbox',

    async createCustomer(_key, { accountId }) {
      const id = `cus_${randomUUID().replaceAll('-', '')}`;
      await database
        .insert(sandboxCustomers)
        .values({ id, accountId, ledger: emptyLedger })
        .onConflictDoNothing({ target: sandboxCustomers.accountId });
      const [row] = await database
        .select({ id: sandboxCustomers.id })
        .from(sandboxCustomers)
        .where(eq(sandboxCustomers.accountId, accountId));
      return row?.id ?? id;
    },

    async attachCard(key, customerId, paymentMethodId) {
      const card = await findCard(database, paymentMethodId);
      await changeLedger(
        database,
        customerId,
        clock.now(),
        (ledger) => {
          ledger.card = { ...card, isAuthenticated: false };
          return done;
        },
        key,
      );
    },

    async removeCard(key, customerId) {
      await change(key, customerId, (ledger) => {
        ledger.card = null;
      });
    },

    async start(key, order) {
      const begin = (ledger: Ledger) => {
        start(ledger, order, clock.now());
        return done;
      };
      await changeLedger(database, order.customerId, clock.now(), begin, key);
      return read(order.customerId);
    },

    async setEnd(key, { id }, end) {
      return changeSubscription(key, id, (subscription) => {
        subscription.cancelAtPeriodEnd = end === 'period_end';
        subscription.endsAt = end instanceof Date ? end : null;
      });
    },

    async endNow(key, subscriptionId) {
      await changeSubscription(key, subscriptionId, (subscription, ledger, now) =>
        finish(ledger, subscription, now),
      );
    },

    async voidInvoice(key, invoiceId) {
      await changeInvoice(key, invoiceId, (invoice) => {
        if (invoice.status === 'open') invoice.status = 'void';
      });
      const { invoices } = await read(customerOf(invoiceId));
      return invoices.some(({ id, status }) => id === invoiceId && status === 'void');
    },

    async payInvoice(key, invoiceId) {
      await changeInvoice(key, invoiceId, (invoice, ledger, now) => {
        if (invoice.status !== 'open') return;
        charge(ledger, findById(ledger.subscriptions, invoice.subscriptionId), invoice, now, 'person');
      });
    },

    async refundInvoice(key, invoiceId) {
      await changeInvoice(key, invoiceId, (invoice, _ledger, now) => {
        if (invoice.status === 'paid') invoice.refundedAt ??= now;
      });
    },

    async changePrice(key, subscriptionId, price) {
      await changeSubscription(key, subscriptionId, (subscription) => {
        subscription.nextPrice = price;
      });
    },

    async beginCardChange(key, customerId, paymentMethodId) {
      const card = await findCard(database, paymentMethodId);
      if (card.outcome === 'insufficient_funds') throw new CardRejected(rejections.insufficient_funds);
      const begin = (ledger: Ledger) => {
        const id = newId('seti', customerId);
        const state = card.outcome === 'authentication_needed' ? 'action_needed' : 'approved';
        ledger.checks.unshift({ id, card, secret: newClientSecret(id), state });
        return id;
      };
      return changeLedger(database, customerId, clock.now(), begin, key);
    },

    async finishCardChange(_key, customerId, checkId) {
      const finishCheck = (ledger: Ledger) => {
        const { state, secret, card } = findById(ledger.checks, checkId);
        if (state === 'action_needed') return secret;
        if (state === 'rejected') throw new CardRejected(rejections.authentication);
        ledger.card = { ...card, isAuthenticated: true };
        return done;
      };
      const result = await changeLedger(database, customerId, clock.now(), finishCheck);
      return result === done ? null : result;
    },

    read,

    async deleteCustomer(customerId) {
      await database.delete(sandboxCustomers).where(eq(sandboxCustomers.id, customerId));
    },
  };
}

/** The card of an id that the sandbox issued, or of one of Stripe's. @throws CardRejected for any other */
async function findCard(database: Database, paymentMethodId: string): Promise<SandboxCard> {
  const [issued] = await database.select().from(sandboxCards).where(eq(sandboxCards.id, paymentMethodId));
  const card = issued ?? cardsOfStripesIds.get(paymentMethodId);
  if (!card) throw new CardRejected(rejections.unknown_method);
  if (card.outcome === 'declined') throw new CardRejected(rejections.declined);
  return { brand: card.brand, last4: card.last4, outcome: card.outcome };
}

function findById<T extends { id: string }>(list: T[], id: string): T {
  const item = list.find((candidate) => candidate.id === id);
  if (!item) throw new Error(`The sandbox has no ${id}.`);
  return item;
}

function toSnapshot(ledger: Ledger): CustomerSnapshot {
  return {
    subscriptions: ledger.subscriptions.map((subscription) => toProviderSubscription(ledger, subscription)),
    invoices: ledger.invoices.map(({ payment: _payment, ...invoice }) => ({
      ...invoice,
      isCharged: invoice.status === 'paid' && invoice.amountCents > 0,
    })),
    card: ledger.card && { brand: ledger.card.brand, last4: ledger.card.last4 },
  };
}

function toProviderSubscription(
  ledger: Ledger,
  { price, nextPrice, ...subscription }: LedgerSubscription,
): CustomerSnapshot['subscriptions'][number] {
  const open = ledger.invoices.find(
    ({ subscriptionId, status }) => subscriptionId === subscription.id && status === 'open',
  );
  const payment = open?.payment ?? null;
  return {
    ...subscription,
    priceId: (nextPrice ?? price).id,
    priceCents: price.cents,
    intervalMonths: price.intervalMonths,
    openPayment:
      open && payment
        ? payment.state === 'action_needed'
          ? { state: 'action_needed', invoiceId: open.id, clientSecret: payment.secret }
          : { state: 'declined', invoiceId: open.id, message: payment.message }
        : null,
  };
}
