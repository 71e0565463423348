import { ProviderUnavailable } from '#server/lib/payments/provider.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import type { OperationKind, PaymentOperation } from '#server/tables/subscriptions.ts';
import { findCustomer } from '../customer.ts';
import {
  claimOperation,
  claimPending,
  type OperationOutcome,
  type OperationPlan,
  type OperationRequest,
  settleOperation,
  stillProcessed,
} from '../payment-operations.ts';
import { setRefundUsed } from '../sale/set-refund-used.ts';
import { endIfClosed } from './end-if-closed.ts';
import { executeOperation } from './execute-operation.ts';
import { type Claim, ClaimLost, holdClaim, withClaim } from './hold-claim.ts';

/** After these the subscription renews by itself. */
const renewing: readonly OperationKind[] = ['subscribe', 'pay', 'keep', 'change_card'];

const asRequested: OperationPlan = async (_tx, operation) => operation;

/**
 * Inserts an operation, executes it and stores its outcome. The same form sent again joins the first operation. Nothing
 * is stored for people who pay with another provider.
 * @throws Problem `conflict`, `provider_unavailable`, or what the plan throws
 */
export async function runOperation(
  services: Services,
  request: OperationRequest,
  plan: OperationPlan = asRequested,
): Promise<OperationOutcome> {
  await findCustomer(services, request.accountId);
  const resume = (abandoned: PaymentOperation) => finishOperation(services, abandoned, true);
  const operation = await claimOperation(services, request, plan, resume);
  if (operation.state === 'done') return { state: 'done' };
  if (operation.state === 'started') return finishOperation(services, operation, false);
  const confirmed = await confirmOperation(services, request.accountId);
  if (confirmed) return confirmed;
  throw stillProcessed();
}

/** Reads what became of the payment that waited for the person's bank; null when none waits. */
export async function confirmOperation(
  services: Services,
  accountId: string,
): Promise<OperationOutcome | null> {
  await findCustomer(services, accountId);
  const operation = await claimPending(services, accountId);
  return operation ? finishOperation(services, operation, true) : null;
}

/**
 * Executes an operation that this process has claimed. If the provider fails, its state is read; if even that fails, the
 * operation stays for the repair. Once another process has resumed the operation, this one stops.
 * @throws Problem `provider_unavailable`, `conflict`
 */
export async function finishOperation(
  services: Services,
  operation: PaymentOperation,
  isResumed: boolean,
): Promise<OperationOutcome> {
  const claim = holdClaim(services, operation);
  const claimed = { ...services, payments: withClaim(claim, services.payments) };
  try {
    const outcome = await executeOrRead(claimed, operation, isResumed, claim);
    await settle(services, operation, outcome, claim);
    return outcome;
  } catch (error) {
    throw error instanceof ClaimLost ? stillProcessed() : error;
  }
}

async function executeOrRead(
  services: Services,
  operation: PaymentOperation,
  isResumed: boolean,
  claim: Claim,
): Promise<OperationOutcome> {
  try {
    return await executeOperation(services, operation, isResumed);
  } catch (error) {
    if (error instanceof ClaimLost) throw error;
    if (error instanceof ProviderUnavailable) {
      services.log.error(
        { err: error, kind: operation.kind },
        'the payment provider did not do an operation',
      );
    }
    const mayStillHappen = error instanceof ProviderUnavailable && error.mayStillHappen;
    if (mayStillHappen) throw unavailable();
    if (error instanceof ProviderUnavailable && !isResumed) {
      const read = await executeOperation(services, operation, true).catch(() => null);
      if (read) return read;
    }
    await claim.release();
    throw error instanceof ProviderUnavailable ? unavailable() : error;
  }
}

function unavailable(): Problem {
  return new Problem(
    'provider_unavailable',
    'The payment service does not answer. We keep trying, and you will not be charged twice. Please look again in a few minutes.',
  );
}

async function settle(
  services: Services,
  operation: PaymentOperation,
  { state }: OperationOutcome,
  claim: Claim,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    await claim.extend(tx);
    await settleOperation(tx, operation, state, services.clock.now());
    // A refund that was not made does not use up the right. One that the repair gives up does: its money may be on its way.
    if (state === 'failed' && operation.input.usesRefundRight) {
      await setRefundUsed(tx, operation.accountId, null);
    }
    if (state !== 'failed' && renewing.includes(operation.kind)) {
      await endIfClosed(services, tx, operation.accountId);
    }
  });
}
