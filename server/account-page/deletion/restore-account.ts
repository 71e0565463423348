import { eq } from 'drizzle-orm';
import type { restoreAccount as endpoint } from '#contract/account-links.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { consumeToken } from '#server/accounts/email-tokens.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';

/** Undoes a deletion: everything is as before, except that the subscription stays canceled. @throws Problem `link_invalid` */
export async function restoreAccount(
  { database, clock, limits }: Services,
  { params, address }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  return limits.countFailures('resetPassword', address, async () => {
    await database.transaction(async (tx) => {
      const { accountId } = await consumeToken(tx, params.token, 'restore', clock.now());
      await tx.update(accounts).set({ deletionRequestedAt: null }).where(eq(accounts.id, accountId));
    });
    return { message: 'Your account is back. Please log in.' };
  });
}
