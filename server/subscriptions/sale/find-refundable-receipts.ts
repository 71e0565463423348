import { getFirstAccess } from '#server/game/first-access.ts';
import { and, eq, gt } from '#server/lib/database/query.ts';
import type { Services } from '#server/services/services.ts';
import { type Receipt, receipts } from '#server/tables/subscriptions.ts';
import { findSubscription } from '../queries.ts';
import { leftOf } from '../state.ts';
import { canRefund } from './refund-rule.ts';

/** The receipts that can be refunded to the person now; none if the rule forbids it. */
export async function findRefundableReceipts(services: Services, accountId: string): Promise<Receipt[]> {
  const { database, clock } = services;
  const [subscription, firstAccessedAt] = await Promise.all([
    findSubscription(database, accountId),
    getFirstAccess(database, accountId),
  ]);
  if (!subscription?.providerId) return [];
  const paid = await database
    .select()
    .from(receipts)
    .where(
      and(
        eq(receipts.accountId, accountId),
        eq(receipts.providerId, subscription.providerId),
        gt(receipts.amountCents, 0),
      ),
    )
    .orderBy(receipts.paidAt);
  const firstPaidAt = paid[0]?.paidAt ?? null;
  const isDisputed = paid.some(({ dispute }) => dispute === 'open' || dispute === 'lost');
  const isPossible = canRefund({ subscription, firstPaidAt, firstAccessedAt, isDisputed }, clock.now());
  return isPossible ? paid.filter((receipt) => leftOf(receipt) > 0) : [];
}
