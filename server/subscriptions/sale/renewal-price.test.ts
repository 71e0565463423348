import { expect, test } from 'vitest';
import { addDays } from '#server/lib/payments/periods.ts';
import type { ProviderSubscription } from '#server/lib/payments/provider.ts';
import type { Subscription } from '#server/tables/subscriptions.ts';
import { dueCents, endWithoutCard, priceChangeOf } from '../state.ts';
import { periodEnd, periodStart, provided, subscriptionRow } from '../testing/snapshots.ts';

const month = (number: number) => new Date(Date.UTC(2026, number - 1, 1, 9));

test.each<[string, Partial<Subscription>, number]>([
  ['the whole price without a discount', {}, 999],
  ['less a discount without an end', { percentOff: 50 }, 499],
  ['less a discount that ends later', { percentOff: 50, discountEndsAt: addDays(periodStart, 1) }, 499],
  ['the whole price once the discount is over', { percentOff: 50, discountEndsAt: periodStart }, 999],
  [
    'less a discount, if the period is unknown',
    { percentOff: 50, discountEndsAt: periodStart, periodStart: null },
    499,
  ],
  ['nothing, if the price is unknown', { priceCents: null }, 0],
])('what is due for an unpaid renewal is %s', (_what, over, cents) => {
  expect(dueCents(subscriptionRow(over))).toBe(cents);
});

const free = { percentOff: 100, discountEndsAt: null };

test.each<[string, Partial<ProviderSubscription>, Date | null]>([
  ['at the end of its period without a discount', {}, periodEnd],
  ['at the end of its period with half a discount', { percentOff: 50 }, periodEnd],
  ['then too if half a discount lasts longer', { percentOff: 50, discountEndsAt: month(9) }, periodEnd],
  ['never while it is free forever', free, null],
  ['when its free months are over', { ...free, discountEndsAt: month(9) }, month(9)],
  [
    'with the period in which its free months end',
    { ...free, discountEndsAt: addDays(month(9), 1) },
    month(10),
  ],
  ['at the end of the period if they end with it', { ...free, discountEndsAt: periodEnd }, periodEnd],
  ['at the end of the period if they are over', { ...free, discountEndsAt: periodStart }, periodEnd],
  ['never anew if its end is fixed', { endsAt: month(9) }, null],
  ['never anew if it is canceled', { cancelAtPeriodEnd: true }, null],
  ['never so while it is unpaid', { status: 'past_due' }, null],
])('a subscription without a card ends %s', (_when, over, end) => {
  expect(endWithoutCard(provided(over))).toEqual(end);
});

test('a subscription with a card goes on', () => {
  expect(endWithoutCard(provided({ card: { brand: 'visa', last4: '4242' } }))).toBe(null);
});

const newest = { id: 'new', amountCents: 1299, intervalMonths: 3, validFrom: month(6) };

test.each<[string, Partial<Subscription>]>([
  ['that is unpaid', { status: 'past_due' }],
  ['that is canceled', { cancelAtPeriodEnd: true }],
  ['with a fixed end', { endsAt: month(9) }],
  ['without a known period', { periodEnd: null }],
  ['without a known price', { priceId: null }],
  ['without a known amount', { priceCents: null }],
  ['that has the newest price', { priceId: 'new' }],
])('the price of a subscription %s does not change', (_which, over) => {
  expect(priceChangeOf(subscriptionRow(over), newest, periodStart)).toBe(null);
});

test('without another price there is no change', () => {
  expect(priceChangeOf(subscriptionRow(), null, periodStart)).toBe(null);
});

test.each<[string, Partial<Subscription>, Date, Date]>([
  ['with the period that starts 30 days after the notice', {}, addDays(periodEnd, -30), periodEnd],
  ['with the one after it, a moment too late', {}, new Date(addDays(periodEnd, -30).getTime() + 1), month(8)],
  ['after three months, if they are paid', { intervalMonths: 3 }, addDays(periodEnd, -29), month(10)],
  ['after a month, if nothing else is known', { intervalMonths: null }, addDays(periodEnd, -29), month(8)],
])('a new price counts %s', (_when, over, notifiedAt, at) => {
  expect(priceChangeOf(subscriptionRow(over), newest, notifiedAt)?.at).toEqual(at);
});

test('a discount continues after a change of the price, until it ends', () => {
  const change = (over: Partial<Subscription>) =>
    priceChangeOf(subscriptionRow(over), newest, addDays(periodEnd, -30));
  expect(change({})).toEqual({ at: periodEnd, fromCents: 999, toCents: 1299, intervalMonths: 3 });
  expect(change({ percentOff: 50 })).toMatchObject({ fromCents: 499, toCents: 649 });
  expect(change({ percentOff: 50, discountEndsAt: month(12) })).toMatchObject({
    fromCents: 499,
    toCents: 649,
  });
  expect(change({ percentOff: 50, discountEndsAt: periodEnd })).toMatchObject({
    fromCents: 499,
    toCents: 1299,
  });
});
