import type { updateSubscription as endpoint } from '#contract/subscriptions.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Text } from '#server/lib/language/text.ts';
import type { Services } from '#server/services/services.ts';
import { subscriptionsMessages } from '../messages.ts';
import { findSubscriptionToPay } from '../queries.ts';
import { type PaymentDone, takePayment } from '../take-payment.ts';
import { subscribedResponse } from './responses.ts';

const messages: Record<PaymentDone, Text> = {
  subscribe: subscriptionsMessages.subscriptionActive,
  earlier: subscriptionsMessages.subscriptionActive,
  nothing: subscriptionsMessages.subscribedAlready,
  keep: subscriptionsMessages.subscriptionContinues,
  pay: subscriptionsMessages.paymentArrived,
};

/**
 * Subscribes, keeps a canceled subscription, or pays a failed renewal, depending on the person's status.
 * @throws Problem `forbidden`, `validation`, `discount_invalid`, `price_changed`, `card_declined`, `requires_action`, `conflict`
 * or `provider_unavailable`
 */
export async function updateSubscription(
  services: Services,
  { body, caller, address }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
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
