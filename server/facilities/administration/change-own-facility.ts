import type { Language } from '#contract/pages/languages.ts';
import { notAdministrator } from '#server/access/check-access.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { inArray, type SQL } from '#server/lib/database/query.ts';
import { facilities } from '#server/tables/facilities.ts';
import { selectFacilityId } from '../find-facility.ts';

export type Administrator = { accountId: string; userType: string };

/** Changes the facility of the calling administrator. @throws Problem `forbidden` for anybody else */
export async function changeOwnFacility(
  database: Database,
  { accountId, userType }: Administrator,
  change: { code: string | null } | { language: Language } | Record<'name' | 'waitingName', SQL>,
): Promise<void> {
  if (userType !== 'facilityAdmin') throw notAdministrator();
  const isOwn = inArray(facilities.id, selectFacilityId(database, accountId));
  const changed = await database.update(facilities).set(change).where(isOwn);
  if (changed.rowCount === 0) throw notAdministrator();
}
