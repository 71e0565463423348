import type { ReactNode } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { User } from '#contract/user.ts';
import { renderMarkup, textIn } from '#web/testing/render-markup.tsx';
import { Terms } from '../checkout/Terms.tsx';
import type { Discount } from '../checkout/use-discount.ts';
import { BillingInterval, NextPayment, PaymentFigures } from '../PaymentInfoDialog.tsx';
import { SubscriptionStatus } from '../SubscriptionSection.tsx';
import type { OwnSubscription } from '../subscription.ts';
import { SubscriptionDetails } from './SubscriptionDetails.tsx';

beforeAll(() => void vi.stubEnv('TZ', 'America/New_York'));

const details: OwnSubscription = {
  subscriptionPrice: 9.99,
  lastCharge: 4.99,
  subscriptionEndDate: '2026-07-01T13:00:00.000Z',
  status: 'active',
  cancelAtPeriodEnd: false,
  intervalMonths: 1,
  discountPercentage: null,
  discountEndsAt: null,
  trialEndsAt: null,
  trialUsed: false,
  endsWithoutCardAt: null,
  nextCharge: 9.99,
  card: { brand: 'visa', last4: '4242' },
  receipts: [],
  refundable: false,
};
const detailsWith = (more: Partial<OwnSubscription>) =>
  textOf(<SubscriptionDetails details={{ ...details, ...more }} onRefunded={() => {}} />);

test('the plan is named by its billing interval', () => {
  expect(textOf(<BillingInterval months={1} />)).toBe('Monthly');
  expect(textOf(<BillingInterval months={3} />)).toBe('Every 3 months');
});

const nextPayment = (more: Partial<OwnSubscription>) =>
  textOf(<NextPayment details={{ ...details, ...more }} />);

test('Subscription Details: price, charge, plan, card and next billing date', () => {
  expect(detailsWith({})).toContain(
    'Subscription Details Subscription price $9.99 Amount charged this month $4.99 Plan: Monthly Paid with Visa ending in 4242 Next billing date Wednesday, July 1st 2026 Update card Cancel Subscription',
  );
});

const paid = {
  id: 'in_1',
  amount: 9.99,
  paidAt: '2026-06-01T13:00:00.000Z',
  refunded: false,
  refundedAmount: 0,
  dispute: null,
};
const noMoneyBack = 'You can get your money back within 30 days of your first payment';

test('the refund rule is shown only to people who have paid and can no longer request a refund', () => {
  expect(detailsWith({ receipts: [paid] })).toContain(noMoneyBack);
  expect(detailsWith({ receipts: [paid], refundable: true })).not.toContain(noMoneyBack);
  expect(detailsWith({ receipts: [{ ...paid, refunded: true }] })).not.toContain(noMoneyBack);
  expect(detailsWith({})).not.toContain(noMoneyBack);
});

const freeForever = { discountPercentage: 100, discountEndsAt: null, subscriptionPrice: 0, lastCharge: 0 };
const someone = { subscriptionEndDate: '2026-07-01T13:00:00.000Z', amountCharge: 0 } as User;

test('a subscription that is free forever has the day on which it renews free, and no next payment', () => {
  expect(detailsWith(freeForever)).toContain('Next billing date Renews free on Wednesday, July 1st 2026');
  const info = (more: Partial<OwnSubscription>) =>
    textOf(<PaymentFigures user={someone} details={{ ...details, ...more }} />);
  expect(info(freeForever)).toContain('Amount charged $0.00');
  expect(info(freeForever)).toContain('Subscription end date Renews free on Wednesday, July 1st 2026');
  expect(info({ ...freeForever, nextCharge: 0 })).not.toContain('Next payment');
  expect(info({})).toContain('Subscription end date Wednesday, July 1st 2026 It renews on that day.');
  expect(info({ nextCharge: null })).not.toContain('It renews on that day.');
});

test.each<[string, Partial<OwnSubscription>, string]>([
  [
    'a discount',
    { discountPercentage: 50, subscriptionPrice: 4.99 },
    'price $4.99 (a discount of 50% applies)',
  ],
  ['no card', { card: null }, 'Plan: Monthly No card'],
  ['three months', { intervalMonths: 3 }, 'Plan: every 3 months'],
  ['an unpaid renewal', { status: 'past_due', lastCharge: 0 }, 'You can play until Wednesday, July 1st 2026'],
  [
    'free days',
    { trialEndsAt: '2026-06-15T13:00:00.000Z' },
    'Your free trial ends on Monday, June 15th 2026. Your card is then charged for the first time.',
  ],
  [
    'free time without a card',
    { endsWithoutCardAt: '2026-08-01T13:00:00.000Z' },
    'Your free access ends on Saturday, August 1st 2026. Add a card before that day to keep playing.',
  ],
  [
    'a new price',
    { nextPrice: { price: 12.99, validFrom: '2026-08-01T13:00:00.000Z' } },
    'From Saturday, August 1st 2026 on your subscription costs $12.99. Until then you pay $9.99 as before.',
  ],
  ['another amount at the renewal', { nextCharge: 12.99 }, 'Wednesday, July 1st 2026 ($12.99 is charged)'],
  ['a possible refund', { refundable: true }, 'Cancel Subscription Request a refund'],
])('with %s the details say so', (_what, more, words) => {
  expect(detailsWith(more)).toContain(words);
});

test.each<[string, Partial<OwnSubscription>, string]>([
  ['the price', {}, 'Next payment $9.99 on Wednesday, July 1st 2026. Cancel any time under Subscription.'],
  ['not that of this period, if it is another', { nextCharge: 12.99 }, 'Next payment $12.99 on'],
])('the next payment is shown after paying: %s', (_what, more, words) => {
  expect(nextPayment(more)).toContain(words);
});

test.each<[string, Partial<OwnSubscription>]>([
  ['it is free', { nextCharge: 0 }],
  ['there is no renewal', { nextCharge: null }],
])('no next payment is shown if %s', (_what, more) => {
  expect(nextPayment(more)).toBe('');
});

test.each<[string, Partial<OwnSubscription>, string]>([
  ['the next payment', {}, 'The next payment is $9.99 on Wednesday, July 1st 2026.'],
  [
    'the amount of the next payment, not of this period',
    { nextCharge: 12.99 },
    'The next payment is $12.99 on',
  ],
  ['a free renewal', { nextCharge: 0 }, 'Nothing is charged on Wednesday, July 1st 2026.'],
  [
    'an end without a card',
    { nextCharge: null, endsWithoutCardAt: '2026-08-01T13:00:00.000Z' },
    'You are subscribed, without a card. You can play until Saturday, August 1st 2026.',
  ],
  [
    'a cancellation',
    { nextCharge: null, status: 'cancelling' },
    'You can play until Wednesday, July 1st 2026',
  ],
])('the account page says %s', (_what, more, words) => {
  expect(textOf(<SubscriptionStatus details={{ ...details, ...more }} />)).toContain(words);
});

const price = { price: 9.99, intervalMonths: 1, trialDays: 0, renewsAt: '2026-07-01T13:00:00.000Z' };
const half: Discount = {
  code: 'HALF',
  totalPrice: 4.99,
  discountPercentage: 50,
  lasts: 'once',
  months: null,
  trialDays: 0,
  renewsAt: price.renewsAt,
};
const free: Discount = { ...half, totalPrice: 0, discountPercentage: 100 };
const next = 'Next payment on Wednesday, July 1st 2026.';

test.each<[string, { trialDays?: number }, Discount | null, string]>([
  ['the plain price', {}, null, `$9.99 every month, renewed until you cancel. ${next}`],
  [
    'a discount once',
    {},
    half,
    `$4.99 for the first month, then $9.99 every month, renewed until you cancel. ${next}`,
  ],
  [
    'a discount for 3 months',
    {},
    { ...half, lasts: 'months', months: 3 },
    '$4.99 for the first 3 months, then $9.99 every month',
  ],
  [
    'a discount forever',
    {},
    { ...half, lasts: 'forever' },
    `$4.99 every month, renewed until you cancel. ${next}`,
  ],
  [
    'all free forever',
    {},
    { ...free, lasts: 'forever' },
    'Free, renewed every month until you cancel. No card is needed',
  ],
  ['a free month', {}, free, 'Free for the first month, no card is needed.'],
  [
    'free days',
    { trialDays: 14 },
    null,
    'The first 14 days are free. The first payment is $9.99 on Wednesday, July 1st 2026, renewed every month until you cancel.',
  ],
  [
    'free days by a code',
    {},
    { ...half, trialDays: 1 },
    'The first 1 day is free. Then you pay $4.99 for the first month, and after that $9.99 every month, renewed until you cancel. First payment on Wednesday, July 1st 2026.',
  ],
])('the terms of %s are above the button', (_what, more, discount, words) => {
  const terms = textOf(<Terms price={{ ...price, ...more }} discount={discount} isTrialUsed={false} />);
  expect(terms).toContain(words);
  expect(terms).toContain('Cancel any time under Subscription.');
});

test('free days are not offered a second time', () => {
  const terms = textOf(<Terms price={{ ...price, trialDays: 14 }} discount={null} isTrialUsed />);
  expect(terms).toMatch(/^\$9\.99 every month, renewed until you cancel\. Next payment on /);
});

test('where the price is accepted stands when the money comes back, unless nothing is charged or the first payment is over', () => {
  const rule = 'Full refund within 30 days of the first payment, as long as the game was never opened.';
  const terms = (discount: Discount | null, isTrialUsed: boolean) =>
    textOf(<Terms price={price} discount={discount} isTrialUsed={isTrialUsed} />);
  expect(terms(null, false)).toContain(rule);
  expect(terms(null, true)).not.toContain(rule);
  expect(terms({ discountPercentage: 100, lasts: 'forever' } as Discount, false)).not.toContain(rule);
});

const textOf = (part: ReactNode) => textIn(renderMarkup(part));
