import type { confirmDeletion as endpoint } from '#contract/account-links.ts';
import { consumeToken } from '#server/accounts/email-tokens.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { closeAccount } from '../close-account.ts';

/** Deletes the account by the emailed link. @throws Problem `link_invalid`, or `conflict` for the last owner */
export async function confirmDeletion(
  services: Services,
  { params, address, origin }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { database, clock, limits } = services;
  return limits.countFailures('resetPassword', address, async () => {
    return database.transaction(async (tx) => {
      const { accountId } = await consumeToken(tx, params.token, 'confirm_deletion', clock.now());
      return { message: await closeAccount(services, tx, accountId, origin), userId: accountId };
    });
  });
}
