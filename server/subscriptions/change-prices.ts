import { and, eq, getTableColumns, gt, isNotNull, lte, ne, sql } from '#server/lib/database/query.ts';
import { addDays } from '#server/lib/payments/periods.ts';
import type { Services } from '#server/services/services.ts';
import { prices, subscriptionNotices, subscriptions } from '#server/tables/subscriptions.ts';
import { runOperation } from './operations/run-operation.ts';
import { findRenewalPrice } from './sale/renewal-price.ts';

/** How many days before a renewal its price is set at the provider. */
export const daysSetBefore = 2;

/** Enqueues a job for each person whose subscription renews soon and who was notified of another price. */
export async function changePrices(services: Services): Promise<void> {
  const { database, jobs } = services;
  for (const { accountId } of await findNotified(services)) {
    await jobs.send(database, 'changePrice', { accountId }, { singletonKey: accountId });
  }
}

/** Sets the price of the next period of a subscription that renews soon. */
export async function changePrice(services: Services, { accountId }: { accountId: string }): Promise<void> {
  const [subscription] = await findNotified(services, accountId);
  const price = subscription && (await findRenewalPrice(services.database, subscription));
  if (!price || price.id === subscription.priceId) return;
  await runOperation(services, { accountId, kind: 'change_price', input: { priceId: price.id } });
}

/** Subscriptions that renew soon of people who were notified of a price that they do not pay yet: all, or one person's. */
async function findNotified({ database, clock, payments }: Services, accountId?: string) {
  const now = clock.now();
  return await database
    .select(getTableColumns(subscriptions))
    .from(subscriptions)
    .innerJoin(
      subscriptionNotices,
      and(
        eq(subscriptionNotices.accountId, subscriptions.accountId),
        eq(subscriptionNotices.kind, 'price'),
        isNotNull(subscriptionNotices.acceptedAt),
      ),
    )
    .innerJoin(prices, eq(sql`${prices.id}::text`, subscriptionNotices.about))
    .where(
      and(
        accountId === undefined ? undefined : eq(subscriptions.accountId, accountId),
        eq(subscriptions.provider, payments.name),
        eq(subscriptions.status, 'active'),
        eq(subscriptions.cancelAtPeriodEnd, false),
        gt(subscriptions.periodEnd, now),
        lte(subscriptions.periodEnd, addDays(now, daysSetBefore)),
        ne(subscriptions.priceId, prices.id),
      ),
    )
    .groupBy(subscriptions.accountId);
}
