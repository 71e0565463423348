import { dayMs } from '#server/lib/clock.ts';
import type { Services } from '#server/services/services.ts';
import { type PaymentOperation, paymentOperations } from '#server/tables/subscriptions.ts';
import { claimAbandoned, isAbandoned } from '../payment-operations.ts';
import { finishOperation, giveUpOperation } from './run-operation.ts';

const batchSize = 100;

/**
 * Resumes the operations of processes that died, from the provider's snapshot: payments that were made count, payments
 * that were not are given up, and subscriptions that were to end are ended.
 */
export async function repairPayments(services: Services): Promise<void> {
  const { database, clock } = services;
  const abandoned = await database
    .select({ accountId: paymentOperations.accountId })
    .from(paymentOperations)
    .where(isAbandoned(clock.now()))
    .limit(batchSize);
  for (const { accountId } of abandoned) {
    const operation = await claimAbandoned(services, accountId);
    if (operation) await repair(services, operation);
  }
}

async function repair(services: Services, operation: PaymentOperation): Promise<void> {
  const { clock, log } = services;
  try {
    await finishOperation(services, operation, true);
  } catch (err) {
    const now = clock.now();
    const { id, kind, createdAt } = operation;
    log.error({ err, operation: id, kind }, 'a payment operation is not settled yet');
    if (now.getTime() - createdAt.getTime() < dayMs) return;
    await giveUpOperation(services, operation, err);
  }
}
