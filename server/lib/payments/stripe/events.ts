import Stripe from 'stripe';

export type PaymentEvent = {
  id: string;
  customerId: string | null;
  /** A refund is the one change that neither a subscription nor its newest invoice shows. */
  isRefund: boolean;
};

const toleranceSeconds = 300;

/**
 * An event, if the signature over its exact bytes is Stripe's and not older than five minutes; otherwise null. Only its
 * customer, and whether it is a refund, is taken from it: everything else is read from Stripe.
 */
export function readEvent(
  payload: Buffer,
  signature: string | undefined,
  secret: string,
  now: Date,
): PaymentEvent | null {
  let event: Stripe.Event;
  try {
    const receivedAt = now.getTime();
    event = Stripe.webhooks.constructEvent(
      payload,
      signature ?? '',
      secret,
      toleranceSeconds,
      undefined,
      receivedAt,
    );
  } catch {
    // A wrong signature, half a header or no JSON: in any case it is not from Stripe.
    return null;
  }
  const isRefund = event.type === 'charge.refunded';
  return { id: event.id, customerId: customerOf(event.data.object), isRefund };
}

function customerOf(subject: object): string | null {
  const { object, id, customer } = subject as {
    object?: string;
    id?: string;
    customer?: string | { id: string } | null;
  };
  if (object === 'customer') return id ?? null;
  return typeof customer === 'string' ? customer : (customer?.id ?? null);
}
