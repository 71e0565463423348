import { addressKey } from '#server/accounts/find-account.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, sql } from '#server/lib/database/query.ts';
import { accounts } from '#server/tables/accounts.ts';
import { facilityMembers } from '#server/tables/facilities.ts';

/**
 * The address of a member as the administrator knows it: also one that has an account elsewhere, so that nobody can find out
 * who has one. For queries that join members with their accounts.
 */
export const memberAddress = sql<string | null>`coalesce(${accounts.email}, ${facilityMembers.askedEmail})`;

export const hasAddress = sql<boolean>`${memberAddress} is not null`;

/** Whether somebody of the facility has this address, or is asked to join with it. */
export async function isAddressOfMember(
  database: Database,
  facilityId: string,
  email: string,
): Promise<boolean> {
  const found = await database
    .select({ id: facilityMembers.accountId })
    .from(facilityMembers)
    .innerJoin(accounts, eq(accounts.id, facilityMembers.accountId))
    .where(and(eq(facilityMembers.facilityId, facilityId), eq(addressKey(memberAddress), addressKey(email))))
    .limit(1);
  return found.length > 0;
}
