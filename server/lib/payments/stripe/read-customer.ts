import type Stripe from 'stripe';
import { firstBoundary } from '../periods.ts';
import type {
  CustomerSnapshot,
  KnownInvoices,
  OpenPayment,
  PaymentCard,
  ProviderInvoice,
  ProviderSubscription,
} from '../provider.ts';
import { callStripe } from './client.ts';

/**
 * Expanded in each subscription, so that one response has its whole state. Stripe expands four levels at most, `data` of
 * a list included: the payment itself is deeper.
 */
export const subscriptionExpansions = [
  'customer.invoice_settings.default_payment_method',
  'discounts.source.coupon',
  'latest_invoice.payments',
] as const;

/** Stripe's client wants a bound; nobody has so many payments. */
const everyPage = { limit: 10_000 };

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
    card: cardOf(owner),
  };
}

/** A customer without any subscription; Stripe rejects a customer that it does not know. */
function readOwner(stripe: Stripe, customerId: string): Promise<Stripe.Customer | Stripe.DeletedCustomer> {
  return callStripe(
    stripe.customers.retrieve(customerId, { expand: ['invoice_settings.default_payment_method'] }),
  );
}

/** All invoices of a customer, with the cards that paid them and their refunds. */
async function readInvoices(stripe: Stripe, customer: string): Promise<ProviderInvoice[]> {
  const [invoices, charges] = await callStripe(
    Promise.all([
      stripe.invoices.list({ customer, limit: 100, expand: ['data.payments'] }).autoPagingToArray(everyPage),
      stripe.charges.list({ customer, limit: 100, expand: ['data.refunds'] }).autoPagingToArray(everyPage),
    ]),
  );
  return invoices.filter(isFinal).map((invoice) => describeInvoice(invoice, charges));
}

/** The state of a subscription after a command, from its response. */
export async function describeChange(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  { isFirstPayment }: { isFirstPayment: boolean },
): Promise<CustomerSnapshot> {
  const card = cardOf(subscription.customer);
  const latest = latestInvoiceOf(subscription);
  const invoice = latest && describeInvoice(latest);
  const openPayment = await readOpenPayment(stripe, latest);
  return {
    subscriptions: [describeSubscription(subscription, invoice?.status === 'paid', openPayment)],
    // The first payment is charged to the current card. The response does not name the card of a later one.
    invoices: invoice && isFirstPayment ? [withCard(invoice, card)] : [],
    card,
  };
}

function withCard(invoice: ProviderInvoice, card: PaymentCard | null): ProviderInvoice {
  const isCharged = invoice.status === 'paid' && invoice.amountCents > 0;
  return { ...invoice, card: invoice.amountCents > 0 ? card : null, isCharged };
}

/** The newest invoice of a subscription that was read with it; null for a draft, which may still change. */
function latestInvoiceOf({ latest_invoice }: Stripe.Subscription): Stripe.Invoice | null {
  if (!latest_invoice || typeof latest_invoice === 'string') return null;
  return isFinal(latest_invoice) ? latest_invoice : null;
}

function isFinal({ status }: Stripe.Invoice): boolean {
  return status !== 'draft';
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
  return {
    id: subscription.id,
    operationId: subscription.metadata.operation ?? null,
    status: statusOf(subscription.status, wasPaid),
    createdAt: instant(subscription.created),
    anchorAt: instant(subscription.billing_cycle_anchor),
    periodStart: instant(item.current_period_start),
    periodEnd: instant(item.current_period_end),
    trialEndsAt: trialEndOf(subscription),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    endsAt: endsByDate ? orNull(subscription.cancel_at) : null,
    endedAt: orNull(subscription.ended_at),
    priceId: item.price.lookup_key,
    priceCents: item.price.unit_amount ?? 0,
    intervalMonths: monthsOf(item.price),
    percentOff: discount?.percentOff ?? null,
    discountEndsAt: discount?.endsAt ?? null,
    openPayment,
  };
}

/** The end of a free trial. Free days that only postpone another billing interval (`changePrice`) are none. */
function trialEndOf({ trial_end, metadata }: Stripe.Subscription): Date | null {
  return metadata.postponedTo === String(trial_end) ? null : orNull(trial_end);
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
  const end = orNull(discount.end);
  const anchor = instant(billing_cycle_anchor);
  return { percentOff: coupon.percent_off, endsAt: end && firstBoundary(anchor, monthsOf(price), end) };
}

function monthsOf({ recurring }: Stripe.Price): number {
  if (!recurring) return 1;
  return recurring.interval === 'year' ? recurring.interval_count * 12 : recurring.interval_count;
}

function describeInvoice(invoice: Stripe.Invoice, charges: readonly Stripe.Charge[] = []): ProviderInvoice {
  const isPaid = invoice.status === 'paid';
  const payment = paymentIntentOf(invoice);
  const charge = charges.find(
    ({ payment_intent, status }) => status === 'succeeded' && idOf(payment_intent) === payment,
  );
  const [refund] = charge?.refunds?.data ?? [];
  const details = charge?.payment_method_details?.card;
  const [line] = invoice.lines.data.toSorted((a, b) => b.period.end - a.period.end);
  const discountCents = (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: invoice.id,
    subscriptionId: subscriptionOf(invoice) ?? '',
    status: isPaid ? 'paid' : invoice.status === 'open' ? 'open' : 'void',
    amountCents: isPaid ? invoice.amount_paid : invoice.amount_due,
    createdAt: instant(invoice.created),
    paidAt: orNull(invoice.status_transitions.paid_at),
    periodStart: instant(line?.period.start ?? invoice.period_start),
    periodEnd: instant(line?.period.end ?? invoice.period_end),
    percentOff: discountCents > 0 ? Math.round((100 * discountCents) / invoice.subtotal) : null,
    card: details?.last4 ? { brand: details.brand ?? 'card', last4: details.last4 } : null,
    // An invoice has a payment from the start, also if it is then marked as paid by hand: only a charge shows that a card paid.
    isCharged: isPaid && payment !== null && charge !== undefined,
    refundedAt: charge?.refunded ? instant(refund?.created ?? charge.created) : null,
  };
}

/** Why the invoice is unpaid: the bank waits for the person, or the card was rejected. null if it is not open. */
async function readOpenPayment(stripe: Stripe, invoice: Stripe.Invoice | null): Promise<OpenPayment | null> {
  const id = invoice?.status === 'open' ? paymentIntentOf(invoice) : null;
  if (!invoice || !id) return null;
  const { status, client_secret, last_payment_error } = await callStripe(stripe.paymentIntents.retrieve(id));
  const invoiceId = invoice.id;
  if (status === 'requires_payment_method') {
    const message = last_payment_error?.message ?? 'Your card was declined.';
    return { state: 'declined', invoiceId, message };
  }
  if (status === 'canceled' || status === 'succeeded' || !client_secret) return null;
  return { state: 'action_needed', invoiceId, clientSecret: client_secret };
}

/** The payment of an invoice that was read with its payments; null if there was nothing to pay. */
export function paymentIntentOf({ payments }: Stripe.Invoice): string | null {
  const standard = payments?.data.find(({ is_default }) => is_default) ?? payments?.data[0];
  return idOf(standard?.payment.payment_intent ?? null);
}

function subscriptionOf({ parent }: Stripe.Invoice): string | null {
  return idOf(parent?.subscription_details?.subscription ?? null);
}

function cardOf(owner: string | Stripe.Customer | Stripe.DeletedCustomer): PaymentCard | null {
  if (typeof owner === 'string' || owner.deleted) return null;
  const method = owner.invoice_settings.default_payment_method;
  if (!method || typeof method === 'string' || !method.card) return null;
  return { brand: method.card.brand, last4: method.card.last4 ?? '' };
}

function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

function instant(seconds: number): Date {
  return new Date(seconds * 1000);
}

function orNull(seconds: number | null): Date | null {
  return seconds === null ? null : instant(seconds);
}
