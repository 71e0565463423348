import { notAdministrator } from '#server/access/check-access.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, isNull } from '#server/lib/database/query.ts';
import { accounts } from '#server/tables/accounts.ts';
import { facilityMembers } from '#server/tables/facilities.ts';
import type { Administrator } from '../administration/change-own-facility.ts';
import { areMembersOfFacility } from '../find-facility.ts';

/**
 * Locks all administrators of the caller's facility until the transaction ends, so that two who remove each other at once
 * do not both succeed. Without closed accounts.
 * @throws Problem `forbidden` if the caller is not, or no longer, one of them
 */
export async function lockAdministrators(
  database: Database,
  { accountId, userType }: Administrator,
): Promise<{ facilityId: string; administrators: string[] }> {
  if (userType !== 'facilityAdmin') throw notAdministrator();
  const locked = await database
    .select({ id: accounts.id, facilityId: facilityMembers.facilityId })
    .from(accounts)
    .innerJoin(facilityMembers, eq(facilityMembers.accountId, accounts.id))
    .where(
      and(
        areMembersOfFacility(database, accountId),
        eq(accounts.userType, 'facilityAdmin'),
        isNull(accounts.deletionRequestedAt),
      ),
    )
    .orderBy(accounts.id)
    .for('update', { of: accounts });
  const own = locked.find(({ id }) => id === accountId);
  if (!own) throw notAdministrator();
  return { facilityId: own.facilityId, administrators: locked.map(({ id }) => id) };
}
