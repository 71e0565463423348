import type { confirmPayment as endpoint } from '#contract/subscriptions.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Text } from '#server/lib/language/text.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { recordDecline } from '../limit-declines.ts';
import { subscriptionsMessages } from '../messages.ts';
import { rejectUnlessDone } from '../operations/reject-unless-done.ts';
import { confirmOperation } from '../operations/run-operation.ts';
import { findAskedAbout } from '../payment-operations.ts';
import { findSubscription } from '../queries.ts';
import { statusOf } from '../state.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';
import { subscribedResponse } from './responses.ts';

/**
 * Called after the person has answered the bank: reads what became of the payment of the form that is named, or else of the
 * last one. Asked twice it answers the same.
 * @throws Problem `forbidden`, `card_declined`, `requires_action`, `conflict`, `provider_refused` or `provider_unavailable`
 */
export async function confirmPayment(
  services: Services,
  { caller, address, body }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { accountId } = caller;
  const before = await findSubscription(services.database, caller.accountId);
  const asked = await findAskedAbout(services, accountId, body.operation);
  if (asked) {
    const { outcome, isNews } = await confirmOperation(services, asked);
    if (isNews) await recordDecline(services, { accountId, address }, outcome);
    if (asked.kind === 'change_card') rejectUnlessDone(outcome, cardInUse(before?.cardLast4));
    rejectUnlessDone(outcome);
  }
  await syncSubscription(services, accountId);
  const status = statusOf(await findSubscription(services.database, caller.accountId), services.clock.now());
  if (status !== 'active' && status !== 'cancelling') {
    throw new Problem('conflict', subscriptionsMessages.nothingToConfirm);
  }
  return subscribedResponse(services, accountId, subscriptionsMessages.bankApproved);
}

/** A card that is not used leaves the one before it in use, which its message names. */
const cardInUse = (last4: string | null | undefined) => (reason: string | Text) =>
  last4 ? subscriptionsMessages.oldCardUsed({ reason, last4 }) : reason;
