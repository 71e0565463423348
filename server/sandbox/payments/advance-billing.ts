import type { ResponseOf } from '#contract/endpoint.ts';
import type { advanceBilling as endpoint } from '#contract/sandbox-payments.ts';
import { findByName } from '#server/accounts/find-account.ts';
import type { Call } from '#server/lib/http/mount.ts';
import { advanceToNextDate } from '#server/lib/payments/sandbox/billing-cycle.ts';
import { changeLedger } from '#server/lib/payments/sandbox/ledger-changes.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { sendNoticesTo } from '#server/subscriptions/notices.ts';
import { findSubscription } from '#server/subscriptions/queries.ts';
import { repairSubscription } from '#server/subscriptions/repair-subscription.ts';
import { graceDays, reminderDays, statusOf } from '#server/subscriptions/state.ts';

/**
 * Sandbox: advances a person's subscription to its next date, with its emails: a renewal, an end, a reminder of an
 * unpaid renewal, or the end of the grace period. It moves the subscription's dates, not the clock.
 * @throws Problem `not_found`, or `conflict` when there is no next date
 */
export async function advanceBilling(
  services: Services,
  { body }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { database, clock, payments } = services;
  const now = clock.now();
  const account = await findByName(database, body.email);
  if (!account) throw new Problem('not_found', 'There is nobody of this name.');
  const subscription = await findSubscription(database, account.id);
  const before = statusOf(subscription, now);
  if (!subscription?.customerId || subscription.provider !== payments.name || !isAhead(before)) {
    throw new Problem('conflict', 'This person has no subscription that continues.');
  }
  await changeLedger(database, subscription.customerId, now, (ledger) => {
    const running = ledger.subscriptions.find(({ id }) => id === subscription.providerId);
    if (running) advanceToNextDate(ledger, running, now, [...reminderDays, graceDays]);
    return 'moved';
  });
  await repairSubscription(services, account.id);
  await sendNoticesTo(services, { accountId: account.id });
  const status = statusOf(await findSubscription(database, account.id), now);
  return { message: `The subscription was ${before} and is ${status} now.`, status };
}

function isAhead(status: string): boolean {
  return status === 'active' || status === 'cancelling' || status === 'past_due';
}
