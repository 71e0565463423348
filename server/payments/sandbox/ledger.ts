import { randomBytes } from 'node:crypto';
import type { Card, ProviderPrice } from '../provider.ts';
import type { SandboxCard } from './test-cards.ts';

/** What the sandbox keeps of one customer: one document, changed by `life.ts` and `charge.ts`. */
export type Ledger = {
  /** Keys of commands that were done, with what they answered. */
  keys: Record<string, string>;
  card: (SandboxCard & { isAuthenticated: boolean }) | null;
  /** Newest first, as the invoices. */
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
  card: Card | null;
  refundedAt: Date | null;
  /** Why it is open: the bank asks the person, or the card was refused with this message. */
  payment: { state: 'action_needed'; secret: string } | { state: 'declined'; message: string } | null;
};

/** A new card that its bank is asked about before it is used. */
export type CardCheck = {
  id: string;
  card: SandboxCard;
  secret: string;
  state: 'action_needed' | 'approved' | 'refused';
};

export const emptyLedger: Ledger = { keys: {}, card: null, subscriptions: [], invoices: [], checks: [] };

/** A ledger from its JSON: texts under names of instants become instants again. */
export function readLedger(json: string): Ledger {
  return JSON.parse(json, (name, value) =>
    typeof value === 'string' && /(At|Start|End)$/.test(name) ? new Date(value) : value,
  );
}

/** An id that names its customer, so that the ledger of any object is found. */
export function newId(prefix: string, customerId: string): string {
  return `${prefix}_${customerId.slice('cus_'.length)}_${randomBytes(8).toString('hex')}`;
}

/** The customer whose object this is: every id begins with its kind and its customer. */
export function customerOf(id: string): string {
  return `cus_${id.split('_')[1] ?? ''}`;
}

/** What the browser shows to the page that stands for the bank. It begins with its object's id, as Stripe's do. */
export function newSecret(id: string): string {
  return `${id}_secret_${randomBytes(12).toString('hex')}`;
}
