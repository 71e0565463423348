import type { CustomerSnapshot, OpenPayment, PaymentCard } from '../provider.ts';
import type { Ledger, LedgerSubscription } from './ledger.ts';

/** A ledger as the snapshot that every provider gives. */
export function snapshotOf(ledger: Ledger): CustomerSnapshot {
  return {
    subscriptions: ledger.subscriptions.map((subscription) => describeSubscription(ledger, subscription)),
    invoices: ledger.invoices.map(({ payment: _payment, ...invoice }) => ({
      ...invoice,
      isCharged: invoice.status === 'paid' && invoice.amountCents > 0,
      refundedCents: invoice.refundedAt ? invoice.amountCents : 0,
      dispute: invoice.dispute ?? null,
    })),
    card: cardIn(ledger),
    isDeleted: false,
  };
}

function cardIn({ card }: Ledger): PaymentCard | null {
  return card && { brand: card.brand, last4: card.last4 };
}

function describeSubscription(
  ledger: Ledger,
  { price, nextPrice, ...subscription }: LedgerSubscription,
): CustomerSnapshot['subscriptions'][number] {
  return {
    ...subscription,
    priceId: (nextPrice ?? price).id,
    priceCents: price.cents,
    intervalMonths: price.intervalMonths,
    openPayment: openPaymentOf(ledger, subscription.id),
    card: cardIn(ledger),
    hasOwnCard: false,
  };
}

function openPaymentOf({ invoices }: Ledger, id: string): OpenPayment | null {
  const open = invoices.find(({ subscriptionId, status }) => subscriptionId === id && status === 'open');
  if (!open?.payment) return null;
  const { payment } = open;
  return payment.state === 'action_needed'
    ? { state: 'action_needed', invoiceId: open.id, clientSecret: payment.secret }
    : { state: 'declined', invoiceId: open.id, message: payment.message };
}
