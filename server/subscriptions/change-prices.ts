import { and, eq, gt, lte, ne, sql } from 'drizzle-orm';
import { addDays } from '#server/payments/periods.ts';
import type { Services } from '#server/services.ts';
import { priceFrom } from './prices.ts';
import { runOperation } from './run-operation.ts';
import { daysOfPriceNotice } from './state.ts';
import { prices, subscriptionNotices, subscriptions } from './tables.ts';

/** So long before a renewal the provider is told its price. */
const daysBefore = 2;

/**
 * Gives subscriptions that renew soon the price of their next period. Nobody pays a new price who was not told of it
 * 30 days before (decision G99).
 */
export async function changePrices(services: Services): Promise<void> {
  const { database, clock, payments, log } = services;
  const now = clock.now();
  const told = await database
    .select({
      accountId: subscriptions.accountId,
      periodEnd: subscriptions.periodEnd,
      priceId: prices.id,
      toldAt: subscriptionNotices.sentAt,
    })
    .from(subscriptions)
    .innerJoin(
      subscriptionNotices,
      and(eq(subscriptionNotices.accountId, subscriptions.accountId), eq(subscriptionNotices.kind, 'price')),
    )
    .innerJoin(prices, eq(sql`${prices.id}::text`, subscriptionNotices.about))
    .where(
      and(
        eq(subscriptions.provider, payments.name),
        eq(subscriptions.status, 'active'),
        eq(subscriptions.cancelAtPeriodEnd, false),
        gt(subscriptions.periodEnd, now),
        lte(subscriptions.periodEnd, addDays(now, daysBefore)),
        ne(subscriptions.priceId, prices.id),
      ),
    );
  for (const { accountId, periodEnd, priceId, toldAt } of told) {
    if (!periodEnd || addDays(toldAt, daysOfPriceNotice) > periodEnd) continue;
    if ((await priceFrom(database, periodEnd))?.id !== priceId) continue;
    await runOperation(services, { accountId, kind: 'change_price', input: { priceId } }).catch((err) =>
      log.error({ err }, 'a price was not changed'),
    );
  }
}
