import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSubscribed } from '#server/access/access.ts';
import { addDays } from '#server/lib/payments/periods.ts';
import type { CustomerSnapshot, ProviderOrder } from '#server/lib/payments/provider.ts';
import { advance, finish, start } from '#server/lib/payments/sandbox/billing-cycle.ts';
import { charge } from '#server/lib/payments/sandbox/charge.ts';
import { emptyLedger, type Ledger } from '#server/lib/payments/sandbox/ledger.ts';
import type { CardOutcome } from '#server/lib/payments/test-cards.ts';
import type { Subscription } from '#server/tables/subscriptions.ts';
import {
  columnsOf,
  endWithoutCard,
  nextAction,
  nextChargeCents,
  nextStatuses,
  priceChangeOf,
  type Status,
  statusOf,
} from './state.ts';
import { differencesOf } from './sync/reconcile.ts';
import { subscriptionRow } from './testing/snapshots.ts';

const now = new Date('2026-01-31T09:00:00Z');
const price = { id: 'p1', cents: 999, currency: 'usd', intervalMonths: 1 };
const order: ProviderOrder = {
  customerId: 'cus_1',
  operationId: 'o1',
  price,
  discount: null,
  trialDays: 0,
  startsAt: now,
};

const ledgerWith = (outcome: CardOutcome | null): Ledger => ({
  ...structuredClone(emptyLedger),
  card: outcome && { brand: 'visa', last4: '4242', outcome, isAuthenticated: false },
});

const snapshotOf = (ledger: Ledger): CustomerSnapshot => ({
  subscriptions: ledger.subscriptions.map((subscription) => ({
    ...subscription,
    priceId: subscription.price.id,
    priceCents: subscription.price.cents,
    intervalMonths: subscription.price.intervalMonths,
    openPayment: null,
    card: ledger.card,
    hasOwnCard: false,
  })),
  invoices: ledger.invoices.map((invoice) => ({
    ...invoice,
    isCharged: invoice.status === 'paid',
    refundedCents: 0,
    dispute: null,
  })),
  card: ledger.card,
  isDeleted: false,
});

const statusAt = (ledger: Ledger, at: Date) => statusOf(columnsOf(snapshotOf(ledger)), at);

test('a subscription of 31 January is charged on 28 February and 31 March', () => {
  const ledger = ledgerWith('succeeds');
  start(ledger, order, now);
  advance(ledger, new Date('2026-04-01T00:00:00Z'));
  expect(ledger.invoices.map(({ createdAt }) => createdAt.toISOString().slice(0, 10))).toEqual([
    '2026-03-31',
    '2026-02-28',
    '2026-01-31',
  ]);
});

test('a discount for two months is taken off twice, one for once is taken off once', () => {
  for (const [lasts, amounts] of [
    [{ months: 2 }, [999, 669, 669]],
    ['once', [999, 999, 669]],
    ['forever', [669, 669, 669]],
  ] as const) {
    const ledger = ledgerWith('succeeds');
    start(ledger, { ...order, discount: { codeId: 'c', percentOff: 33, lasts } }, now);
    advance(ledger, new Date('2026-04-01T00:00:00Z'));
    expect(ledger.invoices.map(({ amountCents }) => amountCents)).toEqual(amounts);
  }
});

test('a trial costs nothing until it ends, and renews from there', () => {
  const ledger = ledgerWith('succeeds');
  start(ledger, { ...order, trialDays: 14 }, now);
  expect([ledger.invoices.length, statusAt(ledger, now)]).toEqual([0, 'active']);
  advance(ledger, addDays(now, 15));
  expect(ledger.invoices).toMatchObject([{ amountCents: 999, createdAt: addDays(now, 14) }]);
});

test('the last charge is that of this period: none while its renewal is unpaid or not yet billed', () => {
  const ledger = ledgerWith('fails_at_renewal');
  const lastCharge = () => columnsOf(snapshotOf(ledger)).lastChargeCents;
  start(ledger, order, now);
  expect(lastCharge()).toBe(999);
  const unbilled = structuredClone(ledger);
  advance(ledger, new Date('2026-03-01T00:00:00Z'));
  expect(lastCharge()).toBe(0);
  for (const subscription of unbilled.subscriptions)
    subscription.periodEnd = new Date('2026-03-31T09:00:00Z');
  expect(columnsOf(snapshotOf(unbilled)).lastChargeCents).toBe(0);
});

type Step =
  | { act: 'wait'; days: number }
  | { act: 'card'; outcome: CardOutcome }
  | { act: 'start' | 'cancel' | 'keep' | 'pay' | 'end' };

const steps = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }),
    fc.record({
      act: fc.constantFrom(
        'start' as const,
        'cancel' as const,
        'keep' as const,
        'pay' as const,
        'end' as const,
      ),
    }),
    fc.record({
      act: fc.constant('card' as const),
      outcome: fc.constantFrom<CardOutcome>(
        'succeeds',
        'insufficient_funds',
        'fails_at_renewal',
        'authentication_needed',
      ),
    }),
  ),
  { maxLength: 25 },
);

/** The life of a person's subscription in the sandbox, checked after each step. */
function live(check: (ledger: Ledger, before: Status, after: Status, at: Date) => void) {
  const ledger = ledgerWith('succeeds');
  let at = now;
  let status = statusAt(ledger, at);

  function look(): void {
    advance(ledger, at);
    const [running] = ledger.subscriptions;
    const isGraceOver = running?.status === 'past_due' && addDays(running.periodStart, 7) <= at;
    if (isGraceOver) finish(ledger, running, at);
    const before = status;
    status = statusAt(ledger, at);
    check(ledger, before, status, at);
  }

  function subscribe(): void {
    if (nextAction(status) !== 'subscribe') return;
    const [given] = ledger.subscriptions;
    if (given?.status === 'incomplete') finish(ledger, given, at);
    look();
    start(ledger, order, at);
  }

  function pay(): void {
    const [running] = ledger.subscriptions;
    const owed = ledger.invoices.find((invoice) => invoice.status === 'open');
    if (running?.status === 'past_due' && owed) charge(ledger, running, owed, at, 'person');
  }

  function decide(cancels: boolean): void {
    const [running] = ledger.subscriptions;
    if (running?.status === 'active') running.cancelAtPeriodEnd = cancels;
  }

  const acts = {
    start: subscribe,
    pay,
    cancel: () => decide(true),
    keep: () => decide(false),
    end: () => ledger.subscriptions[0] && finish(ledger, ledger.subscriptions[0], at),
  };

  return (step: Step): void => {
    if (step.act === 'wait') {
      for (let day = 0; day < step.days; day += 1) {
        at = addDays(at, 1);
        look();
      }
    } else if (step.act === 'card') {
      ledger.card = { brand: 'visa', last4: '1', outcome: step.outcome, isAuthenticated: false };
    } else acts[step.act]();
    look();
  };
}

test('whatever happens, only allowed statuses follow each other, and people with a running subscription may play', () => {
  fc.assert(
    fc.property(steps, (chosen) => {
      const act = live((ledger, before, after, at) => {
        if (after !== before) expect(nextStatuses[before]).toContain(after);
        expect(isSubscribed(columnsOf(snapshotOf(ledger)), at)).toBe(
          ['active', 'cancelling', 'past_due'].includes(after),
        );
        const running = ledger.subscriptions.filter(
          ({ status }) => status === 'active' || status === 'past_due',
        );
        expect(running.length).toBeLessThanOrEqual(1);
      });
      for (const step of chosen) act(step);
    }),
    { numRuns: 300 },
  );
});

test('without a card a subscription ends with its discount, and nobody owes anything', () => {
  const ends = (lasts: 'once' | 'forever' | { months: number }, percentOff = 100, intervalMonths = 1) => {
    const ledger = ledgerWith(null);
    start(
      ledger,
      { ...order, price: { ...price, intervalMonths }, discount: { codeId: 'c', percentOff, lasts } },
      now,
    );
    const snapshot = snapshotOf(ledger);
    const [subscription] = snapshot.subscriptions;
    return subscription && endWithoutCard(subscription)?.toISOString().slice(0, 10);
  };
  expect(ends('once')).toBe('2026-02-28');
  expect(ends({ months: 3 })).toBe('2026-04-30');
  expect(ends({ months: 1 }, 100, 3)).toBe('2026-04-30');
  expect(ends('forever')).toBeUndefined();
});

test('the next charge has the discount only while it lasts', () => {
  const periodEnd = new Date('2026-03-01');
  const next = (percentOff: number | null, discountEndsAt: Date | null) =>
    nextChargeCents({ priceCents: 999, percentOff, discountEndsAt, periodEnd });
  expect(next(50, null)).toBe(499);
  expect(next(50, new Date('2026-04-01'))).toBe(499);
  expect(next(50, periodEnd)).toBe(999);
  expect(next(null, null)).toBe(999);
});

const row = (more: Partial<Subscription>) =>
  subscriptionRow({ periodEnd: new Date('2026-02-28T09:00:00Z'), ...more });

test('a new price counts from the first period after its day, and never before 30 days of notice', () => {
  const newest = { id: 'new', amountCents: 1299, intervalMonths: 1, validFrom: new Date('2026-03-02') };
  const at = (more: Partial<Subscription>, notifiedAt = now) =>
    priceChangeOf(row(more), newest, notifiedAt)?.at.toISOString().slice(0, 10);
  expect(at({})).toBe('2026-03-28');
  expect(at({ periodEnd: new Date('2026-03-05') })).toBe('2026-03-05');
  expect(at({ periodEnd: new Date('2026-03-05') }, new Date('2026-02-20'))).toBe('2026-04-05');
  expect(at({ anchorAt: new Date('2025-12-31T09:00:00Z') })).toBe('2026-03-31');
  expect(at({ cancelAtPeriodEnd: true })).toBeUndefined();
  expect(at({ priceId: 'new' })).toBeUndefined();
});

test('the reconciliation names what differed', () => {
  const before = row({});
  expect(differencesOf(before, { ...before })).toEqual([]);
  expect(differencesOf(before, { ...before, status: 'past_due', lastChargeCents: 1 })).toEqual([
    'status',
    'lastChargeCents',
  ]);
});
