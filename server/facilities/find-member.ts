import type { Database } from '#server/database/pool.ts';
import { Problem } from '#server/problem.ts';
import { type Administrator, notAdministrator } from './change-own-facility.ts';
import { type FacilityUser, listUsersBeside } from './facility-of.ts';

/**
 * A user of the facility that the caller runs.
 * @throws Problem `forbidden` for all but an administrator, `not_found` for who is no user of that facility now, or
 * has closed the account
 */
export async function findMember(
  database: Database,
  { accountId, userType }: Administrator,
  userId: string,
): Promise<FacilityUser> {
  if (userType !== 'facilityAdmin') throw notAdministrator();
  const member = (await listUsersBeside(database, accountId)).find(({ id }) => id === userId);
  if (!member) throw new Problem('not_found', 'There is no such member in your facility.');
  return member;
}
