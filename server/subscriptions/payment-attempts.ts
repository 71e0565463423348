import type { ResponseOf } from '#contract/endpoint.ts';
import type { listPaymentAttempts, PaymentAttempt } from '#contract/operator-people.ts';
import { and, desc, eq, inArray } from '#server/lib/database/query.ts';
import { dollarsOf } from '#server/lib/payments/money.ts';
import { type ProviderCharge, ProviderRefused, ProviderUnavailable } from '#server/lib/payments/provider.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import {
  type OperationFailure,
  type PaymentOperation,
  paymentOperations,
} from '#server/tables/subscriptions.ts';
import { findCustomer } from './customer.ts';

/** What a person tries; the rest are our own corrections. */
const tried = ['subscribe', 'pay', 'keep', 'change_card', 'cancel', 'refund'] as const;
const longestList = 200;

/**
 * Every attempt to pay, for the operator: those that were made here, and the provider's charges, without which a failed renewal
 * would be missing. The newest first.
 */
export async function findPaymentAttempts(
  services: Services,
  accountId: string,
): Promise<ResponseOf<typeof listPaymentAttempts>> {
  const operations = await services.database
    .select()
    .from(paymentOperations)
    .where(and(eq(paymentOperations.accountId, accountId), inArray(paymentOperations.kind, [...tried])))
    .orderBy(desc(paymentOperations.createdAt))
    .limit(longestList);
  const { charges, missing } = await readCharges(services, accountId);
  const attempts = [...operations.map(attemptOf), ...charges.map(attemptOfCharge)];
  return { attempts: attempts.toSorted((a, b) => b.at.localeCompare(a.at)), missing };
}

/** The provider's charges; without them the page still shows what was tried here. */
async function readCharges(
  services: Services,
  accountId: string,
): Promise<{ charges: ProviderCharge[]; missing: string | null }> {
  try {
    const customerId = await findCustomer(services, accountId);
    return { charges: customerId ? await services.payments.readCharges(customerId) : [], missing: null };
  } catch (error) {
    const isProviders = [ProviderRefused, ProviderUnavailable, Problem].some((kind) => error instanceof kind);
    if (!isProviders) throw error;
    return { charges: [], missing: (error as Error).message };
  }
}

function attemptOf({ createdAt, kind, state, failure }: PaymentOperation): PaymentAttempt {
  return {
    at: createdAt.toISOString(),
    by: 'person',
    what: kind as (typeof tried)[number],
    outcome: state === 'started' ? 'running' : state,
    amount: null,
    reason: state === 'waiting' ? 'The bank asks the person to confirm it.' : failure && reasonOf(failure),
  };
}

function reasonOf(failure: OperationFailure): string {
  switch (failure.because) {
    case 'declined':
      return failure.code ? `${failure.message} (${failure.code})` : failure.message;
    case 'refused':
      return `Refused for good: ${failure.message}`;
    case 'replaced':
      return 'The person asked for something else before the bank had answered.';
    case 'given up':
      return `Given up: ${failure.message}`;
    default:
      return 'It was not made: nothing happened at the payment provider.';
  }
}

function attemptOfCharge({ at, cents, failure }: ProviderCharge): PaymentAttempt {
  return {
    at: at.toISOString(),
    by: 'provider',
    what: 'charge',
    outcome: failure === null ? 'done' : 'failed',
    amount: dollarsOf(cents),
    reason: failure,
  };
}
