import { readEvent } from '#server/lib/payments/stripe/events.ts';
import { paymentEvents } from '#server/lib/payments/tables.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { findAccountOfCustomer } from '../customer.ts';

/**
 * Accepts each event of Stripe once: it names the customer, and a job then reads the subscription. So neither the order
 * nor the number of events matters, and events of one account that wait together are one job.
 * @throws Problem `malformed` unless it is signed by Stripe and not older than five minutes
 */
export async function receivePaymentEvent(
  { config, clock, database, jobs }: Services,
  payload: Buffer,
  signature: string | undefined,
): Promise<{ received: true }> {
  const now = clock.now();
  const secret = config.stripe?.webhookSecret;
  const event = secret ? readEvent(payload, signature, secret, now) : null;
  if (!event) throw new Problem('malformed', 'The event is not signed by the payment provider.');
  await database.transaction(async (tx) => {
    const [isNew] = await tx
      .insert(paymentEvents)
      .values({ id: event.id, receivedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!isNew) return;
    const { customerId, chargeId, isAboutPast } = event;
    if (!customerId) {
      if (chargeId) await jobs.send(tx, 'chargeEvent', { chargeId }, { singletonKey: chargeId });
      return;
    }
    const accountId = await findAccountOfCustomer(tx, customerId);
    if (!accountId) return;
    const singletonKey = isAboutPast ? `${accountId} past` : accountId;
    await jobs.send(tx, 'paymentEvent', { accountId, isAboutPast }, { singletonKey });
  });
  return { received: true };
}
