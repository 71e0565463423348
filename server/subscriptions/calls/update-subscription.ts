import type { ResponseOf } from '#contract/endpoint.ts';
import type { updateSubscription as endpoint } from '#contract/subscriptions.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { findSubscriptionToPay } from '../queries.ts';
import { type PaymentDone, takePayment } from '../take-payment.ts';
import { subscribedResponse } from './responses.ts';

const messages: Record<PaymentDone, string> = {
  subscribe: 'Your subscription is active.',
  earlier: 'Your subscription is active.',
  nothing: 'You are subscribed already. Nothing was charged.',
  keep: 'Your subscription continues. Nothing was charged today.',
  pay: 'Thank you. Your payment has arrived.',
};

/**
 * Subscribes, keeps a canceled subscription, or pays a failed renewal, depending on the person's status.
 * @throws Problem `forbidden`, `validation`, `discount_invalid`, `price_changed`, `card_declined`, `requires_action`, `conflict`
 * or `provider_unavailable`
 */
export async function updateSubscription(
  services: Services,
  { body, caller, address }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { accountId } = caller;
  await findSubscriptionToPay(services, caller);
  const done = await takePayment(services, {
    accountId,
    address,
    paymentMethodId: body.paymentMethodId,
    discountCode: body.discountCode || null,
    expectedTotal: body.expectedTotal,
    idempotencyKey: body.operation,
  });
  return subscribedResponse(services, accountId, messages[done]);
}
