import { clockToleranceMs, minuteMs } from '#server/lib/clock.ts';
import { and, eq, gt, inArray, isNotNull, lte, or } from '#server/lib/database/query.ts';
import { addDays } from '#server/lib/payments/periods.ts';
import type { Services } from '#server/services/services.ts';
import { subscriptions } from '#server/tables/subscriptions.ts';
import { repairSubscription } from '../repair-subscription.ts';

const batchSize = 200;
/** A subscription that is still due after a sync, because the provider is slow, waits this long for the next one. */
const resyncAfterMs = 10 * minuteMs;

/** Syncs every subscription whose date has come: renewals, ends, ends of grace periods, unconfirmed payments. */
export async function syncDueSubscriptions(services: Services): Promise<void> {
  const { database, clock, payments, log } = services;
  const now = clock.now();
  const isDue = or(
    and(inArray(subscriptions.status, ['active', 'past_due']), lte(subscriptions.periodEnd, now)),
    and(eq(subscriptions.status, 'past_due'), lte(subscriptions.graceEndsAt, now)),
    and(eq(subscriptions.status, 'incomplete'), lte(subscriptions.startedAt, addDays(now, -1))),
  );
  const wasRead = or(
    lte(subscriptions.fetchedAt, new Date(now.getTime() - resyncAfterMs)),
    lte(subscriptions.fetchedAt, subscriptions.periodEnd),
    gt(subscriptions.fetchedAt, new Date(now.getTime() + clockToleranceMs)),
  );
  const due = await database
    .select({ accountId: subscriptions.accountId })
    .from(subscriptions)
    .where(
      and(eq(subscriptions.provider, payments.name), isNotNull(subscriptions.customerId), isDue, wasRead),
    )
    .orderBy(subscriptions.fetchedAt)
    .limit(batchSize);
  for (const { accountId } of due) {
    await repairSubscription(services, accountId).catch((err) =>
      log.error({ err }, 'a subscription was not synced'),
    );
  }
}
