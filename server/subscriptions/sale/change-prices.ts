import { and, eq, gt, lte, ne, sql } from 'drizzle-orm';
import { addDays } from '#server/lib/payments/periods.ts';
import type { Services } from '#server/services.ts';
import { runOperation } from '../operations/run-operation.ts';
import { daysOfPriceNotice } from '../state.ts';
import { prices, subscriptionNotices, subscriptions } from '../tables.ts';
import { findPriceFor } from './prices.ts';

/** How many days before a renewal its price is set at the provider. */
const daysBefore = 2;

/** Enqueues a job for each person whose subscription renews soon and who was notified of another price. */
export async function changePrices(services: Services): Promise<void> {
  const { database, jobs } = services;
  for (const { accountId } of await findNotified(services)) {
    await jobs.send(database, 'changePrice', { accountId }, { singletonKey: accountId });
  }
}

/**
 * Sets the price of the next period of a subscription that renews soon. People pay a new price only if they were
 * notified of it 30 days before (decision G99).
 */
export async function changePrice(services: Services, { accountId }: { accountId: string }): Promise<void> {
  for (const { periodEnd, priceId, notifiedAt } of await findNotified(services, accountId)) {
    if (!periodEnd || addDays(notifiedAt, daysOfPriceNotice) > periodEnd) continue;
    if ((await findPriceFor(services.database, periodEnd))?.id !== priceId) continue;
    await runOperation(services, { accountId, kind: 'change_price', input: { priceId } });
  }
}

/** The prices that people who renew soon were notified of and do not pay yet: for everybody, or for one person. */
async function findNotified({ database, clock, payments }: Services, accountId?: string) {
  const now = clock.now();
  return await database
    .select({
      accountId: subscriptions.accountId,
      periodEnd: subscriptions.periodEnd,
      priceId: prices.id,
      notifiedAt: subscriptionNotices.sentAt,
    })
    .from(subscriptions)
    .innerJoin(
      subscriptionNotices,
      and(eq(subscriptionNotices.accountId, subscriptions.accountId), eq(subscriptionNotices.kind, 'price')),
    )
    .innerJoin(prices, eq(sql`${prices.id}::text`, subscriptionNotices.about))
    .where(
      and(
        accountId === undefined ? undefined : eq(subscriptions.accountId, accountId),
        eq(subscriptions.provider, payments.name),
        eq(subscriptions.status, 'active'),
        eq(subscriptions.cancelAtPeriodEnd, false),
        gt(subscriptions.periodEnd, now),
        lte(subscriptions.periodEnd, addDays(now, daysBefore)),
        ne(subscriptions.priceId, prices.id),
      ),
    );
}
