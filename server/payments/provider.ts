/**
 * The port to whoever takes the money: Stripe, or the sandbox in our database. Commands answer nothing about the
 * outcome: what came of them is read afterwards with `read`, the only truth. Every command carries a key of ours; the
 * same key sent again does the same thing once.
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
  /** Starts a subscription and tries the first payment. */
  start(key: string, order: Order): Promise<void>;
  /** When the subscription ends: never by itself, with the period now paid, or at a fixed instant. */
  setEnd(key: string, subscription: ProviderSubscription, end: 'never' | 'period_end' | Date): Promise<void>;
  /** Ends a subscription at once, without giving anything back. */
  endNow(key: string, subscriptionId: string): Promise<void>;
  /** Makes an unpaid invoice unpayable; nothing happens to one that has been paid meanwhile. */
  voidInvoice(key: string, invoiceId: string): Promise<void>;
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
  read(customerId: string): Promise<CustomerTruth>;
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
