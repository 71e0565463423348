import type { Database } from '#server/lib/database/pool.ts';
import { Problem } from '#server/lib/problem.ts';
import { type FacilityUser, listFacilityUsers } from '../find-facility.ts';
import { type Administrator, notAdministrator } from './change-own-facility.ts';

/**
 * Returns a user of the calling administrator's facility.
 * @throws Problem `forbidden` if the caller is not an administrator, `not_found` if the person is not a user of that
 * facility or has closed the account
 */
export async function findMember(
  database: Database,
  { accountId, userType }: Administrator,
  userId: string,
): Promise<FacilityUser> {
  if (userType !== 'facilityAdmin') throw notAdministrator();
  const member = (await listFacilityUsers(database, accountId)).find(({ id }) => id === userId);
  if (!member) throw new Problem('not_found', 'There is no such member in your facility.');
  return member;
}
