import type { SubscriptionEmail } from '#server/services/email-job.ts';
import type { Receipt, Subscription } from '#server/tables/subscriptions.ts';

type Change = {
  before: Subscription;
  after: Subscription;
  /** What the next renewal will cost. */
  nextCents: number;
  /** When it ends unless a card is added. */
  endsAt: Date | null;
  /** Whether a refund is under way, whose own email says what happened. */
  isBeingRefunded: boolean;
  paid: readonly Receipt[];
  refundedCents: number;
  /** When we learned of it. */
  at: Date;
};

/** The emails that follow from a change of a person's row. Pure. */
export function emailsFor(change: Change): SubscriptionEmail[] {
  return [...emailsAboutMoney(change), ...emailsAboutRenewal(change)];
}

const isOther = ({ before, after }: Change) => after.providerId !== before.providerId || !wasRunning(before);

function emailsAboutMoney(change: Change): SubscriptionEmail[] {
  const { after, nextCents, endsAt, paid, refundedCents, at } = change;
  const emails: SubscriptionEmail[] = [];
  const hasStarted = isOther(change) && wasRunning(after);
  const charged = paid.filter(({ amountCents }) => amountCents > 0);
  const [first, ...others] = charged;
  if (hasStarted && after.periodEnd) {
    emails.push({
      kind: 'subscriptionStarted',
      paidCents: first?.amountCents ?? 0,
      nextCents,
      intervalMonths: after.intervalMonths ?? 1,
      periodEnd: after.periodEnd.toISOString(),
      isTrial: after.trialEndsAt !== null && after.trialEndsAt >= after.periodEnd,
      endsAt: endsAt?.toISOString() ?? null,
      at: at.toISOString(),
    });
  }
  for (const { amountCents, paidAt, periodStart, periodEnd } of hasStarted ? others : charged) {
    emails.push({
      kind: 'receipt',
      cents: amountCents,
      paidAt: paidAt.toISOString(),
      periodStart: periodStart.toISOString(),
      periodEnd: periodEnd.toISOString(),
    });
  }
  if (refundedCents > 0) {
    emails.push({ kind: 'refunded', cents: refundedCents, at: at.toISOString() });
  }
  return emails;
}

function emailsAboutRenewal(change: Change): SubscriptionEmail[] {
  const { before, after, isBeingRefunded, refundedCents } = change;
  const emails: SubscriptionEmail[] = [];
  if (after.status === 'past_due' && before.status !== 'past_due' && after.graceEndsAt) {
    emails.push({ kind: 'paymentFailed', day: 0, until: after.graceEndsAt.toISOString() });
  }
  if (isCanceled(after) && !isCanceled(before) && after.periodEnd) {
    emails.push({ kind: 'subscriptionCanceled', until: after.periodEnd.toISOString() });
  }
  if (!isOther(change) && wasRunning(after)) emails.push(...emailsAboutChoices(change));
  if (after.status === 'ended' && wasRunning(before) && refundedCents === 0 && !isBeingRefunded) {
    emails.push({ kind: 'subscriptionEnded', because: reasonOfEnd(before) });
  }
  return emails;
}

/** What the person has changed about a subscription that goes on. A receipt says it where another card has paid already. */
function emailsAboutChoices({ before, after, nextCents, paid, at }: Change): SubscriptionEmail[] {
  const emails: SubscriptionEmail[] = [];
  const { periodEnd, cardBrand, cardLast4 } = after;
  if (isCanceled(before) && !isCanceled(after) && periodEnd) {
    emails.push({ kind: 'subscriptionKept', nextCents, periodEnd: periodEnd.toISOString() });
  }
  const isOtherCard = before.cardBrand !== cardBrand || before.cardLast4 !== cardLast4;
  if (isOtherCard && cardBrand !== null && paid.length === 0) {
    emails.push({ kind: 'cardChanged', brand: cardBrand, last4: cardLast4 ?? '', at: at.toISOString() });
  }
  return emails;
}

function wasRunning({ status }: Subscription): boolean {
  return status === 'active' || status === 'past_due';
}

function isCanceled({ status, cancelAtPeriodEnd }: Subscription): boolean {
  return status === 'active' && cancelAtPeriodEnd;
}

function reasonOfEnd({ status, endsAt, cancelAtPeriodEnd }: Subscription) {
  if (cancelAtPeriodEnd) return 'canceled';
  if (status === 'past_due') return 'unpaid';
  return endsAt ? 'no card' : 'canceled';
}
