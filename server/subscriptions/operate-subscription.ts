import type { Database } from '#server/lib/database/pool.ts';
import { and, desc, eq, gt } from '#server/lib/database/query.ts';
import { showDollars } from '#server/lib/payments/money.ts';
import { Problem } from '#server/lib/problem.ts';
import { showDate } from '#server/lib/show-date.ts';
import type { Services } from '#server/services/services.ts';
import { type Receipt, receipts } from '#server/tables/subscriptions.ts';
import { rejectUnlessDone } from './operations/reject-unless-done.ts';
import { runOperation } from './operations/run-operation.ts';
import { findSubscription } from './queries.ts';
import { canDo, leftOf, statusOf } from './state.ts';

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
export type Refund = {
  all?: boolean | undefined;
  receiptId?: string | undefined;
  ends: boolean;
  reason?: string | undefined;
};

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
  const paid = await findPaid(services.database, accountId);
  const named = receiptId === undefined ? paid : paid.filter(({ id }) => id === receiptId);
  const selected = all ? named : named.slice(0, 1);
  if (selected.length === 0) throw nothingPaid();
  const input = { invoiceIds: selected.map(({ id }) => id), keepsRunning: !ends };
  const cents = selected.reduce((sum, receipt) => sum + leftOf(receipt), 0);
  const details = { allPayments: all, endsSubscription: ends, cents };
  const about = { subject: 'a person', accountId, details, reason };
  const auditEntry = { operator, command: 'person refund', ...about };
  const request = { accountId, kind: 'refund', input, auditEntry } as const;
  const outcome = await runOperation(services, request, async (tx, operation) => {
    // Another operator may have given it back while this one waited.
    const left = await findPaid(tx, accountId);
    if (!selected.every(({ id }) => left.some((one) => one.id === id))) throw nothingPaid();
    return operation;
  });
  if (outcome.state === 'failed' && outcome.failure.because === 'refused') {
    throw new Problem('provider_refused', `Nothing was given back: ${outcome.failure.message}.`);
  }
  if (outcome.state !== 'done') throw notCharged(selected, paid);
  return { receipts: selected, cents };
}

/** Payments of which something was not given back, the last one first. */
function findPaid(database: Database, accountId: string): Promise<Receipt[]> {
  return database
    .select()
    .from(receipts)
    .where(and(eq(receipts.accountId, accountId), gt(receipts.amountCents, receipts.refundedCents)))
    .orderBy(desc(receipts.paidAt));
}

function nothingPaid(): Problem {
  return new Problem('conflict', 'There is no payment to give back.');
}

/** Names the payment, and the one before it, which can still be refunded by its receipt. */
function notCharged(selected: readonly Receipt[], paid: readonly Receipt[]): Problem {
  const which = selected.length > 1 ? 'one of these payments' : 'this payment';
  const before = paid[paid.findIndex(({ id }) => id === selected.at(-1)?.id) + 1];
  return new Problem(
    'conflict',
    [
      `Nothing was given back: no card was charged for ${which}: ${selected.map(showPayment).join('; ')}.`,
      'Please refund it by hand.',
      ...(before ? [`The payment before it: ${showPayment(before)}.`] : []),
    ].join(' '),
  );
}

function showPayment({ id, amountCents, paidAt }: Receipt): string {
  return `${id}, ${showDollars(amountCents)} on ${showDate(paidAt, null, 'en')}`;
}
