import { ProviderUnavailable } from '#server/payments/provider.ts';
import { Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import {
  type Asked,
  claimOperation,
  claimWaiting,
  letGo,
  type Outcome,
  type Plan,
  settleOperation,
  stillProcessed,
} from './payment-operations.ts';
import { perform } from './perform.ts';
import type { Operation } from './tables.ts';

const asAsked: Plan = async (_tx, operation) => operation;

/**
 * Writes an operation down, does it and notes how it ended. The same form sent again joins the first one.
 * @throws Problem `conflict`, `provider_unavailable`, or what the plan throws
 */
export async function runOperation(services: Services, asked: Asked, plan: Plan = asAsked): Promise<Outcome> {
  const takeUp = (abandoned: Operation) => finishOperation(services, abandoned, true);
  const operation = await claimOperation(services, asked, plan, takeUp);
  if (operation.state === 'done') return { state: 'done' };
  if (operation.state === 'started') return finishOperation(services, operation, false);
  const confirmed = await confirmOperation(services, asked.accountId);
  if (confirmed) return confirmed;
  throw stillProcessed();
}

/** Looks what became of the payment that waited for the person's bank; null when none waits. */
export async function confirmOperation(services: Services, accountId: string): Promise<Outcome | null> {
  const operation = await claimWaiting(services, accountId);
  return operation ? finishOperation(services, operation, true) : null;
}

/**
 * Does an operation that this process has claimed. When the provider fails, what it did is read; where even that is not
 * possible, the operation stays for the repair.
 * @throws Problem `provider_unavailable`
 */
export async function finishOperation(
  services: Services,
  operation: Operation,
  isTakenUp: boolean,
): Promise<Outcome> {
  const outcome = await perform(services, operation, isTakenUp).catch(async (error) => {
    const mayStillHappen = error instanceof ProviderUnavailable && error.mayStillHappen;
    if (mayStillHappen) throw unavailable();
    if (error instanceof ProviderUnavailable && !isTakenUp) {
      const read = await perform(services, operation, true).catch(() => null);
      if (read) return read;
    }
    await letGo(services, operation);
    throw error instanceof ProviderUnavailable ? unavailable() : error;
  });
  await settle(services, operation, outcome);
  return outcome;
}

function unavailable(): Problem {
  return new Problem(
    'provider_unavailable',
    'The payment service does not answer. We keep trying, and you will not be charged twice. Please look again in a few minutes.',
  );
}

async function settle(services: Services, operation: Operation, { state }: Outcome): Promise<void> {
  await services.database.transaction((tx) => settleOperation(tx, operation, state, services.clock.now()));
}
