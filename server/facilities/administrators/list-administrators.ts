import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { listAdministrators as endpoint } from '#contract/facility-administrators.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { administratorInvitations, facilityMembers } from '#server/tables/facilities.ts';
import { isAdministratorOf } from '../administrator-invitations.ts';
import { administeredFacility } from '../units.ts';

/** Returns the administrators of the caller's facility and its open invitations. @throws Problem `forbidden` */
export async function listAdministrators(
  { database, clock }: Services,
  { caller }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { id: facilityId, verifiedAt } = await administeredFacility(database, caller);
  const [administrators, invitations] = await Promise.all([
    database
      .select({
        userId: accounts.id,
        name: sql<string>`coalesce(${accounts.name}, ${accounts.userName})`,
        since: facilityMembers.joinedAt,
      })
      .from(accounts)
      .innerJoin(facilityMembers, eq(facilityMembers.accountId, accounts.id))
      .where(isAdministratorOf(facilityId))
      .orderBy(asc(facilityMembers.joinedAt), asc(accounts.id)),
    database
      .select()
      .from(administratorInvitations)
      .where(
        and(
          eq(administratorInvitations.facilityId, facilityId),
          gt(administratorInvitations.expiresAt, clock.now()),
        ),
      )
      .orderBy(asc(administratorInvitations.expiresAt), asc(administratorInvitations.id)),
  ]);
  return {
    mayInvite: verifiedAt !== null,
    administrators: administrators.map(({ userId, name, since }) => ({
      userId,
      name,
      since: since.toISOString(),
      isYou: userId === caller.accountId,
    })),
    invitations: invitations.map(({ id, email, expiresAt }) => ({
      invitationId: id,
      email,
      endsAt: expiresAt.toISOString(),
    })),
  };
}
