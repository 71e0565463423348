import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, inArray } from '#server/lib/database/query.ts';
import type { CustomerSnapshot, ProviderInvoice } from '#server/lib/payments/provider.ts';
import type { Services } from '#server/services/services.ts';
import { paymentOperations, type Receipt, receipts, subscriptions } from '#server/tables/subscriptions.ts';
import { enqueueSubscriptionEmail } from '../emails/enqueue-subscription-email.ts';
import { emailsFor } from '../emails/subscription-email.ts';
import { settleOperation } from '../payment-operations.ts';
import { columnsOf, currentOf, endWithoutCard, nextChargeCents } from '../state.ts';
import { stopRenewal } from '../stop-renewal.ts';

/**
 * Stores the snapshot of request `fetchNumber` to the provider: the person's row, the receipts, operations that waited
 * for the bank, and the emails that follow, all or nothing. Returns false, and stores nothing, when the snapshot of a
 * later request has been stored already.
 */
export async function applySnapshot(
  services: Services,
  accountId: string,
  fetchNumber: number,
  snapshot: CustomerSnapshot,
): Promise<boolean> {
  const now = services.clock.now();
  return services.database.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.accountId, accountId))
      .for('update');
    if (!before || before.fetchNumber > fetchNumber) return false;
    const usedTrial = snapshot.subscriptions.some(({ trialEndsAt }) => trialEndsAt !== null);
    const after = {
      ...before,
      ...columnsOf(snapshot),
      fetchNumber,
      fetchedAt: now,
      trialUsedAt: before.trialUsedAt ?? (usedTrial ? now : null),
    };
    await tx.update(subscriptions).set(after).where(eq(subscriptions.accountId, accountId));
    const changes = await writeReceipts(tx, accountId, snapshot);
    if (changes.disputed.length > 0) await stopAfterDispute(services, tx, accountId, changes.disputed);
    await settlePending(tx, accountId, snapshot, now);
    const current = currentOf(snapshot);
    const nextCents = current ? nextChargeCents(current) : 0;
    const endsAt = current && (current.endsAt ?? endWithoutCard(current));
    const isBeingRefunded = await findRunningRefund(tx, accountId);
    const change = { before, after, nextCents, endsAt, isBeingRefunded, ...changes, at: now };
    for (const email of emailsFor(change)) {
      await enqueueSubscriptionEmail(services, tx, accountId, email);
    }
    return true;
  });
}

type ReceiptChanges = {
  paid: Receipt[];
  /** What was given back since it was read last. */
  refundedCents: number;
  disputed: Receipt[];
};

/** Stores what was paid, and returns what is new. The person's row is locked, so that nobody else does this now. */
async function writeReceipts(
  tx: Database,
  accountId: string,
  { invoices }: CustomerSnapshot,
): Promise<ReceiptChanges> {
  const known = await tx.select().from(receipts).where(eq(receipts.accountId, accountId));
  const changes: ReceiptChanges = { paid: [], refundedCents: 0, disputed: [] };
  for (const invoice of invoices) {
    if (invoice.status !== 'paid' || !invoice.paidAt) continue;
    const receipt = receiptOf(accountId, invoice, invoice.paidAt);
    const earlier = known.find(({ id }) => id === receipt.id);
    const isChanged =
      earlier !== undefined &&
      invoice.refundedCents !== null &&
      (receipt.refundedCents !== earlier.refundedCents || receipt.dispute !== earlier.dispute);
    if (!earlier) {
      await tx.insert(receipts).values(receipt);
      changes.paid.push(receipt);
    }
    if (isChanged) {
      const { refundedAt, refundedCents, dispute } = receipt;
      const isReceipt = and(eq(receipts.accountId, accountId), eq(receipts.id, receipt.id));
      await tx.update(receipts).set({ refundedAt, refundedCents, dispute }).where(isReceipt);
    }
    if (earlier && !isChanged) continue;
    // A refund that failed at the bank is taken off again, without an email: the operator sees it at the provider.
    changes.refundedCents += Math.max(0, receipt.refundedCents - (earlier?.refundedCents ?? 0));
    if (receipt.dispute === 'open' && !earlier?.dispute) changes.disputed.push(receipt);
  }
  return changes;
}

function receiptOf(accountId: string, invoice: ProviderInvoice, paidAt: Date): Receipt {
  const { id, subscriptionId, amountCents, percentOff, card, periodStart, periodEnd } = invoice;
  return {
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
    refundedAt: invoice.refundedAt,
    refundedCents: invoice.refundedCents ?? 0,
    dispute: invoice.dispute,
  };
}

/** Whoever has a payment taken back by the bank is not charged again, and the operator answers the bank. */
async function stopAfterDispute(
  services: Services,
  tx: Database,
  accountId: string,
  disputed: readonly Receipt[],
): Promise<void> {
  services.log.error({ receipts: disputed.map(({ id }) => id) }, 'a bank disputes a payment');
  services.metrics.countAlarm('payment_disputed');
  await stopRenewal(services, tx, accountId);
}

/** Whether a refund that ends the subscription is under way: an event of the provider may arrive between its steps. */
async function findRunningRefund(tx: Database, accountId: string): Promise<boolean> {
  const [started] = await tx
    .select({ input: paymentOperations.input })
    .from(paymentOperations)
    .where(
      and(
        eq(paymentOperations.accountId, accountId),
        eq(paymentOperations.state, 'started'),
        eq(paymentOperations.kind, 'refund'),
      ),
    );
  return started !== undefined && !started.input.keepsRunning;
}

/** Settles operations that waited for the bank, if the snapshot shows its decision. */
async function settlePending(
  tx: Database,
  accountId: string,
  snapshot: CustomerSnapshot,
  now: Date,
): Promise<void> {
  const pending = await tx
    .select()
    .from(paymentOperations)
    .where(
      and(
        eq(paymentOperations.accountId, accountId),
        eq(paymentOperations.state, 'waiting'),
        inArray(paymentOperations.kind, ['subscribe', 'pay']),
      ),
    );
  for (const operation of pending) {
    const status =
      operation.kind === 'pay'
        ? currentOf(snapshot)?.status
        : snapshot.subscriptions.find(({ operationId }) => operationId === operation.id)?.status;
    if (status === 'active' || (status === 'past_due' && operation.kind === 'subscribe')) {
      await settleOperation(tx, operation, { state: 'done' }, now);
    } else if (status === 'ended' || status === 'expired') {
      await settleOperation(tx, operation, { state: 'failed', failure: { because: 'not made' } }, now);
    }
  }
}
