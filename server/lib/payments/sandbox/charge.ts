import { discountedCents } from '../money.ts';
import { declineOf } from '../test-cards.ts';
import {
  customerOf,
  type Ledger,
  type LedgerInvoice,
  type LedgerSubscription,
  newClientSecret,
  newId,
} from './ledger.ts';

/** Charges a card. Pure: no database, no clock. */

/** Adds the invoice of the period that starts at `at` to the ledger, still unpaid. */
export function openInvoice(ledger: Ledger, subscription: LedgerSubscription, at: Date): LedgerInvoice {
  const { price, percentOff } = subscription;
  const invoice: LedgerInvoice = {
    id: newId('in', customerOf(subscription.id)),
    subscriptionId: subscription.id,
    status: 'open',
    amountCents: discountedCents(price.cents, percentOff ?? 0),
    createdAt: at,
    paidAt: null,
    periodStart: subscription.periodStart,
    periodEnd: subscription.periodEnd,
    percentOff,
    card: null,
    refundedAt: null,
    payment: null,
  };
  ledger.invoices.unshift(invoice);
  return invoice;
}

/** `person`: the card's owner pays what a renewal could not. */
type Occasion = 'first' | 'renewal' | 'person';

/** Tries to charge an invoice, and updates the subscription. */
export function charge(
  ledger: Ledger,
  subscription: LedgerSubscription,
  invoice: LedgerInvoice,
  at: Date,
  occasion: Occasion,
): void {
  const rejection = invoice.amountCents === 0 ? null : rejectionOf(ledger, occasion);
  if (rejection === null) {
    settle(ledger, subscription, invoice, at);
    return;
  }
  invoice.payment =
    rejection === 'action_needed'
      ? { state: 'action_needed', secret: newClientSecret(invoice.id) }
      : { state: 'declined', message: rejection };
  if (occasion === 'renewal') subscription.status = 'past_due';
}

/** null: the payment succeeds; 'action_needed': the bank asks for a confirmation; anything else: the rejection. */
function rejectionOf({ card }: Ledger, occasion: Occasion): string | null {
  switch (card?.outcome) {
    case 'succeeds':
    case 'disputed':
      return null;
    case 'fails_at_renewal':
      return occasion === 'first' ? null : declineOf(card).message;
    case 'authentication_needed':
      return card.isAuthenticated ? null : 'action_needed';
    default:
      return declineOf(card).message;
  }
}

/** Marks an invoice as paid. */
export function settle(
  { card }: Ledger,
  subscription: LedgerSubscription,
  invoice: LedgerInvoice,
  at: Date,
): void {
  invoice.status = 'paid';
  invoice.paidAt = at;
  invoice.payment = null;
  invoice.card = card && invoice.amountCents > 0 ? { brand: card.brand, last4: card.last4 } : null;
  if (invoice.card && card?.outcome === 'disputed') invoice.dispute = 'open';
  if (subscription.status === 'incomplete' || subscription.status === 'past_due')
    subscription.status = 'active';
}
