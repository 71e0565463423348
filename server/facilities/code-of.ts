import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/pool.ts';
import { facilities, facilityMembers } from './tables.ts';

/** The code of the facility that an account belongs to; null without a facility, or while its code is revoked. */
export async function codeOf(database: Database, accountId: string): Promise<string | null> {
  const [facility] = await database
    .select({ code: facilities.code })
    .from(facilityMembers)
    .innerJoin(facilities, eq(facilities.id, facilityMembers.facilityId))
    .where(eq(facilityMembers.accountId, accountId));
  return facility?.code ?? null;
}
