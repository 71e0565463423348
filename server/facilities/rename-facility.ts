import type { Database } from '#server/lib/database/pool.ts';
import { type Administrator, changeOwnFacility } from './administration/change-own-facility.ts';

/** @throws Problem `forbidden` for anybody but its administrator */
export function renameFacility(database: Database, caller: Administrator, name: string): Promise<void> {
  return changeOwnFacility(database, caller, { name });
}
