import type { removeAdministrator as endpoint } from '#contract/facility-administrators.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import { eq } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { administratorInvitations } from '#server/tables/facilities.ts';
import { becomeIndividual } from '../membership.ts';
import { facilitiesMessages } from '../messages.ts';
import { lockAdministrators } from './lock-administrators.ts';

/**
 * Makes an administrator of the caller's facility an individual, at once on every device; the invitations of that person
 * end, too. Administrators may remove themselves, but never the last one.
 * @throws Problem `forbidden`, `not_found` for anybody else, or `conflict` for the last administrator
 */
export async function removeAdministrator(
  services: Services,
  { params, caller, origin }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { database, clock } = services;
  const now = clock.now();
  const accountId = params.userId.toLowerCase();
  await database.transaction(async (tx) => {
    const { facilityId, administrators } = await lockAdministrators(tx, caller);
    if (!administrators.includes(accountId))
      throw new Problem('not_found', facilitiesMessages.noSuchAdministrator);
    if (administrators.length === 1) throw new Problem('conflict', facilitiesMessages.onlyAdministrator);
    await tx.delete(administratorInvitations).where(eq(administratorInvitations.invitedBy, accountId));
    await becomeIndividual(tx, accountId, now);
    const entry = { operator: caller.accountId, command: 'administrator remove', subject: 'a person' };
    await recordAudit(tx, { ...entry, accountId, details: { facilityId } }, now);
    await enqueueEmail(services, tx, { template: 'administratorRemoved', accountId, facilityId, origin });
  });
  return {
    message:
      accountId === caller.accountId
        ? facilitiesMessages.ranFacility
        : facilitiesMessages.administratorRemoved,
  };
}
