import type { undoEmailChange as endpoint } from '#contract/account-links.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { consumeUndoToken } from '../email-changes.ts';
import { issueToken } from '../email-tokens.ts';
import { accountsMessages } from '../messages.ts';
import { giveBack } from './give-back.ts';

/**
 * The link in the old mailbox takes the account back from the person who changed its address. The response carries the
 * token to choose a new password.
 * @throws Problem `link_invalid` or `email_taken`
 */
export async function undoEmailChange(
  services: Services,
  { params, address, device }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { database, clock, limits } = services;
  return limits.countFailures('resetPassword', address, async () => {
    const now = clock.now();
    const resetToken = await database.transaction(async (tx) => {
      const change = await consumeUndoToken(tx, params.token, now);
      await giveBack(services, tx, change, { address, device });
      return issueToken(tx, change.accountId, 'reset', now);
    });
    return { message: accountsMessages.emailChangeUndone, resetToken };
  });
}
