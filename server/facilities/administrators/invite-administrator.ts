import type { inviteAdministrator as endpoint } from '#contract/facility-administrators.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { sendInvitation } from '../administrator-invitations.ts';
import { facilitiesMessages } from '../messages.ts';
import { administeredFacility } from '../units.ts';
import { lockAdministrators } from './lock-administrators.ts';

/**
 * Emails somebody a link to become an administrator of the caller's facility. Only once an operator has verified the
 * facility: anybody can create one, and would write to strangers in our name.
 * @throws Problem `forbidden`, `facility_unverified`, `too_many_requests`, or `conflict` if the address is invited already
 * or an administrator has it
 */
export async function inviteAdministrator(
  services: Services,
  { body: { email }, caller, origin, language }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { database, clock, limits } = services;
  const { verifiedAt } = await administeredFacility(database, caller);
  if (verifiedAt === null) throw new Problem('facility_unverified', notYet);
  await limits.count('ownEmails', caller.accountId);
  const invitedBy = caller.accountId;
  await database.transaction(async (tx) => {
    const { facilityId } = await lockAdministrators(tx, caller);
    await sendInvitation(services, tx, { facilityId, email, invitedBy, origin, language });
    const entry = { operator: invitedBy, command: 'administrator invite', subject: 'a person' };
    await recordAudit(tx, { ...entry, details: { facilityId } }, clock.now());
  });
  return { message: facilitiesMessages.invitationSent({ email }) };
}

const notYet = facilitiesMessages.mayNotInviteYet;
