import type { Database } from '#server/database/pool.ts';
import { facilityOf } from './facility-of.ts';

/** The code of the facility that an account belongs to; null without a facility, or while its code is revoked. */
export async function codeOf(database: Database, accountId: string): Promise<string | null> {
  return (await facilityOf(database, accountId))?.code ?? null;
}
