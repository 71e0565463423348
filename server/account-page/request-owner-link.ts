import type { requestOwnerLink as endpoint } from '#contract/account-links.ts';
import { eq } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { accountPageMessages } from './messages.ts';

/**
 * Emails a link that verifies the owner without a password. It goes only to a confirmed address: another may be somebody
 * else's. @throws Problem `conflict` or `too_many_requests`
 */
export async function requestOwnerLink(
  services: Services,
  { caller, origin }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { accountId, sessionId } = caller;
  const [account] = await services.database.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account?.email || !account.emailVerifiedAt) {
    throw new Problem('conflict', accountPageMessages.noConfirmedEmail);
  }
  await services.limits.count('ownEmails', accountId);
  await enqueueEmail(services, services.database, { template: 'confirmOwner', accountId, sessionId, origin });
  return { message: accountPageMessages.ownerLinkSent({ email: account.email }) };
}
