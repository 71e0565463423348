import { fieldProblem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import { findSubscription, refuseUnlessDone } from './answers.ts';
import { reserveCode } from './discount-codes.ts';
import { type Plan, rememberInput } from './payment-operations.ts';
import { currentPrice } from './prices.ts';
import { runOperation } from './run-operation.ts';
import { statusOf, wishOfUpdate } from './state.ts';

export type Payment = {
  accountId: string;
  /** Network address of the caller: wrong codes are counted by it. */
  address: string;
  /** An id of the payment provider's; null with a code of 100 %, or to keep a cancelled subscription. */
  paymentMethodId: string | null;
  discountCode: string | null;
  /** The caller's key: the same form sent again pays once. */
  form: string | undefined;
};

/**
 * Brings a person's subscription to run: the one verb of this feature that takes money. Called twice, side by side or
 * after a crash, it pays once.
 * @throws Problem `validation`, `discount_invalid`, `card_declined`, `requires_action`, `conflict` or
 * `provider_unavailable`
 */
export async function startPaying(services: Services, payment: Payment): Promise<void> {
  const { accountId, paymentMethodId, form } = payment;
  const asked = { accountId, kind: 'subscribe', input: { paymentMethodId }, form } as const;
  const pay = () => runOperation(services, asked, planOf(services, payment));
  const outcome = payment.discountCode
    ? await services.limits.countFailures('discountCode', payment.address, pay)
    : await pay();
  refuseUnlessDone(outcome);
}

function planOf({ clock }: Services, { accountId, paymentMethodId, discountCode }: Payment): Plan {
  return async (tx, operation) => {
    const now = clock.now();
    const subscription = await findSubscription(tx, accountId);
    const kind = wishOfUpdate(statusOf(subscription, now));
    if (kind === null) return null;
    if (kind !== 'subscribe') return rememberInput(tx, operation, { kind });
    const price = await currentPrice(tx, now);
    const code = discountCode ? await reserveCode(tx, discountCode, operation, now) : null;
    if (!paymentMethodId && code?.percentOff !== 100) {
      throw fieldProblem('paymentMethodId', 'Please enter your card.');
    }
    const trialDays = subscription?.trialUsedAt ? 0 : Math.max(price.trialDays, code?.trialDays ?? 0);
    return rememberInput(tx, operation, { kind, priceId: price.id, codeId: code?.id ?? null, trialDays });
  };
}
