import type { Database } from '#server/database/pool.ts';
import { type Administrator, changeOwnFacility } from './change-own-facility.ts';

/** @throws Problem `forbidden` for anybody but its administrator */
export function renameFacility(database: Database, caller: Administrator, name: string): Promise<void> {
  return changeOwnFacility(database, caller, { name });
}
