import type Stripe from 'stripe';
import { isUuid } from '#server/lib/is-uuid.ts';
import { firstBoundary } from '../periods.ts';
import type {
  CustomerSnapshot,
  KnownInvoices,
  OpenPayment,
  PaymentCard,
  ProviderInvoice,
  ProviderSubscription,
} from '../provider.ts';
import { customersCardOf, ownCardOf } from './charged-card.ts';
import { callStripe } from './client.ts';
import { dateOfSeconds, dateOrNull } from './fields.ts';
import { describeInvoice, isFinal, paymentIntentOf, readInvoices } from './read-invoices.ts';

/**
 * Expanded in each subscription, so that one response has its whole state. Stripe expands four levels at most, `data` of
 * a list included: the payment itself is deeper.
 */
export const subscriptionExpansions = [
  'customer.invoice_settings.default_payment_method',
  'customer.default_source',
  'default_payment_method',
  'default_source',
  'discounts.source.coupon',
  'latest_invoice.payments',
] as const;

/**
 * The snapshot of one customer, in the types of the payment interface. With `known` this is one call, unless a payment is open or was
 * made that is not stored yet.
 */
export async function readCustomer(
  stripe: Stripe,
  customerId: string,
  known?: KnownInvoices,
): Promise<CustomerSnapshot> {
  const { data } = await callStripe(
    stripe.subscriptions.list({
      customer: customerId,
      status: 'all',
      limit: 20,
      expand: subscriptionExpansions.map((path) => `data.${path}`),
    }),
  );
  const owner = data[0]?.customer ?? (await readOwner(stripe, customerId));
  const latest = data.flatMap((subscription) => latestInvoiceOf(subscription) ?? []);
  const isOnRecord = known && latest.every(({ id, status }) => status !== 'paid' || known.has(id));
  const invoices = isOnRecord
    ? latest.map((invoice) => describeInvoice(invoice))
    : await readInvoices(stripe, customerId);
  const paidFor = new Set(known?.values());
  for (const { status, subscriptionId } of invoices) if (status === 'paid') paidFor.add(subscriptionId);
  return {
    subscriptions: await Promise.all(
      data.map(async (subscription) => {
        const openPayment = await readOpenPayment(stripe, latestInvoiceOf(subscription));
        return describeSubscription(subscription, paidFor.has(subscription.id), openPayment);
      }),
    ),
    invoices,
    card: customersCardOf(owner),
    isDeleted: isDeleted(owner),
  };
}

function isDeleted(owner: Stripe.Subscription['customer']): boolean {
  return typeof owner !== 'string' && owner.deleted === true;
}

/** A customer without any subscription; Stripe rejects a customer that it does not know. */
function readOwner(stripe: Stripe, customerId: string): Promise<Stripe.Customer | Stripe.DeletedCustomer> {
  return callStripe(
    stripe.customers.retrieve(customerId, {
      expand: ['invoice_settings.default_payment_method', 'default_source'],
    }),
  );
}

/** The state of a subscription after a command, from its response. */
export async function describeChange(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  { isFirstPayment }: { isFirstPayment: boolean },
): Promise<CustomerSnapshot> {
  const latest = latestInvoiceOf(subscription);
  const invoice = latest && describeInvoice(latest);
  const openPayment = await readOpenPayment(stripe, latest);
  const described = describeSubscription(subscription, invoice?.status === 'paid', openPayment);
  return {
    subscriptions: [described],
    // The first payment is charged to the current card. The response does not name the card of a later one.
    invoices: invoice && isFirstPayment ? [withCard(invoice, described.card)] : [],
    card: customersCardOf(subscription.customer),
    isDeleted: isDeleted(subscription.customer),
  };
}

function withCard(invoice: ProviderInvoice, card: PaymentCard | null): ProviderInvoice {
  const isCharged = invoice.status === 'paid' && invoice.amountCents > 0;
  return { ...invoice, card: invoice.amountCents > 0 ? card : null, isCharged, refundedCents: 0 };
}

/** The newest invoice of a subscription that was read with it; null for a draft, which may still change. */
function latestInvoiceOf({ latest_invoice }: Stripe.Subscription): Stripe.Invoice | null {
  if (!latest_invoice || typeof latest_invoice === 'string') return null;
  return isFinal(latest_invoice) ? latest_invoice : null;
}

function describeSubscription(
  subscription: Stripe.Subscription,
  wasPaid: boolean,
  openPayment: OpenPayment | null,
): ProviderSubscription {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`The subscription ${subscription.id} has no item.`);
  const discount = discountOf(subscription, item);
  const endsByDate = subscription.cancel_at && !subscription.cancel_at_period_end;
  const ownCard = ownCardOf(subscription);
  return {
    id: subscription.id,
    operationId: subscription.metadata.operation ?? null,
    status: statusOf(subscription.status, wasPaid),
    createdAt: dateOfSeconds(subscription.created),
    anchorAt: dateOfSeconds(subscription.billing_cycle_anchor),
    periodStart: dateOfSeconds(item.current_period_start),
    periodEnd: dateOfSeconds(item.current_period_end),
    trialEndsAt: trialEndOf(subscription),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    endsAt: endsByDate ? dateOrNull(subscription.cancel_at) : null,
    endedAt: dateOrNull(subscription.ended_at),
    // A price that was made by hand has no id of ours.
    priceId: isUuid(item.price.lookup_key ?? '') ? item.price.lookup_key : null,
    priceCents: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    intervalMonths: monthsOf(item.price),
    percentOff: discount?.percentOff ?? null,
    discountEndsAt: discount?.endsAt ?? null,
    openPayment,
    card: ownCard ?? customersCardOf(subscription.customer),
    hasOwnCard: ownCard !== null,
  };
}

/** The end of a free trial. Free days that only postpone another billing interval (`changePrice`) are none. */
function trialEndOf({ trial_end, metadata }: Stripe.Subscription): Date | null {
  return metadata.postponedTo === String(trial_end) ? null : dateOrNull(trial_end);
}

function statusOf(status: Stripe.Subscription.Status, wasPaid: boolean): ProviderSubscription['status'] {
  switch (status) {
    case 'incomplete':
      return 'incomplete';
    case 'incomplete_expired':
      return 'expired';
    case 'active':
    case 'trialing':
      return 'active';
    case 'past_due':
    case 'unpaid':
    case 'paused':
      return 'past_due';
    case 'canceled':
      return wasPaid ? 'ended' : 'expired';
    default:
      throw new Error(`Stripe has a subscription with the status ${status}, which is not known here.`);
  }
}

/** A discount ends with the first period that is not discounted, which may start later than Stripe's own date. */
function discountOf(
  { discounts, billing_cycle_anchor }: Stripe.Subscription,
  { price }: Stripe.SubscriptionItem,
) {
  const [discount] = discounts;
  if (!discount || typeof discount === 'string') return null;
  const { coupon } = discount.source;
  if (!coupon || typeof coupon === 'string' || coupon.percent_off === null) return null;
  const end = dateOrNull(discount.end);
  const anchor = dateOfSeconds(billing_cycle_anchor);
  return { percentOff: coupon.percent_off, endsAt: end && firstBoundary(anchor, monthsOf(price), end) };
}

function monthsOf({ recurring }: Stripe.Price): number {
  if (!recurring) return 1;
  return recurring.interval === 'year' ? recurring.interval_count * 12 : recurring.interval_count;
}

/** Why the invoice is unpaid: the bank waits for the person, or the card was rejected. null if it is not open. */
async function readOpenPayment(stripe: Stripe, invoice: Stripe.Invoice | null): Promise<OpenPayment | null> {
  const id = invoice?.status === 'open' ? paymentIntentOf(invoice) : null;
  if (!invoice || !id) return null;
  const { status, client_secret, last_payment_error } = await callStripe(stripe.paymentIntents.retrieve(id));
  const invoiceId = invoice.id;
  if (status === 'requires_payment_method') {
    const message = last_payment_error?.message ?? 'Your card was declined.';
    const code = last_payment_error?.decline_code ?? last_payment_error?.code;
    return { state: 'declined', invoiceId, message, code };
  }
  if (status === 'canceled' || status === 'succeeded' || !client_secret) return null;
  return { state: 'action_needed', invoiceId, clientSecret: client_secret };
}
