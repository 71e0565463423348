import type { resendInvitation, takeBackInvitation } from '#contract/facility-administrators.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import { and, eq, gt } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { isUuid } from '#server/lib/is-uuid.ts';
import { Problem } from '#server/lib/problem.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { administratorInvitations } from '#server/tables/facilities.ts';
import { endOfInvitation } from '../administrator-invitations.ts';
import { facilitiesMessages } from '../messages.ts';
import { lockAdministrators } from './lock-administrators.ts';

const noInvitation = () => new Problem('not_found', facilitiesMessages.invitationOver);

const isInvitation = (id: string, facilityId: string, now: Date) => {
  if (!isUuid(id)) throw noInvitation();
  return and(
    eq(administratorInvitations.id, id),
    eq(administratorInvitations.facilityId, facilityId),
    gt(administratorInvitations.expiresAt, now),
  );
};

/**
 * Sends an open invitation again with a new link for another 7 days; the last link stops working at once.
 * @throws Problem `forbidden`, `not_found` or `too_many_requests`
 */
export async function sendInvitationAgain(
  services: Services,
  { params: { invitationId }, caller, origin, language }: Call<typeof resendInvitation>,
): Promise<Spoken<typeof resendInvitation>> {
  const { database, clock, limits } = services;
  await limits.count('ownEmails', caller.accountId);
  const now = clock.now();
  return database.transaction(async (tx) => {
    const { facilityId } = await lockAdministrators(tx, caller);
    const [invitation] = await tx
      .update(administratorInvitations)
      .set({ tokenHash: null, invitedBy: caller.accountId, expiresAt: endOfInvitation(now) })
      .where(isInvitation(invitationId, facilityId, now))
      .returning({ email: administratorInvitations.email });
    if (!invitation) throw noInvitation();
    const entry = { operator: caller.accountId, command: 'administrator invite again', subject: 'a person' };
    await recordAudit(tx, { ...entry, details: { facilityId } }, now);
    const job = { template: 'administratorInvited', accountId: null, origin } as const;
    await enqueueEmail(services, tx, { ...job, language, invitationId });
    return { message: facilitiesMessages.invitationSentAgain({ email: invitation.email }) };
  });
}

/** Takes an open invitation back: its link stops working. @throws Problem `forbidden` or `not_found` */
export async function deleteInvitation(
  { database, clock }: Services,
  { params: { invitationId }, caller }: Call<typeof takeBackInvitation>,
): Promise<Spoken<typeof takeBackInvitation>> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const { facilityId } = await lockAdministrators(tx, caller);
    const [invitation] = await tx
      .delete(administratorInvitations)
      .where(isInvitation(invitationId, facilityId, now))
      .returning({ email: administratorInvitations.email });
    if (!invitation) throw noInvitation();
    const entry = { operator: caller.accountId, command: 'administrator take back', subject: 'a person' };
    await recordAudit(tx, { ...entry, details: { facilityId } }, now);
    return {
      message: facilitiesMessages.invitationTakenBack({ email: invitation.email }),
    };
  });
}
