import type { ResponseOf } from '#contract/endpoint.ts';
import type { listAdministrators as endpoint } from '#contract/facility-administrators.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { findAdministrators, findInvitations } from '../administrators-of.ts';
import { administeredFacility } from '../units.ts';

/** Returns the administrators of the caller's facility and its open invitations. @throws Problem `forbidden` */
export async function listAdministrators(
  { database, clock }: Services,
  { caller }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { id: facilityId, verifiedAt } = await administeredFacility(database, caller);
  const [administrators, invitations] = await Promise.all([
    findAdministrators(database, facilityId),
    findInvitations(database, facilityId, clock.now()),
  ]);
  return {
    mayInvite: verifiedAt !== null,
    administrators: administrators.map(({ userId, name, since }) => ({
      userId,
      name,
      since: since.toISOString(),
      isYou: userId === caller.accountId,
    })),
    invitations: invitations.map(({ id, email, expiresAt }) => ({
      invitationId: id,
      email,
      endsAt: expiresAt.toISOString(),
    })),
  };
}
