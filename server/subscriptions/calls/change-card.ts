import type { changeCard as endpoint } from '#contract/subscriptions.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { countCardAttempt, settleCardAttempt } from '../limit-declines.ts';
import { subscriptionsMessages } from '../messages.ts';
import { rejectUnlessDone } from '../operations/reject-unless-done.ts';
import { runOperation } from '../operations/run-operation.ts';
import type { OperationOutcome } from '../payment-operations.ts';
import { findSubscription, findSubscriptionToPay } from '../queries.ts';
import { statusOf } from '../state.ts';
import { cardOf } from './responses.ts';

/**
 * Charges another card from now on, first for an unpaid renewal.
 * @throws Problem `forbidden`, `conflict`, `card_declined`, `requires_action`, `too_many_requests` or
 * `provider_unavailable`
 */
export async function changeCard(
  services: Services,
  { body, caller, address }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { accountId } = caller;
  const subscription = await findSubscriptionToPay(services, caller);
  const status = statusOf(subscription, services.clock.now());
  if (status !== 'active' && status !== 'cancelling' && status !== 'past_due') {
    throw new Problem('conflict', subscriptionsMessages.noSubscriptionForCard);
  }
  if (subscription?.percentOff === 100 && subscription.discountEndsAt === null) {
    throw new Problem('conflict', subscriptionsMessages.cardNotNeeded);
  }
  const kind = status === 'past_due' ? 'pay' : 'change_card';
  const { paymentMethodId, operation: idempotencyKey } = body;
  const request = { accountId, kind, input: { paymentMethodId }, idempotencyKey } as const;
  const payer = { accountId, address };
  await countCardAttempt(services, payer);
  let outcome: OperationOutcome | null = null;
  try {
    outcome = await runOperation(services, request);
  } finally {
    await settleCardAttempt(services, payer, outcome);
  }
  rejectUnlessDone(outcome);
  return {
    message: status === 'past_due' ? subscriptionsMessages.paymentArrived : subscriptionsMessages.cardChanged,
    card: cardOf(await findSubscription(services.database, caller.accountId)),
  };
}
