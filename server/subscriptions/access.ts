import type { UserType } from '#contract/user.ts';
import { dayMs } from '#server/clock.ts';
import type { Subscription } from './tables.ts';

/** Who may play. Pure: no clock, no database, no request. */

export type Paid = Pick<
  Subscription,
  'status' | 'periodEnd' | 'graceEndsAt' | 'cancelAtPeriodEnd' | 'endsAt' | 'endedAt'
>;
export type Membership = { status: 'trial' | 'active' | 'suspended'; endsAt: Date | null };
export type AccessFacts = {
  userType: UserType;
  subscription: Paid | null;
  facility: Membership | null;
  /** When somebody who left a facility could last play there; null for who never did. */
  memberUntil: Date | null;
};

export type Access = 'open' | 'subscription_required' | 'facility_ended';

/** A cancelled subscription counts until its period ends, an unpaid one until its grace ends (decisions G93, G102). */
export function isSubscribed(subscription: Paid | null, now: Date): boolean {
  if (!subscription) return false;
  const until = accessEnd(subscription);
  return until !== null && until > now;
}

/** A renewal may be read this late before it counts as missing: who pays is not locked out by a slow message. */
const renewalSlackMs = dayMs;

/** When access ends unless it is renewed; null without any. */
export function accessEnd(subscription: Paid): Date | null {
  const { status, periodEnd, graceEndsAt, cancelAtPeriodEnd, endsAt } = subscription;
  if (status === 'past_due') return graceEndsAt;
  if (status !== 'active' || !periodEnd) return null;
  const isRenewed = !cancelAtPeriodEnd && (endsAt === null || endsAt > periodEnd);
  return isRenewed ? new Date(periodEnd.getTime() + renewalSlackMs) : periodEnd;
}

/** The date people are told: the end of what is paid, or of the grace. */
export function paidUntil(subscription: Paid): Date | null {
  if (accessEnd(subscription) === null) return null;
  return subscription.status === 'past_due' ? subscription.graceEndsAt : subscription.periodEnd;
}

/** `ended` once the operator's last day is over. */
export function facilityStatus({ status, endsAt }: Membership, now: Date): Membership['status'] | 'ended' {
  return endsAt !== null && endsAt <= now ? 'ended' : status;
}

/**
 * Whether the game opens for this person, and why not. Individuals pay; members play while their facility has
 * access; an operator looks at everything. A kind of account that is not known gets nothing (decision G48).
 */
export function mayPlay({ userType, subscription, facility }: AccessFacts, now: Date): Access {
  switch (userType) {
    case 'operator':
      return 'open';
    case 'facilityUser':
    case 'facilityAdmin': {
      const status = facility ? facilityStatus(facility, now) : 'ended';
      return status === 'trial' || status === 'active' ? 'open' : 'facility_ended';
    }
    default:
      return isSubscribed(subscription, now) ? 'open' : 'subscription_required';
  }
}

/**
 * Whether what was played at these instants may still be saved: always while the game is open, afterwards what was
 * played before access ended (decision G70). Where nobody knows when that was, it was now.
 */
export function maySave(facts: AccessFacts, playedAt: readonly Date[], now: Date): Access {
  const access = mayPlay(facts, now);
  if (access === 'open') return access;
  const ended = accessEnded(access, facts, now);
  return ended !== null && playedAt.every((at) => at < ended) ? 'open' : access;
}

/** When a person lost access; null for who never had any. */
function accessEnded(
  access: Exclude<Access, 'open'>,
  { subscription, facility, memberUntil }: AccessFacts,
  now: Date,
): Date | null {
  if (access === 'facility_ended') {
    return facility?.endsAt && facility.endsAt <= now ? facility.endsAt : now;
  }
  const paid = subscription && paymentEnded(subscription);
  return paid && memberUntil && paid < memberUntil ? memberUntil : (paid ?? memberUntil);
}

function paymentEnded(subscription: Paid): Date | null {
  const { status, endedAt, periodEnd } = subscription;
  return status === 'ended' ? (endedAt ?? periodEnd) : accessEnd(subscription);
}
