import type { Language } from '#contract/pages/languages.ts';
import { facilityOnHold, notAdministrator } from '#server/access/check-access.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, inArray, ne, type SQL } from '#server/lib/database/query.ts';
import { facilities } from '#server/tables/facilities.ts';
import { selectFacilityId } from '../find-facility.ts';

export type Administrator = { accountId: string; userType: string };

/**
 * Changes the facility of the calling administrator, also where a call is not theirs alone.
 * @throws Problem `forbidden` for anybody else, `facility_ended` while it is suspended
 */
export async function changeOwnFacility(
  database: Database,
  { accountId, userType }: Administrator,
  change: { code: string | null } | { language: Language } | Record<'name' | 'waitingName', SQL>,
): Promise<void> {
  if (userType !== 'facilityAdmin') throw notAdministrator();
  const isOwn = inArray(facilities.id, selectFacilityId(database, accountId));
  const isRunning = and(isOwn, ne(facilities.status, 'suspended'));
  const changed = await database.update(facilities).set(change).where(isRunning);
  if (changed.rowCount !== 0) return;
  throw (await database.$count(facilities, isOwn)) > 0 ? facilityOnHold() : notAdministrator();
}
