import type { replaceFacilityCode as endpoint } from '#contract/facilities.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { formatCode, newCode } from '../codes.ts';
import { facilitiesMessages } from '../messages.ts';
import { changeOwnFacility } from './change-own-facility.ts';

/**
 * Sets a new code, even if the last one was revoked; nobody can join with the old one anymore.
 * @throws Problem `forbidden` for anybody but the administrator
 */
export async function replaceFacilityCode(
  { database }: Services,
  { caller }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const code = newCode();
  await changeOwnFacility(database, caller, { code });
  return {
    message: facilitiesMessages.newFacilityCode({ code: formatCode(code) }),
    code: formatCode(code),
  };
}
