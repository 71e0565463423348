import { and, asc, eq, gt, inArray, or } from '#server/lib/database/query.ts';
import { addDays } from '#server/lib/payments/periods.ts';
import type { Services } from '#server/services/services.ts';
import { type Subscription, subscriptions } from '#server/tables/subscriptions.ts';
import { findSubscription } from '../queries.ts';
import { repairSubscription } from '../repair-subscription.ts';

/** Ended subscriptions are still read for a while: a refund or a late payment may follow. */
const daysAfterTheEnd = 35;

const compared = ['status', 'periodEnd', 'cancelAtPeriodEnd', 'priceCents', 'lastChargeCents'] as const;

/** Every night: enqueues a job for each person, the longest unread first, so that each is retried separately. */
export async function reconcileSubscriptions({ database, clock, payments, jobs }: Services): Promise<void> {
  const now = clock.now();
  const known = await database
    .select({ accountId: subscriptions.accountId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.provider, payments.name),
        or(
          inArray(subscriptions.status, ['incomplete', 'active', 'past_due']),
          gt(subscriptions.endedAt, addDays(now, -daysAfterTheEnd)),
        ),
      ),
    )
    .orderBy(asc(subscriptions.fetchedAt));
  for (const { accountId } of known) {
    await jobs.send(database, 'reconcileSubscription', { accountId }, { singletonKey: accountId });
  }
}

/** Syncs one person's subscription with the provider, and logs any drift. */
export async function reconcileSubscription(
  services: Services,
  { accountId }: { accountId: string },
): Promise<void> {
  const before = await findSubscription(services.database, accountId);
  if (!before) return;
  await repairSubscription(services, accountId, 'everything');
  const after = await findSubscription(services.database, accountId);
  const differences = after ? differencesOf(before, after) : [];
  if (differences.length === 0) return;
  services.log.warn(
    { subscription: before.providerId, differences },
    'the subscription had drifted from the payment provider',
  );
}

/** Names of the columns that differed from the provider. Pure. */
export function differencesOf(before: Subscription, after: Subscription): string[] {
  return compared.filter((column) => String(before[column]) !== String(after[column]));
}
