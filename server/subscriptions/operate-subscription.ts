import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '#server/lib/database/pool.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services.ts';
import { rejectUnlessDone } from './operations/reject-unless-done.ts';
import { runOperation } from './operations/run-operation.ts';
import { findSubscription } from './queries.ts';
import { canDo, statusOf } from './state.ts';
import { type Receipt, receipts } from './tables.ts';

/** One person's subscription, for the operator. */

/** Ends the subscription with its paid period. @throws Problem `conflict` when there is none */
export async function cancelFor(
  services: Services,
  accountId: string,
  operator: string,
): Promise<Date | null> {
  const { database, clock } = services;
  const found = await findSubscription(database, accountId);
  if (!canDo(statusOf(found, clock.now()), 'cancel')) {
    throw new Problem('conflict', 'This person has no subscription to cancel.');
  }
  const auditEntry = { operator, command: 'person cancel', subject: 'a person', accountId };
  rejectUnlessDone(await runOperation(services, { accountId, kind: 'cancel', auditEntry }));
  return (await findSubscription(database, accountId))?.periodEnd ?? null;
}

/** `receiptId` names one payment, so that a call that is sent twice never refunds another one. */
export type Refund = { all?: boolean; receiptId?: string; ends: boolean; reason?: string };

/**
 * Refunds the last payment, all of them, or the one with this receipt, and ends the subscription if `ends` is set.
 * @throws Problem `conflict` when there is nothing to refund, or no card was charged for one of them
 */
export async function refundFor(
  services: Services,
  accountId: string,
  operator: string,
  { all = false, receiptId, ends, reason }: Refund,
): Promise<{ receipts: Receipt[]; cents: number }> {
  const paid = await findPaid(services.database, accountId, receiptId);
  const selected = all ? paid : paid.slice(0, 1);
  if (selected.length === 0) throw nothingPaid();
  const input = { invoiceIds: selected.map(({ id }) => id), keepsRunning: !ends };
  const cents = selected.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const details = { all, ends, cents };
  const about = { subject: 'a person', accountId, details, ...(reason !== undefined && { reason }) };
  const auditEntry = { operator, command: 'person refund', ...about };
  const request = { accountId, kind: 'refund', input, auditEntry } as const;
  const outcome = await runOperation(services, request, async (tx, operation) => {
    // Another operator may have given it back while this one waited.
    const left = await findPaid(tx, accountId, receiptId);
    if (!selected.every(({ id }) => left.some((one) => one.id === id))) throw nothingPaid();
    return operation;
  });
  if (outcome.state !== 'done') throw notCharged();
  return { receipts: selected, cents };
}

/** Payments that were not given back, the last one first; with `receiptId` at most this one. */
function findPaid(database: Database, accountId: string, receiptId: string | undefined): Promise<Receipt[]> {
  return database
    .select()
    .from(receipts)
    .where(
      and(
        eq(receipts.accountId, accountId),
        receiptId === undefined ? undefined : eq(receipts.id, receiptId),
        gt(receipts.amountCents, 0),
        isNull(receipts.refundedAt),
      ),
    )
    .orderBy(desc(receipts.paidAt));
}

function nothingPaid(): Problem {
  return new Problem('conflict', 'There is no payment to give back.');
}

function notCharged(): Problem {
  return new Problem(
    'conflict',
    'Nothing was given back: no card was charged for this payment. Please refund it by hand.',
  );
}
