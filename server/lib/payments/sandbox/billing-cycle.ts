import { hourMs } from '#server/lib/clock.ts';
import { addDays, addMonths, nextBoundary } from '../periods.ts';
import type { ProviderOrder } from '../provider.ts';
import { charge, openInvoice } from './charge.ts';
import { type Ledger, type LedgerSubscription, newId } from './ledger.ts';

/** How the sandbox's subscriptions renew and end. Pure: no database, no clock. */

const hoursToPayTheFirst = 23;

/** Brings a ledger up to `now`: renews due subscriptions, ends canceled ones, gives up those that were never paid. */
export function advance(ledger: Ledger, now: Date): void {
  for (const subscription of ledger.subscriptions) {
    const giveUpAt = new Date(subscription.createdAt.getTime() + hoursToPayTheFirst * hourMs);
    if (subscription.status === 'incomplete' && giveUpAt <= now) finish(ledger, subscription, giveUpAt);
    while (subscription.status === 'active' && subscription.periodEnd <= now) renew(ledger, subscription);
  }
}

function renew(ledger: Ledger, subscription: LedgerSubscription): void {
  const dueAt = subscription.periodEnd;
  const isOver = subscription.endsAt !== null && subscription.endsAt <= dueAt;
  if (subscription.cancelAtPeriodEnd || isOver) {
    finish(ledger, subscription, dueAt);
    return;
  }
  if (subscription.nextPrice) applyNextPrice(subscription, dueAt);
  subscription.periodStart = dueAt;
  subscription.periodEnd = nextBoundary(subscription.anchorAt, subscription.price.intervalMonths, dueAt);
  if (subscription.discountEndsAt && subscription.discountEndsAt <= dueAt) subscription.percentOff = null;
  charge(ledger, subscription, openInvoice(ledger, subscription, dueAt), dueAt, 'renewal');
}

function applyNextPrice(subscription: LedgerSubscription, dueAt: Date): void {
  const { price, nextPrice } = subscription;
  if (!nextPrice) return;
  if (nextPrice.intervalMonths !== price.intervalMonths) subscription.anchorAt = dueAt;
  subscription.price = nextPrice;
  subscription.nextPrice = null;
}

/** Starts a subscription, and tries the first payment unless it starts with a trial. */
export function start(ledger: Ledger, order: ProviderOrder, now: Date): void {
  const { price, discount, trialDays } = order;
  const trialEndsAt = trialDays > 0 ? addDays(now, trialDays) : null;
  const anchorAt = trialEndsAt ?? now;
  const lasts = discount?.lasts;
  const discountMonths = lasts === 'once' ? price.intervalMonths : typeof lasts === 'object' && lasts.months;
  const subscription: LedgerSubscription = {
    id: newId('sub', order.customerId),
    operationId: order.operationId,
    status: trialEndsAt ? 'active' : 'incomplete',
    createdAt: now,
    anchorAt,
    periodStart: now,
    periodEnd: trialEndsAt ?? addMonths(now, price.intervalMonths),
    trialEndsAt,
    cancelAtPeriodEnd: false,
    endsAt: null,
    endedAt: null,
    price,
    nextPrice: null,
    percentOff: discount?.percentOff ?? null,
    discountEndsAt: discountMonths ? addMonths(anchorAt, discountMonths) : null,
  };
  ledger.subscriptions.unshift(subscription);
  if (!trialEndsAt) charge(ledger, subscription, openInvoice(ledger, subscription, now), now, 'first');
  if (lasts === 'once' && !trialEndsAt) subscription.percentOff = null;
}

/** Ends a subscription; one that was never paid expires. Nothing stays owed. */
export function finish(ledger: Ledger, subscription: LedgerSubscription, at: Date): void {
  if (subscription.status === 'ended' || subscription.status === 'expired') return;
  subscription.status = subscription.status === 'incomplete' ? 'expired' : 'ended';
  subscription.endedAt = at;
  for (const invoice of ledger.invoices) {
    if (invoice.subscriptionId === subscription.id && invoice.status === 'open') invoice.status = 'void';
  }
}

/**
 * Brings forward the next date of a subscription: a renewal or an end, or the next of `graceSteps`, in days after the
 * renewal, if that is unpaid.
 */
export function advanceToNextDate(
  ledger: Ledger,
  subscription: LedgerSubscription,
  now: Date,
  graceSteps: readonly number[],
): void {
  if (subscription.status === 'past_due') {
    const step = graceSteps.find((days) => addDays(subscription.periodStart, days) > now);
    if (step !== undefined) subscription.periodStart = addDays(now, -step);
    return;
  }
  // Dates after the period's end keep their distance in months.
  const { periodEnd } = subscription;
  const moved = (instant: Date) => addMonths(now, monthsBetween(periodEnd, instant));
  subscription.periodStart = new Date(
    subscription.periodStart.getTime() - (periodEnd.getTime() - now.getTime()),
  );
  subscription.trialEndsAt &&= moved(subscription.trialEndsAt);
  subscription.endsAt &&= moved(subscription.endsAt);
  subscription.discountEndsAt &&= moved(subscription.discountEndsAt);
  subscription.periodEnd = now;
  subscription.anchorAt = now;
  advance(ledger, now);
}

function monthsBetween(from: Date, to: Date): number {
  return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
}
