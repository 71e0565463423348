import { neverOpened } from '#server/accounts/never-opened.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq } from '#server/lib/database/query.ts';
import { isUuid } from '#server/lib/is-uuid.ts';
import { Problem } from '#server/lib/problem.ts';
import { accounts } from '#server/tables/accounts.ts';
import { facilityMembers } from '#server/tables/facilities.ts';
import { areUsersOfFacility } from '../find-facility.ts';
import { memberAddress } from '../member-address.ts';
import { facilitiesMessages } from '../messages.ts';
import type { Administrator } from './change-own-facility.ts';

export type LockedMember = { id: string; userName: string; email: string | null; neverOpened: boolean };

/**
 * Locks a user of the calling administrator's facility until the transaction ends.
 * @throws Problem `not_found` if the person is not a user of that facility or has closed the account
 */
export async function lockMember(
  database: Database,
  { accountId }: Administrator,
  userId: string,
): Promise<LockedMember> {
  const [member] = isUuid(userId)
    ? await database
        .select({ id: accounts.id, userName: accounts.userName, email: memberAddress, neverOpened })
        .from(accounts)
        .innerJoin(facilityMembers, eq(facilityMembers.accountId, accounts.id))
        .where(and(eq(accounts.id, userId), areUsersOfFacility(database, accountId)))
        .for('update', { of: accounts })
    : [];
  if (!member) throw noSuchMember();
  return member;
}

const noSuchMember = () => new Problem('not_found', facilitiesMessages.noSuchMember);

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
        .select({ id: accounts.id, email: memberAddress })
        .from(accounts)
        .innerJoin(facilityMembers, eq(facilityMembers.accountId, accounts.id))
        .where(and(eq(accounts.id, userId), areUsersOfFacility(database, accountId)))
    : [];
  if (!member) throw noSuchMember();
  return member;
}
