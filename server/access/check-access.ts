import type { Endpoint } from '#contract/endpoint.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, isNull } from '#server/lib/database/query.ts';
import type { SignedInCaller } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { facilities, facilityMembers } from '#server/tables/facilities.ts';
import { studyConsents } from '#server/tables/study.ts';
import { subscriptions } from '#server/tables/subscriptions.ts';
import { type Access, type AccessFacts, mayPlay, maySave } from './access.ts';
import { accessMessages } from './messages.ts';

/** A signed-in caller, with what decides whether they may play. */
export type Player = SignedInCaller & { readonly access: AccessFacts };

/**
 * Makes the check of whom a call is `only` for, before its handler runs. A member may still end a subscription from before:
 * what charges is refused to them by its handler.
 * @throws Problem `subscription_required`, `facility_ended`, `study_waiting` or `forbidden`
 */
export function createRejectOthers({ clock }: Pick<Services, 'clock'>) {
  return ({ only, afterAccess }: Endpoint, { access, userType }: Player): void => {
    if (only === 'players' && !afterAccess) checkPlaying(access, clock.now());
    const mayHaveOwn = userType === 'individualUser' || access.subscription !== null;
    if (only === 'individuals' && !mayHaveOwn) throw notIndividual();
    if (only !== 'administrators') return;
    if (userType !== 'facilityAdmin') throw notAdministrator();
    if (access.facility?.status === 'suspended') throw facilityOnHold();
  };
}

/** An operator suspended it: until that is over nothing of it opens for those who run it. */
export const facilityOnHold = () => new Problem('facility_ended', accessMessages.facilityOnHold);

const notIndividual = () => new Problem('forbidden', accessMessages.onlyIndividuals);

export const notAdministrator = () => new Problem('forbidden', accessMessages.onlyFacilityStaff);

function checkPlaying(facts: AccessFacts, now: Date): void {
  rejectUnlessOpen(mayPlay(facts, now));
}

/** @throws Problem the same, unless exercises that were played at these instants may still be saved */
export function checkSaving(facts: AccessFacts, playedAt: readonly Date[], now: Date): void {
  rejectUnlessOpen(maySave(facts, playedAt, now));
}

function rejectUnlessOpen(access: Access): void {
  if (access === 'subscription_required') throw new Problem(access, accessMessages.subscriptionRequired);
  if (access === 'facility_ended') {
    throw new Problem(access, accessMessages.facilityEnded);
  }
  if (access === 'study_waiting') {
    throw new Problem(access, accessMessages.studyWaiting);
  }
}

/** Whether a person who makes no call may play now; not while the account is closed or on hold. */
export async function mayPlayNow(database: Database, accountId: string, now: Date): Promise<boolean> {
  const { status, periodEnd, graceEndsAt, cancelAtPeriodEnd, endsAt, endedAt } = subscriptions;
  const [facts] = await database
    .select({
      userType: accounts.userType,
      subscription: { status, periodEnd, graceEndsAt, cancelAtPeriodEnd, endsAt, endedAt },
      facility: { status: facilities.status, endsAt: facilities.endsAt },
      memberUntil: accounts.memberUntil,
      waiting: { since: studyConsents.agreedAt, until: studyConsents.opensAt },
    })
    .from(accounts)
    .leftJoin(subscriptions, eq(subscriptions.accountId, accounts.id))
    .leftJoin(facilityMembers, eq(facilityMembers.accountId, accounts.id))
    .leftJoin(facilities, eq(facilities.id, facilityMembers.facilityId))
    .leftJoin(studyConsents, eq(studyConsents.accountId, accounts.id))
    .where(and(eq(accounts.id, accountId), isNull(accounts.deletionRequestedAt), isNull(accounts.frozenAt)));
  return facts !== undefined && mayPlay(facts, now) === 'open';
}
