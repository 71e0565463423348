/**
 * The interface to the payment provider: Stripe, or the sandbox in our database. `read` returns a snapshot;
 * commands on a subscription return its new state, so that it need not be read again. Every command has an idempotency
 * key: the same key sent again does the same thing once, and may return what it returned the first time.
 */

export type PaymentCard = { readonly brand: string; readonly last4: string };

/** A price: `id` is ours, `cents` is the amount for one period of `intervalMonths`. */
export type ProviderPrice = {
  readonly id: string;
  readonly cents: number;
  readonly currency: string;
  readonly intervalMonths: number;
};

export type ProviderDiscount = {
  readonly codeId: string;
  readonly percentOff: number;
  /** The first payment only, every payment, or the payments of a number of months. */
  readonly lasts: 'once' | 'forever' | { readonly months: number };
};

export type ProviderOrder = {
  readonly customerId: string;
  /** Stored in the subscription, so that it is found again after a crash. */
  readonly operationId: string;
  readonly price: ProviderPrice;
  readonly discount: ProviderDiscount | null;
  readonly trialDays: number;
  /** Now: how many months its free days are depends on it. */
  readonly startsAt: Date;
};

/** A payment that has not succeeded, and why. */
export type OpenPayment =
  | { readonly state: 'action_needed'; readonly invoiceId: string; readonly clientSecret: string }
  | {
      readonly state: 'declined';
      readonly invoiceId: string;
      readonly message: string;
      /** The provider's name of the reason. */
      readonly code?: string | undefined;
    };

export type ProviderSubscription = {
  readonly id: string;
  readonly operationId: string | null;
  /** `expired`: never paid, and never will be. */
  readonly status: 'incomplete' | 'active' | 'past_due' | 'ended' | 'expired';
  readonly createdAt: Date;
  /** Periods are counted from here. */
  readonly anchorAt: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly trialEndsAt: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  /** A fixed end, without a renewal after it. */
  readonly endsAt: Date | null;
  readonly endedAt: Date | null;
  readonly priceId: string | null;
  readonly priceCents: number;
  readonly intervalMonths: number;
  /** The discount that still applies; one for the first payment only is gone after it. */
  readonly percentOff: number | null;
  readonly discountEndsAt: Date | null;
  readonly openPayment: OpenPayment | null;
  /** The card that a renewal charges: its own, else the customer's. */
  readonly card: PaymentCard | null;
  /** Whether that card is set on the subscription itself, so that another card of the customer does not count. */
  readonly hasOwnCard: boolean;
};

export type ProviderInvoice = {
  readonly id: string;
  readonly subscriptionId: string;
  readonly status: 'open' | 'paid' | 'void';
  readonly amountCents: number;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly percentOff: number | null;
  readonly card: PaymentCard | null;
  /**
   * Whether a card was charged for it: not if it was free, or marked as paid by hand. Known in a snapshot of all invoices, which
   * has the charges, and in the response to a first payment; elsewhere it may be false.
   */
  readonly isCharged: boolean;
  /** When money was given back last, the whole or a part. */
  readonly refundedAt: Date | null;
  /** How much was given back; null where the charges were not read, nor refunds and disputes with them. */
  readonly refundedCents: number | null;
  /** What became of the payment if the bank disputed it. */
  readonly dispute: 'open' | 'won' | 'lost' | null;
};

/** One try of the provider to charge a card, also of a renewal that nobody here has asked for. */
export type ProviderCharge = {
  readonly at: Date;
  readonly cents: number;
  readonly card: PaymentCard | null;
  /** Why it failed; null if it succeeded. */
  readonly failure: string | null;
};

/** The provider's state of one customer, newest first. */
export type CustomerSnapshot = {
  /** Somebody deleted the customer at the provider: its subscriptions have ended, and nothing can be done with it anymore. */
  readonly isDeleted: boolean;
  readonly subscriptions: readonly ProviderSubscription[];
  readonly invoices: readonly ProviderInvoice[];
  /** The customer's card, which the next subscription is charged to. */
  readonly card: PaymentCard | null;
};

/** Ids of the paid invoices that are stored here, each with the id of its subscription. */
export type KnownInvoices = ReadonlyMap<string, string>;

export type ProviderName = 'stripe' | 'sandbox';

/** The provider's name for people, within a sentence. */
export function showProvider(name: ProviderName): string {
  return name === 'stripe' ? 'Stripe' : 'the sandbox';
}

export type PaymentProvider = {
  readonly name: ProviderName;
  /** Returns the customer's id. */
  createCustomer(key: string, customer: { accountId: string; email: string | null }): Promise<string>;
  /** Sets the card that is charged, also to a subscription that has a card of its own. @throws CardRejected */
  attachCard(
    key: string,
    customerId: string,
    paymentMethodId: string,
    running: ProviderSubscription | null,
  ): Promise<void>;
  /** Forgets the card that is charged: nothing can be charged until another is attached. */
  removeCard(key: string, customerId: string): Promise<void>;
  /** Starts a subscription and tries the first payment. Returns at least this subscription, its invoice and the card. */
  start(key: string, order: ProviderOrder): Promise<CustomerSnapshot>;
  /**
   * Sets when the subscription ends: never, with its paid period, or at a fixed instant. Returns at least this
   * subscription and the card.
   */
  setEnd(
    key: string,
    subscription: ProviderSubscription,
    end: 'never' | 'period_end' | Date,
  ): Promise<CustomerSnapshot>;
  /** Ends a subscription at once, without a refund. */
  endNow(key: string, subscriptionId: string): Promise<void>;
  /** Makes an unpaid invoice unpayable, and returns true; false if it has been paid meanwhile. */
  voidInvoice(key: string, invoiceId: string): Promise<boolean>;
  /** Tries to charge an unpaid invoice to the current card. */
  payInvoice(key: string, invoiceId: string): Promise<void>;
  /** Refunds all that was charged; does nothing if it was refunded before. */
  refundInvoice(key: string, invoiceId: string): Promise<void>;
  /** Sets the price from the next period on; the paid period stays as it is (docs/product-decisions.md#price-changes). */
  changePrice(key: string, subscriptionId: string, price: ProviderPrice): Promise<void>;
  /** Starts checking a new card with its bank; returns the check's id. @throws CardRejected */
  beginCardChange(key: string, customerId: string, paymentMethodId: string): Promise<string>;
  /**
   * Uses the card of a successful check, as `attachCard` does; returns the client secret while the bank still waits for the
   * person. @throws CardRejected
   */
  finishCardChange(
    key: string,
    customerId: string,
    checkId: string,
    running: ProviderSubscription | null,
  ): Promise<string | null>;
  /**
   * Reads the snapshot of a customer. With `known`, stored invoices are not read again: they come without card and refund,
   * and may be missing unless they are the last of their subscription.
   */
  read(customerId: string, known?: KnownInvoices): Promise<CustomerSnapshot>;
  /** Every try to charge a card of the customer, the newest first; at most a hundred. */
  readCharges(customerId: string): Promise<ProviderCharge[]>;
  /** The customer of a charge: what the provider reports of a dispute names no other. null for a charge of nobody. */
  findCustomerOfCharge(chargeId: string): Promise<string | null>;
  /** Deletes the customer at the provider; records of payments that the law requires stay there. */
  deleteCustomer(customerId: string): Promise<void>;
};

/** The card cannot be used; the message is for the person, `code` is the provider's name of the reason. */
export class CardRejected extends Error {
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** The provider answered that it will never do it: nothing happened, and the same request again does not help. */
export class ProviderRefused extends Error {}

/** The provider did not do it this time. `mayStillHappen`: there was no response, so that it may have done it, or may still do it. */
export class ProviderUnavailable extends Error {
  readonly mayStillHappen: boolean;

  constructor(message: string, { mayStillHappen, cause }: { mayStillHappen: boolean; cause?: unknown }) {
    super(message, { cause });
    this.mayStillHappen = mayStillHappen;
  }
}
