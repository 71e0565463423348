import type { releaseEmail as endpoint } from '#contract/account-links.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { endChanges, findOpenChange } from '../email-changes.ts';
import { consumeToken, linkInvalid } from '../email-tokens.ts';
import { findRecipient } from '../find-recipient.ts';
import { accountsMessages } from '../messages.ts';
import { giveBack } from './give-back.ts';

/**
 * Takes an address off an account that somebody else made and can take back: the account has its former address again,
 * and the reader of this one can sign up anew.
 * @throws Problem `link_invalid` or `email_taken`
 */
export async function releaseEmail(
  services: Services,
  { params, address, device, origin }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { database, clock, limits } = services;
  return limits.countFailures('resetPassword', address, async () => {
    const now = clock.now();
    const email = await database.transaction(async (tx) => {
      const { accountId } = await consumeToken(tx, params.token, 'release_email', now);
      const account = await findRecipient(tx, accountId);
      const change = await findOpenChange(tx, accountId, now);
      if (!account || !change) throw linkInvalid();
      await endChanges(tx, change);
      await giveBack(services, tx, change, { address, device });
      await enqueueEmail(services, tx, { template: 'addressReturned', accountId, origin });
      return account.email;
    });
    return { message: accountsMessages.emailReleased, email };
  });
}
