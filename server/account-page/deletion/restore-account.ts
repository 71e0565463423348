import type { restoreAccount as endpoint } from '#contract/account-links.ts';
import { consumeToken } from '#server/accounts/email-tokens.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { accountPageMessages } from '../messages.ts';
import { reopenAccount } from '../reopen-account.ts';

/**
 * Undoes a deletion: everything is as before, except that the subscription stays canceled, and that a member whose seat was
 * given away is an individual. @throws Problem `link_invalid`
 */
export async function restoreAccount(
  services: Services,
  { params, address }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { database, clock, limits } = services;
  return limits.countFailures('resetPassword', address, async () => {
    const hasSeat = await database.transaction(async (tx) => {
      const { accountId } = await consumeToken(tx, params.token, 'restore', clock.now());
      return reopenAccount(services, tx, accountId);
    });
    if (hasSeat) return { message: accountPageMessages.accountBack };
    return {
      message: accountPageMessages.accountBackWithoutSeat,
    };
  });
}
