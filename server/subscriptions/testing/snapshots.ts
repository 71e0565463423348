import type {
  CustomerSnapshot,
  ProviderInvoice,
  ProviderSubscription,
} from '#server/lib/payments/provider.ts';
import type { Subscription } from '#server/tables/subscriptions.ts';

/** Snapshots of the payment provider, written by hand: an active subscription of June 2026 that was paid once. */

export const periodStart = new Date('2026-06-01T09:00:00Z');
export const periodEnd = new Date('2026-07-01T09:00:00Z');

export const provided = (over: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  id: 'sub_1',
  operationId: 'o1',
  status: 'active',
  createdAt: periodStart,
  anchorAt: periodStart,
  periodStart,
  periodEnd,
  trialEndsAt: null,
  cancelAtPeriodEnd: false,
  endsAt: null,
  endedAt: null,
  priceId: 'p1',
  priceCents: 999,
  intervalMonths: 1,
  percentOff: null,
  discountEndsAt: null,
  openPayment: null,
  card: null,
  hasOwnCard: false,
  ...over,
});

export const invoice = (over: Partial<ProviderInvoice> = {}): ProviderInvoice => ({
  id: 'in_1',
  subscriptionId: 'sub_1',
  status: 'paid',
  amountCents: 999,
  createdAt: periodStart,
  paidAt: periodStart,
  periodStart,
  periodEnd,
  percentOff: null,
  card: null,
  isCharged: true,
  refundedAt: null,
  refundedCents: 0,
  dispute: null,
  ...over,
});

export const snapshot = (over: Partial<CustomerSnapshot> = {}): CustomerSnapshot => ({
  subscriptions: [provided()],
  invoices: [invoice()],
  card: null,
  isDeleted: false,
  ...over,
});

/** What our own row says of such a subscription, as far as it bears on prices and ends. */
export const subscriptionRow = (over: Partial<Subscription> = {}) =>
  ({
    status: 'active',
    cancelAtPeriodEnd: false,
    endsAt: null,
    priceId: 'old',
    priceCents: 999,
    intervalMonths: 1,
    percentOff: null,
    discountEndsAt: null,
    periodStart,
    periodEnd,
    ...over,
  }) as Subscription;
