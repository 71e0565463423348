import { messageOf } from '#server/lib/log.ts';
import { ProviderUnavailable } from '#server/lib/payments/provider.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import type { PaymentOperation } from '#server/tables/subscriptions.ts';
import { findCustomer } from '../customer.ts';
import { subscriptionsMessages } from '../messages.ts';
import { operationKinds } from '../operation-kinds.ts';
import {
  claimOperation,
  claimPending,
  type OperationOutcome,
  type OperationPlan,
  type OperationRequest,
  settleOperation,
  stillProcessed,
} from '../payment-operations.ts';
import { endIfClosed } from './end-if-closed.ts';
import { executeOperation } from './execute-operation.ts';
import { type Claim, ClaimLost, holdClaim, withClaim } from './hold-claim.ts';

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
  const resume = async (abandoned: PaymentOperation) => {
    try {
      await finishOperation(services, abandoned, true);
    } catch (error) {
      if (!isSetAside(request, abandoned, error)) throw error;
      await giveUpOperation(services, abandoned, error);
    }
  };
  const operation = await claimOperation(services, request, plan, resume);
  if (operation.state === 'done') return { state: 'done' };
  if (operation.state === 'started') return finishOperation(services, operation, false);
  return (await confirmOperation(services, operation)).outcome;
}

/**
 * Whether an operation that cannot be finished makes way for a cancellation or a refund. A payment does not: it is only read,
 * and where that fails, nothing else can be done either.
 */
function isSetAside({ kind }: OperationRequest, abandoned: PaymentOperation, error: unknown): boolean {
  const isTakenOver = error instanceof Problem && error.code === 'conflict';
  return operationKinds[kind].waitsForNothing && !operationKinds[abandoned.kind].takesMoney && !isTakenOver;
}

/** Gives an operation up that could not be finished, with an alarm: somebody has to look at it at the provider. */
export async function giveUpOperation(
  { database, clock, log, metrics }: Services,
  operation: PaymentOperation,
  err: unknown,
): Promise<void> {
  const { id, kind } = operation;
  const failure = {
    because: 'given up',
    message: err instanceof Error ? messageOf(err) : 'unknown',
  } as const;
  await database.transaction((tx) =>
    settleOperation(tx, operation, { state: 'failed', failure }, clock.now()),
  );
  log.error({ err, operation: id, kind }, 'a payment operation was given up');
  metrics.countAlarm('payment_refused');
}

/** What became of an operation. `isNews`: nobody was told before. */
type Confirmation = { outcome: OperationOutcome; isNews: boolean };

/**
 * Reads what became of an operation that may wait for the person's bank. One that has ended is reported as it ended.
 * @throws Problem `conflict`, `provider_unavailable`
 */
export async function confirmOperation(services: Services, asked: PaymentOperation): Promise<Confirmation> {
  await findCustomer(services, asked.accountId);
  const resume = (abandoned: PaymentOperation) => finishOperation(services, abandoned, true);
  const operation = await claimPending(services, asked, resume);
  const { state, failure } = operation;
  if (state === 'done') return { outcome: { state }, isNews: false };
  if (state === 'failed') {
    return { outcome: { state, failure: failure ?? { because: 'not made' } }, isNews: false };
  }
  return { outcome: await finishOperation(services, operation, true), isNews: true };
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
    if (error instanceof ProviderUnavailable && error.mayStillHappen) {
      // A payment is read once it cannot be made anymore. All others are done again under their keys, whenever somebody asks.
      if (!operationKinds[operation.kind].takesMoney) await claim.release();
      throw unavailable();
    }
    if (error instanceof ProviderUnavailable && !isResumed) {
      const read = await executeOperation(services, operation, true).catch(() => null);
      if (read) return read;
    }
    await claim.release();
    throw error instanceof ProviderUnavailable ? unavailable() : error;
  }
}

function unavailable(): Problem {
  return new Problem('provider_unavailable', subscriptionsMessages.paymentSilent);
}

async function settle(
  services: Services,
  operation: PaymentOperation,
  outcome: OperationOutcome,
  claim: Claim,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    await claim.extend(tx);
    await settleOperation(tx, operation, outcome, services.clock.now());
    if (outcome.state !== 'failed' && operationKinds[operation.kind].renews) {
      await endIfClosed(services, tx, operation.accountId);
    }
  });
}
