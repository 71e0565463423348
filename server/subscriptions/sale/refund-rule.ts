import { and, eq, gt } from 'drizzle-orm';
import { getFirstAccess } from '#server/game/first-access.ts';
import { addDays } from '#server/lib/payments/periods.ts';
import type { Services } from '#server/services.ts';
import { findSubscription } from '../queries.ts';
import { type Receipt, receipts, type Subscription } from '../tables.ts';

const refundDays = 30;

type RefundFacts = {
  subscription: Pick<Subscription, 'status' | 'startedAt' | 'refundUsedAt'> | null;
  /** What was paid for this subscription and not refunded. */
  paidCents: number;
  firstAccessedAt: Date | null;
};

/** Within 30 days of the start, if the game was never opened, and once for each person (decision G101). Pure. */
export function canRefund({ subscription, paidCents, firstAccessedAt }: RefundFacts, now: Date): boolean {
  if (!subscription?.startedAt || subscription.refundUsedAt || firstAccessedAt || paidCents === 0)
    return false;
  const isRunning = subscription.status === 'active' || subscription.status === 'past_due';
  return isRunning && now < addDays(subscription.startedAt, refundDays);
}

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
    );
  const refundable = paid.filter(({ refundedAt }) => refundedAt === null);
  const paidCents = refundable.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return canRefund({ subscription, paidCents, firstAccessedAt }, clock.now()) ? refundable : [];
}
