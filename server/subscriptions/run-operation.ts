import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/database/pool.ts';
import { ProviderUnavailable } from '#server/payments/provider.ts';
import { Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import {
  type Asked,
  claimOperation,
  claimWaiting,
  letGo,
  type Outcome,
  settleOperation,
} from './payment-operations.ts';
import { perform } from './perform.ts';
import { type Operation, paymentOperations } from './tables.ts';

/**
 * Decides, once nobody else acts for this person, what is to be done, and writes it down. null: nothing. What it throws
 * makes the operation fail.
 */
export type Plan = (tx: Database, operation: Operation) => Promise<Operation | null>;

const asAsked: Plan = async (_tx, operation) => operation;

/**
 * Writes an operation down, does it and notes how it ended. The same form sent again joins the first one.
 * @throws Problem `conflict`, `provider_unavailable`, or what the plan throws
 */
export async function runOperation(services: Services, asked: Asked, plan: Plan = asAsked): Promise<Outcome> {
  const claimed = await claimOperation(services, asked, (abandoned) =>
    finishOperation(services, abandoned, true),
  );
  if (claimed.state === 'done') return { state: 'done' };
  if (claimed.state === 'waiting') {
    const confirmed = await confirmOperation(services, asked.accountId);
    if (confirmed) return confirmed;
    throw new Problem(
      'conflict',
      'Your payment is still being processed. Please wait a minute and try again.',
    );
  }
  const planned = await services.database
    .transaction(async (tx) => {
      await dropWaiting(tx, claimed.accountId, services.clock.now());
      return plan(tx, claimed);
    })
    .catch(async (error) => {
      await settle(services, claimed, { state: 'failed', refusal: null });
      throw error;
    });
  if (planned) return finishOperation(services, planned, false);
  await settle(services, claimed, { state: 'done' });
  return { state: 'done' };
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

/** What waited for the person's bank is given up: the person wishes something else now. */
async function dropWaiting(tx: Database, accountId: string, now: Date): Promise<void> {
  const waiting = await tx
    .select()
    .from(paymentOperations)
    .where(and(eq(paymentOperations.accountId, accountId), eq(paymentOperations.state, 'waiting')));
  for (const operation of waiting) await settleOperation(tx, operation, 'failed', now);
}
