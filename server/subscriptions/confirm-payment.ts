import type { Answer } from '#contract/endpoint.ts';
import type { confirmPayment as endpoint } from '#contract/subscriptions.ts';
import type { Call } from '#server/http/mount.ts';
import { Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import { subscribedResponse } from './calls/responses.ts';
import { noteDecline } from './limit-declines.ts';
import { rejectUnlessDone } from './operations/reject-unless-done.ts';
import { findOwnSubscription } from './queries.ts';
import { refresh } from './refresh.ts';
import { confirmOperation } from './run-operation.ts';
import { statusOf } from './state.ts';

/**
 * Called after the person has answered the bank: reads what became of the payment.
 * @throws Problem `forbidden`, `card_declined`, `requires_action`, `conflict` or `provider_unavailable`
 */
export async function confirmPayment(
  services: Services,
  { caller, address }: Call<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { accountId } = caller;
  await findOwnSubscription(services, caller);
  const outcome = await confirmOperation(services, accountId);
  if (outcome) {
    await noteDecline(services, { accountId, address }, outcome);
    rejectUnlessDone(outcome);
  } else await refresh(services, accountId);
  const status = statusOf(await findOwnSubscription(services, caller), services.clock.now());
  if (status !== 'active' && status !== 'cancelling') {
    throw new Problem('conflict', 'There is no payment to confirm.');
  }
  return subscribedResponse(services, accountId, 'Thank you. Your bank has approved.');
}
