import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/lib/database/pool.ts';
import { isUuid } from '#server/lib/is-uuid.ts';
import { Problem } from '#server/lib/problem.ts';
import { accounts } from '#server/tables/accounts.ts';
import { facilityMembers } from '#server/tables/facilities.ts';
import { areUsersOfFacility } from '../find-facility.ts';
import type { Administrator } from './change-own-facility.ts';

export type FacilityUser = { id: string; email: string | null };

/**
 * Returns a user of the calling administrator's facility.
 * @throws Problem `not_found` if the person is not a user of that facility or has closed the account
 */
export async function findMember(
  database: Database,
  { accountId }: Administrator,
  userId: string,
): Promise<FacilityUser> {
  const [member] = isUuid(userId)
    ? await database
        .select({ id: accounts.id, email: accounts.email })
        .from(accounts)
        .innerJoin(facilityMembers, eq(facilityMembers.accountId, accounts.id))
        .where(and(eq(accounts.id, userId), areUsersOfFacility(database, accountId)))
    : [];
  if (!member) throw new Problem('not_found', 'There is no such member in your facility.');
  return member;
}
