import type { getReceipt as endpoint } from '#contract/subscriptions.ts';
import { and, eq } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { dollarsOf } from '#server/lib/payments/money.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { receipts } from '#server/tables/subscriptions.ts';
import { subscriptionsMessages } from '../messages.ts';
import { cardOf } from './responses.ts';

/** One of the person's own receipts. @throws Problem `not_found` */
export async function getReceipt(
  { database, publicConfig }: Services,
  { params, caller, language }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const [receipt] = await database
    .select()
    .from(receipts)
    .where(and(eq(receipts.accountId, caller.accountId), eq(receipts.id, params.id)));
  if (!receipt) throw new Problem('not_found', subscriptionsMessages.noSuchReceipt);
  const { id, amountCents, percentOff, paidAt, periodStart, periodEnd, refundedAt, refundedCents, dispute } =
    receipt;
  const { product, company } = publicConfig.brand;
  return {
    id,
    paidAt: paidAt.toISOString(),
    amount: dollarsOf(amountCents),
    description: subscriptionsMessages.receiptDescription({ product }).in(language),
    periodStart: periodStart.toISOString(),
    periodEnd: periodEnd.toISOString(),
    card: cardOf(receipt),
    discountPercentage: percentOff,
    refundedAt: refundedAt?.toISOString() ?? null,
    refundedAmount: dollarsOf(refundedCents),
    dispute,
    paidTo: company,
  };
}
