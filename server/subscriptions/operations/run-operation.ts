import { ProviderUnavailable } from '#server/lib/payments/provider.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services.ts';
import type { Operation, OperationKind } from '../tables.ts';
import { findCustomer } from './customer.ts';
import { endIfClosed } from './end-if-closed.ts';
import { perform } from './execute-operation.ts';
import { type Claim, ClaimLost, commandUnder, holdClaim } from './hold-claim.ts';
import {
  type Asked,
  claimOperation,
  claimWaiting,
  type Outcome,
  type Plan,
  settleOperation,
  stillProcessed,
} from './payment-operations.ts';

/** After these the subscription renews by itself. */
const renewing: readonly OperationKind[] = ['subscribe', 'pay', 'keep', 'change_card'];

const asAsked: Plan = async (_tx, operation) => operation;

/**
 * Inserts an operation, executes it and stores its outcome. The same form sent again joins the first operation. Nothing
 * is stored for people who pay with another provider.
 * @throws Problem `conflict`, `provider_unavailable`, or what the plan throws
 */
export async function runOperation(services: Services, asked: Asked, plan: Plan = asAsked): Promise<Outcome> {
  await findCustomer(services, asked.accountId);
  const takeUp = (abandoned: Operation) => finishOperation(services, abandoned, true);
  const operation = await claimOperation(services, asked, plan, takeUp);
  if (operation.state === 'done') return { state: 'done' };
  if (operation.state === 'started') return finishOperation(services, operation, false);
  const confirmed = await confirmOperation(services, asked.accountId);
  if (confirmed) return confirmed;
  throw stillProcessed();
}

/** Reads what became of the payment that waited for the person's bank; null when none waits. */
export async function confirmOperation(services: Services, accountId: string): Promise<Outcome | null> {
  await findCustomer(services, accountId);
  const operation = await claimWaiting(services, accountId);
  return operation ? finishOperation(services, operation, true) : null;
}

/**
 * Executes an operation that this process has claimed. If the provider fails, its state is read; if even that fails, the
 * operation stays for the repair. Once another process has resumed the operation, this one stops.
 * @throws Problem `provider_unavailable`, `conflict`
 */
export async function finishOperation(
  services: Services,
  operation: Operation,
  isTakenUp: boolean,
): Promise<Outcome> {
  const claim = holdClaim(services, operation);
  const claimed = { ...services, payments: commandUnder(claim, services.payments) };
  try {
    const outcome = await performOrRead(claimed, operation, isTakenUp, claim);
    await settle(services, operation, outcome, claim);
    return outcome;
  } catch (error) {
    throw error instanceof ClaimLost ? stillProcessed() : error;
  }
}

async function performOrRead(
  services: Services,
  operation: Operation,
  isTakenUp: boolean,
  claim: Claim,
): Promise<Outcome> {
  try {
    return await perform(services, operation, isTakenUp);
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
    if (error instanceof ProviderUnavailable && !isTakenUp) {
      const read = await perform(services, operation, true).catch(() => null);
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
  operation: Operation,
  { state }: Outcome,
  claim: Claim,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    await claim.extend(tx);
    await settleOperation(tx, operation, state, services.clock.now());
    if (state !== 'failed' && renewing.includes(operation.kind)) {
      await endIfClosed(services, tx, operation.accountId);
    }
  });
}
