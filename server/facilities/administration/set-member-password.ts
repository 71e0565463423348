import type { setMemberPassword as endpoint } from '#contract/facilities.ts';
import { giveOneTimePassword } from '#server/accounts/one-time-password.ts';
import type { Database } from '#server/lib/database/pool.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { facilitiesMessages } from '../messages.ts';
import type { Administrator } from './change-own-facility.ts';
import { type FacilityUser, findMember } from './find-member.ts';
import { getVerifiedFacility } from './get-verified-facility.ts';

/**
 * Gives a member without an email address a password that opens the account once; the member then chooses a new one
 * (docs/product-decisions.md#no-email). Members with an address reset their own password, so that nobody can take over their account.
 * Only once the facility is verified: until then anybody may run it, and the first card is all that it can give.
 * @throws Problem `forbidden`, `not_found` or `facility_unverified`
 */
export async function setMemberPassword(
  services: Services,
  { params, caller, address, device, origin }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const find = (database: Database) => findWithoutEmail(database, caller, params.userId);
  await getVerifiedFacility(services.database, caller);
  const { id } = await find(services.database);
  const password = await giveOneTimePassword(services, id, {
    recheck: find,
    operator: caller.accountId,
    command: 'member password',
    origin,
    from: { byAccountId: caller.accountId, address, device },
  });
  return {
    message: facilitiesMessages.memberPasswordGiven,
    password,
  };
}

/** A member who leaves, or confirms an address, may be faster than the administrator. */
async function findWithoutEmail(
  database: Database,
  caller: Administrator,
  userId: string,
): Promise<FacilityUser> {
  const member = await findMember(database, caller, userId);
  if (member.email) throw new Problem('forbidden', facilitiesMessages.memberHasEmail);
  return member;
}
