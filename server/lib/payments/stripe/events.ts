import Stripe from 'stripe';
import { idOf } from './fields.ts';

export type PaymentEvent = {
  id: string;
  customerId: string | null;
  /** Of events about a refund or a dispute, which name no customer. */
  chargeId: string | null;
  /** Whether an earlier payment has changed, which neither a subscription nor its newest invoice shows. */
  isAboutPast: boolean;
};

const toleranceSeconds = 300;

/**
 * An event, if the signature over its exact bytes is Stripe's and not older than five minutes; otherwise null. Only whom
 * it is about, and whether it is about an earlier payment, is taken from it: everything else is read from Stripe.
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
  const subject = event.data.object as Subject;
  const isAboutPast = /^(?:charge|refund)\./.test(event.type);
  return {
    id: event.id,
    customerId: customerOf(subject),
    chargeId: idOf(subject.charge ?? null),
    isAboutPast,
  };
}

type Reference = string | { id: string } | null;
type Subject = { object?: string; id?: string; customer?: Reference; charge?: Reference };

function customerOf({ object, id, customer }: Subject): string | null {
  return object === 'customer' ? (id ?? null) : idOf(customer ?? null);
}
