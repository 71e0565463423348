import Stripe from 'stripe';

export type PaymentEvent = { id: string; customerId: string | null };

const toleranceSeconds = 300;

/**
 * An event, if the signature over its very bytes is Stripe's and not older than five minutes; else null. Only whom it
 * is about is taken from it: how things stand is asked.
 */
export function readEvent(
  payload: Buffer,
  signature: string | undefined,
  secret: string,
  now: Date,
): PaymentEvent | null {
  try {
    const event = Stripe.webhooks.constructEvent(
      payload,
      signature ?? '',
      secret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
    return { id: event.id, customerId: customerOf(event.data.object) };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) {
      return null;
    }
    throw error;
  }
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
