import type { Database } from '#server/lib/database/pool.ts';
import { and, desc, eq, lte } from '#server/lib/database/query.ts';
import { addDays, addMonths } from '#server/lib/payments/periods.ts';
import type { ProviderPrice } from '#server/lib/payments/provider.ts';
import { Problem } from '#server/lib/problem.ts';
import { type Price, prices, subscriptionNotices } from '#server/tables/subscriptions.ts';
import { subscriptionsMessages } from '../messages.ts';

/** The price that is sold now. @throws Problem `not_found` before the first one */
export async function getCurrentPrice(database: Database, now: Date): Promise<Price> {
  const price = await findPriceFor(database, now);
  if (!price) throw new Problem('not_found', subscriptionsMessages.notOnSale);
  return price;
}

/** The price that was set last, in effect or announced; null before the first one. */
export async function findNewestPrice(database: Database): Promise<Price | null> {
  const [price] = await database.select().from(prices).orderBy(desc(prices.validFrom)).limit(1);
  return price ?? null;
}

/** The price of a period that starts then: the newest price that is in effect. */
export async function findPriceFor(database: Database, periodStart: Date): Promise<Price | null> {
  const [price] = await database
    .select()
    .from(prices)
    .where(lte(prices.validFrom, periodStart))
    .orderBy(desc(prices.validFrom))
    .limit(1);
  return price ?? null;
}

/** When a subscription that starts now is charged next: after its free days, or its first period. */
export function firstRenewal(
  { intervalMonths }: Pick<Price, 'intervalMonths'>,
  trialDays: number,
  now: Date,
): Date {
  return trialDays > 0 ? addDays(now, trialDays) : addMonths(now, intervalMonths);
}

/** When the mail server accepted the person's notice of a price; null if it has not. */
export async function findNoticeDate(
  database: Database,
  accountId: string,
  priceId: string,
): Promise<Date | null> {
  const [notice] = await database
    .select({ acceptedAt: subscriptionNotices.acceptedAt })
    .from(subscriptionNotices)
    .where(
      and(
        eq(subscriptionNotices.accountId, accountId),
        eq(subscriptionNotices.kind, 'price'),
        eq(subscriptionNotices.about, priceId),
      ),
    );
  return notice?.acceptedAt ?? null;
}

/** A price in the form that the payment provider takes. @throws Error when there is none of this id */
export async function findPrice(database: Database, id: string): Promise<ProviderPrice> {
  const [price] = await database.select().from(prices).where(eq(prices.id, id));
  if (!price) throw new Error('The price is gone.');
  return forProvider(price);
}

function forProvider({ id, amountCents, currency, intervalMonths }: Price): ProviderPrice {
  return { id, cents: amountCents, currency, intervalMonths };
}
