import type { CustomerTruth, ProviderSubscription } from '#server/payments/provider.ts';
import type { Services } from '#server/services.ts';
import { findSubscription } from './queries.ts';
import { type ReadExtent, refresh } from './refresh.ts';
import { runOperation } from './run-operation.ts';
import { currentOf, endWithoutCard, isLive, statusOf } from './state.ts';

/**
 * Reads how a person's subscription stands, and puts right what may not stay so: a grace that is over, an end that is
 * missing, a second subscription that a broken connection left behind.
 */
export async function correct(services: Services, accountId: string, extent?: ReadExtent): Promise<void> {
  const truth = await refresh(services, accountId, extent);
  if (!truth) return;
  const current = currentOf(truth);
  if (current && endWithoutCard(truth, current)) await runOperation(services, { accountId, kind: 'fix_end' });
  const row = await findSubscription(services.database, accountId);
  const isGraceOver = row?.status === 'past_due' && statusOf(row, services.clock.now()) === 'ended';
  if (isGraceOver) await runOperation(services, { accountId, kind: 'end' });
  if (!current || othersThatRun(truth, current).length === 0) return;
  await endDoubles(services, accountId);
}

/** Which payments overlap is seen in all invoices, those on record too. */
async function endDoubles(services: Services, accountId: string): Promise<void> {
  const truth = await refresh(services, accountId, 'everything');
  const newer = truth && currentOf(truth);
  if (!newer) return;
  for (const older of othersThatRun(truth, newer)) {
    await endDouble(services, accountId, truth, { older, newer });
  }
}

/**
 * Nobody pays twice: of two subscriptions that our own operations started the older ends, and what it was paid for
 * beyond the start of the newer goes back. One that somebody made by hand is theirs to sort out.
 */
async function endDouble(
  services: Services,
  accountId: string,
  truth: CustomerTruth,
  { older, newer }: { older: ProviderSubscription; newer: ProviderSubscription },
): Promise<void> {
  const found = { subscription: newer.id, other: older.id };
  if (older.operationId === null || newer.operationId === null) {
    services.log.error(found, 'somebody has two subscriptions, and not both were started here');
    return;
  }
  services.log.error(found, 'a second subscription is ended, and what was paid twice is given back');
  const input = { subscriptionId: older.id, invoiceIds: paidTwice(truth, older, newer) };
  await runOperation(services, { accountId, kind: 'refund', input });
}

/** What runs besides the subscription that counts. Pure. */
function othersThatRun(
  { subscriptions }: CustomerTruth,
  current: ProviderSubscription,
): ProviderSubscription[] {
  return subscriptions.filter((subscription) => isLive(subscription) && subscription.id !== current.id);
}

/** The invoices of the older one that pay for a time in which the newer one ran as well. Pure. */
function paidTwice(
  { invoices }: CustomerTruth,
  older: ProviderSubscription,
  newer: ProviderSubscription,
): string[] {
  return invoices
    .filter(({ subscriptionId, status }) => subscriptionId === older.id && status === 'paid')
    .filter(({ periodEnd }) => periodEnd > newer.createdAt)
    .map(({ id }) => id);
}
