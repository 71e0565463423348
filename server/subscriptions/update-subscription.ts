import type { Answer } from '#contract/endpoint.ts';
import type { updateSubscription as endpoint } from '#contract/subscriptions.ts';
import type { Call } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { findOwnSubscription, subscribedAnswer } from './answers.ts';
import { startPaying } from './start-paying.ts';
import { statusOf } from './state.ts';

const messages = {
  none: 'Your subscription is active.',
  incomplete: 'Your subscription is active.',
  ended: 'Your subscription is active.',
  active: 'You are subscribed already. Nothing was charged.',
  cancelling: 'Your subscription goes on. Nothing was charged today.',
  past_due: 'Thank you. Your payment has arrived.',
} as const;

/**
 * Subscribes, keeps a cancelled subscription, or pays a renewal that failed: whatever the person's state calls for.
 * @throws Problem `forbidden`, `validation`, `discount_invalid`, `card_declined`, `requires_action`, `conflict` or
 * `provider_unavailable`
 */
export async function updateSubscription(
  services: Services,
  { body, caller, address }: Call<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { accountId } = caller;
  const before = statusOf(await findOwnSubscription(services, caller), services.clock.now());
  await startPaying(services, {
    accountId,
    address,
    paymentMethodId: body.paymentMethodId,
    discountCode: body.discountCode || null,
    form: body.operation,
  });
  return subscribedAnswer(services, accountId, messages[before]);
}
