import { eq } from 'drizzle-orm';
import type { restoreAccount as endpoint } from '#contract/account-links.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { consumeToken } from '#server/accounts/email-tokens.ts';
import { takeSeatAgain } from '#server/facilities/membership.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';

/**
 * Undoes a deletion: everything is as before, except that the subscription stays canceled, and that a member whose seat was
 * given away is an individual. @throws Problem `link_invalid`
 */
export async function restoreAccount(
  { database, clock, limits }: Services,
  { params, address }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  return limits.countFailures('resetPassword', address, async () => {
    const hasSeat = await database.transaction(async (tx) => {
      const { accountId } = await consumeToken(tx, params.token, 'restore', clock.now());
      const taken = await takeSeatAgain(tx, accountId, clock.now());
      await tx.update(accounts).set({ deletionRequestedAt: null }).where(eq(accounts.id, accountId));
      return taken;
    });
    if (hasSeat) return { message: 'Your account is back. Please log in.' };
    return {
      message:
        'Your account is back, with your results. Your facility has no free seat, so you no longer belong to it. Please log in.',
    };
  });
}
