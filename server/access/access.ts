import type { UserType } from '#contract/user.ts';
import { dayMs } from '#server/lib/clock.ts';
import type { Subscription } from '#server/tables/subscriptions.ts';

/** Decides who may play; `check-access.ts` asks it for every call of the game. Pure: no clock, no database, no request. */

export type Paid = Pick<
  Subscription,
  'status' | 'periodEnd' | 'graceEndsAt' | 'cancelAtPeriodEnd' | 'endsAt' | 'endedAt'
>;
export type Membership = { status: 'trial' | 'active' | 'suspended'; endsAt: Date | null };
export type AccessFacts = {
  userType: UserType;
  subscription: Paid | null;
  facility: Membership | null;
  /** When a former member of a facility could last play there; null for people who never were members. */
  memberUntil: Date | null;
  /** For people on the waiting list of a study: since when they wait, and when the game opens for them. */
  waiting?: { since: Date; until: Date | null } | null;
};

export type Access = 'open' | 'subscription_required' | 'facility_ended' | 'study_waiting';

/** A canceled subscription counts until its period ends, an unpaid one until its grace period ends (docs/product-decisions.md#cancel-at-period-end and #grace-period). */
export function isSubscribed(subscription: Paid | null, now: Date): boolean {
  if (!subscription) return false;
  const until = accessEnd(subscription);
  return until !== null && until > now;
}

/** A renewal counts as missing only after this long, so that a slow message does not lock out people who pay. */
const renewalSlackMs = dayMs;

/** When access ends unless it is renewed; null if there is no access. */
export function accessEnd(subscription: Paid): Date | null {
  const { status, periodEnd, graceEndsAt, cancelAtPeriodEnd, endsAt } = subscription;
  if (status === 'past_due') return graceEndsAt;
  if (status !== 'active' || !periodEnd) return null;
  const isRenewed = !cancelAtPeriodEnd && (endsAt === null || endsAt > periodEnd);
  return isRenewed ? new Date(periodEnd.getTime() + renewalSlackMs) : periodEnd;
}

/** The date that people are shown: the end of the paid period, or of the grace period. */
export function paidUntil(subscription: Paid): Date | null {
  if (accessEnd(subscription) === null) return null;
  return subscription.status === 'past_due' ? subscription.graceEndsAt : subscription.periodEnd;
}

/** `ended` once the operator's last day is over. */
export function facilityStatus({ status, endsAt }: Membership, now: Date): Membership['status'] | 'ended' {
  return endsAt !== null && endsAt <= now ? 'ended' : status;
}

/**
 * Whether this person may play, and why not. Individuals pay; members play while their facility has access; operators
 * may see everything. An unknown kind of account has to pay, like an individual (#account-kinds).
 */
export function mayPlay({ userType, subscription, facility, waiting }: AccessFacts, now: Date): Access {
  if (waiting?.until && waiting.until > now) return 'study_waiting';
  switch (userType) {
    case 'operator':
      return 'open';
    case 'facilityUser':
    case 'facilityAdmin': {
      const status = facility && facilityStatus(facility, now);
      return status === 'trial' || status === 'active' ? 'open' : 'facility_ended';
    }
    default:
      return isSubscribed(subscription, now) ? 'open' : 'subscription_required';
  }
}

/**
 * Whether exercises that were played at these instants may still be saved: always while the person may play, afterwards
 * if they were played before access ended (#stored-user). If that date is unknown, access ended now.
 */
export function maySave(facts: AccessFacts, playedAt: readonly Date[], now: Date): Access {
  const access = mayPlay(facts, now);
  if (access === 'open') return access;
  const ended = accessEnded(access, facts, now);
  return ended !== null && playedAt.every((at) => at < ended) ? 'open' : access;
}

/** When a person lost access; null for people who never had it. */
function accessEnded(
  access: Exclude<Access, 'open'>,
  { subscription, facility, memberUntil, waiting }: AccessFacts,
  now: Date,
): Date | null {
  if (access === 'study_waiting') return waiting?.since ?? now;
  if (access === 'facility_ended') {
    return facility?.endsAt && facility.endsAt <= now ? facility.endsAt : now;
  }
  const ends = [subscription && paymentEnded(subscription), memberUntil].filter((end) => end !== null);
  return ends.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
}

function paymentEnded(subscription: Paid): Date | null {
  const { status, endedAt, periodEnd } = subscription;
  return status === 'ended' ? (endedAt ?? periodEnd) : accessEnd(subscription);
}
