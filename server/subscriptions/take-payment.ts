import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, isNotNull } from '#server/lib/database/query.ts';
import { discountedCents, showDollars } from '#server/lib/payments/money.ts';
import { fieldProblem, Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import type { PaymentOperation } from '#server/tables/subscriptions.ts';
import { reserveCode } from './discount-codes.ts';
import { countCardAttempt, recordDecline, settleCardAttempt } from './limit-declines.ts';
import { subscriptionsMessages } from './messages.ts';
import { rejectUnlessDone } from './operations/reject-unless-done.ts';
import { runOperation } from './operations/run-operation.ts';
import { type OperationOutcome, type OperationPlan, updateInput } from './payment-operations.ts';
import { findSubscription } from './queries.ts';
import { getCurrentPrice } from './sale/prices.ts';
import { dueCents, nextAction, type SubscriptionAction, statusOf } from './state.ts';

export type PaymentOrder = {
  accountId: string;
  /** Network address of the caller: wrong codes and declined cards are counted by it. */
  address: string;
  /** An id from the payment provider; null with a code of 100 %, or to keep a canceled subscription. */
  paymentMethodId: string | null;
  discountCode: string | null;
  /** In US dollars, what the caller has shown; undefined for callers that do not send it. */
  expectedTotal?: number | undefined;
  /** The caller's idempotency key: the same form sent again pays once. */
  idempotencyKey: string | undefined;
};

/** What a successful call has done; `earlier` if the same form had succeeded before. */
export type PaymentDone = Exclude<SubscriptionAction, 'cancel'> | 'nothing' | 'earlier';

/**
 * Starts, keeps or pays a person's subscription: the one function of this feature that takes money. Called twice, at the
 * same time or after a crash, it pays once. It succeeds only if the subscription is paid for afterwards.
 * @throws Problem `validation`, `discount_invalid`, `price_changed`, `card_declined`, `requires_action`, `conflict`,
 * `too_many_requests` or `provider_unavailable`
 */
export async function takePayment(services: Services, payment: PaymentOrder): Promise<PaymentDone> {
  const { accountId, paymentMethodId } = payment;
  let done: PaymentDone = 'earlier';
  const plan: OperationPlan = async (tx, operation) => {
    const planned = await planPayment(services, tx, operation, payment);
    done = planned ? (planned.kind as Exclude<SubscriptionAction, 'cancel'>) : 'nothing';
    return planned;
  };
  // Without a new card nobody can find out whether a card works.
  if (paymentMethodId) await countCardAttempt(services, payment);
  let outcome: OperationOutcome | null = null;
  try {
    outcome = await runPayment(services, payment, plan);
  } finally {
    await (paymentMethodId ? settleCardAttempt : recordDecline)(services, payment, outcome);
  }
  rejectUnlessDone(outcome);
  await rejectUnlessPaid(services, accountId, done);
  return done;
}

/**
 * Runs the operation. An attempt with a code is counted first, and uncounted unless the code was wrong
 * (docs/product-decisions.md#price-without-login).
 */
async function runPayment(
  services: Services,
  payment: PaymentOrder,
  plan: OperationPlan,
): Promise<OperationOutcome> {
  const { accountId, address, paymentMethodId, discountCode, idempotencyKey } = payment;
  const request = { accountId, kind: 'subscribe', input: { paymentMethodId }, idempotencyKey } as const;
  if (discountCode) await services.limits.count('discountCode', address);
  let isWrong = false;
  try {
    return await runOperation(services, request, plan);
  } catch (problem) {
    isWrong = problem instanceof Problem && problem.code === 'discount_invalid';
    throw problem;
  } finally {
    if (discountCode && !isWrong) await services.limits.undoCount('discountCode', address);
  }
}

/** What the person's state calls for; null for people who are subscribed already. */
async function planPayment(
  { clock }: Services,
  tx: Database,
  operation: PaymentOperation,
  { accountId, paymentMethodId, discountCode, expectedTotal }: PaymentOrder,
): Promise<PaymentOperation | null> {
  const now = clock.now();
  const subscription = await findSubscription(tx, accountId);
  const kind = nextAction(statusOf(subscription, now));
  if (kind === null) return null;
  if (kind === 'pay' && subscription) checkTotal(expectedTotal, dueCents(subscription));
  if (kind !== 'subscribe') return updateInput(tx, operation, { kind });
  await rejectWithoutAddress(tx, accountId);
  const price = await getCurrentPrice(tx, now);
  const code = discountCode ? await reserveCode(tx, discountCode, operation, now) : null;
  checkTotal(expectedTotal, discountedCents(price.amountCents, code?.percentOff ?? 0));
  if (!paymentMethodId && code?.percentOff !== 100) {
    throw fieldProblem('paymentMethodId', subscriptionsMessages.cardMissing);
  }
  const trialDays = subscription?.trialUsedAt ? 0 : Math.max(price.trialDays, code?.trialDays ?? 0);
  return updateInput(tx, operation, { kind, priceId: price.id, codeId: code?.id ?? null, trialDays });
}

/** Without an address nobody gets a receipt or learns of a new price. @throws Problem `validation` */
async function rejectWithoutAddress(tx: Database, accountId: string): Promise<void> {
  if ((await tx.$count(accounts, and(eq(accounts.id, accountId), isNotNull(accounts.email)))) > 0) return;
  throw fieldProblem('email', subscriptionsMessages.emailMissingToPay);
}

/** Charges no total but the one that was shown (#unknown-price). @throws Problem `price_changed` */
function checkTotal(expectedTotal: number | undefined, cents: number): void {
  if (expectedTotal === undefined || Math.round(expectedTotal * 100) === cents) return;
  throw new Problem('price_changed', subscriptionsMessages.priceChanged({ money: showDollars(cents) }));
}

/** The provider may have ended it in the meantime. @throws Problem `conflict` unless the subscription is paid for now */
async function rejectUnlessPaid(services: Services, accountId: string, done: PaymentDone): Promise<void> {
  const status = statusOf(await findSubscription(services.database, accountId), services.clock.now());
  if (status === 'active' || (status === 'cancelling' && done !== 'keep')) return;
  throw new Problem('conflict', subscriptionsMessages.notActiveNow);
}
