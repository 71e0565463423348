import { type makeHelperLink as endpoint, openHelperPage } from '#contract/helper.ts';
import { eq } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { makeLink } from '../helper-links.ts';
import { plansMessages } from '../messages.ts';

/** Makes the caller's only link. @throws Problem too_many_requests */
export async function makeHelperLink(
  { database, clock, limits }: Services,
  { caller: { accountId }, origin }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  await limits.countInProcess('planSaves', accountId);
  const now = clock.now();
  const { token, madeAt, expiresAt } = await database.transaction(async (tx) => {
    // Of two links made at once the second one waits, and ends the first.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
    return makeLink(tx, accountId, now);
  });
  return {
    message: plansMessages.helperLinkReady,
    address: origin + openHelperPage.path.replace('{helperToken}', token),
    link: { madeAt: madeAt.toISOString(), expiresAt: expiresAt.toISOString() },
  };
}
