import type { Database } from '#server/lib/database/pool.ts';
import { findFacility } from './find-facility.ts';

/** Returns the code of the account's facility; null without a facility, or while its code is revoked. */
export async function findCode(database: Database, accountId: string): Promise<string | null> {
  return (await findFacility(database, accountId))?.code ?? null;
}
