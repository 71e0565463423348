import { expect, test } from 'vitest';
import type { Paid } from '#server/access/access.ts';
import { addDays } from '#server/lib/payments/periods.ts';
import type { ProviderInvoice, ProviderSubscription } from '#server/lib/payments/provider.ts';
import {
  canDo,
  columnsOf,
  currentOf,
  isLapsed,
  isLive,
  nextAction,
  type Status,
  type SubscriptionAction,
  statusOf,
} from '../state.ts';
import { invoice, periodEnd, periodStart, provided, snapshot } from '../testing/snapshots.ts';

const now = new Date('2026-06-20T09:00:00Z');
const later = addDays(now, 1);
const longAgo = addDays(now, -60);

test.each<[Status, SubscriptionAction[], ReturnType<typeof nextAction>]>([
  ['none', ['subscribe'], 'subscribe'],
  ['incomplete', ['subscribe', 'cancel'], 'subscribe'],
  ['active', ['cancel'], null],
  ['cancelling', ['keep', 'cancel'], 'keep'],
  ['past_due', ['pay', 'cancel'], 'pay'],
  ['ended', ['subscribe'], 'subscribe'],
])('what people can do while the status is %s: %s', (status, allowed, next) => {
  const all: SubscriptionAction[] = ['subscribe', 'keep', 'pay', 'cancel'];
  expect(all.filter((action) => canDo(status, action))).toEqual(allowed);
  expect(nextAction(status)).toBe(next);
});

test.each<[string, Partial<Paid>, Status]>([
  ['none', { status: 'none' }, 'none'],
  ['one that waits for its first payment', { status: 'incomplete' }, 'incomplete'],
  ['one that was ended', { status: 'ended' }, 'ended'],
  ['a paid one', {}, 'active'],
  ['a canceled one', { cancelAtPeriodEnd: true }, 'cancelling'],
  ['a canceled one at its end', { cancelAtPeriodEnd: true, periodEnd: now }, 'ended'],
  ['one whose renewal is not known yet', { periodEnd: now }, 'active'],
  ['one that was not renewed', { periodEnd: addDays(now, -1) }, 'ended'],
  ['one without a known period', { periodEnd: null }, 'ended'],
  ['an unpaid one in its grace period', { status: 'past_due', graceEndsAt: later }, 'past_due'],
  [
    'an unpaid one that was canceled',
    { status: 'past_due', graceEndsAt: later, cancelAtPeriodEnd: true },
    'past_due',
  ],
  ['an unpaid one after its grace period', { status: 'past_due', graceEndsAt: now }, 'ended'],
])('the status that people see of %s', (_what, over, expected) => {
  const subscription: Paid = {
    status: 'active',
    periodEnd: later,
    graceEndsAt: null,
    cancelAtPeriodEnd: false,
    endsAt: null,
    endedAt: null,
    ...over,
  };
  expect(statusOf(subscription, now)).toBe(expected);
});

test('without a subscription the status is none', () => {
  expect(statusOf(null, now)).toBe('none');
});

const sub = (id: string, status: ProviderSubscription['status'], createdAt: Date) =>
  provided({ id, status, createdAt });

test.each<[string, ProviderSubscription[], string | null]>([
  ['a running one, even if another is newer', [sub('a', 'ended', now), sub('b', 'active', longAgo)], 'b'],
  ['an unpaid one before one that waits', [sub('a', 'incomplete', now), sub('b', 'past_due', longAgo)], 'b'],
  ['one that waits before an ended one', [sub('a', 'ended', now), sub('b', 'incomplete', longAgo)], 'b'],
  ['the newest of those that run', [sub('a', 'past_due', longAgo), sub('b', 'active', now)], 'b'],
  [
    'an ended one before one that was never paid',
    [sub('a', 'expired', now), sub('b', 'ended', longAgo)],
    'b',
  ],
  ['none that was never paid', [sub('a', 'expired', now)], null],
  ['none of none', [], null],
])('the current one of all subscriptions is %s', (_which, subscriptions, id) => {
  for (const inOrder of [subscriptions, subscriptions.toReversed()]) {
    expect(currentOf(snapshot({ subscriptions: inOrder }))?.id ?? null).toBe(id);
  }
});

test.each([
  ['active', true],
  ['past_due', true],
  ['incomplete', false],
  ['ended', false],
  ['expired', false],
] as const)('whether a subscription that is %s runs: %s', (status, runs) => {
  expect(isLive(provided({ status }))).toBe(runs);
});

test.each<[string, Partial<ProviderSubscription>, Date, boolean]>([
  ['within its period', {}, now, false],
  ['just after its period', {}, periodEnd, false],
  ['a day after its period', {}, addDays(periodEnd, 1), true],
  ['canceled, at the end of its period', { cancelAtPeriodEnd: true }, periodEnd, true],
  ['unpaid for six days', { status: 'past_due' }, addDays(periodStart, 6), false],
  ['unpaid for seven days', { status: 'past_due' }, addDays(periodStart, 7), true],
  ['that waits for its first payment', { status: 'incomplete' }, addDays(periodEnd, 9), false],
  ['that ended', { status: 'ended' }, addDays(periodEnd, 9), false],
  ['that was never paid', { status: 'expired' }, addDays(periodEnd, 9), false],
])('whether a subscription %s has to be ended at the provider', (_which, over, at, lapsed) => {
  expect(isLapsed(provided(over), at)).toBe(lapsed);
});

test('every column of a row follows from the snapshot', () => {
  const trialEndsAt = addDays(periodStart, 14);
  const discountEndsAt = addDays(periodEnd, 90);
  const current = provided({
    status: 'past_due',
    createdAt: longAgo,
    endedAt: now,
    trialEndsAt,
    cancelAtPeriodEnd: true,
    endsAt: later,
    intervalMonths: 3,
    percentOff: 20,
    discountEndsAt,
    card: { brand: 'visa', last4: '4242' },
  });
  const card = { brand: 'mastercard', last4: '4444' };
  expect(columnsOf(snapshot({ subscriptions: [current], card }))).toEqual({
    status: 'past_due',
    providerId: 'sub_1',
    startedAt: longAgo,
    endedAt: now,
    periodStart,
    anchorAt: periodStart,
    periodEnd,
    trialEndsAt,
    cancelAtPeriodEnd: true,
    endsAt: later,
    graceEndsAt: addDays(periodStart, 7),
    priceId: 'p1',
    priceCents: 999,
    intervalMonths: 3,
    percentOff: 20,
    discountEndsAt,
    lastChargeCents: 999,
    cardBrand: 'visa',
    cardLast4: '4242',
  });
  expect(columnsOf(snapshot())).toMatchObject({ status: 'active', graceEndsAt: null });
  expect(columnsOf(snapshot({ subscriptions: [], card }))).toMatchObject({ cardLast4: '4444' });
});

test('without a subscription every column is empty', () => {
  const { status, cancelAtPeriodEnd, ...more } = columnsOf(snapshot({ subscriptions: [], invoices: [] }));
  expect([status, cancelAtPeriodEnd]).toEqual(['none', false]);
  expect(new Set(Object.values(more))).toEqual(new Set([null]));
});

test.each<[string, ProviderInvoice[], number]>([
  ['what was paid for the period', [invoice()], 999],
  ['nothing without an invoice', [], 0],
  ['nothing while the renewal is unpaid', [invoice({ status: 'open' })], 0],
  ['nothing for a renewal that is not billed yet', [invoice({ periodEnd: periodStart })], 0],
  [
    'that of the newest invoice',
    [invoice({ amountCents: 1, createdAt: longAgo }), invoice({ amountCents: 2 })],
    2,
  ],
  [
    'not that of another subscription',
    [invoice({ amountCents: 1, subscriptionId: 'sub_0', createdAt: now }), invoice()],
    999,
  ],
])('the last charge is %s', (_what, invoices, cents) => {
  for (const inOrder of [invoices, invoices.toReversed()]) {
    expect(columnsOf(snapshot({ invoices: inOrder })).lastChargeCents).toBe(cents);
  }
});
