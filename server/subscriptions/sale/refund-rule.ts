import { addDays } from '#server/lib/payments/periods.ts';
import type { Subscription } from '../tables.ts';

const refundDays = 30;

type RefundFacts = {
  subscription: Pick<Subscription, 'status' | 'startedAt' | 'refundUsedAt'> | null;
  /** What was paid for this subscription and not refunded. */
  paidCents: number;
  firstAccessedAt: Date | null;
};

/** Within 30 days of the start, if the game was never opened, and once for each person (decision G101). Pure. */
export function canRefund({ subscription, paidCents, firstAccessedAt }: RefundFacts, now: Date): boolean {
  if (!subscription?.startedAt || subscription.refundUsedAt || firstAccessedAt || paidCents === 0)
    return false;
  const isRunning = subscription.status === 'active' || subscription.status === 'past_due';
  return isRunning && now < addDays(subscription.startedAt, refundDays);
}
