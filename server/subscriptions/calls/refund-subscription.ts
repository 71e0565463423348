import type { refundSubscription as endpoint } from '#contract/subscriptions.ts';
import { and, eq, sql } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { showDollars } from '#server/lib/payments/money.ts';
import { Problem } from '#server/lib/problem.ts';
import { type Services, servicesIn } from '#server/services/services.ts';
import { paymentOperations } from '#server/tables/subscriptions.ts';
import { subscriptionsMessages } from '../messages.ts';
import { runOperation } from '../operations/run-operation.ts';
import { updateInput } from '../payment-operations.ts';
import { findRefundableReceipts } from '../sale/find-refundable-receipts.ts';
import { setRefundUsed } from '../sale/set-refund-used.ts';
import { leftOf } from '../state.ts';

/**
 * Refunds everything within 30 days of the first payment if the game was never opened, once for each person, and ends the
 * subscription (docs/product-decisions.md#refunds). The same request sent again gets the same response.
 * @throws Problem `forbidden`, `refund_refused`, `conflict` or `provider_unavailable`
 */
export async function refundSubscription(
  services: Services,
  { caller, body }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { accountId } = caller;
  const request = { accountId, kind: 'refund', idempotencyKey: body.operation } as const;
  let cents: number | null = null;
  const outcome = await runOperation(services, request, async (tx, operation) => {
    const refundable = await findRefundableReceipts(servicesIn(services, tx), accountId);
    if (refundable.length === 0) throw rejected();
    const refundCents = refundable.reduce((sum, receipt) => sum + leftOf(receipt), 0);
    cents = refundCents;
    await setRefundUsed(tx, accountId, services.clock.now());
    const invoiceIds = refundable.map(({ id }) => id);
    return updateInput(tx, operation, { invoiceIds, refundCents, usesRefundRight: true });
  });
  if (outcome.state !== 'done') throw notRefunded();
  cents ??= await findRefundedCents(services, accountId);
  return {
    message: subscriptionsMessages.refunded({ money: showDollars(cents) }),
  };
}

/** What the person's refund was, for a request that is sent again: it is made once. */
async function findRefundedCents({ database }: Services, accountId: string): Promise<number> {
  const [operation] = await database
    .select({ input: paymentOperations.input })
    .from(paymentOperations)
    .where(
      and(
        eq(paymentOperations.accountId, accountId),
        eq(paymentOperations.kind, 'refund'),
        eq(paymentOperations.state, 'done'),
        sql`${paymentOperations.input} @> '{"usesRefundRight":true}'`,
      ),
    );
  return operation?.input.refundCents ?? 0;
}

function rejected(): Problem {
  return new Problem('refund_refused', subscriptionsMessages.refundRefused);
}

function notRefunded(): Problem {
  return new Problem('refund_refused', subscriptionsMessages.refundImpossible);
}
