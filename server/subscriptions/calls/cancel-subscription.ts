import type { cancelSubscription as endpoint } from '#contract/subscriptions.ts';
import { findTimeZone } from '#server/accounts/find-time-zone.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import { showDate } from '#server/lib/show-date.ts';
import type { Services } from '#server/services/services.ts';
import { subscriptionsMessages } from '../messages.ts';
import { rejectUnlessDone } from '../operations/reject-unless-done.ts';
import { runOperation } from '../operations/run-operation.ts';
import { findSubscription } from '../queries.ts';
import { canDo, statusOf } from '../state.ts';

/**
 * Ends the subscription with its paid period (docs/product-decisions.md#cancel-at-period-end), or at once if its renewal is unpaid.
 * @throws Problem `forbidden`, `conflict` when there is none, or `provider_unavailable`
 */
export async function cancelSubscription(
  services: Services,
  { caller, language }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { accountId } = caller;
  const found = await findSubscription(services.database, caller.accountId);
  if (!canDo(statusOf(found, services.clock.now()), 'cancel')) {
    throw new Problem('conflict', subscriptionsMessages.nothingToCancel);
  }
  rejectUnlessDone(await runOperation(services, { accountId, kind: 'cancel' }));
  const left = await findSubscription(services.database, caller.accountId);
  const status = statusOf(left, services.clock.now());
  if (status === 'active' || status === 'past_due') {
    throw new Problem('provider_unavailable', subscriptionsMessages.notCanceledYet);
  }
  const until = status === 'cancelling' ? (left?.periodEnd ?? null) : null;
  return {
    message: until
      ? subscriptionsMessages.canceledUntil({
          day: showDate(until, await findTimeZone(services.database, accountId), language),
        })
      : subscriptionsMessages.subscriptionEnded,
    subscriptionEndDate: until?.toISOString() ?? null,
  };
}
