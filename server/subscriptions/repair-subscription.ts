import { and, eq, isNotNull } from '#server/lib/database/query.ts';
import type { CustomerSnapshot, ProviderSubscription } from '#server/lib/payments/provider.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import type { Subscription } from '#server/tables/subscriptions.ts';
import { runOperation } from './operations/run-operation.ts';
import { findSubscription } from './queries.ts';
import { currentOf, endWithoutCard, isLive, statusOf } from './state.ts';
import { type ReadExtent, syncSubscription } from './sync/sync-subscription.ts';

/**
 * Reads the state of a person's subscription, and repairs it: a grace period that is over, a missing end, a renewal of a closed
 * account, a second subscription that a broken connection left behind.
 */
export async function repairSubscription(
  services: Services,
  accountId: string,
  extent?: ReadExtent,
): Promise<void> {
  const snapshot = await syncSubscription(services, accountId, extent);
  if (!snapshot) return;
  const current = currentOf(snapshot);
  if (current && endWithoutCard(current)) await runOperation(services, { accountId, kind: 'fix_end' });
  const row = await findSubscription(services.database, accountId);
  const isGraceOver = row?.status === 'past_due' && statusOf(row, services.clock.now()) === 'ended';
  // The person may pay while this waits for another operation to end.
  if (isGraceOver) await runOperation(services, { accountId, kind: 'end', input: { onlyIfLapsed: true } });
  if (row && (await isClosedAndRenews(services, row)))
    await runOperation(services, { accountId, kind: 'cancel' });
  if (!current || otherRunning(snapshot, current).length === 0) return;
  await endDuplicates(services, accountId);
}

/** The job that stops the renewal when an account is closed may have been given up. */
async function isClosedAndRenews({ database, clock }: Services, row: Subscription): Promise<boolean> {
  const status = statusOf(row, clock.now());
  if (status !== 'active' && status !== 'past_due') return false;
  return (
    (await database.$count(
      accounts,
      and(eq(accounts.id, row.accountId), isNotNull(accounts.deletionRequestedAt)),
    )) > 0
  );
}

/** Only all invoices together, the stored ones too, show which payments overlap. */
async function endDuplicates(services: Services, accountId: string): Promise<void> {
  const snapshot = await syncSubscription(services, accountId, 'everything');
  const newer = snapshot && currentOf(snapshot);
  if (!newer) return;
  for (const older of otherRunning(snapshot, newer)) {
    await endDuplicate(services, accountId, snapshot, { older, newer });
  }
}

/**
 * Nobody pays twice: if our own operations started two subscriptions, the older one ends, and payments for time after
 * the start of the newer one are refunded. A subscription that was made by hand has to be sorted out by hand.
 */
async function endDuplicate(
  services: Services,
  accountId: string,
  snapshot: CustomerSnapshot,
  { older, newer }: { older: ProviderSubscription; newer: ProviderSubscription },
): Promise<void> {
  const found = { subscription: newer.id, other: older.id };
  if (older.operationId === null || newer.operationId === null) {
    services.log.error(found, 'somebody has two subscriptions, and not both were started here');
    return;
  }
  services.log.error(found, 'a second subscription is ended, and what was paid twice is given back');
  const invoiceIds = chargedTwice(snapshot, older, newer);
  const input = { subscriptionId: older.id, invoiceIds };
  await runOperation(services, { accountId, kind: 'refund', input });
}

/** The subscriptions that run besides the current one. Pure. */
function otherRunning(
  { subscriptions }: CustomerSnapshot,
  current: ProviderSubscription,
): ProviderSubscription[] {
  return subscriptions.filter((subscription) => isLive(subscription) && subscription.id !== current.id);
}

/** The invoices of the older subscription that were charged for a time in which the newer one ran too. Pure. */
function chargedTwice(
  { invoices }: CustomerSnapshot,
  older: ProviderSubscription,
  newer: ProviderSubscription,
): string[] {
  return invoices
    .filter(({ subscriptionId, isCharged }) => subscriptionId === older.id && isCharged)
    .filter(({ periodEnd }) => periodEnd > newer.createdAt)
    .map(({ id }) => id);
}
