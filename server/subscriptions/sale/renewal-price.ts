import type { Database } from '#server/lib/database/pool.ts';
import { addDays } from '#server/lib/payments/periods.ts';
import type { Price, Subscription } from '#server/tables/subscriptions.ts';
import { daysOfPriceNotice } from '../state.ts';
import { findNoticeDate, findPriceFor } from './prices.ts';

/**
 * The price of the next period of a subscription: the newest that is in effect then. People pay a new price only if they were
 * notified of it 30 days before (docs/product-decisions.md#price-changes). null: the price stays as it is.
 */
export async function findRenewalPrice(
  database: Database,
  { accountId, periodEnd, priceId }: Pick<Subscription, 'accountId' | 'periodEnd' | 'priceId'>,
): Promise<Price | null> {
  if (periodEnd === null || priceId === null) return null;
  const price = await findPriceFor(database, periodEnd);
  if (price === null || price.id === priceId) return price;
  const notifiedAt = await findNoticeDate(database, accountId, price.id);
  return notifiedAt && addDays(notifiedAt, daysOfPriceNotice) <= periodEnd ? price : null;
}
