import type { inviteMember as endpoint } from '#contract/facility-members.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { facilitiesMessages } from '../messages.ts';
import { administeredFacility } from '../units.ts';
import { lockMember } from './find-member.ts';
import { notInvited } from './not-verified.ts';

/**
 * Sends a member who has not chosen a password another link to choose one; the last link stops working.
 * @throws Problem `forbidden`, `not_found`, `facility_unverified`, `too_many_requests`, or `conflict` for a member without an
 * address or with a password
 */
export async function inviteMember(
  services: Services,
  { params, caller, origin }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { database, clock, limits } = services;
  const { verifiedAt } = await administeredFacility(database, caller);
  if (verifiedAt === null) throw new Problem('facility_unverified', notInvited);
  await limits.count('ownEmails', caller.accountId);
  return database.transaction(async (tx) => {
    const { id: accountId, email, neverOpened } = await lockMember(tx, caller, params.userId);
    if (!email) throw new Problem('conflict', facilitiesMessages.memberWithoutEmail);
    if (!neverOpened) throw new Problem('conflict', facilitiesMessages.memberOpenedAccount);
    await enqueueEmail(services, tx, { template: 'memberInvited', accountId, origin });
    const entry = { operator: caller.accountId, command: 'member invite', subject: 'a person', accountId };
    await recordAudit(tx, entry, clock.now());
    return { message: facilitiesMessages.memberLinkSent({ email }) };
  });
}
