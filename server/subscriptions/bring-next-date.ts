import type { Answer } from '#contract/endpoint.ts';
import type { bringNextDate as endpoint } from '#contract/sandbox-payments.ts';
import { findByName } from '#server/accounts/find-account.ts';
import type { Call } from '#server/http/mount.ts';
import { bringNextDateTo } from '#server/payments/sandbox/life.ts';
import { changeLedger } from '#server/payments/sandbox/sandbox-provider.ts';
import { Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import { correct } from './correct.ts';
import { sendNoticesTo } from './notices.ts';
import { findSubscription } from './queries.ts';
import { graceDays, reminderDays, statusOf } from './state.ts';

/**
 * Sandbox: what a person's subscription brings next comes now, with its letters: a renewal, an end, a reminder of an
 * unpaid renewal, the end of its grace. The subscription's dates are moved, no clock.
 * @throws Problem `not_found`, or `conflict` when nothing lies ahead
 */
export async function bringNextDate(
  services: Services,
  { body }: Call<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
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
    if (running) bringNextDateTo(ledger, running, now, [...reminderDays, graceDays]);
    return 'moved';
  });
  await correct(services, account.id);
  await sendNoticesTo(services, { accountId: account.id });
  const status = statusOf(await findSubscription(database, account.id), now);
  return { message: `The subscription was ${before} and is ${status} now.`, status };
}

function isAhead(status: string): boolean {
  return status === 'active' || status === 'cancelling' || status === 'past_due';
}
