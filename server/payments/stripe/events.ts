import Stripe from 'stripe';

export type PaymentEvent = {
  id: string;
  customerId: string | null;
  /** Money went back: the one change that neither a subscription nor its newest invoice shows. */
  isRefund: boolean;
};

const toleranceSeconds = 300;

/**
 * An event, if the signature over its very bytes is Stripe's and not older than five minutes; else null. Only whom it
 * is about, and whether money went back, is taken from it: how things stand is asked.
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
    // Whatever the check stumbles over, a wrong signature, half a header or no JSON: it is not Stripe's.
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
