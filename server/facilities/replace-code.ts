import { eq, inArray } from 'drizzle-orm';
import type { Answer } from '#contract/endpoint.ts';
import type { replaceFacilityCode as endpoint } from '#contract/own-account.ts';
import type { Call } from '#server/http/mount.ts';
import { Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import { newCode, showCode } from './codes.ts';
import { facilities, facilityMembers } from './tables.ts';

/** A new code; nobody joins by the old one any more. @throws Problem `forbidden` for all but the administrator */
export async function replaceFacilityCode(
  { database }: Services,
  { caller }: Call<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  if (caller.userType !== 'facilityAdmin') throw notAdministrator();
  const code = newCode();
  const own = database
    .select({ id: facilityMembers.facilityId })
    .from(facilityMembers)
    .where(eq(facilityMembers.accountId, caller.accountId));
  const changed = await database.update(facilities).set({ code }).where(inArray(facilities.id, own));
  if (changed.rowCount === 0) throw notAdministrator();
  return {
    message: `The new code is ${showCode(code)}. The old one does not work any more.`,
    code: showCode(code),
  };
}

export const notAdministrator = () =>
  new Problem('forbidden', "Only the facility's administrator can do this.");
