import type { Database } from '#server/lib/database/pool.ts';
import { and, asc, eq, gt, sql } from '#server/lib/database/query.ts';
import { accounts } from '#server/tables/accounts.ts';
import { administratorInvitations, facilities, facilityMembers } from '#server/tables/facilities.ts';
import { isAdministratorOf } from './administrator-invitations.ts';

/** The administrators of a facility, without closed accounts; those who joined first come first. */
export function findAdministrators(database: Database, facilityId: string) {
  return database
    .select({
      userId: accounts.id,
      name: sql<string>`coalesce(${accounts.name}, ${accounts.userName})`,
      email: accounts.email,
      emailConfirmed: sql<boolean>`${accounts.emailVerifiedAt} is not null`,
      isFounder: sql<boolean>`${facilityMembers.joinedAt} = ${facilities.createdAt}`,
      since: facilityMembers.joinedAt,
    })
    .from(accounts)
    .innerJoin(facilityMembers, eq(facilityMembers.accountId, accounts.id))
    .innerJoin(facilities, eq(facilities.id, facilityMembers.facilityId))
    .where(isAdministratorOf(facilityId))
    .orderBy(asc(facilityMembers.joinedAt), asc(accounts.id));
}

/** The open invitations of a facility; those that end first come first. */
export function findInvitations(database: Database, facilityId: string, now: Date) {
  return database
    .select()
    .from(administratorInvitations)
    .where(
      and(eq(administratorInvitations.facilityId, facilityId), gt(administratorInvitations.expiresAt, now)),
    )
    .orderBy(asc(administratorInvitations.expiresAt), asc(administratorInvitations.id));
}
