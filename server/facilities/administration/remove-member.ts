import type { removeMember as endpoint } from '#contract/facility-members.ts';
import { deleteAccountRows } from '#server/accounts/delete-account-rows.ts';
import { logDeletion } from '#server/accounts/deletion-log.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import { recordEvent } from '#server/audit/record-event.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { becomeIndividual, endMembership } from '../membership.ts';
import { facilitiesMessages } from '../messages.ts';
import { administeredFacility } from '../units.ts';
import { lockMember } from './find-member.ts';

/**
 * Removes a member of the caller's facility, whose seat is free at once. An account that nobody has opened is deleted;
 * any other becomes an individual's, with everything that was played.
 * @throws Problem `forbidden` or `not_found`
 */
export async function removeMember(
  services: Services,
  { params, caller, address, device, origin }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { database, clock } = services;
  const { id: facilityId } = await administeredFacility(database, caller);
  const removed = await database.transaction(async (tx) => {
    const { id: accountId, userName, neverOpened } = await lockMember(tx, caller, params.userId);
    const entry = { operator: caller.accountId, command: 'member remove', subject: 'a person' };
    const details = { facilityId, deleted: neverOpened };
    if (neverOpened) {
      await endMembership(tx, accountId);
      await deleteAccountRows(tx, accountId);
      await recordAudit(tx, { ...entry, details }, clock.now());
      return {
        deletedId: accountId,
        message: facilitiesMessages.memberRemovedDeleted({ userName }),
      };
    }
    await becomeIndividual(tx, accountId, clock.now());
    await recordAudit(tx, { ...entry, accountId, details }, clock.now());
    const by = { byAccountId: caller.accountId, address, device };
    await recordEvent(services, tx, { kind: 'facility_left', accountId, ...by });
    await enqueueEmail(services, tx, { template: 'memberRemoved', accountId, facilityId, origin });
    return {
      deletedId: null,
      message: facilitiesMessages.memberRemoved({ userName }),
    };
  });
  if (removed.deletedId) logDeletion(services.log, 'deleted', removed.deletedId, clock.now());
  return { message: removed.message };
}
