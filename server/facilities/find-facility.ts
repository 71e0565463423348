import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, getTableColumns, isNull, sql } from '#server/lib/database/query.ts';
import { accounts } from '#server/tables/accounts.ts';
import { facilities, facilityMembers } from '#server/tables/facilities.ts';

export type OwnFacility = typeof facilities.$inferSelect & { joinedAt: Date };

/** Returns the facility of an account, and since when the account belongs to it; null if there is none. */
export async function findFacility(database: Database, accountId: string): Promise<OwnFacility | null> {
  const [facility] = await database
    .select({ ...getTableColumns(facilities), joinedAt: facilityMembers.joinedAt })
    .from(facilityMembers)
    .innerJoin(facilities, eq(facilities.id, facilityMembers.facilityId))
    .where(eq(facilityMembers.accountId, accountId));
  return facility ?? null;
}

/** The id of the account's facility, as a subquery. */
export function selectFacilityId(database: Database, accountId: string) {
  return database
    .select({ id: facilityMembers.facilityId })
    .from(facilityMembers)
    .where(eq(facilityMembers.accountId, accountId));
}

/**
 * The members of the account's facility. An account has one facility at most; with `in` PostgreSQL would expect as many members
 * as the largest facility has, and read whole tables for a small one.
 */
export function areMembersOfFacility(database: Database, accountId: string) {
  return eq(facilityMembers.facilityId, sql`(${selectFacilityId(database, accountId)})`);
}

/** The users of the account's facility, as its administrator sees them: without closed accounts. */
export function areUsersOfFacility(database: Database, accountId: string) {
  return and(
    areMembersOfFacility(database, accountId),
    eq(accounts.userType, 'facilityUser'),
    isNull(accounts.deletionRequestedAt),
  );
}
