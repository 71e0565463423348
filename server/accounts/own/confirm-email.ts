import { eq, sql } from 'drizzle-orm';
import type { Answer } from '#contract/endpoint.ts';
import type { confirmEmail as endpoint } from '#contract/own-account.ts';
import { isUniqueViolation } from '#server/database/unique-violation.ts';
import type { Call } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { spendLink, withdrawLinks } from '../mailed-links.ts';
import { emailTaken } from '../sign-up/create-account.ts';
import { accounts } from '../tables.ts';

/** The mailed link proves the address, or makes the new one count. @throws Problem `link_invalid` or `email_taken` */
export async function confirmEmail(
  { database, clock, limits }: Services,
  { params, address }: Call<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return limits.countFailures('resetPassword', address, async () => {
    const now = clock.now();
    await database.transaction(async (tx) => {
      const { accountId, newEmail } = await spendLink(tx, params.token, 'confirm_email', now);
      await tx
        .update(accounts)
        .set({ email: newEmail ?? sql`${accounts.email}`, emailVerifiedAt: now })
        .where(eq(accounts.id, accountId))
        .catch((error) => {
          throw isUniqueViolation(error) ? emailTaken() : error;
        });
      // Whoever still has the old mailbox could else take the account back with what lies there.
      if (newEmail !== null) await withdrawLinks(tx, accountId);
    });
    return { message: 'Thank you. Your email address is confirmed.' };
  });
}
