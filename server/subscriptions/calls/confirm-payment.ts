import type { ResponseOf } from '#contract/endpoint.ts';
import type { confirmPayment as endpoint } from '#contract/subscriptions.ts';
import type { Call } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { recordDecline } from '../limit-declines.ts';
import { rejectUnlessDone } from '../operations/reject-unless-done.ts';
import { confirmOperation } from '../operations/run-operation.ts';
import { findOwnSubscription } from '../queries.ts';
import { statusOf } from '../state.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';
import { subscribedResponse } from './responses.ts';

/**
 * Called after the person has answered the bank: reads what became of the payment.
 * @throws Problem `forbidden`, `card_declined`, `requires_action`, `conflict` or `provider_unavailable`
 */
export async function confirmPayment(
  services: Services,
  { caller, address }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { accountId } = caller;
  await findOwnSubscription(services, caller);
  const outcome = await confirmOperation(services, accountId);
  if (outcome) {
    await recordDecline(services, { accountId, address }, outcome);
    rejectUnlessDone(outcome);
  } else await syncSubscription(services, accountId);
  const status = statusOf(await findOwnSubscription(services, caller), services.clock.now());
  if (status !== 'active' && status !== 'cancelling') {
    throw new Problem('conflict', 'There is no payment to confirm.');
  }
  return subscribedResponse(services, accountId, 'Thank you. Your bank has approved.');
}
