import { enqueueEmail } from '#server/services/email-job.ts';
import type { JobData } from '#server/services/job-data.ts';
import type { Services } from '#server/services/services.ts';

/** Enqueues the emails to people whom an administrator added, all or none, so that nobody is invited twice. */
export async function inviteMembers(
  services: Services,
  { accountIds, origin }: JobData['inviteMembers'],
): Promise<void> {
  await services.database.transaction(async (tx) => {
    for (const accountId of accountIds)
      await enqueueEmail(services, tx, { template: 'memberInvited', accountId, origin });
  });
}
