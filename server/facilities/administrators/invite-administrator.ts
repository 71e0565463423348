import { and, eq } from 'drizzle-orm';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { inviteAdministrator as endpoint } from '#contract/facility-administrators.ts';
import { addressKey } from '#server/accounts/find-account.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import type { Call } from '#server/lib/http/mount.ts';
import { fieldProblem, Problem } from '#server/lib/problem.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { facilityMembers } from '#server/tables/facilities.ts';
import { isAdministratorOf, storeInvitation } from '../administrator-invitations.ts';
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
  { body: { email }, caller, origin }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { database, clock, limits } = services;
  const { verifiedAt } = await administeredFacility(database, caller);
  if (verifiedAt === null) throw new Problem('facility_unverified', notYet);
  await limits.count('ownEmails', caller.accountId);
  const now = clock.now();
  const invitedBy = caller.accountId;
  await database.transaction(async (tx) => {
    const { facilityId } = await lockAdministrators(tx, caller);
    const [administrator] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .innerJoin(facilityMembers, eq(facilityMembers.accountId, accounts.id))
      .where(and(isAdministratorOf(facilityId), eq(addressKey(accounts.email), addressKey(email))));
    if (administrator) throw fieldProblem('email', 'This person is an administrator already.', 'conflict');
    const invitation = await storeInvitation(tx, { facilityId, email, invitedBy }, now);
    if (!invitation)
      throw fieldProblem('email', 'This address is invited already. You can send it again.', 'conflict');
    const entry = { operator: invitedBy, command: 'administrator invite', subject: 'a person' };
    await recordAudit(tx, { ...entry, details: { facilityId } }, now);
    const job = { template: 'administratorInvited', accountId: null, origin } as const;
    await enqueueEmail(services, tx, { ...job, invitationId: invitation.id });
  });
  return { message: `We have sent an invitation to ${email}.` };
}

const notYet = 'You can invite others once we know who runs your facility.';
