import type { revokeFacilityCode as endpoint } from '#contract/facilities.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { facilitiesMessages } from '../messages.ts';
import { changeOwnFacility } from './change-own-facility.ts';

/**
 * Removes the code, so that nobody can join until there is a new one (docs/product-decisions.md#seats).
 * @throws Problem `forbidden` for anybody but the administrator
 */
export async function revokeFacilityCode(
  { database }: Services,
  { caller }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  await changeOwnFacility(database, caller, { code: null });
  return { message: facilitiesMessages.facilityCodeRevoked };
}
