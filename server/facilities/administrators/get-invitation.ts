import type { ResponseOf } from '#contract/endpoint.ts';
import type { getAdministratorInvitation as endpoint } from '#contract/facility-administrators.ts';
import { findByEmail } from '#server/accounts/find-account.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { findFacilityName, findPersonName } from '../administrator-emails.ts';
import { getInvitation } from '../administrator-invitations.ts';

/**
 * Shows the holder of an emailed link who invites them to which facility, and whether their address has an account.
 * @throws Problem `link_invalid` or `too_many_requests`
 */
export async function getAdministratorInvitation(
  { database, clock, limits }: Services,
  { params, address, caller }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  return limits.countFailures('resetPassword', address, async () => {
    const invitation = await getInvitation(database, params.token, clock.now());
    const { facilityId, invitedBy, email, expiresAt } = invitation;
    const invited = await findByEmail(database, email);
    return {
      facilityName: (await findFacilityName(database, facilityId)) ?? '',
      invitedBy: await findPersonName(database, invitedBy),
      email,
      endsAt: expiresAt.toISOString(),
      hasAccount: invited !== undefined,
      isCallers: caller !== null && invited?.id === caller.accountId,
    };
  });
}
