/**
 * The port to whoever takes the money: Stripe, or the sandbox in our database. How things stand is read with `read`;
 * commands on a subscription return how they left it, so that it need not be read again. Every command carries a key of
 * ours; the same key sent again does the same thing once, and may return what it returned the first time.
 */

export type Card = { readonly brand: string; readonly last4: string };

/** A price as sold: `id` is ours, `cents` the amount of one period of `intervalMonths`. */
export type ProviderPrice = {
  readonly id: string;
  readonly cents: number;
  readonly currency: string;
  readonly intervalMonths: number;
};

export type ProviderDiscount = {
  readonly codeId: string;
  readonly percentOff: number;
  /** The first payment only, every payment, or those of so many months. */
  readonly lasts: 'once' | 'forever' | { readonly months: number };
};

export type Order = {
  readonly customerId: string;
  /** Written into the subscription, so that it is found again after a crash. */
  readonly operationId: string;
  readonly price: ProviderPrice;
  readonly discount: ProviderDiscount | null;
  readonly trialDays: number;
};

/** What a payment that has not succeeded waits for. */
export type OpenPayment =
  | { readonly state: 'action_needed'; readonly invoiceId: string; readonly clientSecret: string }
  | { readonly state: 'declined'; readonly invoiceId: string; readonly message: string };

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
  /** A fixed last instant, without a renewal after it. */
  readonly endsAt: Date | null;
  readonly endedAt: Date | null;
  readonly priceId: string | null;
  readonly priceCents: number;
  readonly intervalMonths: number;
  /** The discount that is still attached; one for the first payment only is used up with it. */
  readonly percentOff: number | null;
  readonly discountEndsAt: Date | null;
  readonly openPayment: OpenPayment | null;
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
  readonly card: Card | null;
  readonly refundedAt: Date | null;
};

/** Everything that the provider knows of one customer, newest first. */
export type CustomerTruth = {
  readonly subscriptions: readonly ProviderSubscription[];
  readonly invoices: readonly ProviderInvoice[];
  readonly card: Card | null;
};

/** Ids of the paid invoices that are on record here, each with the id of its subscription. */
export type KnownInvoices = ReadonlyMap<string, string>;

export type ProviderName = 'stripe' | 'sandbox';

/** The provider's name for people, within a sentence. */
export function showProvider(name: ProviderName): string {
  return name === 'stripe' ? 'Stripe' : 'the sandbox';
}

export type PaymentProvider = {
  readonly name: ProviderName;
  /** Answers the customer's id. */
  createCustomer(key: string, customer: { accountId: string; email: string | null }): Promise<string>;
  /** Makes a card the one that is charged. @throws CardRefused */
  attachCard(key: string, customerId: string, paymentMethodId: string): Promise<void>;
  /** Starts a subscription and tries the first payment. Returns at least this subscription, its invoice and the card. */
  start(key: string, order: Order): Promise<CustomerTruth>;
  /**
   * When the subscription ends: never by itself, with the period now paid, or at a fixed instant. Returns at least this
   * subscription and the card.
   */
  setEnd(
    key: string,
    subscription: ProviderSubscription,
    end: 'never' | 'period_end' | Date,
  ): Promise<CustomerTruth>;
  /** Ends a subscription at once, without giving anything back. */
  endNow(key: string, subscriptionId: string): Promise<void>;
  /** Makes an unpaid invoice unpayable, and returns true; false for one that has been paid meanwhile. */
  voidInvoice(key: string, invoiceId: string): Promise<boolean>;
  /** Tries to take the money of an unpaid invoice from the card in use. */
  payInvoice(key: string, invoiceId: string): Promise<void>;
  /** Gives back all that was paid; nothing happens when it was given back before. */
  refundInvoice(key: string, invoiceId: string): Promise<void>;
  /** The next period, and those after it, cost this; the one now paid stays as it is (decision G99). */
  changePrice(key: string, subscriptionId: string, price: ProviderPrice): Promise<void>;
  /** Starts checking a new card with its bank; answers the check's id. @throws CardRefused */
  beginCardChange(key: string, customerId: string, paymentMethodId: string): Promise<string>;
  /**
   * Uses the card of a check that succeeded; answers the client secret while the bank still asks the person.
   * @throws CardRefused
   */
  finishCardChange(key: string, customerId: string, checkId: string): Promise<string | null>;
  /**
   * Reads how things stand. With `known`, what is on record is not asked for again: of those invoices no card and no
   * refund is returned, and those that are not the last of their subscription may be left out.
   */
  read(customerId: string, known?: KnownInvoices): Promise<CustomerTruth>;
  /** Removes what the provider holds of the person; what the law keeps of payments stays there. */
  forget(customerId: string): Promise<void>;
};

/** The card cannot be used; the message is meant for the person. */
export class CardRefused extends Error {}

/** The provider did not do it. `mayStillHappen`: no answer came, so that it may have done it, or still do it. */
export class ProviderUnavailable extends Error {
  readonly mayStillHappen: boolean;

  constructor(message: string, { mayStillHappen, cause }: { mayStillHappen: boolean; cause?: unknown }) {
    super(message, { cause });
    this.mayStillHappen = mayStillHappen;
  }
}
