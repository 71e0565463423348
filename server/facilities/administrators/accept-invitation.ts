import type { acceptAdministratorInvitation as endpoint } from '#contract/facility-administrators.ts';
import { isSubscribed } from '#server/access/access.ts';
import { isSameAddress } from '#server/accounts/find-account.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, ne } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { type AccountRow, accounts, sessions } from '#server/tables/accounts.ts';
import { facilityMembers } from '#server/tables/facilities.ts';
import { subscriptions } from '#server/tables/subscriptions.ts';
import { announceAdministrator, consumeInvitation, getInvitation } from '../administrator-invitations.ts';
import { findFacility } from '../find-facility.ts';
import { freeSeat } from '../membership.ts';
import { facilitiesMessages } from '../messages.ts';
import { reasonAgainst } from './acceptance-rule.ts';

/**
 * Makes the caller an administrator of the facility; the invitation was sent to the caller's address. A member of it gives
 * the seat back, and its administrators no longer see the results.
 * @throws Problem `link_invalid`, `too_many_requests`, or `conflict` with the reason why this account cannot accept
 */
export async function acceptAdministratorInvitation(
  services: Services,
  { params: { token }, caller: { accountId, sessionId }, address, origin }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { database, clock, limits } = services;
  const now = clock.now();
  return limits.countFailures('resetPassword', address, () =>
    database.transaction(async (tx) => {
      const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
      const invitation = await getInvitation(tx, token, now);
      if (account) await checkMayAccept(tx, account, invitation, now);
      const { facilityId } = await consumeInvitation(tx, token, now);
      const place = { facilityId, joinedAt: now, unitId: null };
      await freeSeat(tx, accountId);
      await tx
        .insert(facilityMembers)
        .values({ accountId, ...place })
        .onConflictDoUpdate({ target: facilityMembers.accountId, set: place });
      await tx.update(accounts).set({ userType: 'facilityAdmin' }).where(eq(accounts.id, accountId));
      // An open login on another device would become one of an administrator.
      await tx.delete(sessions).where(and(eq(sessions.accountId, accountId), ne(sessions.id, sessionId)));
      await announceAdministrator(services, tx, { accountId, facilityId, origin });
      return { message: facilitiesMessages.invitationAccepted };
    }),
  );
}

async function checkMayAccept(
  database: Database,
  { id, userType, email, emailVerifiedAt }: AccountRow,
  invitation: { email: string; facilityId: string },
  now: Date,
): Promise<void> {
  const facility = await findFacility(database, id);
  const [subscription] = await database.select().from(subscriptions).where(eq(subscriptions.accountId, id));
  const reason = reasonAgainst(
    {
      userType,
      isAddressee: email !== null && (await isSameAddress(database, email, invitation.email)),
      isEmailConfirmed: emailVerifiedAt !== null,
      facilityId: facility?.id ?? null,
      hasSubscription: subscription?.status === 'past_due' || isSubscribed(subscription ?? null, now),
    },
    invitation,
  );
  if (reason) throw new Problem('conflict', reason);
}
