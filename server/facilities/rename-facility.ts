import type { Language } from '#contract/pages/languages.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { sql } from '#server/lib/database/query.ts';
import { facilities } from '#server/tables/facilities.ts';
import { type Administrator, changeOwnFacility } from './administration/change-own-facility.ts';

/**
 * Names the administrator's facility. Emails to strangers carry that name, so another one of a verified facility waits
 * until an operator agrees; giving the present one takes it back.
 * @throws Problem `forbidden` for anybody but its administrator
 */
export async function renameFacility(database: Database, caller: Administrator, name: string): Promise<void> {
  const isUsed = sql`${facilities.verifiedAt} is null or ${facilities.name} = ${name}`;
  await changeOwnFacility(database, caller, {
    name: sql`case when ${isUsed} then ${name} else ${facilities.name} end`,
    waitingName: sql`case when ${isUsed} then null else ${name} end`,
  });
}

/** Sets the language of the administrator's facility. @throws Problem `forbidden` for anybody but its administrator */
export function setFacilityLanguage(
  database: Database,
  caller: Administrator,
  language: Language,
): Promise<void> {
  return changeOwnFacility(database, caller, { language });
}
