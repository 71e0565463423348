import { randomBytes } from 'node:crypto';
import type { PaymentCard, ProviderPrice } from '../provider.ts';
import type { TestCard } from '../test-cards.ts';

/** The sandbox's document of one customer, changed by `billing-cycle.ts` and `charge.ts`. */
export type Ledger = {
  /** Keys of commands that were executed, with what they returned. */
  keys: Record<string, string>;
  card: (TestCard & { isAuthenticated: boolean }) | null;
  /** Newest first, like the invoices. */
  subscriptions: LedgerSubscription[];
  invoices: LedgerInvoice[];
  checks: CardCheck[];
};

export type LedgerSubscription = {
  id: string;
  operationId: string;
  status: 'incomplete' | 'active' | 'past_due' | 'ended' | 'expired';
  createdAt: Date;
  anchorAt: Date;
  periodStart: Date;
  periodEnd: Date;
  trialEndsAt: Date | null;
  cancelAtPeriodEnd: boolean;
  endsAt: Date | null;
  endedAt: Date | null;
  price: ProviderPrice;
  nextPrice: ProviderPrice | null;
  percentOff: number | null;
  discountEndsAt: Date | null;
};

export type LedgerInvoice = {
  id: string;
  subscriptionId: string;
  status: 'open' | 'paid' | 'void';
  amountCents: number;
  createdAt: Date;
  paidAt: Date | null;
  periodStart: Date;
  periodEnd: Date;
  percentOff: number | null;
  card: PaymentCard | null;
  refundedAt: Date | null;
  /** Missing in ledgers from before there were disputes. */
  dispute?: 'open';
  /** Why it is open: the bank waits for the person, or the card was rejected with this message. */
  payment: { state: 'action_needed'; secret: string } | { state: 'declined'; message: string } | null;
};

/** A new card that is checked with its bank before it is used. */
export type CardCheck = {
  id: string;
  card: TestCard;
  secret: string;
  state: 'action_needed' | 'approved' | 'rejected';
};

export const emptyLedger: Ledger = { keys: {}, card: null, subscriptions: [], invoices: [], checks: [] };

/** Parses a ledger: strings under the names of instants become instants again. */
export function readLedger(json: string): Ledger {
  return JSON.parse(json, (name, value) =>
    typeof value === 'string' && /(At|Start|End)$/.test(name) ? new Date(value) : value,
  );
}

/** An id that contains its customer's, so that the ledger of any object is found. */
export function newId(prefix: string, customerId: string): string {
  return `${prefix}_${customerId.slice('cus_'.length)}_${randomBytes(8).toString('hex')}`;
}

/** The customer of an object: every id starts with its kind and its customer. */
export function customerOf(id: string): string {
  return `cus_${id.split('_')[1] ?? ''}`;
}

/** The secret that opens the page of the sandbox's bank. It starts with its object's id, as Stripe's do. */
export function newClientSecret(id: string): string {
  return `${id}_secret_${randomBytes(12).toString('hex')}`;
}
