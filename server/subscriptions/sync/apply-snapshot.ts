import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/lib/database/pool.ts';
import type { CustomerTruth } from '#server/lib/payments/provider.ts';
import type { Services } from '#server/services.ts';
import { orderSubscriptionLetter } from '../emails/enqueue-subscription-email.ts';
import { lettersOf } from '../emails/subscription-email.ts';
import { settleOperation } from '../operations/payment-operations.ts';
import { currentOf, endWithoutCard, nextChargeCents, project } from '../state.ts';
import { paymentOperations, type Receipt, receipts, subscriptions } from '../tables.ts';

/**
 * Stores the snapshot of request `fetchNumber` to the provider: the person's row, the receipts, operations that waited
 * for the bank, and the emails that follow, all or nothing. Returns false, and stores nothing, when the snapshot of a
 * later request has been stored already.
 */
export async function writeTruth(
  services: Services,
  accountId: string,
  fetchNumber: number,
  truth: CustomerTruth,
): Promise<boolean> {
  const now = services.clock.now();
  return services.database.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.accountId, accountId))
      .for('update');
    if (!before || before.fetchNumber > fetchNumber) return false;
    const usedTrial = truth.subscriptions.some(({ trialEndsAt }) => trialEndsAt !== null);
    const after = {
      ...before,
      ...project(truth),
      fetchNumber,
      fetchedAt: now,
      trialUsedAt: before.trialUsedAt ?? (usedTrial ? now : null),
    };
    await tx.update(subscriptions).set(after).where(eq(subscriptions.accountId, accountId));
    const news = await writeReceipts(tx, accountId, truth);
    await settleWaiting(tx, accountId, truth, now);
    const current = currentOf(truth);
    const nextCents = current ? nextChargeCents(current) : 0;
    const endsAt = current && (current.endsAt ?? endWithoutCard(truth, current));
    for (const letter of lettersOf({ before, after, nextCents, endsAt, ...news })) {
      await orderSubscriptionLetter(services, tx, accountId, letter);
    }
    return true;
  });
}

type ReceiptNews = { paid: Receipt[]; refunded: Receipt[] };

/** Stores what was paid, and returns what is new. The person's row is locked, so that nobody else does this now. */
async function writeReceipts(
  tx: Database,
  accountId: string,
  { invoices }: CustomerTruth,
): Promise<ReceiptNews> {
  const known = await tx.select().from(receipts).where(eq(receipts.accountId, accountId));
  const news: ReceiptNews = { paid: [], refunded: [] };
  for (const invoice of invoices) {
    if (invoice.status !== 'paid' || !invoice.paidAt) continue;
    const { id, subscriptionId, amountCents, percentOff, card, periodStart, periodEnd, paidAt, refundedAt } =
      invoice;
    const receipt: Receipt = {
      accountId,
      id,
      providerId: subscriptionId,
      amountCents,
      percentOff,
      cardBrand: card?.brand ?? null,
      cardLast4: card?.last4 ?? null,
      paidAt,
      periodStart,
      periodEnd,
      refundedAt,
    };
    const earlier = known.find((candidate) => candidate.id === id);
    if (!earlier) {
      await tx.insert(receipts).values(receipt);
      news.paid.push(receipt);
    }
    if (refundedAt && !earlier?.refundedAt) {
      const isReceipt = and(eq(receipts.accountId, accountId), eq(receipts.id, id));
      await tx.update(receipts).set({ refundedAt }).where(isReceipt);
      news.refunded.push(receipt);
    }
  }
  return news;
}

/** Settles operations that waited for the bank, if the snapshot shows its decision. */
async function settleWaiting(
  tx: Database,
  accountId: string,
  truth: CustomerTruth,
  now: Date,
): Promise<void> {
  const waiting = await tx
    .select()
    .from(paymentOperations)
    .where(
      and(
        eq(paymentOperations.accountId, accountId),
        eq(paymentOperations.state, 'waiting'),
        inArray(paymentOperations.kind, ['subscribe', 'pay']),
      ),
    );
  for (const operation of waiting) {
    const status =
      operation.kind === 'pay'
        ? currentOf(truth)?.status
        : truth.subscriptions.find(({ operationId }) => operationId === operation.id)?.status;
    if (status === 'active' || (status === 'past_due' && operation.kind === 'subscribe')) {
      await settleOperation(tx, operation, 'done', now);
    } else if (status === 'ended' || status === 'expired') {
      await settleOperation(tx, operation, 'failed', now);
    }
  }
}
