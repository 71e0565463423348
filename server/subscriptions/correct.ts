import type { CustomerTruth, ProviderSubscription } from '#server/payments/provider.ts';
import type { Services } from '#server/services.ts';
import { findSubscription } from './answers.ts';
import { refresh } from './refresh.ts';
import { runOperation } from './run-operation.ts';
import { currentOf, endWithoutCard, isLive, statusOf } from './state.ts';

/**
 * Reads how a person's subscription stands, and puts right what may not stay so: a grace that is over, an end that is
 * missing, a second subscription that a broken connection left behind.
 */
export async function correct(services: Services, accountId: string): Promise<void> {
  const truth = await refresh(services, accountId);
  if (!truth) return;
  const current = currentOf(truth);
  if (current && endWithoutCard(truth, current)) await runOperation(services, { accountId, kind: 'fix_end' });
  const row = await findSubscription(services.database, accountId);
  const isGraceOver = row?.status === 'past_due' && statusOf(row, services.clock.now()) === 'ended';
  if (isGraceOver) await runOperation(services, { accountId, kind: 'end' });
  for (const stray of straysOf(truth)) {
    services.log.error({ subscription: stray.id }, 'a second subscription is given back');
    const input = { subscriptionId: stray.id, invoiceIds: paidInvoicesOf(truth, stray) };
    await runOperation(services, { accountId, kind: 'refund', input });
  }
}

/** What runs besides the subscription that counts: nobody pays twice. Pure. */
function straysOf(truth: CustomerTruth): ProviderSubscription[] {
  const current = currentOf(truth);
  return truth.subscriptions.filter(
    (subscription) => isLive(subscription) && subscription.id !== current?.id,
  );
}

function paidInvoicesOf({ invoices }: CustomerTruth, { id }: ProviderSubscription): string[] {
  return invoices
    .filter(({ subscriptionId, status }) => subscriptionId === id && status === 'paid')
    .map((invoice) => invoice.id);
}
