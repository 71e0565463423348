import type { ResponseOf } from '#contract/endpoint.ts';
import type { refundSubscription as endpoint } from '#contract/subscriptions.ts';
import type { Call } from '#server/lib/http/mount.ts';
import { showDollars } from '#server/lib/payments/money.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services.ts';
import { updateInput } from '../operations/payment-operations.ts';
import { runOperation } from '../operations/run-operation.ts';
import { findOwnSubscription } from '../queries.ts';
import { findRefundableReceipts } from '../sale/find-refundable-receipts.ts';
import { setRefundUsed } from '../sale/set-refund-used.ts';

/**
 * Refunds everything within 30 days of the first payment if the game was never opened, once for each person, and ends the
 * subscription (decision G101).
 * @throws Problem `forbidden`, `refund_refused`, `conflict` or `provider_unavailable`
 */
export async function refundSubscription(
  services: Services,
  { caller }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { accountId } = caller;
  await findOwnSubscription(services, caller);
  let cents = 0;
  const outcome = await runOperation(services, { accountId, kind: 'refund' }, async (tx, operation) => {
    const receipts = await findRefundableReceipts({ ...services, database: tx }, accountId);
    if (receipts.length === 0) throw rejected();
    cents = receipts.reduce((sum, { amountCents }) => sum + amountCents, 0);
    await setRefundUsed(tx, accountId, services.clock.now());
    const invoiceIds = receipts.map(({ id }) => id);
    return updateInput(tx, operation, { invoiceIds, usesRefundRight: true });
  });
  if (outcome.state !== 'done') throw notCharged();
  return {
    message: `We refunded ${showDollars(cents)}. It takes 5 to 10 days to reach your card. Your subscription has ended.`,
  };
}

function rejected(): Problem {
  return new Problem(
    'refund_refused',
    'A refund is possible within 30 days of your first payment, as long as the game was not opened. Please contact us.',
  );
}

function notCharged(): Problem {
  return new Problem(
    'refund_refused',
    'We cannot send this payment back to your card. Please contact us, and we will refund it another way.',
  );
}
