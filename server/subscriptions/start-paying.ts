import type { Database } from '#server/database/pool.ts';
import { discountedCents, showDollars } from '#server/payments/money.ts';
import { fieldProblem, Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import { findSubscription, refuseUnlessDone } from './answers.ts';
import { reserveCode } from './discount-codes.ts';
import { limitDeclines, noteDeclines } from './limit-declines.ts';
import { type Plan, rememberInput } from './payment-operations.ts';
import { currentPrice } from './prices.ts';
import { runOperation } from './run-operation.ts';
import { dueCents, statusOf, type Wish, wishOfUpdate } from './state.ts';
import type { Operation } from './tables.ts';

export type Payment = {
  accountId: string;
  /** Network address of the caller: wrong codes and declined cards are counted by it. */
  address: string;
  /** An id of the payment provider's; null with a code of 100 %, or to keep a cancelled subscription. */
  paymentMethodId: string | null;
  discountCode: string | null;
  /** In US dollars, what the caller has shown; undefined for callers that do not say. */
  expectedTotal?: number | undefined;
  /** The caller's key: the same form sent again pays once. */
  form: string | undefined;
};

/** What a call that succeeded has done; `earlier` where the same form had succeeded before. */
export type PaymentDone = Exclude<Wish, 'cancel'> | 'nothing' | 'earlier';

/**
 * Brings a person's subscription to run: the one verb of this feature that takes money. Called twice, side by side or
 * after a crash, it pays once. Succeeds only when the subscription is paid for afterwards.
 * @throws Problem `validation`, `discount_invalid`, `price_changed`, `card_declined`, `requires_action`, `conflict`,
 * `too_many_requests` or `provider_unavailable`
 */
export async function startPaying(services: Services, payment: Payment): Promise<PaymentDone> {
  const { accountId, paymentMethodId, form } = payment;
  const asked = { accountId, kind: 'subscribe', input: { paymentMethodId }, form } as const;
  let done: PaymentDone = 'earlier';
  const plan: Plan = async (tx, operation) => {
    const planned = await planPayment(services, tx, operation, payment);
    done = planned ? (planned.kind as Exclude<Wish, 'cancel'>) : 'nothing';
    return planned;
  };
  const pay = () => runOperation(services, asked, plan);
  const payWithCode = () =>
    payment.discountCode ? services.limits.countFailures('discountCode', payment.address, pay) : pay();
  // Without a new card nothing can be found out about one.
  const limit = paymentMethodId ? limitDeclines : noteDeclines;
  await limit(services, payment, async () => refuseUnlessDone(await payWithCode()));
  await refuseUnlessPaid(services, accountId, done);
  return done;
}

/** What the person's state calls for; null for who is subscribed already. */
async function planPayment(
  { clock }: Services,
  tx: Database,
  operation: Operation,
  { accountId, paymentMethodId, discountCode, expectedTotal }: Payment,
): Promise<Operation | null> {
  const now = clock.now();
  const subscription = await findSubscription(tx, accountId);
  const kind = wishOfUpdate(statusOf(subscription, now));
  if (kind === null) return null;
  if (kind === 'pay' && subscription) checkTotal(expectedTotal, dueCents(subscription));
  if (kind !== 'subscribe') return rememberInput(tx, operation, { kind });
  const price = await currentPrice(tx, now);
  const code = discountCode ? await reserveCode(tx, discountCode, operation, now) : null;
  checkTotal(expectedTotal, discountedCents(price.amountCents, code?.percentOff ?? 0));
  if (!paymentMethodId && code?.percentOff !== 100) {
    throw fieldProblem('paymentMethodId', 'Please enter your card.');
  }
  const trialDays = subscription?.trialUsedAt ? 0 : Math.max(price.trialDays, code?.trialDays ?? 0);
  return rememberInput(tx, operation, { kind, priceId: price.id, codeId: code?.id ?? null, trialDays });
}

/** Nothing is charged that was not shown (decision G139). @throws Problem `price_changed` */
function checkTotal(expectedTotal: number | undefined, cents: number): void {
  if (expectedTotal === undefined || Math.round(expectedTotal * 100) === cents) return;
  throw new Problem(
    'price_changed',
    `The price is now ${showDollars(cents)}. Nothing was charged. Please look at the new amount and tap the button again.`,
  );
}

/** The provider may have ended it in the meantime: success is only claimed for a subscription that is paid for now. */
async function refuseUnlessPaid(services: Services, accountId: string, done: PaymentDone): Promise<void> {
  const status = statusOf(await findSubscription(services.database, accountId), services.clock.now());
  if (status === 'active' || (status === 'cancelling' && done !== 'keep')) return;
  throw new Problem(
    'conflict',
    'Your subscription is not active now. Please open your subscription page again to see how it stands.',
  );
}
