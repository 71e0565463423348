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
  refunded: readonly Receipt[];
};

/** The emails that follow from a change of a person's row. Pure. */
export function emailsFor(change: Change): SubscriptionEmail[] {
  const { before, after, nextCents, endsAt, isBeingRefunded, paid, refunded } = change;
  const emails: SubscriptionEmail[] = [];
  const isNew = after.providerId !== before.providerId || !wasRunning(before);
  const hasStarted = isNew && wasRunning(after);
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
  const cents = refunded.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (cents > 0) emails.push({ kind: 'refunded', cents });
  if (after.status === 'past_due' && before.status !== 'past_due' && after.graceEndsAt) {
    emails.push({ kind: 'paymentFailed', day: 0, until: after.graceEndsAt.toISOString() });
  }
  if (isCanceled(after) && !isCanceled(before) && after.periodEnd) {
    emails.push({ kind: 'subscriptionCanceled', until: after.periodEnd.toISOString() });
  }
  if (after.status === 'ended' && wasRunning(before) && cents === 0 && !isBeingRefunded) {
    emails.push({ kind: 'subscriptionEnded', because: reasonOfEnd(before) });
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
