import type { subscriptionStatuses } from '#contract/subscriptions.ts';
import { isSubscribed, type Paid } from '#server/access/access.ts';
import { discountedCents } from '#server/lib/payments/money.ts';
import { addDays, firstBoundary } from '#server/lib/payments/periods.ts';
import type { CustomerSnapshot, ProviderSubscription } from '#server/lib/payments/provider.ts';
import type { Price, Subscription } from '#server/tables/subscriptions.ts';

/**
 * The life of a subscription: none -> incomplete -> active -> cancelling / past_due -> ended. Pure: no clock, no
 * database, no request.
 */

export type Status = (typeof subscriptionStatuses)[number];

/** How long access continues after an unpaid renewal, and on which days of it an email is sent (docs/product-decisions.md#grace-period). */
export const graceDays = 7;
export const reminderDays = [3, 6] as const;

/** Which status may follow which. Only tests read this: two reads may be far apart, so that a status is skipped. */
export const nextStatuses: Record<Status, readonly Status[]> = {
  none: ['incomplete', 'active'],
  incomplete: ['active', 'none', 'ended'],
  active: ['cancelling', 'past_due', 'ended'],
  cancelling: ['active', 'past_due', 'ended'],
  past_due: ['active', 'cancelling', 'ended'],
  ended: ['incomplete', 'active'],
};

/** What a person can do in each status. */
export type SubscriptionAction = 'subscribe' | 'keep' | 'pay' | 'cancel';

const actions: Record<Status, readonly SubscriptionAction[]> = {
  none: ['subscribe'],
  incomplete: ['subscribe', 'cancel'],
  active: ['cancel'],
  cancelling: ['keep', 'cancel'],
  past_due: ['pay', 'cancel'],
  ended: ['subscribe'],
};

/** Whether a person can do this in that status. */
export function canDo(status: Status, action: SubscriptionAction): boolean {
  return actions[status].includes(action);
}

/** What updating the subscription means now: start, keep, pay what is due, or nothing more. */
export function nextAction(status: Status): 'subscribe' | 'keep' | 'pay' | null {
  return (['subscribe', 'keep', 'pay'] as const).find((action) => canDo(status, action)) ?? null;
}

/** The status as people see it now; a date that has passed counts even before the provider is read again. */
export function statusOf(subscription: Paid | null, now: Date): Status {
  if (!subscription) return 'none';
  const { status, cancelAtPeriodEnd } = subscription;
  if (status !== 'active' && status !== 'past_due') return status;
  if (!isSubscribed(subscription, now)) return 'ended';
  return status === 'active' && cancelAtPeriodEnd ? 'cancelling' : status;
}

type Current = ProviderSubscription & { status: Exclude<ProviderSubscription['status'], 'expired'> };

const ranks: Record<Current['status'], number> = { active: 0, past_due: 0, incomplete: 1, ended: 2 };

/** The current one of all subscriptions of a customer: a running one, else a waiting one, else a past one; newest first. */
export function currentOf({ subscriptions }: CustomerSnapshot): Current | null {
  const [first] = subscriptions
    .filter((one): one is Current => one.status !== 'expired')
    .toSorted((a, b) => ranks[a.status] - ranks[b.status] || b.createdAt.getTime() - a.createdAt.getTime());
  return first ?? null;
}

/** Whether it is running, paid or not. */
export function isLive({ status }: ProviderSubscription): boolean {
  return status === 'active' || status === 'past_due';
}

/** When the grace period of an unpaid renewal ends; null for one that is paid. */
function graceEndOf({ status, periodStart }: ProviderSubscription): Date | null {
  return status === 'past_due' ? addDays(periodStart, graceDays) : null;
}

/** Whether it runs at the provider although its grace period, or its paid period, is over. */
export function isLapsed(subscription: ProviderSubscription, now: Date): boolean {
  const { status, ...more } = subscription;
  if (status !== 'active' && status !== 'past_due') return false;
  return !isSubscribed({ ...more, status, graceEndsAt: graceEndOf(subscription) }, now);
}

type Renewing = Pick<ProviderSubscription, 'priceCents' | 'percentOff' | 'discountEndsAt' | 'periodEnd'>;

/** What the next renewal charges. */
export function nextChargeCents({ priceCents, percentOff, discountEndsAt, periodEnd }: Renewing): number {
  const isDiscounted = discountEndsAt === null || discountEndsAt > periodEnd;
  return isDiscounted ? discountedCents(priceCents, percentOff ?? 0) : priceCents;
}

/** What the next renewal of a row charges, if its next period has this price; null for the price that it has. */
export function renewalCents(subscription: Subscription, price: Pick<Price, 'amountCents'> | null): number {
  const { percentOff, discountEndsAt, periodEnd } = subscription;
  const priceCents = price?.amountCents ?? subscription.priceCents ?? 0;
  return nextChargeCents({ priceCents, percentOff, discountEndsAt, periodEnd: periodEnd ?? new Date(0) });
}

/** The price of the current period, for an unpaid renewal. */
export function dueCents(subscription: Subscription): number {
  const { priceCents, percentOff, discountEndsAt, periodStart } = subscription;
  const periodEnd = periodStart ?? new Date(0);
  return nextChargeCents({ priceCents: priceCents ?? 0, percentOff, discountEndsAt, periodEnd });
}

/**
 * When a subscription has to end because nobody could pay for the next period: there is no card, and a discount of 100 %
 * ends (#free-codes). null when it need not end.
 */
export function endWithoutCard(subscription: ProviderSubscription): Date | null {
  const { card, status, endsAt, cancelAtPeriodEnd, percentOff, discountEndsAt, periodEnd } = subscription;
  if (card || status !== 'active' || endsAt || cancelAtPeriodEnd) return null;
  if (percentOff !== 100) return periodEnd;
  if (discountEndsAt === null) return null;
  if (discountEndsAt <= periodEnd) return periodEnd;
  return firstBoundary(subscription.anchorAt, subscription.intervalMonths, discountEndsAt);
}

export const daysOfPriceNotice = 30;

/**
 * The next change of a person's price: a new price takes effect with the first period that starts on or after its day,
 * and not before 30 days have passed since `notifiedAt` (#price-changes).
 */
export function priceChangeOf(
  subscription: Subscription,
  newest: Pick<Price, 'id' | 'amountCents' | 'intervalMonths' | 'validFrom'> | null,
  notifiedAt: Date,
) {
  const { status, cancelAtPeriodEnd, endsAt, priceId, priceCents, periodEnd, anchorAt, intervalMonths } =
    subscription;
  if (status !== 'active' || cancelAtPeriodEnd || endsAt || !periodEnd || !priceId || priceCents === null) {
    return null;
  }
  if (!newest || newest.id === priceId) return null;
  const dates = [newest.validFrom, addDays(notifiedAt, daysOfPriceNotice), periodEnd];
  const earliest = new Date(Math.max(...dates.map((date) => date.getTime())));
  const at = firstBoundary(anchorAt ?? periodEnd, intervalMonths ?? 1, earliest);
  const { percentOff, discountEndsAt } = subscription;
  const centsAt = (cents: number) =>
    nextChargeCents({ priceCents: cents, percentOff, discountEndsAt, periodEnd: at });
  const toCents = centsAt(newest.amountCents);
  // Another price row need not change what is paid: other free days alone, or a discount of 100 %.
  const isSameInterval = toCents === 0 || newest.intervalMonths === intervalMonths;
  if (toCents === centsAt(priceCents) && isSameInterval) return null;
  return {
    at,
    fromCents: discountedCents(priceCents, percentOff ?? 0),
    toCents,
    intervalMonths: newest.intervalMonths,
  };
}

/** The last charge for the current, or the last, period; 0 while its renewal is unpaid (#amounts). */
function lastChargeCents({ invoices }: CustomerSnapshot, { id, periodEnd }: ProviderSubscription): number {
  const [newest] = invoices
    .filter(({ subscriptionId }) => subscriptionId === id)
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return newest?.status === 'paid' && newest.periodEnd >= periodEnd ? newest.amountCents : 0;
}

/** What of a payment has not been given back. */
export function leftOf({
  amountCents,
  refundedCents,
}: {
  amountCents: number;
  refundedCents: number | null;
}): number {
  return amountCents - (refundedCents ?? 0);
}

/** The columns of a person's row that follow from the provider's snapshot. */
export function columnsOf(snapshot: CustomerSnapshot) {
  const current = currentOf(snapshot);
  const { card } = current ?? snapshot;
  return {
    status: current?.status ?? ('none' as const),
    providerId: current?.id ?? null,
    startedAt: current?.createdAt ?? null,
    endedAt: current?.endedAt ?? null,
    periodStart: current?.periodStart ?? null,
    anchorAt: current?.anchorAt ?? null,
    periodEnd: current?.periodEnd ?? null,
    trialEndsAt: current?.trialEndsAt ?? null,
    cancelAtPeriodEnd: current?.cancelAtPeriodEnd ?? false,
    endsAt: current?.endsAt ?? null,
    graceEndsAt: current && graceEndOf(current),
    priceId: current?.priceId ?? null,
    priceCents: current?.priceCents ?? null,
    intervalMonths: current?.intervalMonths ?? null,
    percentOff: current?.percentOff ?? null,
    discountEndsAt: current?.discountEndsAt ?? null,
    lastChargeCents: current && lastChargeCents(snapshot, current),
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
  };
}
