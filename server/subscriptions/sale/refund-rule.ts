import { addDays } from '#server/lib/payments/periods.ts';
import type { Subscription } from '#server/tables/subscriptions.ts';

const refundDays = 30;

type RefundFacts = {
  subscription: Pick<Subscription, 'status' | 'refundUsedAt'> | null;
  /** null if nothing was paid for this subscription. */
  firstPaidAt: Date | null;
  firstAccessedAt: Date | null;
  /** Whether a bank disputes a payment, or has taken it back. */
  isDisputed: boolean;
};

/**
 * Within 30 days of the first payment, if the game was never opened, and once for each person (docs/product-decisions.md#refunds), but not
 * while a bank disputes a payment (#disputes). The days of a free trial before that payment do not count. Operators refund without this rule.
 * Pure.
 */
export function canRefund(facts: RefundFacts, now: Date): boolean {
  const { subscription, firstPaidAt, firstAccessedAt, isDisputed } = facts;
  if (!subscription || subscription.refundUsedAt || firstAccessedAt || !firstPaidAt) return false;
  if (isDisputed) return false;
  const { status } = subscription;
  // A first period in February is over before the 30 days are.
  const wasStarted = status === 'active' || status === 'past_due' || status === 'ended';
  return wasStarted && now < addDays(firstPaidAt, refundDays);
}
