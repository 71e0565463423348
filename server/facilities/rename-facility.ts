import { eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/database/pool.ts';
import { notAdministrator } from './replace-code.ts';
import { facilities, facilityMembers } from './tables.ts';

/** @throws Problem `forbidden` for all but the administrator */
export async function renameFacility(
  database: Database,
  { accountId, userType }: { accountId: string; userType: string },
  name: string,
): Promise<void> {
  if (userType !== 'facilityAdmin') throw notAdministrator();
  const own = database
    .select({ id: facilityMembers.facilityId })
    .from(facilityMembers)
    .where(eq(facilityMembers.accountId, accountId));
  await database.update(facilities).set({ name }).where(inArray(facilities.id, own));
}
